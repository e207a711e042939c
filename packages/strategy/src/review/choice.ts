import { type AnyGame, type BySeat, type Entry, ofSeat, type Seat } from '@dicehall/engine';
import { keyOf, type Values } from '../values/values.ts';
import type { Reviewed, ReviewedChoice } from './reviewed.ts';

/** The judgement of a choice, without the values before and after it. */
export type JudgedChoice = Omit<ReviewedChoice, keyof Reviewed | 'met' | 'left'>;

/** Whether a choice has a single legal move; false in games that do not list their moves. */
const isForced = (game: AnyGame, state: unknown, seat: Seat): boolean =>
  game.facts.listsMoves && game.moves(state, seat).length === 1;

/** Judges a choice. An error is a difference from the best move that exceeds its margin. */
export function judgeChoice(
  values: Values,
  game: AnyGame,
  state: unknown,
  { seat, move }: Extract<Entry, { move: unknown }>,
): JudgedChoice {
  const own = game.canonical(move);
  const moves = values.moves(state, seat, { played: [own] });
  const [top] = moves;
  const played = moves.find((one) => keyOf(one.move) === keyOf(own));
  if (top === undefined || played === undefined)
    throw new Error(`A move that was played is not among the choices: ${keyOf(own)}`);
  const best = played.loss > 0 ? top : played;
  const asGood = moves.filter(
    (one) =>
      one !== best && one.loss === 0 && (one.margin === 0 ? best.margin === 0 : one.share !== undefined),
  );
  return {
    kind: 'choice',
    move: own,
    // Checked by the rules, because an estimate may value only one of several moves.
    forced: moves.length === 1 && isForced(game, state, seat),
    error: played.loss,
    margin: played.margin,
    best: best.move,
    asGood: asGood.map((one) => one.move),
  };
}

/** The values before a choice with this error. The others share its loss as a gain, in proportion to their values. */
export function beforeChoice(after: BySeat<number>, seat: Seat, error: number): BySeat<number> {
  const left = 1 - ofSeat(after, seat);
  const own = Math.min(1, ofSeat(after, seat) + error);
  return after.map((value, other) => (other === seat ? own : left > 0 ? (value * (1 - own)) / left : value));
}

/**
 * What a choice changed, apart from its error and from what the others gain by it: hidden choices that it revealed, or a part that
 * the values leave unexplained.
 */
export function changesOf(
  choice: JudgedChoice,
  reveals: boolean,
  { seat, before, after }: Pick<Reviewed, 'seat' | 'before' | 'after'>,
): Pick<ReviewedChoice, 'met' | 'left'> {
  const nothing = before.map(() => 0);
  const beside = before.map((from, other) => {
    const change = ofSeat(after, other) - from;
    if (other === seat) return change + choice.error;
    return reveals ? change - choice.error / (before.length - 1) : change;
  });
  if (reveals) return { met: beside, left: nothing };
  const isInDoubt = choice.error === 0 && choice.margin > 0;
  return { met: nothing, left: isInDoubt ? beside : nothing.with(seat, ofSeat(beside, seat)) };
}
