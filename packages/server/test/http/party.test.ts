import { afterAll, expect, test } from 'vitest';
import type { Snapshot } from '../../src/protocol/index.ts';
import { startTestServer, type TestClient } from '../support/test-server.ts';

const testServer = await startTestServer();
const ada = await testServer.guest('Ada');
const bo = await testServer.guest('Bo');
const cy = await testServer.guest('Cy');
afterAll(() => testServer.close());

const namesAt = ({ table }: Snapshot) => table.seats.map(({ name }) => name);
const sit = (who: TestClient, table: string) => who.call('POST', `/tables/${table}/sit`, {});
const refusal = async (answer: ReturnType<TestClient['ask']>) => {
  const { code, detail } = (await answer).json<{ code: string; detail: string }>();
  return [code, detail];
};

/** Ends the match of a table by letting all players but one resign. */
async function endMatch(table: string, ...leaving: readonly TestClient[]): Promise<void> {
  for (const who of leaving) await who.call('POST', `/tables/${table}/resign`);
}

test('a table without a fixed number of seats grows and shrinks as people sit down and stand up', async () => {
  const table = await ada.open({ game: 'greed' });
  expect(namesAt(await ada.see(table))).toEqual(['Ada']);
  expect(await refusal(ada.ask('POST', `/tables/${table}/start`))).toEqual([
    'players-missing',
    'This game needs 2 players: 1 is missing. Wait for another, or add a bot.',
  ]);
  await sit(bo, table);
  await ada.call('POST', `/tables/${table}/bots`, { strength: 'steady' });
  const full = await sit(cy, table);
  expect(full.table.clock).toEqual({ kind: 'seconds', seconds: 90 });
  expect(namesAt(full).length).toBe(4);
  const left = await bo.call('POST', `/tables/${table}/stand`);
  expect(left.you.seat).toBeNull();
  expect((await cy.see(table)).you.seat).toBe(2);
  await ada.call('DELETE', `/tables/${table}/bots/1`);
  const started = await ada.call('POST', `/tables/${table}/start`);
  expect(namesAt(started)).toEqual(['Ada', 'Cy']);
});

test('a growing table accepts no more people than its game has seats', async () => {
  const table = await ada.open({ game: 'hidden-pairs' });
  for (let bot = 0; bot < 5; bot += 1)
    await ada.call('POST', `/tables/${table}/bots`, { strength: 'novice' });
  expect((await refusal(bo.ask('POST', `/tables/${table}/sit`, {})))[0]).toBe('table-full');
});

test('the host may let a table with a fixed number of seats grow', async () => {
  const table = await ada.open({ game: 'greed', seats: 4 });
  const { table: grown } = await ada.call('POST', `/tables/${table}/settings`, { grows: true });
  expect(grown).toMatchObject({ grows: true, seats: [{ name: 'Ada' }] });
  expect(namesAt(await sit(bo, table))).toEqual(['Ada', 'Bo']);
});

test('the host changes the game before the match, and the people stay', async () => {
  const table = await ada.open({ game: 'three-dice' });
  await sit(bo, table);
  const changed = await ada.call('POST', `/tables/${table}/game`, {
    game: 'greed',
    options: { target: 500 },
  });
  expect(changed.table).toMatchObject({ game: 'greed', options: { target: 500, opening: 300 } });
  expect(namesAt(changed)).toEqual(['Ada', 'Bo']);
  expect((await refusal(bo.ask('POST', `/tables/${table}/game`, { game: 'threes' })))[0]).toBe(
    'not-the-host',
  );
  for (const name of ['D', 'E', 'F', 'G', 'H']) await sit(await testServer.guest(name), table);
  expect(await refusal(ada.ask('POST', `/tables/${table}/game`, { game: 'hidden-pairs' }))).toEqual([
    'too-many-people',
    'This game has at most 6 seats, but there are 7 people. Choose another game, or let some wait for the next match.',
  ]);
  const fewer = await ada.call('POST', `/tables/${table}/game`, { game: 'hidden-pairs', rotate: true });
  expect(fewer.table.seats.length).toBe(6);
  expect(fewer.table.waiting.map(({ name }) => name)).toEqual(['H']);
});

test('a party keeps its players, code and standings from match to match', async () => {
  const table = await ada.open({ game: 'greed', party: true });
  for (const who of [bo, cy]) await sit(who, table);
  const { table: first } = await ada.call('POST', `/tables/${table}/start`);
  expect(first.evening).toMatchObject({ match: 1, points: 'wins', standings: [] });
  const dee = await testServer.guest('Dee');
  const { table: waiting } = await dee.call('POST', `/tables/${table}/wait`, {});
  expect(waiting.waiting.map(({ name }) => name)).toEqual(['Dee']);
  await endMatch(table, cy, bo);
  const over = await ada.see(table);
  expect(over.table.evening?.standings.map(({ name, points, matches }) => [name, points, matches])).toEqual([
    ['Ada', 1, 1],
    ['Bo', 0, 1],
    ['Cy', 0, 1],
  ]);
  await ada.call('POST', `/tables/${table}/evening`, { points: [10, 5, 3] });
  const next = await ada.call('POST', `/tables/${table}/rematch`, { game: 'ten-thousand' });
  expect(next.table).toMatchObject({ game: 'ten-thousand', code: first.code, evening: { match: 2 } });
  // Bo and Cy have resigned and thus left.
  expect(namesAt(next)).toEqual(['Ada', 'Dee']);
  expect(next.table.evening?.standings.map(({ name, points }) => [name, points])).toEqual([
    ['Ada', 10],
    ['Bo', 5],
    ['Cy', 5],
  ]);
  expect((await ada.see(table)).table.rematch).toBe(next.table.id);
  expect(await ada.call('GET', `/codes/${first.code}`)).toEqual({ table: next.table.id });
  // The standings are the same after the log is read again.
  testServer.server.liveTables.forget(next.table.id);
  expect((await bo.see(next.table.id)).table.evening).toEqual(next.table.evening);
});

test('a party may have no seats at first: the first person who sits down is the host', async () => {
  const opened = await ada.call('POST', '/tables', { game: 'greed', party: true, sit: false });
  expect(opened).toMatchObject({ you: { seat: null }, table: { host: null, seats: [], status: 'open' } });
  const seated = await sit(bo, opened.table.id);
  expect(seated.table.host).toBe(bo.person.id);
  await bo.call('POST', `/tables/${opened.table.id}/stand`);
  expect(await cy.see(opened.table.id)).toMatchObject({ table: { host: null, status: 'open' } });
});

test('if the host allows it, a latecomer takes over the seat of a bot, and the record stays valid', async () => {
  const table = await ada.open({ game: 'hidden-pairs', late: 'bot-seat' });
  await ada.call('POST', `/tables/${table}/bots`, { strength: 'steady' });
  await ada.call('POST', `/tables/${table}/start`);
  const listening = await bo.listen(table);
  const taken = await sit(bo, table);
  expect(taken).toMatchObject({ you: { seat: 1 }, table: { seats: [{}, { kind: 'person', name: 'Bo' }] } });
  expect(taken.table.match?.yourTurn).toBe(true);
  expect(listening.messages.findLast(({ event }) => event === 'snapshot')).toMatchObject({
    event: 'snapshot',
    data: { you: { seat: 1 } },
  });
  expect((await refusal(cy.ask('POST', `/tables/${table}/sit`, {})))[0]).toBe('table-full');
});

test('a locked table refuses new people but lets earlier players return', async () => {
  const table = await ada.open({ game: 'greed' });
  await sit(bo, table);
  await bo.call('POST', `/tables/${table}/stand`);
  await ada.call('POST', `/tables/${table}/settings`, { locked: true });
  expect((await refusal(cy.ask('POST', `/tables/${table}/sit`, {})))[0]).toBe('locked');
  expect((await refusal(cy.ask('POST', `/tables/${table}/wait`, {})))[0]).toBe('locked');
  expect(namesAt(await sit(bo, table))).toEqual(['Ada', 'Bo']);
});

test('a guest can have a token instead of a cookie', async () => {
  const answer = await testServer.anonymous.ask('POST', '/guests', { name: 'Eve', token: true });
  expect(answer.statusCode).toBe(201);
  expect(answer.cookies).toEqual([]);
  const { token, id } = answer.json<{ token: string; id: string }>();
  const me = await testServer.anonymous.ask('GET', '/me', undefined, { authorization: `Bearer ${token}` });
  expect(me.json()).toMatchObject({ id, name: 'Eve' });
});

test('a room screen belongs to no person and does not count as a spectator', async () => {
  const table = await ada.open({ game: 'greed' });
  const screen = await ada.call('GET', `/tables/${table}?screen=1`);
  expect(screen.you).toEqual({ person: null, seat: null });
});

test('the host of a party removes a player during the match, and lets them back into their seat', async () => {
  const table = await ada.open({ game: 'greed', party: true });
  for (const who of [bo, cy]) await sit(who, table);
  await ada.call('POST', `/tables/${table}/start`);
  const person = (await bo.see(table)).you.person;
  expect((await refusal(cy.ask('POST', `/tables/${table}/remove`, { person })))[0]).toBe('not-the-host');
  const removed = await ada.call('POST', `/tables/${table}/remove`, { person });
  expect(removed.table.seats[1]).toMatchObject({ name: 'Bo', resigned: true });
  expect((await refusal(bo.ask('POST', `/tables/${table}/wait`, {})))[0]).toBe('removed-from-table');
  expect((await refusal(bo.ask('POST', `/tables/${table}/readmit`, { person })))[0]).toBe('not-the-host');
  const back = await ada.call('POST', `/tables/${table}/readmit`, { person });
  expect(back.table.seats[1]).toMatchObject({ name: 'Bo', resigned: false, held: false });
  expect((await refusal(ada.ask('POST', `/tables/${table}/readmit`, { person })))[0]).toBe('no-such-person');
  // The seats are the same after the log is read again.
  testServer.server.liveTables.forget(table);
  expect((await bo.see(table)).table.seats).toEqual(back.table.seats);
});

test('before the match, the host of a party can let a removed person back in', async () => {
  const table = await ada.open({ game: 'greed', party: true });
  await sit(bo, table);
  const person = (await bo.see(table)).you.person;
  await ada.call('POST', `/tables/${table}/remove`, { person });
  expect((await refusal(bo.ask('POST', `/tables/${table}/sit`, {})))[0]).toBe('removed-from-table');
  await ada.call('POST', `/tables/${table}/readmit`, { person });
  expect(namesAt(await sit(bo, table))).toEqual(['Ada', 'Bo']);
});

test('the host cannot remove a player during a match that is not part of an evening', async () => {
  const table = await ada.open({ game: 'greed' });
  await sit(bo, table);
  await ada.call('POST', `/tables/${table}/start`);
  const person = (await bo.see(table)).you.person;
  expect((await refusal(ada.ask('POST', `/tables/${table}/remove`, { person })))[0]).toBe('match-running');
});

test('a rematch needs an existing table and a known game, and only the host may change the game', async () => {
  expect((await refusal(ada.ask('POST', '/tables/0000000000000000/rematch', {})))[0]).toBe('no-such-table');
  const table = await ada.open({ game: 'threes', seats: 2 });
  await sit(bo, table);
  await ada.call('POST', `/tables/${table}/start`);
  expect((await refusal(bo.ask('POST', `/tables/${table}/rematch`, {})))[0]).toBe('match-not-over');
  await endMatch(table, bo);
  const asking = (who: TestClient, wish: object) => who.ask('POST', `/tables/${table}/rematch`, wish);
  expect((await refusal(asking(cy, {})))[0]).toBe('not-your-seat');
  expect((await refusal(asking(bo, { game: 'greed' })))[0]).toBe('not-the-host');
  expect((await refusal(asking(bo, { options: { rounds: 3 } })))[0]).toBe('not-the-host');
  expect((await refusal(asking(ada, { options: { rounds: 99 } })))[0]).toBe('bad-setup');
  const next = (await asking(ada, { options: { rounds: 3 } })).json<Snapshot>().table;
  expect(next).toMatchObject({ game: 'threes', options: { rounds: 3 }, host: ada.person.id });
  // A second request returns the same table.
  expect((await asking(bo, {})).json<Snapshot>().table.id).toBe(next.id);
  expect((await asking(bo, { game: 'greed' })).json<Snapshot>().table.id).toBe(next.id);
});

test.each([
  ['the same game keeps its options', {}, 'greed', { target: 500, opening: 400 }],
  ['another game has its own', { game: 'ten-thousand' }, 'ten-thousand', { target: 10_000, opening: 1000 }],
  ['options can be chosen', { options: { target: 2000 } }, 'greed', { target: 2000, opening: 300 }],
])('in the next match, %s', async (_, wish, game, options) => {
  const table = await ada.open({ game: 'greed', options: { target: 500, opening: 400 } });
  await sit(bo, table);
  await ada.call('POST', `/tables/${table}/start`);
  await endMatch(table, bo);
  const { table: next } = await ada.call('POST', `/tables/${table}/rematch`, wish);
  expect(next).toMatchObject({ game, options });
});

test('the person who requests a rematch becomes its host, except at a party, which keeps host and teams', async () => {
  const table = await ada.open({ game: 'threes', seats: 2 });
  await sit(bo, table);
  await ada.call('POST', `/tables/${table}/start`);
  await endMatch(table, bo);
  expect((await bo.call('POST', `/tables/${table}/rematch`)).table.host).toBe(bo.person.id);
  const party = await ada.open({ game: 'threes', party: true, sit: true });
  await sit(bo, party);
  const teams = [
    { name: 'Red', people: [ada.person.id] },
    { name: 'Blue', people: [bo.person.id] },
  ];
  await ada.call('POST', `/tables/${party}/evening`, { teams });
  // A change of the points leaves the teams as they are.
  await ada.call('POST', `/tables/${party}/evening`, { points: [3, 1] });
  await ada.call('POST', `/tables/${party}/start`);
  await endMatch(party, bo);
  const { table: next } = await bo.call('POST', `/tables/${party}/rematch`);
  expect(next.host).toBe(ada.person.id);
  expect(next.evening).toMatchObject({ match: 2, teams: [{ name: 'Red' }, { name: 'Blue' }] });
});

test('the host of a party can cancel a match; the next one has the same number and people', async () => {
  const table = await ada.open({ game: 'greed', options: { target: 500 }, party: true });
  await sit(bo, table);
  await ada.call('POST', `/tables/${table}/start`);
  expect((await refusal(bo.ask('POST', `/tables/${table}/rematch`, {})))[0]).toBe('match-not-over');
  const next = await ada.call('POST', `/tables/${table}/rematch`);
  expect(next.table).toMatchObject({
    status: 'open',
    options: { target: 500 },
    evening: { match: 1, standings: [] },
  });
  expect(namesAt(next)).toEqual(['Ada', 'Bo']);
  const stopped = await bo.see(table);
  expect(stopped.table).toMatchObject({ status: 'over', match: { ended: 'stopped', places: null } });
});

test('the standings of a party keep the points of a deleted person, without the name', async () => {
  const dee = await testServer.guest('Dee');
  const table = await ada.open({ game: 'greed', party: true });
  for (const who of [dee, bo]) await sit(who, table);
  await ada.call('POST', `/tables/${table}/start`);
  await endMatch(table, ada, bo);
  await dee.call('DELETE', '/me');
  const { table: next } = await ada.call('POST', `/tables/${table}/rematch`);
  expect(next.evening?.standings.map(({ name, points }) => [name, points])).toEqual([
    ['—', 1],
    ['Ada', 0],
    ['Bo', 0],
  ]);
  expect(next.seats.map(({ name }) => name)).not.toContain('—');
});

test.each(['game', 'rematch'])(
  'if a game has too few seats, people have to wait only if the host says so, and absent people wait first: %s',
  async (route) => {
    const table = await ada.open({ game: 'greed', party: true });
    const others = await Promise.all(['D', 'E', 'F', 'G'].map((name) => testServer.guest(name)));
    for (const who of [bo, cy, ...others]) await sit(who, table);
    if (route === 'rematch') await ada.call('POST', `/tables/${table}/start`);
    const [dee, away, ...rest] = others;
    testServer.now += 60_000;
    for (const who of [ada, bo, cy, dee, ...rest]) await who?.see(table);
    const next = (rotate: object) =>
      ada.ask('POST', `/tables/${table}/${route}`, { game: 'hidden-pairs', ...rotate });
    expect(await refusal(next({}))).toEqual([
      'too-many-people',
      'This game has at most 6 seats, but there are 7 people. Choose another game, or let some wait for the next match.',
    ]);
    const changed = (await next({ rotate: true })).json<Snapshot>();
    expect(namesAt(changed)).toEqual(['Ada', 'Bo', 'Cy', 'D', 'F', 'G']);
    expect(changed.table.waiting.map(({ person }) => person)).toEqual([away?.person.id]);
  },
);

test.each([
  ['and the coach', {}, true],
  ['but not the coach if choices are hidden', { game: 'hidden-pairs' }, false],
])('the next table keeps the settings and the language of the last one, %s', async (_, wish, coach) => {
  const settings = {
    ...{ listed: true, watch: false, chat: false, spectatorChat: true, late: 'bot-seat' },
    clock: { kind: 'seconds', seconds: 45 },
  } as const;
  const asked = { game: 'greed', coach: true, ...settings };
  const opened = await ada.ask('POST', '/tables', asked, { 'accept-language': 'de' });
  const { id } = opened.json<Snapshot>().table;
  await sit(bo, id);
  await ada.call('POST', `/tables/${id}/settings`, { locked: true });
  await ada.call('POST', `/tables/${id}/start`);
  await endMatch(id, bo);
  const { table: next } = await ada.call('POST', `/tables/${id}/rematch`, wish);
  expect(next).toMatchObject({ ...settings, coach, locked: true, grows: true });
  expect(testServer.server.liveTables.known(next.id)?.table.language).toBe('de');
});

test('a default clock follows the game of the next match, and the standings keep the names of all earlier players', async () => {
  const table = await ada.open({ game: 'greed', party: true });
  for (const who of [bo, cy]) await sit(who, table);
  await ada.call('POST', `/tables/${table}/start`);
  await endMatch(table, cy, bo);
  const { table: second } = await ada.call('POST', `/tables/${table}/rematch`);
  await sit(bo, second.id);
  await ada.call('POST', `/tables/${second.id}/start`);
  await endMatch(second.id, bo);
  const { table: third } = await ada.call('POST', `/tables/${second.id}/rematch`);
  expect(third.evening?.standings.map(({ name, matches }) => [name, matches])).toEqual([
    ['Ada', 2],
    ['Bo', 2],
    ['Cy', 1],
  ]);
  expect([third.clock, third.evening?.match]).toEqual([{ kind: 'none' }, 3]);
  const plain = await ada.open({ game: 'greed', seats: 2 });
  await sit(bo, plain);
  await ada.call('POST', `/tables/${plain}/start`);
  await endMatch(plain, bo);
  const { table: next } = await ada.call('POST', `/tables/${plain}/rematch`, { game: 'hidden-pairs' });
  expect(next.clock).toEqual({ kind: 'seconds', seconds: 180 });
});
