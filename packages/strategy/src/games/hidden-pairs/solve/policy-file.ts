import { err, ok, type Result } from '@dicehall/engine';
import {
  isOf,
  readSolution,
  type SolutionFileProblem,
  type SolutionOf,
  writeSolution,
} from '../../../files/solution-file.ts';
import type { TurnGame } from './equilibrium.ts';
import { handClasses, reRolls } from './hands.ts';
import type { TurnPolicy } from './policy.ts';

/** For any number of turns. */
const policyIs = ({ luckyDice }: Pick<TurnGame, 'luckyDice'>): SolutionOf => ({
  game: 'hidden-pairs',
  options: { luckyDice },
  seats: 2,
});

/** For a policy with re-rolls and actions, in the format of solution files. */
export function writePolicy({ game, plans, reRolling }: TurnPolicy): Uint8Array {
  const all = plans.flat();
  return writeSolution({
    ...policyIs(game),
    facts: {},
    parts: {
      counts: Uint32Array.from(plans, (ofHand) => ofHand.length),
      plans: Uint32Array.from(all, ({ plan }) => plan),
      probabilities: Float64Array.from(all, ({ probability }) => probability),
      reRolling: Float64Array.from(reRolling.flat(2)),
    },
  });
}

export function readPolicy(bytes: Uint8Array, game: TurnGame): Result<TurnPolicy, SolutionFileProblem> {
  const file = readSolution(bytes);
  if (!file.ok) return file;
  if (!isOf(file.value, policyIs(game)) || !game.actions || !game.reRolls) return err('other-match');
  const { counts, plans, probabilities, reRolling } = file.value.parts;
  const stages = 2;
  const choices = reRolls.reduce((sum, ofHand) => sum + ofHand.length + 1, 0);
  const whole = Array.from(counts ?? []).reduce((sum, count) => sum + count, 0);
  const fits =
    counts?.length === handClasses.length &&
    plans?.length === whole &&
    probabilities?.length === whole &&
    reRolling?.length === stages * choices;
  if (!fits) return err('damaged');
  let at = 0;
  const mixed = Array.from(counts, (count) =>
    Array.from({ length: count }, () => {
      const one = { plan: plans?.[at], probability: probabilities?.[at] };
      at += 1;
      return one;
    }),
  );
  let choice = 0;
  const stage = (): number[][] =>
    reRolls.map((ofHand) => {
      const from = choice;
      choice += ofHand.length + 1;
      return Array.from(reRolling.slice(from, choice));
    });
  return ok({ game, plans: mixed, reRolling: [stage(), stage()] });
}
