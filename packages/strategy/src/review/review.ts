import {
  type AnyGame,
  applyEntry,
  type BySeat,
  type Entry,
  type GameId,
  type HiddenPairsState,
  ofSeat,
  openMatch,
  type Seat,
  type Setup,
} from '@dicehall/engine';
import type { ValueUnit } from '../solve/index.ts';
import type { Judge, JudgedBy } from './judge.ts';
import { percentileOf, same } from './luck.ts';
import { type PlayerReview, playersOf } from './players.ts';
import type { Reviewed, ReviewedChoice, ReviewedEntry } from './reviewed.ts';

export interface Review {
  readonly how: JudgedBy;
  readonly exact: boolean;
  readonly unit: ValueUnit;
  /** The standard error of one value; 0 where they are exact. */
  readonly noise: number;
  /** What the match was worth to each seat before its first entry, and after its last. */
  readonly start: BySeat<number>;
  readonly result: BySeat<number>;
  readonly entries: readonly ReviewedEntry[];
  readonly players: BySeat<PlayerReview>;
  /** The entries that swung the match most, the greatest swing first. */
  readonly turningPoints: readonly ReviewedEntry[];
  /** How far luck and errors are from adding up to the result, over all seats: 0 but for rounding where values are exact. */
  readonly residual: number;
}

/** So much worse than the best is nearly as good: one match in two hundred, or one sip in fifty rounds. */
export const nearly: Readonly<Record<ValueUnit, number>> = { win: 0.005, sips: 0.02 };

/** A swing smaller than this turns nothing. */
const leastSwing: Readonly<Record<ValueUnit, number>> = { win: 0.05, sips: 0.5 };
const mostTurningPoints = 3;

/** How many near ties are told of one choice. */
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
    // An estimating judge that would have played the same has nothing to hold against it, but it was a choice.
    forced: isForced(game, state, seat),
    error: error <= same ? 0 : error,
    best: best?.move ?? own,
    nearTies: nearTies.toSorted((a, b) => b.value - a.value).slice(0, mostNearTies),
  };
}

/** A choice, with what it came to if hidden choices met because of it. */
function metBy(judge: Judge, after: unknown, choice: Omit<ReviewedChoice, 'met'>): ReviewedChoice {
  const reveals = judge.reveals?.(after) ?? false;
  const seats = choice.before.length;
  const met = choice.before.map((before, seat) => {
    const error = seat === choice.seat ? -choice.error : choice.error / (seats - 1);
    return reveals ? ofSeat(choice.after, seat) - before - error : 0;
  });
  return { ...choice, met };
}

/** Asking Hidden Pairs for all its moves takes long, and it never forces any. */
const isForced = (game: AnyGame, state: unknown, seat: Seat): boolean =>
  game.id !== 'hidden-pairs' && game.moves(state, seat).length === 1;

/** The entries that swung the match most for the seat they belong to. */
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

/** The turn of a seat, and how many throws it has had in it. */
interface InTurn {
  readonly turn: number;
  readonly rolls: number;
}

/**
 * Counts the turns of each seat, and the throws in each. A new turn begins when somebody else had the dice before; in
 * Hidden Pairs, where turns run side by side, the match counts them.
 */
function turnCounter(game: AnyGame, seats: number): (state: unknown, entry: Entry) => InTurn {
  const counts = Array.from({ length: seats }, (): InTurn => ({ turn: 0, rolls: 0 }));
  let lastSeat: Seat | null = null;
  return (state, entry) => {
    const { turn, rolls } = ofSeat(counts, entry.seat);
    const shared = game.id === 'hidden-pairs' ? (state as HiddenPairsState).turn : null;
    const now = shared ?? (entry.seat === lastSeat && turn > 0 ? turn : turn + 1);
    const thrown = (now === turn ? rolls : 0) + ('dice' in entry ? 1 : 0);
    lastSeat = entry.seat;
    const counted = { turn: now, rolls: thrown };
    counts[entry.seat] = counted;
    return counted;
  };
}

/** How many dice a fresh throw has, in the games in which all dice that scored are thrown again. */
const freshDice: Partial<Record<GameId, number>> = { greed: 5, 'ten-thousand': 6 };

/**
 * Reviews a match that holds: what luck and what skill did, throw by throw and choice by choice.
 * @param log the entries of the match, in order; one that breaks a rule is a bug
 */
export function review(setup: Setup, log: readonly Entry[], judge: Judge): Review {
  const { game, names } = setup;
  let { state } = openMatch(setup);
  const start = judge.value(state);
  let before = start;
  const turnOf = turnCounter(game, names.length);
  const entries = log.map((entry, index): ReviewedEntry => {
    const next = applyEntry(game, state, entry);
    if (!next.ok) throw new Error(`Entry ${index} breaks a rule: ${next.error.code}`);
    const after = judge.value(next.value);
    const { turn, rolls } = turnOf(state, entry);
    const place = { entry: index, seat: entry.seat, turn, before, after };
    const reviewed: ReviewedEntry =
      'dice' in entry
        ? {
            ...place,
            kind: 'throw',
            dice: entry.dice,
            roll: rolls,
            hot: rolls > 1 && entry.dice.length === freshDice[game.id],
            luck: ofSeat(after, entry.seat) - ofSeat(before, entry.seat),
            percentile: judge.exact
              ? percentileOf(judge, game, state, { ...entry, value: ofSeat(after, entry.seat) })
              : null,
          }
        : metBy(judge, next.value, { ...place, ...reviewChoice(judge, game, state, entry) });
    state = next.value;
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
