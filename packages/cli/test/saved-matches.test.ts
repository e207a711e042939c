import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  beginMatch,
  dataFolder,
  deleteMatch,
  finishedIds,
  readFinished,
  resumable,
} from '../src/saved-matches.ts';
import { chanceAt, resultOf } from '../src/table/play-here.ts';
import { startSession, type TableSetup } from '../src/table/session.ts';
import { call } from './calling.ts';
import { newHome, randomMatch, tableFor } from './playthrough.ts';

const greed = (more: Partial<TableSetup> = {}) => tableFor('greed', ['Ada', 'Bot', 'Cy'], more);
const roll = { seat: 0, move: { type: 'roll' } } as const;

describe('a saved match is private and can be resumed', () => {
  test('the file of a match is readable only by its owner, and its name begins with the time of the match', () => {
    const home = newHome();
    const now = Date.UTC(2026, 0, 31, 23, 59, 1, 5);
    const match = beginMatch(home, greed(), now);
    expect(match.id).toMatch(/^2026-01-31T23-59-01-005-greed-[0-9a-f]{6}$/);
    const open = statSync(join(home, 'open', `${match.id}.ndjson`));
    match.finish(now + 1);
    const [id = ''] = finishedIds(home);
    expect(id).toBe(match.id.replace('005', '006'));
    const modes = [open, statSync(join(home, 'finished', `${id}.json`))].map(({ mode }) => mode & 0o777);
    expect(modes).toEqual([0o600, 0o600]);
    const folders = ['open', 'finished'].map((name) => statSync(join(home, name)).mode & 0o777);
    expect(folders).toEqual([0o700, 0o700]);
    expect(resumable(home)).toEqual([]);
  });

  test('a saved match is resumed with its players, its kind of dice and its setting for keeping dice', () => {
    for (const dice of [{ kind: 'seed', seed: '7' }, { kind: 'real' }, { kind: 'random' }] as const)
      for (const keeping of ['position', 'value'] as const)
        for (const strength of ['novice', 'steady', 'expert']) {
          const home = newHome();
          const players = [{ kind: 'person' }, { kind: 'bot', strength }, { kind: 'person' }] as const;
          const setup = greed({ dice, keeping, players });
          beginMatch(home, setup, 0).close();
          expect(resumable(home).map(({ session }) => session.tableSetup)).toEqual([setup]);
        }
  });

  test('a saved match is resumed up to its first entry that cannot be read or breaks a rule', () => {
    const home = newHome();
    const match = beginMatch(home, greed(), 0);
    match.append(roll);
    match.append({ seat: 0, dice: [1, 2, 3, 4, 6] });
    match.close();
    const path = join(home, 'open', `${match.id}.ndjson`);
    const good = readFileSync(path, 'utf8');
    for (const bad of ['{"seat":0,', '{"seat":1,"move":{"type":"stop"}}', 'null']) {
      writeFileSync(path, `${good}${bad}\n{"seat":0,"move":{"type":"stop"}}\n`);
      expect(resumable(home).map(({ log }) => log.length)).toEqual([2]);
    }
  });

  test('a saved match with a damaged start, or with more players than seats, is ignored', () => {
    const home = newHome();
    const { id, close } = beginMatch(home, greed(), 0);
    close();
    const path = join(home, 'open', `${id}.ndjson`);
    const [header = ''] = readFileSync(path, 'utf8').split('\n');
    const given = JSON.parse(header);
    const fewer = { ...given, table: { ...given.table, players: given.table.players.slice(1) } };
    for (const bad of ['', '[]', header.slice(0, -1), JSON.stringify(fewer)]) {
      writeFileSync(path, `${bad}\n`);
      expect(resumable(home)).toEqual([]);
    }
  });

  test('a saved match whose players or dice are null is resumed with people and random dice', () => {
    const home = newHome();
    const { id, close } = beginMatch(home, greed({ dice: { kind: 'real' } }), 0);
    close();
    const path = join(home, 'open', `${id}.ndjson`);
    const given = JSON.parse(readFileSync(path, 'utf8'));
    const table = { ...given.table, players: [null, null, null], dice: null };
    writeFileSync(path, `${JSON.stringify({ ...given, table })}\n`);
    const [resumed] = resumable(home).map(({ session }) => session.tableSetup);
    expect(resumed?.players).toEqual(Array(3).fill({ kind: 'person' }));
    expect(resumed?.dice).toEqual({ kind: 'random' });
    writeFileSync(path, `${JSON.stringify({ ...given, table: null })}\n`);
    expect(resumable(home)).toEqual([]);
  });

  test('a finished match is not listed as unfinished, and the newest match comes first', () => {
    const home = newHome();
    const names = ['a', 'b'].map((_, day) => {
      const match = beginMatch(home, greed(), day);
      match.finish(1e12 + day);
      return match.id;
    });
    expect(names).toHaveLength(2);
    expect(resumable(home)).toEqual([]);
    const ids = finishedIds(home);
    for (const id of [...ids, beginMatch(home, greed(), 1e12).id])
      expect(id).toMatch(/^2001-09-09T01-46-40-00\d-greed-[0-9a-f]{6}$/);
    expect(ids).toEqual(ids.toSorted().reverse());
    expect(ids.map((id) => readFinished(home, id)?.finished)).toEqual([
      '2001-09-09T01:46:40.001Z',
      '2001-09-09T01:46:40.000Z',
    ]);
    appendFileSync(join(home, 'finished', `${ids[0]}.json`), '}');
    expect(readFinished(home, ids[0] ?? '')).toBeNull();
  });
});

test.each([
  [{ DICEHALL_HOME: '/a', XDG_DATA_HOME: '/x', HOME: '/h' }, '/a'],
  [{ DICEHALL_HOME: '', XDG_DATA_HOME: '/x', HOME: '/h' }, '/x/dicehall'],
  [{ XDG_DATA_HOME: '', HOME: '/h' }, '/h/.local/share/dicehall'],
  [{ HOME: '/h' }, '/h/.local/share/dicehall'],
])('with the environment %j, the data folder is %s', (env, folder) => {
  expect(dataFolder(env)).toBe(join(folder));
});

test('a deleted match leaves no file, and no lock', () => {
  const home = newHome();
  beginMatch(home, greed(), 0).close();
  const [match] = resumable(home);
  expect(match && deleteMatch(home, match)).toBe(true);
  expect(readdirSync(join(home, 'open'))).toEqual([]);
});

test('with a seed, each entry of a match always gets the same dice, and different entries get different ones', () => {
  const rolls = () =>
    Array.from({ length: 60 }, (_, entry) => chanceAt({ kind: 'seed', seed: '7' }, entry).faces(10).join(''));
  expect(new Set(rolls()).size).toBe(60);
  expect(rolls()).toEqual(rolls());
});

test('without a seed, dice show every face', () => {
  const faces = chanceAt({ kind: 'random' }, 0).faces(1000);
  expect([...new Set(faces)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('the result of a match lists the winners first', () => {
  const orders = Array.from({ length: 8 }, (_, seed) => {
    const last = [...randomMatch(tableFor('threes', ['Ada', 'Bo', 'Cy']), `${seed}`)].at(-1);
    const result = last === undefined ? [] : resultOf(last);
    const places = result.map(({ values }) => Number(values.place));
    expect(places).toHaveLength(3);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    return JSON.stringify(result.map(({ values }) => values.seat));
  });
  expect(new Set(orders).size).toBeGreaterThan(1);
  expect(resultOf(startSession(greed()))).toEqual([]);
});

test('each bot plays at its own strength', async () => {
  const story = async (strength: string) => {
    const line = `play greed --plain --seed 5 --seats Ada,${strength} --option target=1000 --option opening=0`;
    const { out } = await call(line, { env: { DICEHALL_HOME: newHome() }, input: 'r\nb\n'.repeat(30) });
    return out.replaceAll(/novice|steady|expert/gi, 'Bot');
  };
  const stories = [await story('novice'), await story('steady'), await story('expert')];
  expect(new Set(stories).size).toBe(3);
});
