import { type Attack, allSeats, type RoundShown, type Seat } from '@dicehall/engine';

/**
 * A beat of the animation in which the pairs of a round are opened: dice turn one by one, then the attacks fly and hit.
 * `at` is in milliseconds.
 */
export type Beat =
  | { readonly kind: 'die'; readonly at: number; readonly seat: Seat; readonly die: 0 | 1 }
  | { readonly kind: 'attack' | 'hit'; readonly at: number; readonly attack: Attack };

interface Theatre {
  readonly beats: readonly Beat[];
  /** The number of milliseconds until everything has been shown. */
  readonly length: number;
}

const opening = 300;
/** The number of milliseconds within which all dice turn, whatever the number of players. One die takes at most `slowest`. */
const allDice = 2200;
const slowest = 420;
const perAttack = 750;
/** The number of milliseconds that a card flies before it changes the sum. */
export const cardFlight = 420;
const closing = 450;

export function theatreOf({ pairs, attacks }: RoundShown): Theatre {
  const each = Math.min(slowest, allDice / (pairs.length * 2));
  const dice = allSeats(pairs.length).flatMap((seat) =>
    ([0, 1] as const).map((die): Beat => ({ kind: 'die', at: opening + (seat * 2 + die) * each, seat, die })),
  );
  const from = opening + dice.length * each + 200;
  const landing = attacks.flatMap((attack, index): Beat[] => {
    const at = from + index * perAttack;
    return [
      { kind: 'attack', at, attack },
      { kind: 'hit', at: at + cardFlight, attack },
    ];
  });
  return { beats: [...dice, ...landing], length: Math.round(from + attacks.length * perAttack + closing) };
}
