import { verifyRecord } from '@dicehall/dice';
import { replay } from '@dicehall/engine';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type {
  Clock,
  MovePlayed,
  NewToken,
  PersonExport,
  Problem,
  SeenRecord,
  Snapshot,
  Turn,
} from '../../src/protocol/index.ts';
import { startTestServer, type TestClient } from '../support/test-server.ts';

const testServer = await startTestServer();
const ada = await testServer.guest('Ada');
const bo = await testServer.guest('Bo');
afterAll(() => testServer.close());

const roll = { type: 'roll' };
const codeOf = async (answer: Promise<{ statusCode: number; json(): Problem }>) => {
  const problem = (await answer).json();
  expect(problem.status).toBe((await answer).statusCode);
  return problem.code;
};

/** Creates a table with a running match of Greed for two. */
async function greedFor(...[host, guest]: [TestClient, TestClient]): Promise<string> {
  const table = await host.open({ game: 'greed', seats: 2, options: { target: 500, opening: 0 } });
  await guest.call('POST', `/tables/${table}/sit`, {});
  await host.call('POST', `/tables/${table}/start`);
  return table;
}

/** Plays a match to its end. Every player stops as soon as possible. */
async function playOut(table: string, players: readonly TestClient[]): Promise<Snapshot> {
  for (let moves = 0; moves < 500; moves += 1) {
    for (const player of players) {
      const { table: now } = await player.see(table);
      if (now.status === 'over') return player.see(table);
      const allowed = now.match?.moves ?? [];
      if (allowed.length > 0) await player.play(table, allowed.at(-1));
    }
  }
  throw new Error('This match does not end');
}

describe('the host sets up a table and its seats', () => {
  test('a listed table is in the lobby; its code in any spelling and its link lead to it', async () => {
    const table = await ada.open({ game: 'threes', seats: 3, listed: true, options: { rounds: 2 } });
    const lobby = await testServer.anonymous.call<{ id: string; names: string[] }[]>('GET', '/tables');
    expect(lobby.find((item) => item.id === table)).toMatchObject({ game: 'threes', names: ['Ada', '', ''] });
    const { code } = (await ada.see(table)).table;
    const written = `${code.slice(0, 2).toLowerCase()} ${code.slice(2)}`
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    expect(await bo.call('GET', `/codes/${encodeURIComponent(written)}`)).toEqual({ table });
    expect(await codeOf(bo.ask('GET', '/codes/ZZZZZ'))).toBe('no-such-code');
    expect((await testServer.anonymous.see(table)).you).toEqual({ person: null, seat: null });
    const secret = await ada.open({ game: 'threes', seats: 1 });
    const later = await testServer.anonymous.call<{ id: string }[]>('GET', '/tables');
    expect(later.some((item) => item.id === secret)).toBe(false);
  });

  test('the host of a new table is present before a stream is open', async () => {
    const { table } = await ada.call('POST', '/tables', { game: 'greed', seats: 2 });
    expect(table.seats[0]).toMatchObject({ name: 'Ada', here: true, awaySince: null });
  });

  test('the lobby lists the 100 newest tables', async () => {
    const oldest = await ada.open({ game: 'threes', seats: 3, listed: true });
    const { db } = testServer.database;
    await sql`insert into tables
      select (jsonb_populate_record(one, jsonb_build_object(
        'id', 'lobby ' || n, 'code', 'lobby ' || n, 'host', 'host ' || n,
        'created', one.created + n * interval '1 second', 'lobby', one.lobby || jsonb_build_object('id', lpad(n::text, 16, '0'))))).*
      from tables one, generate_series(1, 100) n where id = ${oldest}`.execute(db);
    const lobby = await testServer.anonymous.call<{ id: string }[]>('GET', '/tables');
    expect(lobby.map(({ id }) => Number(id))).toEqual(Array.from({ length: 100 }, (_, at) => 100 - at));
    await sql`delete from tables where id like 'lobby %'`.execute(db);
  });

  test('a bot whose name is taken has a numbered name, and the style that the host chose', async () => {
    const table = await ada.open({ game: 'greed', seats: 5 });
    for (let bots = 0; bots < 2; bots += 1)
      await ada.call('POST', `/tables/${table}/bots`, { strength: 'steady', temper: 'bold' });
    for (let bots = 0; bots < 2; bots += 1)
      await ada.call('POST', `/tables/${table}/bots`, { strength: 'steady' });
    const [, ...seats] = (await ada.see(table)).table.seats;
    expect(seats.map(({ temper }) => temper)).toEqual(['bold', 'bold', 'balanced', 'careful']);
    expect(seats.map(({ name }) => /^Bot \d+$/.test(name ?? ''))).toEqual([false, true, false, false]);
  });

  test('a guest of a program has a token with the name of the guest', async () => {
    const { token } = await testServer.anonymous.call<{ token: string }>('POST', '/guests', {
      name: 'Robo',
      token: true,
    });
    const { server } = testServer;
    const headers = { authorization: `Bearer ${token}` };
    const tokens = (await server.app.inject({ url: '/api/v1/me/tokens', headers })).json();
    expect(tokens).toMatchObject([{ label: 'Robo' }]);
  });

  test('a table seats people and bots, and only its host may add or remove them', async () => {
    const table = await ada.open({ game: 'three-dice', seats: 3 });
    await bo.call('POST', `/tables/${table}/sit`, { seat: 2 });
    expect(await codeOf(bo.ask('POST', `/tables/${table}/sit`, {}))).toBe('already-seated');
    expect(await codeOf(bo.ask('POST', `/tables/${table}/bots`, { strength: 'steady' }))).toBe(
      'not-the-host',
    );
    expect(await codeOf(bo.ask('POST', `/tables/${table}/start`))).toBe('not-the-host');
    expect(await codeOf(ada.ask('POST', `/tables/${table}/start`))).toBe('seats-missing');
    const full = await ada.call('POST', `/tables/${table}/bots`, { strength: 'novice' });
    expect(full.table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person']);
    const cleo = await testServer.guest('Cleo');
    expect(await codeOf(cleo.ask('POST', `/tables/${table}/sit`, {}))).toBe('table-full');
    expect(await codeOf(cleo.ask('POST', `/tables/${table}/sit`, { seat: 1 }))).toBe('seat-taken');
    await ada.call('DELETE', `/tables/${table}/bots/1`);
    expect(await codeOf(ada.ask('DELETE', `/tables/${table}/bots/1`))).toBe('no-such-seat');
    await ada.call('POST', `/tables/${table}/remove`, { person: bo.person.id });
    expect((await ada.see(table)).table.seats.map(({ kind }) => kind)).toEqual(['person', 'empty', 'empty']);
  });

  test('a table shows the mark that a person chose, also in a rematch, and refuses an unknown mark', async () => {
    const heart = { shape: 'heart', colour: 'pink' } as const;
    const table = await ada.open({ game: 'threes', seats: 2, mark: heart });
    for (const mark of [
      { shape: 'skull', colour: 'pink' },
      { shape: 'heart' },
      { ...heart, size: 9 },
      'heart',
    ])
      expect(await codeOf(bo.ask('POST', `/tables/${table}/sit`, { mark }))).toBe('bad-request');
    await bo.call('POST', `/tables/${table}/sit`, {});
    const marksOf = (snapshot: Snapshot) => snapshot.table.seats.map(({ mark }) => mark);
    expect(marksOf(await testServer.anonymous.see(table))).toEqual([heart, undefined]);
    await ada.call('POST', `/tables/${table}/start`);
    await bo.call('POST', `/tables/${table}/resign`);
    expect(marksOf(await ada.call('POST', `/tables/${table}/rematch`))).toEqual([heart, undefined]);
  });

  test('a new bot gets a free name, and a free temper unless the request names one', async () => {
    const table = await ada.open({ game: 'three-dice', seats: 7 });
    const add = (bot: object) => ada.call('POST', `/tables/${table}/bots`, bot);
    await add({ strength: 'expert', temper: 'bold' });
    for (let bot = 0; bot < 4; bot++) await add({ strength: 'steady' });
    const { seats } = (await add({ strength: 'novice', temper: 'careful' })).table;
    expect(seats.slice(1).map(({ strength, temper, name }) => [strength, temper, name])).toEqual([
      ['expert', 'bold', 'Sibyl'],
      ['steady', 'balanced', 'Otto'],
      ['steady', 'careful', 'Mara'],
      ['steady', 'bold', 'Juno'],
      ['steady', 'balanced', expect.stringMatching(/^Bot \d+$/)],
      ['novice', 'careful', 'Pip'],
    ]);
  });

  test('a table gets a new host when its host leaves, and closes when the last person leaves', async () => {
    const table = await ada.open({ game: 'greed', seats: 2, listed: true });
    await bo.call('POST', `/tables/${table}/sit`, {});
    const passed = await ada.call('POST', `/tables/${table}/host`, { person: bo.person.id });
    expect(passed.table.host).toBe(bo.person.id);
    await bo.call('POST', `/tables/${table}/host`, { person: ada.person.id });
    await ada.call('POST', `/tables/${table}/stand`);
    expect((await bo.see(table)).table.host).toBe(bo.person.id);
    const closed = await bo.call('POST', `/tables/${table}/stand`);
    expect(closed.table).toMatchObject({ status: 'over', host: null, match: null });
    expect(await codeOf(ada.ask('POST', `/tables/${table}/sit`, {}))).toBe('match-over');
  });

  test('a table with an invalid setting is refused with the name of the setting', async () => {
    const bad = await ada.ask('POST', '/tables', { game: 'greed', seats: 2, options: { target: 501 } });
    expect(bad.statusCode).toBe(422);
    expect(bad.json()).toMatchObject({
      code: 'bad-setup',
      refusal: { code: 'bad-option', path: 'options.target' },
    });
    expect(await codeOf(ada.ask('POST', '/tables', { game: 'chess', seats: 2 }))).toBe('bad-setup');
    expect(await codeOf(ada.ask('POST', '/tables', { game: 'greed', seats: 9 }))).toBe('bad-setup');
    expect(await codeOf(ada.ask('POST', '/tables', { game: 'greed', seats: 2, colour: 'red' }))).toBe(
      'bad-request',
    );
  });

  test('a table without spectators shows its match only to its players', async () => {
    const table = await ada.open({ game: 'greed', seats: 2, watch: false });
    expect((await testServer.anonymous.ask('GET', `/tables/${table}`)).statusCode).toBe(200);
    await ada.call('POST', `/tables/${table}/bots`, { strength: 'steady' });
    await ada.call('POST', `/tables/${table}/start`);
    for (const path of ['', '/record', '/events']) {
      expect(await codeOf(bo.ask('GET', `/tables/${table}${path}`))).toBe('no-watching');
    }
    expect(await codeOf(bo.ask('POST', `/tables/${table}/say`, { text: 'hello?' }))).toBe('no-watching');
    expect((await ada.ask('GET', `/tables/${table}`)).statusCode).toBe(200);
  });

  test('a table has a chat that its host can turn off, and in which the host can mute people', async () => {
    const table = await ada.open({ game: 'greed', seats: 2 });
    await bo.call('POST', `/tables/${table}/sit`, {});
    await bo.call('POST', `/tables/${table}/say`, { text: ' Good luck! ' });
    expect((await ada.see(table)).table.said).toMatchObject([{ name: 'Bo', text: 'Good luck!' }]);
    await ada.call('POST', `/tables/${table}/mute`, { person: bo.person.id, muted: true });
    expect(await codeOf(bo.ask('POST', `/tables/${table}/say`, { text: 'x' }))).toBe('you-are-muted');
    expect(await codeOf(bo.ask('POST', `/tables/${table}/react`, { reaction: 'wow' }))).toBe('you-are-muted');
    expect((await ada.see(table)).table.muted).toEqual([bo.person.id]);
    await ada.call('POST', `/tables/${table}/mute`, { person: bo.person.id, muted: false });
    expect((await ada.see(table)).table.muted).toEqual([]);
    await bo.call('POST', `/tables/${table}/say`, { text: 'Thanks' });
    await ada.call('POST', `/tables/${table}/settings`, { chat: false });
    expect(await codeOf(bo.ask('POST', `/tables/${table}/say`, { text: 'x' }))).toBe('chat-off');
    for (const text of ['x'.repeat(201), ' \u200b ', 'half a die \ud83c', 'two\u2029lines', '\u2067turned'])
      expect(await codeOf(bo.ask('POST', `/tables/${table}/say`, { text })), text).toBe('bad-request');
  });
});

describe('people can play at a table', () => {
  test('one of several moves with the same event number is played, and the others are refused with the newer state', async () => {
    const table = await greedFor(ada, bo);
    const { seq } = await ada.see(table);
    const posts = [1, 2, 3].map(() => ada.ask('POST', `/tables/${table}/moves`, { seq, move: roll }));
    const answers = await Promise.all(posts);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const stale = answers.find(({ statusCode }) => statusCode === 409)?.json<Problem>();
    expect(stale?.code).toBe('stale');
    expect(stale?.snapshot).toMatchObject({ seq: seq + 1, you: { seat: 0 } });
  });

  test('chat does not make a move stale', async () => {
    const table = await greedFor(ada, bo);
    const { seq } = await ada.see(table);
    await bo.call('POST', `/tables/${table}/say`, { text: 'hurry up' });
    expect((await ada.ask('POST', `/tables/${table}/moves`, { seq, move: roll })).statusCode).toBe(200);
  });

  test('a repeated Idempotency-Key plays one move; with a different move it is refused', async () => {
    const table = await greedFor(ada, bo);
    const { seq } = await ada.see(table);
    const key = { 'idempotency-key': 'first-roll' };
    const post = (move: unknown) => ada.ask('POST', `/tables/${table}/moves`, { seq, move }, key);
    const [one, two] = await Promise.all([post(roll), post(roll)]);
    expect([one.json<MovePlayed>().repeated, two.json<MovePlayed>().repeated].sort()).toEqual([false, true]);
    expect((await ada.see(table)).seq).toBe(seq + 1);
    expect(await codeOf(post({ type: 'stop' }))).toBe('key-reused');
    expect(await codeOf(bo.ask('POST', `/tables/${table}/moves`, { seq, move: roll }, key))).not.toBe(
      'key-reused',
    );
  });

  test('an illegal move is refused with the rule, in the requested language', async () => {
    const table = await greedFor(ada, bo);
    const { seq } = await bo.see(table);
    const post = (move: unknown, language: string) =>
      bo.ask('POST', `/tables/${table}/moves`, { seq, move }, { 'accept-language': language });
    const english = (await post(roll, 'fr, en;q=0.5')).json<Problem>();
    expect(english).toMatchObject({ status: 422, code: 'illegal-move', refusal: { code: 'not-your-turn' } });
    expect(english.detail).toContain('Ada');
    const german = (await post(roll, 'de-AT')).json<Problem>();
    expect(german.detail).not.toBe(english.detail);
    const misshapen = (await post({ type: 'roll', dice: 9 }, 'en')).json<Problem>();
    expect(misshapen.refusal).toMatchObject({ code: 'bad-move', path: 'move' });
    const cleo = await testServer.guest('Cleo');
    expect(await codeOf(cleo.ask('POST', `/tables/${table}/moves`, { seq, move: roll }))).toBe(
      'not-your-seat',
    );
  });

  test('a match ends with a record that proves every die; the seed is secret until then', async () => {
    const table = await greedFor(ada, bo);
    const seed = await sealedSeed(table);
    const listening = await testServer.anonymous.listen(table);
    const before = await ada.call<SeenRecord>('GET', `/tables/${table}/record`);
    expect(before).toMatchObject({ over: false, record: { log: [] } });
    const over = await playOut(table, [ada, bo]);
    expect(over.table.match).toMatchObject({ ended: 'played' });
    expect(over.table.dice.serverSeed).toBe(seed);
    const { record } = await ada.call<SeenRecord>('GET', `/tables/${table}/record`);
    expect(replay(record)).toMatchObject({ ok: true });
    expect(verifyRecord(record)).toMatchObject({
      ok: true,
      value: { commitment: over.table.dice.commitment },
    });
    const told = listening.messages.filter((message) => JSON.stringify(message).includes(seed));
    expect(told.map((message) => message.event === 'table' && message.data.changes.status)).toEqual(['over']);
    expect(testServer.logged.some((line) => line.includes(seed))).toBe(false);
    listening.close();
  });

  test('a rematch has the same people and new dice, and all players get the same table', async () => {
    const table = await greedFor(ada, bo);
    expect(await codeOf(ada.ask('POST', `/tables/${table}/rematch`))).toBe('match-not-over');
    await playOut(table, [ada, bo]);
    const nexts = await Promise.all([ada, bo].map((one) => one.call('POST', `/tables/${table}/rematch`)));
    const [first, second] = nexts.map((next) => next.table.id);
    expect(first).toBe(second);
    expect(nexts[0]?.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    expect(nexts[0]?.table.dice.commitment).not.toBe((await ada.see(table)).table.dice.commitment);
    const { rematch, rematchBy } = (await bo.see(table)).table;
    expect(rematch).toBe(first);
    expect([0, 1]).toContain(rematchBy);
  });

  test('a person is not at the table of a rematch until they accept it or look at it', async () => {
    const cy = await testServer.guest('Cy');
    const table = await ada.open({ game: 'greed', seats: 3 });
    for (const one of [bo, cy]) await one.call('POST', `/tables/${table}/sit`, {});
    expect((await ada.see(table)).table.seats.map(({ here }) => here)).toEqual([true, true, true]);
    await ada.call('POST', `/tables/${table}/start`);
    for (const one of [ada, bo]) await one.call('POST', `/tables/${table}/resign`);
    const hereAt = ({ table: { seats } }: Snapshot) => seats.map(({ here }) => here);
    const next = await ada.call<Snapshot>('POST', `/tables/${table}/rematch`);
    expect(hereAt(next)).toEqual([true, false, false]);
    await bo.call('GET', '/me/turns');
    expect(hereAt(await testServer.anonymous.see(next.table.id))).toEqual([true, false, false]);
    expect(hereAt(await bo.call('POST', `/tables/${table}/rematch`))).toEqual([true, true, false]);
    expect(hereAt(await cy.see(next.table.id))).toEqual([true, true, true]);
  });

  test('the host can allow the coach, which is shown at the table, in the lobby and at the rematch', async () => {
    const refused = { game: 'hidden-pairs', seats: 2, coach: true };
    expect(await codeOf(ada.ask('POST', '/tables', refused))).toBe('no-coach');
    expect((await ada.see(await ada.open({ game: 'greed', seats: 2 }))).table.coach).toBe(false);
    const table = await ada.open({ game: 'greed', seats: 2, coach: true, listed: true });
    expect((await testServer.anonymous.see(table)).table.coach).toBe(true);
    const lobby = await testServer.anonymous.call<{ id: string }[]>('GET', '/tables');
    expect(lobby.find((item) => item.id === table)).toMatchObject({ coach: true });
    await bo.call('POST', `/tables/${table}/sit`, {});
    await ada.call('POST', `/tables/${table}/start`);
    await ada.call('POST', `/tables/${table}/resign`);
    const next = await ada.call<Snapshot>('POST', `/tables/${table}/rematch`);
    expect(next.table.coach).toBe(true);
  });

  test('resigning ends a match of two; with more players a bot plays on', async () => {
    const table = await greedFor(ada, bo);
    const over = await ada.call('POST', `/tables/${table}/resign`);
    expect(over.table.match).toMatchObject({ ended: 'resigned', places: [2, 1] });
    const cleo = await testServer.guest('Cleo');
    const three = await ada.open({ game: 'greed', seats: 3 });
    for (const one of [bo, cleo]) await one.call('POST', `/tables/${three}/sit`, {});
    await ada.call('POST', `/tables/${three}/start`);
    await ada.call('POST', `/tables/${three}/resign`);
    expect((await bo.see(three)).table.host).toBe(bo.person.id);
    expect(await codeOf(ada.ask('POST', `/tables/${three}/return`))).toBe('seat-resigned');
    expect(await codeOf(ada.ask('POST', `/tables/${three}/moves`, { seq: 9, move: roll }))).toBe(
      'seat-resigned',
    );
    const seatToMove = async () => JSON.stringify((await bo.see(three)).table.match?.view.step);
    for (let moves = 0; moves < 100 && (await seatToMove()).includes('[0]'); moves += 1) {
      testServer.now += 500;
      await testServer.server.turnScheduler.playDue();
    }
    expect((await bo.see(three)).table.match?.view.step).toEqual({ kind: 'choose', seats: [1] });
  });
});

describe('bots and expired clocks play moves', () => {
  test('a bot plays exactly at its deadline', async () => {
    const table = await ada.open({ game: 'threes', seats: 2, options: { rounds: 1 } });
    await ada.call('POST', `/tables/${table}/bots`, { strength: 'steady' });
    await ada.call('POST', `/tables/${table}/start`);
    await ada.play(table, roll);
    const { seq } = await ada.play(table, { type: 'bank' });
    await testServer.server.turnScheduler.playDue();
    expect((await ada.see(table)).seq).toBe(seq);
    for (let moves = 0; moves < 20; moves += 1) {
      testServer.now += 500;
      await testServer.server.turnScheduler.playDue();
    }
    expect((await ada.see(table)).table).toMatchObject({ status: 'over', match: { ended: 'played' } });
  });

  test('an expired clock plays the fallback move, and after two in a row a bot holds the seat until its person returns', async () => {
    const table = await ada.open({ game: 'greed', seats: 2, clock: { kind: 'seconds', seconds: 10 } });
    await bo.call('POST', `/tables/${table}/sit`, {});
    const started = await ada.call('POST', `/tables/${table}/start`);
    expect(started.table.match?.deadline).toBe(new Date(testServer.now + 10_000).toISOString());
    const listening = await bo.listen(table);
    testServer.now += 9999;
    await testServer.server.turnScheduler.playDue();
    expect(listening.messages.some((message) => message.event === 'table')).toBe(false);
    let missed = 0;
    while (!(await ada.see(table)).table.seats[0]?.held) {
      testServer.now += 10_000;
      await testServer.server.turnScheduler.playDue();
      missed += 1;
      if (missed > 60) throw new Error('No bot takes this seat');
      const { table: now } = await bo.see(table);
      if (now.match?.yourTurn) await bo.play(table, now.match.moves?.at(-1));
    }
    const clocked = listening.messages.flatMap((message) =>
      message.event === 'table' && message.data.event.kind === 'played' ? [message.data.event] : [],
    );
    expect(clocked.filter(({ seat, by }) => seat === 0 && by === 'clock')).toHaveLength(2);
    expect(await codeOf(ada.ask('POST', `/tables/${table}/moves`, { seq: 999, move: roll }))).toBe(
      'seat-held',
    );
    const back = await ada.call('POST', `/tables/${table}/return`);
    expect(back.table.seats[0]?.held).toBe(false);
    expect(await codeOf(ada.ask('POST', `/tables/${table}/return`))).toBe('seat-not-held');
    const away = await ada.call('POST', `/tables/${table}/hold`);
    expect(away.table.seats[0]?.held).toBe(true);
    listening.close();
  });

  test('a single person among bots has a time limit only if the table has a clock', async () => {
    const withBots = async (clock: Clock) => {
      const table = await ada.open({ game: 'greed', seats: 3, options: { target: 500, opening: 0 }, clock });
      for (const strength of ['steady', 'novice'])
        await ada.call('POST', `/tables/${table}/bots`, { strength });
      await ada.call('POST', `/tables/${table}/start`);
      return table;
    };
    const [patient, clocked] = [await withBots({ kind: 'none' }), await withBots({ kind: 'days', days: 1 })];
    let days = 0;
    while ((await ada.see(clocked)).table.match?.paused == null) {
      testServer.now += 86_400_000;
      testServer.server.liveTables.sweep();
      await testServer.server.turnScheduler.playDue();
      days += 1;
      if (days > 400) throw new Error('This match does not pause without its person');
    }
    expect((await ada.see(clocked)).table).toMatchObject({
      seats: [{ held: true }, {}, {}],
      match: { ended: null },
    });
    const turns = await ada.call<Turn[]>('GET', '/me/turns');
    expect(turns.find(({ table }) => table === patient)).toMatchObject({ yours: true, deadline: null });
    await ada.play(patient, roll);
  });
});

describe('people of a server can export and delete their data', () => {
  test('people see their finished and unfinished matches; the unfinished ones that wait for them come first', async () => {
    const dora = await testServer.guest('Dora');
    const eve = await testServer.guest('Eve');
    const theirs = await greedFor(eve, dora);
    const hers = await greedFor(dora, eve);
    const turns = await dora.call<Turn[]>('GET', '/me/turns');
    expect(turns.map(({ table, yours }) => ({ table, yours }))).toEqual([
      { table: hers, yours: true },
      { table: theirs, yours: false },
    ]);
    // Only the player whose turn it is has a deadline.
    const time = testServer.now + 90_000;
    expect(turns.map(({ deadline }) => deadline)).toEqual([new Date(time).toISOString(), null]);
    await playOut(hers, [dora, eve]);
    const [done] = await dora.call<{ table: string; place: number; names: string[] }[]>('GET', '/me/history');
    expect(done).toMatchObject({ table: hers, names: ['Dora', 'Eve'] });
    expect([1, 2]).toContain(done?.place);
    await dora.call('POST', `/tables/${theirs}/resign`);
    const history = await dora.call<{ table: string }[]>('GET', '/me/history');
    expect(history.find(({ table }) => table === theirs)).toEqual({
      table: theirs,
      game: 'greed',
      names: ['Eve', 'Dora'],
      seat: 1,
      score: 0,
      place: 2,
      ended: new Date(testServer.now).toISOString(),
      resigned: [1],
      winners: [0],
    });
    expect(history.find(({ table }) => table === hers)).not.toHaveProperty('resigned');
  });

  test('people can play with a token until it is revoked', async () => {
    const token = await ada.call<NewToken>('POST', '/me/tokens', { label: 'my bot' });
    const bearer = { authorization: `Bearer ${token.secret}` };
    const { secret: _, ...unused } = token;
    expect(await ada.call('GET', '/me/tokens')).toEqual([unused]);
    testServer.now += 60_000;
    expect((await testServer.anonymous.ask('GET', '/me', undefined, bearer)).json()).toMatchObject({
      id: ada.person.id,
    });
    const listed = () => ada.call('GET', '/me/tokens');
    expect(await listed()).toEqual([{ ...unused, lastUsed: new Date(testServer.now).toISOString() }]);
    // A minute later, the next use is recorded.
    testServer.now += 60_001;
    await testServer.anonymous.ask('GET', '/me', undefined, bearer);
    expect(await listed()).toEqual([{ ...unused, lastUsed: new Date(testServer.now).toISOString() }]);
    expect((await bo.ask('DELETE', `/me/tokens/${token.id}`)).statusCode).toBe(404);
    await ada.call('DELETE', `/me/tokens/${token.id}`);
    expect(await codeOf(testServer.anonymous.ask('GET', '/me', undefined, bearer))).toBe('bad-token');
    expect(testServer.logged.some((line) => line.includes(token.secret))).toBe(false);
  });

  test('a person may have twenty tokens, and another one after revoking one', async () => {
    const cy = await testServer.guest('Cy');
    const add = () => cy.ask('POST', '/me/tokens', { label: 'script' });
    for (let made = 0; made < 20; made += 1) expect((await add()).statusCode).toBe(201);
    expect(await codeOf(add())).toBe('too-many-tokens');
    const [first] = await cy.call<NewToken[]>('GET', '/me/tokens');
    await cy.call('DELETE', `/me/tokens/${first?.id}`);
    expect((await add()).statusCode).toBe(201);
  });

  test.each(['Zoë', 'Ольга', 'שרה', '👩‍👩‍👧', '陳 小明', "O'Neil (2)"])(
    'people may be called %s',
    async (name) => {
      const guest = await testServer.guest(name);
      expect((await guest.call<{ name: string }>('GET', '/me')).name).toBe(name);
    },
  );

  test('people leave all their tables when they are deleted, however many there are', async () => {
    const [host, other, guest] = [
      await testServer.guest('Ida'),
      await testServer.guest('Jo'),
      await testServer.guest('Kim'),
    ];
    const tables: string[] = [];
    for (let made = 0; made < 51; made += 1) {
      const table = await (made < 50 ? host : other).open({ game: 'greed', seats: 2 });
      await guest.call('POST', `/tables/${table}/sit`, {});
      tables.push(table);
    }
    await guest.call('DELETE', '/me');
    for (const table of tables)
      expect((await host.see(table)).table.seats.map(({ kind }) => kind)).toEqual(['person', 'empty']);
  });

  test('deleted people have no seat in a rematch', async () => {
    const gone = await testServer.guest('Gone');
    const table = await greedFor(ada, gone);
    await gone.call('DELETE', '/me');
    const next = await ada.call('POST', `/tables/${table}/rematch`);
    expect(next.table.seats.map(({ kind }) => kind)).toEqual(['person', 'empty']);
  });

  test('people can export all their chat lines, also from tables where they had no seat', async () => {
    const chatty = await testServer.guest('Lou');
    const [theirs, watched] = [await chatty.open({ game: 'greed', seats: 2 }), await greedFor(ada, bo)];
    for (let line = 0; line < 52; line += 1)
      await chatty.call('POST', `/tables/${theirs}/say`, { text: `line ${line}.` });
    await ada.call('POST', `/tables/${watched}/settings`, { spectatorChat: true });
    await chatty.call('POST', `/tables/${watched}/say`, { text: 'well thrown' });
    await ada.call('POST', `/tables/${watched}/say`, { text: 'hush' });
    const all = await chatty.call<PersonExport>('GET', '/me/export');
    const at = (table: string) => all.records.find((one) => one.table === table);
    expect(at(theirs)?.said.map(({ text }) => text)).toEqual(
      Array.from({ length: 52 }, (_, line) => `line ${line}.`),
    );
    expect(at(watched)).toMatchObject({ record: null, said: [{ text: 'well thrown' }] });
  });

  test('people can export all their matches, however many there are; lists show the 200 newest finished and 50 unfinished ones', async () => {
    const [host, guest] = [await testServer.guest('Max'), await testServer.guest('Nan')];
    const [running, over] = [await greedFor(host, guest), await greedFor(host, guest)];
    await playOut(over, [host, guest]);
    const { db } = testServer.database;
    for (const table of [running, over])
      for (const [name, id] of [
        ['tables', 'id'],
        ['secrets', 'table_id'],
        ['seats', 'table_id'],
        ['events', 'table_id'],
      ] as const)
        await sql`insert into ${sql.table(name)}
          select (jsonb_populate_record(one, jsonb_build_object(
            ${id}::text, left(${table}, 10) || lpad(n::text, 6, 'x'), 'code', ${table} || n))).*
          from ${sql.table(name)} one, generate_series(1, 200) n where ${sql.ref(id)} = ${table}`.execute(db);
    const { turns, history, records } = await guest.call<PersonExport>('GET', '/me/export');
    expect([turns.length, history.length, records.length]).toEqual([201, 201, 402]);
    expect(await guest.call('GET', '/me/history')).toEqual(history.slice(0, 200));
    expect(await guest.call('GET', '/me/turns')).toHaveLength(50);
  });

  test('after a deletion no data contains the person', async () => {
    const fay = await testServer.guest('Fay Unmistakable');
    const table = await greedFor(fay, bo);
    await fay.call('POST', `/tables/${table}/say`, { text: 'remember me' });
    const open = await fay.open({ game: 'greed', seats: 2, listed: true });
    const all = await fay.ask('GET', '/me/export');
    expect(all.headers['content-disposition']).toBe('attachment; filename="dicehall.json"');
    for (const part of [table, open, 'Fay Unmistakable', 'remember me']) expect(all.body).toContain(part);
    const listening = await bo.listen(table);
    await fay.call('DELETE', '/me');
    expect(await codeOf(fay.ask('GET', '/me'))).toBe('authentication-required');
    for (const path of [
      `/tables/${table}`,
      `/tables/${table}/record`,
      '/tables',
      '/me/history',
      '/me/export',
    ]) {
      const { body } = await bo.ask('GET', path);
      expect(body).not.toContain('Unmistakable');
      expect(body).not.toContain('remember me');
    }
    const last = listening.messages.at(-1);
    expect(JSON.stringify(last)).not.toContain('Unmistakable');
    expect((await bo.see(table)).table.match).toMatchObject({ ended: 'resigned', places: [2, 1] });
    listening.close();
  });
});

/** Reads the server seed from the database. */
async function sealedSeed(table: string): Promise<string> {
  const row = await testServer.database.db
    .selectFrom('secrets')
    .select('seed')
    .where('table_id', '=', table)
    .executeTakeFirstOrThrow();
  return row.seed;
}
