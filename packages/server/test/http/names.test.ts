import { afterAll, expect, test } from 'vitest';
import { startTestServer, type TestClient } from '../support/test-server.ts';

const testServer = await startTestServer();
const ada = await testServer.guest('Ada');
const table = await ada.open({ game: 'greed', seats: 4, spectatorChat: true });
await ada.call('POST', `/tables/${table}/bots`, { strength: 'steady', temper: 'balanced' });
afterAll(() => testServer.close());

const refusalOf = async (asking: ReturnType<TestClient['ask']>): Promise<unknown> => {
  const answer = await asking;
  const { code, detail } = answer.json<{ code?: string; detail?: string }>();
  return answer.statusCode < 300 ? null : [answer.statusCode, code, detail];
};

test.each([
  [
    'Bo\u00adb',
    'name-invisible',
    /^This name contains invisible characters/,
    /^Dieser Name enthält unsichtbare Zeichen/,
  ],
  ['Аda', 'name-mixed', /^The name “Аda” mixes letters/, /^Der Name „Аda“ mischt Buchstaben/],
  ['0tto', 'name-reserved', /^The name “0tto” looks like/, /^Der Name „0tto“ sieht aus/],
  ['—', 'name-reserved', /deleted person/, /gelöschten Person/],
])(
  'the name “%s” is refused with a reason, for a new guest and for a rename',
  async (name, code, english, german) => {
    for (const [method, path] of [
      ['POST', '/guests'],
      ['PATCH', '/me'],
    ] as const) {
      expect(await refusalOf(ada.ask(method, path, { name }))).toEqual([
        422,
        code,
        expect.stringMatching(english),
      ]);
      expect(await refusalOf(ada.ask(method, path, { name }, { 'accept-language': 'de' }))).toEqual([
        422,
        code,
        expect.stringMatching(german),
      ]);
    }
  },
);

test.each(['Ada', 'ADA', 'Ada.', 'Аԁа', 'Otto', 'OTTO'])(
  'a person called %s cannot write at a table with Ada and the bot Otto, and sits down there as number 2',
  async (name) => {
    const other = await testServer.guest(name);
    const refused = [409, 'name-taken', expect.stringContaining('another player at this table')];
    expect(await refusalOf(other.ask('POST', `/tables/${table}/say`, { text: 'Hello' }))).toEqual(refused);
    expect(await refusalOf(other.ask('POST', `/tables/${table}/react`, { reaction: 'wow' }))).toEqual(
      refused,
    );
    expect(await refusalOf(other.ask('POST', `/tables/${table}/sit`, {}))).toBeNull();
    const { table: seen, you } = await other.see(table);
    expect(seen.seats[you.seat ?? -1]?.name).toBe(`${name} 2`);
    expect(await refusalOf(other.ask('POST', `/tables/${table}/say`, { text: 'Hello' }))).toBeNull();
    await other.call('POST', `/tables/${table}/stand`);
  },
);

test('a player who takes the name of another player writes under the name of the seat', async () => {
  const bo = await testServer.guest('Bo');
  await bo.call('POST', `/tables/${table}/sit`, {});
  await bo.call('PATCH', '/me', { name: 'Ada' });
  await bo.call('POST', `/tables/${table}/say`, { text: 'Hello' });
  const { said } = (await bo.see(table)).table;
  expect(said.at(-1)).toMatchObject({ name: 'Bo', text: 'Hello' });
  await bo.call('POST', `/tables/${table}/stand`);
});

test('a bot is never added with a name that looks like that of a player', async () => {
  const otto = await testServer.guest('Otto');
  const his = await otto.open({ game: 'greed', seats: 5 });
  for (let bot = 0; bot < 4; bot += 1)
    await otto.call('POST', `/tables/${his}/bots`, {
      strength: 'steady',
      ...(bot === 3 && { temper: 'balanced' }),
    });
  const names = (await otto.see(his)).table.seats.map(({ name }) => name);
  expect(names[0]).toBe('Otto');
  expect(new Set(names).size).toBe(5);
});
