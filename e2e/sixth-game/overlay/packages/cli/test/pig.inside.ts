import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Called, call, jsonLines } from './calling.ts';

const env = { DICEHALL_HOME: mkdtempSync(join(tmpdir(), 'dicehall-pig-')) };
const rounds = 'r\nb\n'.repeat(100);

let match: Called;
let record: string;
beforeAll(async () => {
  const line = 'play pig --plain --seed 4 --seats Ada,novice --option target=20';
  match = await call(line, { env, input: rounds });
  record = (await call('history show 1 --record', { env })).out;
});

describe('pig can be used in the terminal', () => {
  test('pig can be played with a bot to its end', () => {
    expect(match).toMatchObject({ code: 0, err: '' });
    expect(match.out).toMatch(/^1st /m);
    expect(match.out).not.toMatch(/cli-[a-z]|undefined|NaN|\[object/);
  });

  test('a match of pig can be replayed from its record', async () => {
    const { out } = await call('replay --json', { input: record });
    expect(jsonLines(out)).toMatchObject([{ ok: true, over: true }]);
  });

  test('a match of pig is analysed by rollouts', async () => {
    const { code, out, err } = await call('review - --rollouts 10', { env, input: record });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Pig: analysis');
    expect(out).toContain('estimates from 10 simulated matches with steady players');
  });

  test('the explorer estimates a position of pig by rollouts', async () => {
    const { code, out } = await call(['explore', 'pig - 40,12 1 choose 17 5'], { env });
    expect(code).toBe(0);
    expect(out).toContain('Estimated with steady players');
  });

  test('the rules of pig are printed in German', async () => {
    const { code, out } = await call('rules pig --lang de', { env });
    expect(code).toBe(0);
    expect(out).toContain('Schwein (Pig)');
  });
});
