import { unwrap } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { readSolution, writeSolution } from '../../src/files/solution-file.ts';
import { policyOf, readPolicy, solveTurn, writePolicy } from '../../src/games/hidden-pairs/solve/index.ts';
import { solved } from '../solved.ts';

const game = { luckyDice: 'one', reRolls: true, actions: true } as const;

describe('the file of a policy of Hidden Pairs can be read back', () => {
  const written = policyOf(solved(solveTurn(game, 2)));
  const bytes = writePolicy(written);

  it('a file of a policy restores the policy', () => {
    const read = readPolicy(bytes, game);
    expect(read.ok && read.value).toEqual(written);
  });

  it('a file that is truncated, changed, of another game or not a solution is refused with a reason', () => {
    const changed = bytes.slice();
    changed[bytes.length - 9] = (changed[bytes.length - 9] ?? 0) ^ 1;
    const problem = (given: Uint8Array, of: Parameters<typeof readPolicy>[1] = game) => {
      const read = readPolicy(given, of);
      return read.ok ? null : read.error;
    };
    expect(problem(bytes.slice(0, bytes.length - 16))).toBe('cut-short');
    expect(problem(changed)).toBe('damaged');
    expect(problem(bytes, { ...game, luckyDice: 'all' })).toBe('other-match');
    expect(problem(new Uint8Array(64))).toBe('not-a-solution');
  });

  it.each(['counts', 'plans', 'probabilities', 'reRolling'] as const)(
    'a file whose %s do not fit the others is refused as damaged',
    (name) => {
      const file = unwrap(readSolution(bytes));
      const { [name]: part = expect.fail(), ...others } = file.parts;
      for (const parts of [{ ...others, [name]: part.slice(1) }, others])
        expect(readPolicy(writeSolution({ ...file, parts }), game)).toEqual({ ok: false, error: 'damaged' });
    },
  );
});
