import type { AnyGame, Seat } from '@dicehall/engine';
import { strategyOf } from '../games/index.ts';
import type { Judge } from '../review/judge.ts';

/** A choice between stopping and rolling on, as a game describes it. */
export interface StopChoice {
  readonly dice: number;
  readonly points: number;
  readonly stops: boolean;
  /** The same choice with other points of the turn; null where it cannot occur. */
  at(points: number): { readonly state: unknown; readonly stop: unknown } | null;
}

/** Stops and rolls with so many dice left, and the points by which they missed the exact limit. */
export interface Banking {
  readonly dice: number;
  readonly stops: number;
  /** The sum over all stops of the points that were missing to where stopping is best. */
  readonly early: number;
  readonly rolls: number;
  /** The sum over all rolls of the points beyond where stopping became best. */
  readonly late: number;
}

const step = 50;
const mostSteps = 60;

function stopIsBest(judge: Judge, choice: StopChoice, seat: Seat, points: number): boolean | null {
  const there = choice.at(points);
  if (there === null) return null;
  const moves = judge.choices(there.state, seat, there.stop);
  const key = JSON.stringify(there.stop);
  const stop = moves.find(({ move }) => JSON.stringify(move) === key);
  return stop !== undefined && moves.every(({ value }) => value <= stop.value);
}

/** How far the points are from the limit, in the direction of the choice; 0 where it was right. */
function missed(judge: Judge, choice: StopChoice, seat: Seat): number {
  const { points, stops } = choice;
  const isRight = stopIsBest(judge, choice, seat, points) === stops;
  if (isRight) return 0;
  const direction = stops ? step : -step;
  for (let steps = 1; steps <= mostSteps; steps++) {
    const at = points + steps * direction;
    const best = stopIsBest(judge, choice, seat, at);
    if (best === null) return Math.abs(at - points) - (stops ? step : 0);
    // A late roll is counted from the last limit below it.
    if (best === stops) return Math.abs(at - points) - (stops ? 0 : step);
  }
  return mostSteps * step;
}

interface Chosen {
  readonly state: unknown;
  readonly seat: Seat;
  readonly move: unknown;
}

/** Stops and rolls of a match by dice left; empty in games without such a choice. */
export function bankingOf(judge: Judge, game: AnyGame, choices: readonly Chosen[]): Banking[] {
  const found = new Map<number, Banking>();
  for (const { state, seat, move } of choices) {
    const choice = strategyOf(game.id).stopChoice?.(state, move) ?? null;
    if (choice === null) continue;
    const { dice, stops } = choice;
    const by = missed(judge, choice, seat);
    const before = found.get(dice) ?? { dice, stops: 0, early: 0, rolls: 0, late: 0 };
    found.set(
      dice,
      stops
        ? { ...before, stops: before.stops + 1, early: before.early + by }
        : { ...before, rolls: before.rolls + 1, late: before.late + by },
    );
  }
  return [...found.values()].sort((a, b) => a.dice - b.dice);
}
