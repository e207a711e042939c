import { type AnyGame, type BySeat, type Entry, ofSeat, type Seat } from '@dicehall/engine';
import type { Judge } from './judge.ts';
import { same } from './luck.ts';
import type { Reviewed, ReviewedChoice } from './reviewed.ts';

/** What a judge says of a choice alone, without the values around it. */
export type JudgedChoice = Omit<ReviewedChoice, keyof Reviewed | 'met' | 'left'>;

const keyOf = (move: unknown): string => JSON.stringify(move);

/** Never in games that do not list their moves. */
const isForced = (game: AnyGame, state: unknown, seat: Seat): boolean =>
  game.facts.listsMoves && game.moves(state, seat).length === 1;

/** An error is a difference from the best move that exceeds its margin. */
export function judgeChoice(
  judge: Judge,
  game: AnyGame,
  state: unknown,
  { seat, move }: Extract<Entry, { move: unknown }>,
): JudgedChoice {
  const own = game.canonical(move);
  const choices = judge.choices(state, seat, own);
  const played = choices.find((choice) => keyOf(choice.move) === keyOf(own));
  if (played === undefined) throw new Error(`A move that was played is not among the choices: ${keyOf(own)}`);
  const surelyBetter = choices.filter(({ value, margin }) => value - played.value > margin + same);
  const best = surelyBetter.reduce((one, other) => (other.value > one.value ? other : one), played);
  const asGood = choices.filter(
    (choice) =>
      choice !== best &&
      ((choice.margin === 0 && choice.value >= best.value - same) ||
        (best.mixed === true && choice.mixed === true)),
  );
  return {
    kind: 'choice',
    move: own,
    // By the rules, not by `choices`: an estimating judge lists a single move where it agrees.
    forced: choices.length === 1 && isForced(game, state, seat),
    error: best.value - played.value,
    margin: best === played ? Math.max(...choices.map(({ margin }) => margin)) : best.margin,
    best: best.move,
    asGood: asGood.map((choice) => choice.move),
  };
}

/** The values before a choice with this error: the others, who gained by it, had less in proportion. */
export function beforeChoice(after: BySeat<number>, seat: Seat, error: number): BySeat<number> {
  const left = 1 - ofSeat(after, seat);
  const own = Math.min(1, ofSeat(after, seat) + error);
  return after.map((value, other) => (other === seat ? own : left > 0 ? (value * (1 - own)) / left : value));
}

/**
 * The changes of the values by a choice that are neither its error nor what an error brings to others: hidden choices that
 * met, or what the judge's values leave open.
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
