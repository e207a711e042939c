import { err, type HiddenPairsOptions, ok, type Result } from '@dicehall/engine';
import { start } from '#mixtures';
import { cached, computeOnce } from '../../../../cached.ts';
import {
  isOf,
  readSolution,
  type SolutionFileProblem,
  writeSolution,
} from '../../../../files/solution-file.ts';
import type { SolutionFiles } from '../../../../values/obtain.ts';
import type { TurnGame } from '../equilibrium.ts';
import { firstPlans } from '../plans.ts';
import { MatchPolicy, type StandingPolicy } from './match.ts';
import { choiceAt, choiceCount, handCount, type Mixture, reRollLevels, shareSteps } from './mixture.ts';
import { matchFileOf, shippedMatchFile } from './shipped-file.ts';

const infoSetCount = reRollLevels * handCount;
const turningCount = (reRollLevels - 1) * choiceCount;
const reRollRows = (reRollLevels - 1) * handCount;

/**
 * The number of standings per block. A block is decoded as a whole: larger blocks make the file smaller but reading
 * slower.
 */
export const blockSize = 4;

/** The plans that occur in at least one mixture. */
export interface KnownPlans {
  /**
   * The number of known plans of each hand, at index `handCount * used + hand`. `plans` has their indexes, the most
   * frequent first.
   */
  readonly counts: Uint16Array;
  readonly plans: Uint16Array;
}

export function knownPlans(mixtures: readonly Mixture[]): KnownPlans {
  const counts = new Uint16Array(infoSetCount);
  const known: number[] = [];
  for (let info = 0; info < infoSetCount; info++) {
    const often = new Map<number, number>();
    for (const { first, plans } of mixtures)
      for (const plan of plans.subarray(first[info], first[info + 1]))
        often.set(plan, (often.get(plan) ?? 0) + 1);
    const sorted = [...often].sort(([a, times], [b, more]) => more - times || a - b);
    counts[info] = sorted.length;
    for (const [plan] of sorted) known.push(plan - firstPlans[info % handCount]);
  }
  return { counts, plans: Uint16Array.from(known) };
}

const coder = computeOnce(start);

/**
 * Returns, for each mixture, an earlier mixture of the same side in the block; -1 for none. The file then stores only
 * the differences.
 */
function similarOf(sides: readonly number[]): number[] {
  const all: number[] = [];
  let before = [-1, -1];
  for (const count of sides) {
    const first = all.length;
    all.push(...before.slice(0, count));
    before = [first, first + count - 1];
  }
  return all;
}

/** Encodes mixtures (assembly/mixtures.ts) as shares of `shareSteps`: first all re-rolls, then all known plans. */
export class MixtureCode {
  readonly #plans: Uint16Array;
  /**
   * The start and the length of each row of shares. The rows of re-rolls, at `handCount * used + hand`, come before the
   * rows of plans.
   */
  readonly #rows = new Uint32Array(reRollRows + infoSetCount + 1);

  constructor({ counts, plans }: KnownPlans) {
    this.#plans = plans;
    for (let row = 0; row <= reRollRows; row++)
      this.#rows[row] = choiceCount * Math.floor(row / handCount) + choiceAt[row % handCount];
    for (let info = 0; info < infoSetCount; info++)
      this.#rows[reRollRows + info + 1] = this.#rows[reRollRows + info] + counts[info];
  }

  #sharesOf({ turning, first, plans, chances }: Mixture): Uint8Array {
    const rows = this.#rows;
    const shares = new Uint8Array(rows[reRollRows + infoSetCount]);
    shares.set(turning.map((chance) => Math.round(shareSteps * chance)));
    for (let info = 0; info < infoSetCount; info++) {
      const [from, to] = rows.subarray(reRollRows + info);
      const known = this.#plans.subarray(from - turningCount, to - turningCount);
      for (let at = first[info]; at < first[info + 1]; at++)
        shares[from + known.indexOf(plans[at] - firstPlans[info % handCount])] = Math.round(
          shareSteps * chances[at],
        );
    }
    for (let row = 0; row < reRollRows + infoSetCount; row++) {
      const sum = shares.subarray(rows[row], rows[row + 1]).reduce((all, share) => all + share, 0);
      if (sum !== 0 && sum !== shareSteps)
        throw new RangeError(`The shares of row ${row} have the sum ${sum}, not ${shareSteps}`);
    }
    return shares;
  }

  /**
   * Writes the mixtures of a block.
   * @param standings the mixtures of one side, or of both
   */
  write(standings: readonly (readonly Mixture[])[]): Uint8Array {
    const { memory, bytes, begin, code, end } = coder();
    for (const [n, mixture] of standings.flat().entries()) this.#memoryOf(n).set(this.#sharesOf(mixture));
    this.#tellRows();
    begin(false);
    for (const [n, similar] of similarOf(standings.map(({ length }) => length)).entries()) code(n, similar);
    const length = end();
    return new Uint8Array(memory.buffer, bytes.value, length).slice();
  }

  /**
   * Reads the first standings of a block.
   * @param sides the number of sides of each standing, one or two
   * @returns the mixtures of the last standing
   */
  read(written: ArrayLike<number>, sides: readonly number[]): Mixture[] {
    const { memory, bytes, begin, code } = coder();
    new Uint8Array(memory.buffer, bytes.value).set(written);
    this.#tellRows();
    begin(true);
    const all = similarOf(sides);
    return all.flatMap((similar, n) => {
      code(n, similar);
      return n < all.length - (sides.at(-1) ?? 0) ? [] : [this.#mixtureOf(n)];
    });
  }

  /** Returns mixture number `n` of the block, which must be the last one that was read. */
  #mixtureOf(n: number): Mixture {
    const { memory, plans: played, planAt } = coder();
    const first = new Int32Array(memory.buffer, planAt.value, infoSetCount + 1).slice();
    const packed = new Uint32Array(memory.buffer, played.value, first[infoSetCount]);
    const plans = new Int32Array(packed.length);
    const chances = new Float64Array(packed.length);
    for (let info = 0; info < infoSetCount; info++) {
      for (let at = first[info]; at < first[info + 1]; at++) {
        plans[at] = firstPlans[info % handCount] + this.#plans[Math.floor(packed[at] / 32) - turningCount];
        chances[at] = (packed[at] % 32) / shareSteps;
      }
    }
    const turning = new Float64Array(this.#memoryOf(n).subarray(0, turningCount)).map(
      (share) => share / shareSteps,
    );
    return { turning, first, plans, chances };
  }

  #memoryOf(mixture: number): Uint8Array {
    const { memory, shares, mostShares, mostMixtures } = coder();
    const size = this.#rows[reRollRows + infoSetCount];
    if (mixture >= mostMixtures.value || size > mostShares.value)
      throw new RangeError(`Mixture ${mixture} with ${size} shares has no place`);
    return new Uint8Array(memory.buffer, shares.value + mostShares.value * mixture, size);
  }

  #tellRows(): void {
    const { memory, rowAt } = coder();
    new Uint32Array(memory.buffer, rowAt.value).set(this.#rows);
  }
}

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

/** Reads mixtures on demand, together with the earlier mixtures of their block. */
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

/** Returns the solved match that is shipped with the program; null if there is none or its file is damaged. */
export async function shippedMatch(
  options: HiddenPairsOptions,
  files?: SolutionFiles,
): Promise<MatchPolicy | null> {
  const bytes = await shippedMatchFile(options, files);
  const match = bytes === null ? null : readMatch(bytes, options.luckyDice);
  return match?.ok ? match.value : null;
}
