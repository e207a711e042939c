import { type AnyGame, type Face, type Seat, unwrap } from '@dicehall/engine';
import { throwsOf } from '../outcomes/throws.ts';
import { rounding } from './thresholds.ts';

/** A set of rolls with the same result. */
export interface RollOutcome {
  /** An example of these rolls, with its faces in ascending order. */
  readonly dice: readonly Face[];
  readonly chance: number;
  /** Whether the roll ends the turn without points. */
  readonly busts: boolean;
  /** The value for the seat that chose to roll or that rolls; null if rolls have no value. */
  readonly value: number | null;
}

export interface NextRoll {
  readonly seat: Seat;
  readonly dice: number;
  /** The chance that the roll ends the turn without points. */
  readonly bust: number;
  /** The outcomes, the best first. Their chances sum to 1. */
  readonly outcomes: readonly RollOutcome[];
}

/** The kinds of events that end a turn without points. */
const busts: ReadonlySet<string> = new Set(['busted', 'overshot']);

/**
 * Returns the roll that a position waits for; null if it waits for none.
 * @param worthOf returns the value of a position after a roll, for the seat that rolls
 */
export function nextRoll(
  game: AnyGame,
  state: unknown,
  worthOf: (after: unknown, seat: Seat) => number | null,
): NextRoll | null {
  const step = game.step(state);
  if (step.kind !== 'throw') return null;
  const { seat } = step;
  const all = throwsOf(step.dice).map(({ dice, ways }): RollOutcome => {
    const { events, state: after } = unwrap(game.apply(state, { seat, dice }));
    return {
      dice,
      chance: ways / 6 ** step.dice,
      busts: events.some(({ kind }) => busts.has(kind)),
      value: worthOf(after, seat),
    };
  });
  const outcomes: RollOutcome[] = [];
  for (const one of all.sort(
    (a, b) => (b.value ?? 0) - (a.value ?? 0) || Number(a.busts) - Number(b.busts),
  )) {
    const last = outcomes.at(-1);
    const isSame = last?.busts === one.busts && Math.abs((last.value ?? 0) - (one.value ?? 0)) <= rounding;
    if (last !== undefined && isSame)
      outcomes[outcomes.length - 1] = { ...last, chance: last.chance + one.chance };
    else outcomes.push(one);
  }
  const bust = all.reduce((sum, one) => sum + (one.busts ? one.chance : 0), 0);
  return { seat, dice: step.dice, bust, outcomes };
}

/**
 * Returns the median outcome: half of all rolls are at least as good. Undefined for the roll of one die, and if the median
 * is the best outcome.
 */
export function typicalOutcome({ dice, outcomes }: NextRoll): RollOutcome | undefined {
  let sum = 0;
  const median = outcomes.find(({ chance }) => {
    sum += chance;
    return sum >= 0.5;
  });
  return dice === 1 || median?.value === outcomes[0]?.value ? undefined : median;
}
