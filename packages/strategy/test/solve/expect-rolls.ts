import { gameOf, ofSeat, unwrap } from '@dicehall/engine';
import { expect } from 'vitest';
import { throwsOf } from '../../src/outcomes/throws.ts';
import type { Solution, ValuedRolls } from '../../src/solve/solution.ts';

/** Returns the number of ordered rolls for each value. */
function waysOf({ ways, values }: ValuedRolls): Map<string, number> {
  const found = new Map<string, number>();
  for (const [at, value] of values.entries()) {
    found.set(value.toFixed(9), (found.get(value.toFixed(9)) ?? 0) + (ways[at] ?? 0));
  }
  return new Map([...found].sort());
}

/** Expects the values of rolls to equal those of the states after them, for the seat that rolls. */
export function expectRolls(rolls: ValuedRolls | null, solution: Solution, state: unknown): void {
  const game = gameOf(solution.game);
  const step = game.step(state);
  if (step.kind !== 'throw' || rolls === null)
    throw new Error(`No rolls are valued where ${step.kind} is next`);
  const { seat } = step;
  const throws = throwsOf(step.dice);
  const worth = (dice: (typeof throws)[number]['dice']): number =>
    ofSeat(solution.value(unwrap(game.apply(state, { seat, dice })).state), seat);
  expect(waysOf(rolls)).toEqual(
    waysOf({
      ways: Float64Array.from(throws, ({ ways }) => ways),
      values: Float64Array.from(throws, ({ dice }) => worth(dice)),
    }),
  );
}
