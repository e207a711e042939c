import type { Seat } from '@dicehall/engine';
import type { Catalogue, Names } from './catalogue.ts';
import { aboutText, lossText, shownMatches, type Unit, winsInText, winsText } from './share.ts';

/** How much mistakes and dice changed the match for one player, in shares of the win or in sips. */
export interface Balance {
  readonly unit: Unit;
  readonly matches: number;
  /** The total cost of the player's mistakes. */
  readonly lost: number;
  /** How much the dice of all players gained for the player. */
  readonly luck: number;
  /** Two standard errors of an estimated win chance. */
  readonly margin?: number;
  /** The number of the player's mistakes. Choices that are not mistakes can cost a little too. */
  readonly mistakes: number;
}

/** The amount per match below which a change counts as zero. */
const little = { win: 0.005, sips: 0.05 };

/** The number of decimals of sips in one match, as in its account. */
const matchDigits = 1;

// Changes of a win chance can add up to more than 100 %. Words replace such figures.
const sizeOf = (unit: Unit, amount: number) =>
  amount < little[unit] ? 'none' : unit === 'win' && amount > 1 ? 'much' : 'some';

function amountText(
  catalogue: Catalogue,
  { unit, matches, margin }: Pick<Required<Balance>, 'unit' | 'matches' | 'margin'>,
  size: number,
  word: string,
): string {
  const digits = matches > 1 ? 2 : matchDigits;
  return aboutText(catalogue, lossText(catalogue, unit, size, word, digits, margin), margin);
}

/**
 * Describes in one sentence how mistakes and dice changed the match.
 * @param word the name of the unit, unless it is wins
 * @param seat the player; the reader if absent
 */
export function balanceText(
  catalogue: Catalogue,
  { unit, matches, lost, luck, margin = 0, mistakes }: Balance,
  word: string,
  seat?: Seat,
  names?: Names,
): string {
  const [cost, dice] = [lost / matches, luck / matches];
  const per = matches > 1 ? unit : 'match';
  const amount = (size: number) => amountText(catalogue, { unit, matches, margin }, size, word);
  const size = sizeOf(unit, cost);
  const values = {
    who: seat === undefined ? 'you' : 'seat',
    seat: { seat: seat ?? 0 },
    lost: size === 'none' && mistakes === 0 ? (margin > 0 ? 'unclear' : 'never') : size,
    loss: per === 'win' ? winsInText(catalogue, matches, cost) : amount(cost),
    luck: `${dice < 0 ? 'bad' : 'good'}-${sizeOf(unit, Math.abs(dice))}`,
    dice:
      per === 'win'
        ? winsInText(catalogue, matches, dice)
        : unit === 'win'
          ? aboutText(catalogue, winsText(catalogue, Math.abs(dice), margin, 'win-points'), margin)
          : amount(dice),
    unit,
    per,
    matches: shownMatches(matches),
  };
  return catalogue.say('balance', values, names);
}

/**
 * Describes in one sentence what the mistakes of opponents gave the reader. Returns null if it is almost nothing.
 * @param opponent the seat of the only opponent of one match; if absent, the sentence names no opponents
 */
export function opponentText(
  catalogue: Catalogue,
  {
    unit,
    matches,
    gained,
    margin = 0,
  }: Omit<Balance, 'lost' | 'luck' | 'mistakes'> & { readonly gained: number },
  word: string,
  opponent?: Seat,
  names?: Names,
): string | null {
  const mean = gained / matches;
  const size = sizeOf(unit, mean);
  if (size === 'none') return null;
  const isMean = matches > 1;
  const values = {
    who: opponent !== undefined ? 'seat' : isMean ? 'opponents' : 'opponent',
    seat: { seat: opponent ?? 0 },
    unit,
    gained: size,
    gain:
      isMean && unit === 'win'
        ? winsInText(catalogue, matches, mean)
        : amountText(catalogue, { unit, matches, margin }, mean, word),
  };
  return catalogue.say('balance-opponent', values, names);
}
