import type { Seat } from '@dicehall/engine';
import type { Catalogue, Names } from './catalogue.ts';

/** What mistakes and dice changed for one player, in shares of the win or in sips. */
export interface Balance {
  readonly unit: 'win' | 'sips';
  readonly matches: number;
  /** What mistakes lost. */
  readonly lost: number;
  /** What the dice of all players gained. */
  readonly luck: number;
}

/** Per match: a loss below this counts as almost nothing, and luck below this as even. */
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
  const [loss, dice] = [lost / matches, luck / matches];
  const isOne = matches === 1;
  const amount =
    unit === 'sips'
      ? catalogue.number(loss, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
      : Math.round(100 * loss);
  const size = unit === 'win' ? (loss > 1 ? 'much' : 'win') : isOne ? 'sips-match' : 'sips';
  const values = {
    who: seat === undefined ? 'you' : 'seat',
    seat: { seat: seat ?? 0 },
    size: loss < little[unit] ? 'none' : size,
    dice: Math.abs(dice) < little[unit] ? 'even' : dice < 0 ? 'cost' : 'gave',
    more: Math.abs(dice) > loss ? 'more' : 'less',
    amount,
    word,
  };
  return catalogue.say('balance', values, names);
}
