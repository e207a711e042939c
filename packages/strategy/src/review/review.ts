import {
  type AnyGame,
  type BaseEvent,
  type BySeat,
  type Entry,
  isCoreEvent,
  ofSeat,
  openMatch,
  type Seat,
  type Setup,
} from '@dicehall/engine';
import type { ValueUnit } from '../solve/index.ts';
import type { Judge } from './judge.ts';
import { percentileOf, same } from './luck.ts';
import { type PlayerReview, playersOf } from './players.ts';
import type { Reviewed, ReviewedChoice, ReviewedEntry } from './reviewed.ts';

export interface Review extends Pick<Judge, 'how' | 'exact' | 'unit' | 'noise'> {
  /** The values before the first entry and after the last, by seat. */
  readonly start: BySeat<number>;
  readonly result: BySeat<number>;
  readonly entries: readonly ReviewedEntry[];
  readonly players: BySeat<PlayerReview>;
  /** The entries with the largest swings, the largest first. */
  readonly turningPoints: readonly ReviewedEntry[];
  /** The largest difference, over all seats, between luck minus errors and the result; 0 but for rounding if values are exact. */
  readonly residual: number;
}

/** A move that is at most this much worse is a near tie: one match in 200, or one sip in 50 rounds. */
export const nearly: Readonly<Record<ValueUnit, number>> = { win: 0.005, sips: 0.02 };

/** The smallest swing of a turning point. */
const leastSwing: Readonly<Record<ValueUnit, number>> = { win: 0.05, sips: 0.5 };
const mostTurningPoints = 3;

const mostNearTies = 5;

const keyOf = (move: unknown): string => JSON.stringify(move);

function reviewChoice(
  judge: Judge,
  game: AnyGame,
  state: unknown,
  { seat, move }: Extract<Entry, { move: unknown }>,
): Omit<ReviewedChoice, keyof Reviewed | 'met'> {
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

/** Adds `met` if the choice revealed hidden choices. */
function metBy(judge: Judge, after: unknown, choice: Omit<ReviewedChoice, 'met'>): ReviewedChoice {
  const reveals = judge.reveals?.(after) ?? false;
  const seats = choice.before.length;
  const met = choice.before.map((before, seat) => {
    const error = seat === choice.seat ? -choice.error : choice.error / (seats - 1);
    return reveals ? ofSeat(choice.after, seat) - before - error : 0;
  });
  return { ...choice, met };
}

/** Never in games that do not list their moves. */
const isForced = (game: AnyGame, state: unknown, seat: Seat): boolean =>
  game.facts.listsMoves && game.moves(state, seat).length === 1;

function turningPoints(entries: readonly ReviewedEntry[], unit: ValueUnit): ReviewedEntry[] {
  const swing = (entry: ReviewedEntry): number =>
    entry.kind === 'throw'
      ? Math.abs(entry.luck)
      : Math.max(entry.error, Math.abs(ofSeat(entry.met, entry.seat)));
  return entries
    .filter((entry) => swing(entry) >= leastSwing[unit])
    .toSorted((a, b) => swing(b) - swing(a))
    .slice(0, mostTurningPoints);
}

interface InTurn {
  /** From 1. */
  readonly turn: number;
  readonly rolls: number;
  readonly hot: boolean;
}

const firstTurn: InTurn = { turn: 1, rolls: 0, hot: false };

function afterEvents(turns: BySeat<InTurn>, events: readonly BaseEvent[]): BySeat<InTurn> {
  const next = [...turns];
  for (const event of events) {
    if (!isCoreEvent(event)) continue;
    if (event.kind === 'hot-dice') next[event.seat] = { ...next[event.seat], hot: true };
    if (event.kind === 'turn-ended') next[event.seat] = { ...firstTurn, turn: next[event.seat].turn + 1 };
  }
  return next;
}

/**
 * Measures the luck of each throw and the error of each choice.
 * @throws Error if an entry of the log is illegal
 */
export function review(setup: Setup, log: readonly Entry[], judge: Judge): Review {
  const { game, names } = setup;
  let { state } = openMatch(setup);
  const start = judge.value(state);
  let before = start;
  let turns: BySeat<InTurn> = names.map(() => firstTurn);
  const entries = log.map((entry, index): ReviewedEntry => {
    const next = game.apply(state, entry);
    if (!next.ok) throw new Error(`Entry ${index} breaks a rule: ${next.error.code}`);
    const after = judge.value(next.value.state);
    const { turn, rolls, hot } = ofSeat(turns, entry.seat);
    const place = { entry: index, seat: entry.seat, turn, before, after };
    const reviewed: ReviewedEntry =
      'dice' in entry
        ? {
            ...place,
            kind: 'throw',
            dice: entry.dice,
            roll: rolls + 1,
            hot,
            luck: ofSeat(after, entry.seat) - ofSeat(before, entry.seat),
            percentile: judge.exact
              ? percentileOf(judge, game, state, { ...entry, value: ofSeat(after, entry.seat) })
              : null,
          }
        : metBy(judge, next.value.state, { ...place, ...reviewChoice(judge, game, state, entry) });
    if ('dice' in entry) turns = turns.with(entry.seat, { turn, rolls: rolls + 1, hot: false });
    turns = afterEvents(turns, next.value.events);
    state = next.value.state;
    before = after;
    return reviewed;
  });
  const { players, residual } = playersOf(entries, start, before);
  return {
    how: judge.how,
    exact: judge.exact,
    unit: judge.unit,
    noise: judge.noise,
    start,
    result: before,
    entries,
    players,
    turningPoints: turningPoints(entries, judge.unit),
    residual,
  };
}
