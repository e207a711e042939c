import { err, ok, type Result } from '@dicehall/engine';
import { cached } from '../../../../cached.ts';
import {
  isOf,
  readSolution,
  type SolutionFileProblem,
  writeSolution,
} from '../../../../files/solution-file.ts';
import type { TurnGame } from '../equilibrium.ts';
import { blockSize, knownPlans, MixtureCode } from './mixture-code.ts';
import { MatchPolicy, type StandingPolicy } from './policy.ts';
import { matchFileOf } from './shipped-file.ts';

const sidesOf = ({ points }: Pick<StandingPolicy, 'points'>): (0 | 1)[] =>
  points[0] === points[1] ? [0] : [0, 1];

export function writeMatch({ luckyDice, standings }: MatchPolicy): Uint8Array {
  const mixtures = standings.map((one) => sidesOf(one).map((side) => one.mixture(side)));
  const known = knownPlans(mixtures.flat());
  const code = new MixtureCode(known);
  const blocks = Array.from({ length: Math.ceil(mixtures.length / blockSize) }, (_, block) =>
    code.write(mixtures.slice(blockSize * block, blockSize * (block + 1))),
  );
  const ends = new Uint32Array(blocks.length + 1);
  for (const [n, { length }] of blocks.entries()) ends[n + 1] = ends[n] + length;
  const bytes = new Uint8Array(ends[blocks.length]);
  for (const [n, block] of blocks.entries()) bytes.set(block, ends[n]);
  return writeSolution({
    ...matchFileOf(luckyDice),
    facts: {},
    parts: {
      left: Uint8Array.from(standings, ({ left }) => left),
      ahead: Uint16Array.from(standings, ({ points }) => points[0]),
      behind: Uint16Array.from(standings, ({ points }) => points[1]),
      values: Float64Array.from(standings, ({ value }) => value),
      ...known,
      blocks: ends,
      bytes,
    },
  });
}

/** Mixtures are read when they are needed, with those before them in their block. */
export function readMatch(
  given: Uint8Array,
  luckyDice: TurnGame['luckyDice'],
): Result<MatchPolicy, SolutionFileProblem> {
  const file = readSolution(given);
  if (!file.ok) return file;
  if (!isOf(file.value, matchFileOf(luckyDice))) return err('other-match');
  const { left, ahead, behind, values, counts, plans, blocks, bytes } = file.value.parts;
  if (!(left && ahead && behind && values && counts && plans && blocks && bytes)) return err('other-match');
  const code = new MixtureCode({ counts: new Uint16Array(counts), plans: new Uint16Array(plans) });
  const standings = Array.from(left, (turns, n) => ({
    left: turns,
    points: [ahead[n], behind[n]] as const,
    value: values[n],
  }));
  const sides = standings.map((one) => sidesOf(one).length);
  const mixturesOf = cached(
    (n: number) => n,
    (n) => {
      const block = Math.floor(n / blockSize);
      const written = bytes.subarray(blocks[block], blocks[block + 1]);
      return code.read(written, sides.slice(blockSize * block, n + 1));
    },
  );
  const policies = standings.map(
    (one, n): StandingPolicy => ({
      ...one,
      mixture: (side) => {
        const [ahead, behind = ahead] = mixturesOf(n);
        return side === 0 ? ahead : behind;
      },
    }),
  );
  return ok(new MatchPolicy(luckyDice, policies));
}
