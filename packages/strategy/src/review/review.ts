import {
  type AnyGame,
  type BaseEvent,
  type BySeat,
  type Entry,
  isCoreEvent,
  ofSeat,
  replayedLog,
  type Setup,
} from '@dicehall/engine';
import { chainedChoice, type JudgedChoice, judgeChoice, metBy } from './choice.ts';
import type { Judge } from './judge.ts';
import { percentileOf } from './luck.ts';
import { type PlayerReview, playersOf } from './players.ts';
import type { ReviewedChoice, ReviewedEntry } from './reviewed.ts';
import { leastSwing, nearly } from './thresholds.ts';

export interface Review extends Pick<Judge, 'how' | 'exact' | 'unit' | 'noise'> {
  /** The values before the first entry and after the last, by seat. */
  readonly start: BySeat<number>;
  readonly result: BySeat<number>;
  readonly entries: readonly ReviewedEntry[];
  readonly players: BySeat<PlayerReview>;
  /** The entries with the largest swings, the largest first. */
  readonly turningPoints: readonly ReviewedEntry[];
  /** The largest difference, over all seats, between luck minus errors and the result: 0 but for rounding, except for rounds. */
  readonly residual: number;
}

/** A swing between two estimates is beyond doubt at this many standard errors of one. */
const surely = 4;
const mostTurningPoints = 3;

/** Whether a choice cost enough to speak of. */
export const isMistake = ({ unit }: Pick<Review, 'unit'>, { error }: ReviewedChoice): boolean =>
  error > nearly[unit];

function turningPoints(entries: readonly ReviewedEntry[], { unit, noise }: Judge): ReviewedEntry[] {
  const swing = (entry: ReviewedEntry): number =>
    entry.kind === 'throw'
      ? Math.abs(entry.luck)
      : Math.max(entry.error, Math.abs(ofSeat(entry.met, entry.seat)));
  return entries
    .filter((entry) => swing(entry) >= Math.max(leastSwing[unit], surely * noise))
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

interface Judged {
  /** Before each entry, and after the last, by seat. */
  readonly values: readonly BySeat<number>[];
  /** By entry; null for a throw. */
  readonly choices: readonly (JudgedChoice | null)[];
}

/** From the last entry to the first: the values before an estimated choice follow from those after it. */
function judged(game: AnyGame, log: readonly Entry[], states: readonly unknown[], judge: Judge): Judged {
  const values: BySeat<number>[] = [judge.value(states.at(-1))];
  const choices: (JudgedChoice | null)[] = [];
  for (const [back, entry] of log.toReversed().entries()) {
    const state = states[log.length - 1 - back];
    const after = values[0] ?? [];
    const choice = 'dice' in entry ? null : judgeChoice(judge, game, state, entry);
    const { valueOfBest } = judge;
    if (choice === null || valueOfBest === undefined) {
      values.unshift(judge.value(state));
      choices.unshift(choice);
    } else {
      const chained = chainedChoice(choice, entry.seat, after, (best) =>
        valueOfBest(state, entry.seat, best),
      );
      values.unshift(chained.before);
      choices.unshift(chained.choice);
    }
  }
  return { values, choices };
}

/**
 * Measures the luck of each throw and the error of each choice.
 * @throws Error if an entry of the log is illegal
 */
export function review(setup: Setup, log: readonly Entry[], judge: Judge): Review {
  const { game, names } = setup;
  const match = replayedLog(setup, log);
  if (!match.ok) throw new Error(`Entry ${match.error.entry} breaks a rule: ${match.error.code}`);
  const { states, events } = match.value;
  const { values, choices } = judged(game, log, states, judge);
  let turns: BySeat<InTurn> = names.map(() => firstTurn);
  const entries = log.map((entry, index): ReviewedEntry => {
    const before = values[index] ?? [];
    const after = values[index + 1] ?? [];
    const { turn, rolls, hot } = ofSeat(turns, entry.seat);
    const place = { entry: index, seat: entry.seat, turn, before, after };
    if ('dice' in entry) turns = turns.with(entry.seat, { turn, rolls: rolls + 1, hot: false });
    turns = afterEvents(turns, events[index] ?? []);
    const choice = choices[index] ?? null;
    if (choice !== null) return metBy(judge, states[index + 1], { ...place, ...choice });
    const dice = 'dice' in entry ? entry.dice : [];
    const value = ofSeat(after, entry.seat);
    return {
      ...place,
      kind: 'throw',
      dice,
      roll: rolls + 1,
      hot,
      luck: value - ofSeat(before, entry.seat),
      percentile: judge.exact
        ? percentileOf(judge, game, states[index], { seat: entry.seat, dice, value })
        : null,
    };
  });
  const [start = [], result = []] = [values[0], values.at(-1)];
  const { players, residual } = playersOf(entries, start, result);
  return {
    how: judge.how,
    exact: judge.exact,
    unit: judge.unit,
    noise: judge.noise,
    start,
    result,
    entries,
    players,
    turningPoints: turningPoints(entries, judge),
    residual,
  };
}
