import type { Seat } from '@dicehall/engine';
import type { Catalogue, Names } from './catalogue.ts';
import { lossText, shareText, type Unit } from './share.ts';

/** What mistakes and dice changed for one player, in shares of the win or in sips. */
export interface Balance {
  readonly unit: Unit;
  readonly matches: number;
  /** What mistakes lost. */
  readonly lost: number;
  /** What the dice of all players gained. */
  readonly luck: number;
}

/** Per match: less than this counts as nothing. */
const little = { win: 0.005, sips: 0.05 };

/**
 * What mistakes and dice changed, in one sentence.
 * @param word the word for what is counted, if it is not wins
 * @param seat the player; by default the reader
 */
export function balanceText(
  catalogue: Catalogue,
  { unit, matches, lost, luck }: Balance,
  word: string,
  seat?: Seat,
  names?: Names,
): string {
  // The sum of all changes of a win chance can exceed 100 %, which no player would understand as a figure.
  const sizeOf = (amount: number) =>
    amount < little[unit] ? 'none' : unit === 'win' && amount > 1 ? 'much' : 'some';
  const [mistakes, dice] = [lost / matches, luck / matches];
  const values = {
    who: seat === undefined ? 'you' : 'seat',
    seat: { seat: seat ?? 0 },
    lost: sizeOf(mistakes),
    loss: lossText(catalogue, unit, mistakes, word),
    luck: `${dice < 0 ? 'bad' : 'good'}-${sizeOf(Math.abs(dice))}`,
    dice: unit === 'win' ? shareText(catalogue, Math.abs(dice)) : lossText(catalogue, unit, dice, word),
    per: matches === 1 ? 'match' : 'mean',
  };
  return catalogue.say('balance', values, names);
}
