import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@dicehall/engine';
import { themes } from '@dicehall/strategy';
import { Ajv2020, type SchemaObject } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import { call } from './calling.ts';

const schemaOf = (name: string): SchemaObject =>
  JSON.parse(readFileSync(new URL(`../../../docs/schemas/${name}.schema.json`, import.meta.url), 'utf8'));
const outputs = schemaOf('command-output');
const answers = schemaOf('replay-answer');
const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false }).addSchema(outputs);
const folder = mkdtempSync(join(tmpdir(), 'dicehall-'));
const env = { DICEHALL_HOME: folder };
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the number of lines that a command prints with `--json`, and the lines that do not match its schema. */
async function printed(line: string, input = ''): Promise<{ lines: number; misfits: string[] }> {
  const { out } = await call(`${line} --json`, { input, env });
  const [command = ''] = line.split(' ');
  const fits = ajv.compile(command === 'replay' ? answers : { $ref: `${outputs.$id}#/$defs/${command}` });
  const lines = out.split('\n').filter((one) => one !== '');
  return { lines: lines.length, misfits: lines.filter((one) => !fits(JSON.parse(one))) };
}

describe('the output of --json matches docs/schemas', () => {
  test('the schemas name every theme of puzzles', () => {
    expect(outputs.$defs.puzzles.properties.themes.items.enum).toEqual([...themes]);
  });
  test.each([
    'score greed 5 1 3 4 1',
    'score ten-thousand 1 1 1 5 2 2',
    'score ten-thousand 2 3',
    'score threes 6 6 6 6 6',
    'score three-dice 4 5 6 --after-stairs',
    'score hidden-pairs 6 5',
    'score hidden-pairs 5 4 4 3 3 2',
    'score greed 7',
    'simulate greed --seats novice,steady --matches 4 --seed 1',
    'solve threes --option rounds=1 --at 0,0 --prove',
    'solve three-dice',
    'solve hidden-pairs --no-actions --sweeps 2',
    'puzzles greed --option target=500 --count 1',
    'train greed',
    'train greed --answer 2',
    'explore --game threes --option rounds=1 --thrown 66133',
    'explore --game three-dice --thrown 126',
    'explore greed --option target=500 --chart',
    'explore --game hidden-pairs --seats 4 --thrown 126345',
  ])('the output of %s matches its schema', async (line) => {
    expect(await printed(line)).toEqual({ lines: 1, misfits: [] });
  });

  test('the output of score with rolls and mistakes on standard input matches its schema', async () => {
    expect(await printed('score greed', '5 1 3 4 1\n9\n2\n')).toEqual({ lines: 3, misfits: [] });
  });

  test.each(['replay', 'replay --story'])(
    'the output of %s for valid and invalid records matches its schema',
    async (line) => {
      const setup = { format: 'dicehall/1', game: 'threes', seats: [{ name: 'Ada' }] };
      const rolls = [
        { seat: 0, move: { type: 'roll' } },
        { seat: 0, dice: [3, 3, 3, 3, 1] },
      ];
      const records = [rolls, [...rolls, { seat: 0, move: { type: 'bank' } }], [{ seat: 1 }]];
      const input = records.map((log) => `${JSON.stringify({ ...setup, log })}\n`).join('');
      expect(await printed(line, input)).toEqual({ lines: 3, misfits: [] });
    },
  );

  test('the output of games matches its schema', async () => {
    expect(await printed('games')).toEqual({ lines: games.length, misfits: [] });
  });

  test('the output of history and resume matches its schema, after a finished and an unfinished match', async () => {
    await call('play threes --seats steady,novice --option rounds=1 --plain --pace 0', { env });
    await call('play threes --seats Ada --plain --pace 0', { env });
    expect(await printed('history')).toEqual({ lines: 1, misfits: [] });
    expect(await printed('history show 1')).toEqual({ lines: 1, misfits: [] });
    expect(await printed('resume --list')).toEqual({ lines: 1, misfits: [] });
  });
});
