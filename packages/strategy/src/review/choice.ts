import { type AnyGame, type BySeat, type Entry, ofSeat, type Seat } from '@dicehall/engine';
import type { Judge } from './judge.ts';
import { same } from './luck.ts';
import type { Reviewed, ReviewedChoice } from './reviewed.ts';
import { nearly } from './thresholds.ts';

const mostNearTies = 5;

/** What a judge says of a choice alone, without the values around it. */
export type JudgedChoice = Omit<ReviewedChoice, keyof Reviewed | 'met'>;

const keyOf = (move: unknown): string => JSON.stringify(move);

/** Never in games that do not list their moves. */
const isForced = (game: AnyGame, state: unknown, seat: Seat): boolean =>
  game.facts.listsMoves && game.moves(state, seat).length === 1;

export function judgeChoice(
  judge: Judge,
  game: AnyGame,
  state: unknown,
  { seat, move }: Extract<Entry, { move: unknown }>,
): JudgedChoice {
  const own = game.canonical(move);
  const choices = judge.choices(state, seat, own);
  const values = choices.map(({ value }) => value);
  const most = Math.max(...values);
  const played = choices.find((choice) => keyOf(choice.move) === keyOf(own));
  if (played === undefined) throw new Error(`A move that was played is not among the choices: ${keyOf(own)}`);
  const error = most - played.value;
  const best = error <= same ? played : choices.find(({ value }) => value === most);
  const nearTies = choices.filter(({ value }) => value < most - same && value >= most - nearly[judge.unit]);
  return {
    kind: 'choice',
    move: own,
    // By the rules, not by `choices`: an estimating judge lists a single move where it agrees.
    forced: isForced(game, state, seat),
    error: error <= same ? 0 : error,
    best: best?.move ?? own,
    nearTies: nearTies.toSorted((a, b) => b.value - a.value).slice(0, mostNearTies),
  };
}

/** A choice, and the values before it by those after it. */
export interface ChainedChoice {
  readonly before: BySeat<number>;
  readonly choice: JudgedChoice;
}

/**
 * Where a judge estimates, the values before a choice are those after the best move: a choice without an error then
 * changes nothing, and the changes of all entries add up to the result.
 */
export function chainedChoice(
  choice: JudgedChoice,
  seat: Seat,
  after: BySeat<number>,
  valueOfBest: (best: unknown) => BySeat<number>,
): ChainedChoice {
  if (choice.error > 0) {
    const before = valueOfBest(choice.best);
    const error = ofSeat(before, seat) - ofSeat(after, seat);
    if (error > same) return { before, choice: { ...choice, error } };
  }
  return { before: after, choice: { ...choice, error: 0, best: choice.move } };
}

/** Adds `met` if the choice revealed hidden choices. */
export function metBy(judge: Judge, after: unknown, choice: Omit<ReviewedChoice, 'met'>): ReviewedChoice {
  const reveals = judge.reveals?.(after) ?? false;
  const seats = choice.before.length;
  const met = choice.before.map((before, seat) => {
    const error = seat === choice.seat ? -choice.error : choice.error / (seats - 1);
    return reveals ? ofSeat(choice.after, seat) - before - error : 0;
  });
  return { ...choice, met };
}
