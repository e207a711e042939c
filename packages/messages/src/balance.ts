import type { Seat } from '@dicehall/engine';
import type { Catalogue, Names } from './catalogue.ts';
import { aboutText, shownMatches, sipsText, type Unit, winsInText } from './share.ts';

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
  /** The other parts of the account of a single match. */
  readonly rest?: {
    readonly seats: number;
    readonly others: number;
    /** The effect of hidden choices when they are revealed. */
    readonly met: number;
  };
}

/** The number of decimals of sips in one match, as in its account. */
const matchDigits = 1;

type Counted = Pick<Balance, 'unit' | 'matches' | 'margin'>;

/** Returns an amount in steps of the account of a match, whose figures the text must not contradict. */
const stepsOf = ({ unit, matches, margin = 0 }: Counted, amount: number): number =>
  Math.round(amount * (unit === 'sips' ? 10 : matches > 1 || margin > 0 ? 100 : 1000));

// Changes of a win chance in one match can add up to more than 100 %. Words replace such figures.
const sizeOf = (counted: Counted, amount: number) =>
  stepsOf(counted, amount) < 1 ? 'none' : counted.unit === 'win' && counted.matches === 1 ? 'words' : 'some';

const perOf = ({ unit, matches }: Counted) => ({
  per: matches > 1 ? unit : 'match',
  matches: shownMatches(matches),
});

const amountText = (
  catalogue: Catalogue,
  { unit, matches, margin = 0 }: Counted,
  mean: number,
  word: string,
): string =>
  unit === 'win'
    ? winsInText(catalogue, matches, mean)
    : aboutText(
        catalogue,
        catalogue.say('sips-lead', { sips: sipsText(catalogue, mean, matches > 1 ? 2 : matchDigits), word }),
        margin,
      );

/**
 * Describes how mistakes and dice changed the match. The text has no figures if it describes the win chances of a single
 * match. A second sentence names another part of the account that changed the match more.
 * @param word the name of the unit, unless it is wins
 * @param seat the player; the reader if absent
 */
export function balanceText(
  catalogue: Catalogue,
  balance: Balance,
  word: string,
  seat?: Seat,
  names?: Names,
): string {
  const { matches, lost, luck, margin = 0, mistakes, rest } = balance;
  const [cost, dice] = [lost / matches, luck / matches];
  const amount = (mean: number) => amountText(catalogue, balance, mean, word);
  const isFaultless = mistakes === 0;
  const lossSize = sizeOf(balance, cost);
  // Losses that are too small for a mistake are no chances to win.
  const size = isFaultless && lossSize === 'words' ? 'none' : lossSize;
  const luckSize = sizeOf(balance, Math.abs(dice));
  const side = dice < 0 ? 'bad' : 'good';
  const shown = (value: number) => stepsOf(balance, value);
  const more = shown(Math.abs(dice)) - shown(cost);
  const values = {
    who: seat === undefined ? 'you' : 'seat',
    seat: { seat: seat ?? 0 },
    lost: !isFaultless ? size : margin > 0 ? 'unclear' : lossSize === 'none' ? 'never' : size,
    loss: amount(cost),
    luck: `${side}-${luckSize}`,
    dice: amount(dice),
    ...perOf(balance),
    compared: `${side}-${more > 0 ? 'more' : more < 0 ? 'less' : 'same'}`,
  };
  const isCompared = size === 'words' && luckSize === 'words';
  const text = catalogue.say(isCompared ? 'balance-compared' : 'balance', values, names);
  if (rest === undefined) return text;
  const [part, value] =
    Math.abs(rest.met) > Math.abs(rest.others) ? ['met', rest.met] : ['others', rest.others];
  const isLargest = shown(Math.abs(value)) > Math.max(shown(Math.abs(dice)), shown(cost));
  if (!isLargest || Math.abs(value) <= margin) return text;
  const effect = { part, seats: rest.seats, effect: value < 0 ? 'bad' : 'good' };
  return `${text} ${catalogue.say('balance-largest', { ...values, ...effect }, names)}`;
}

/**
 * Describes in one sentence what the choices of opponents gave the reader. With one opponent, only mistakes give anything.
 * Returns null if it is almost nothing. `seats` is the largest number of seats of the matches.
 */
export function opponentText(
  catalogue: Catalogue,
  { gained, seats, ...counted }: Counted & { readonly gained: number; readonly seats: number },
  word: string,
): string | null {
  const { matches } = counted;
  const mean = gained / matches;
  const size = sizeOf(counted, mean);
  if (size === 'none') return null;
  const values = {
    who: seats > 2 ? 'others' : matches > 1 ? 'opponents' : 'opponent',
    gained: size,
    gain: amountText(catalogue, counted, mean, word),
    ...perOf(counted),
  };
  return catalogue.say('balance-opponent', values);
}
