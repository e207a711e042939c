import { bankableScores, type RaceRules } from '../../../race/rules.ts';
import { offset } from './cycle.ts';
import type { ThreeValues } from './three-turn.ts';

/** The indexes of all reachable scores. */
function* places(rules: RaceRules): Generator<number> {
  const scores = bankableScores(rules);
  for (const own of scores) {
    for (const next of scores) {
      for (const third of scores) yield offset(rules.target, own, next, third);
    }
  }
}

/** The shares at reachable scores, for a file. */
export function packThree(rules: RaceRules, values: ThreeValues): Float64Array {
  const packed = new Float64Array(2 * bankableScores(rules).length ** 3);
  let at = 0;
  for (const place of places(rules)) {
    packed[at++] = values[place];
    packed[at++] = values[place + 1];
  }
  return packed;
}

export function unpackThree(rules: RaceRules, packed: Float64Array): ThreeValues {
  const values = new Float64Array(2 * rules.target ** 3);
  let at = 0;
  for (const place of places(rules)) {
    values[place] = packed[at++];
    values[place + 1] = packed[at++];
  }
  return values;
}
