import { gameOf } from '@dicehall/engine';
import { unseen } from '@dicehall/server/client';
import type { SeatState, TableState } from '@dicehall/server/protocol';
import { describe, expect, test } from 'vitest';
import { makeContext } from '../src/context.ts';
import { type Command, readLine, send } from '../src/online/command.ts';
import { readServer, readTableName, serverOf } from '../src/online/connection.ts';
import { messages, openTable, playing, seats, viewOf } from './online-tables.ts';
import { makeTerminal } from './streams.ts';

const greed = gameOf('greed');

/**
 * Sends a command from a table to a server that accepts or refuses everything. Returns the requests and the results.
 */
async function sent(
  command: Command,
  { table = openTable(greed), seat = 0, accepts = true, seeds = [] as string[] } = {},
) {
  const asked: string[] = [];
  const answer = async (line: string) => {
    asked.push(line);
    return accepts
      ? { ok: true, value: { seq: 2 } }
      : { ok: false, code: 'no', detail: 'No.', snapshot: null };
  };
  const api = {
    call: (method: string, path: string) => answer(`${method} ${path}`),
    changeTable: (id: string, ...change: unknown[]) =>
      answer([id, ...change.map((one) => JSON.stringify(one))].join(' ')),
  } as unknown as Parameters<typeof send>[0]['api'];
  const memory = {
    readSeen: unseen,
    saveSeen: () => {},
    seedOf: () => null,
    saveSeed: (commitment: string) => void seeds.push(commitment),
  };
  const result = await send({ api, memory, messages: messages.en }, viewOf(table, seat), command);
  return { asked: asked.join('; '), ...result };
}

const bot = (seat: number, name: string): SeatState => ({ ...seats[1], seat, name }) as SeatState;
const [ada, , cy] = seats as [SeatState, SeatState, SeatState];
const full: TableState = {
  ...openTable(greed),
  seats: [ada, bot(1, 'Bo-bot'), bot(2, 'Cy-bot'), { ...cy, seat: 3 }],
};

describe('a command typed at an online table is parsed and sent to the server', () => {
  test.each<[Command, string]>([
    [{ kind: 'bot', strength: 'novice' }, 'table "bots" {"strength":"novice"}'],
    [{ kind: 'remove', name: null }, 'DELETE /tables/table/bots/2'],
    [{ kind: 'remove', name: 'bo-BOT' }, 'DELETE /tables/table/bots/1'],
    [{ kind: 'remove', name: 'Cy' }, 'table "remove" {"person":"cy"}'],
    [{ kind: 'host', name: 'cY' }, 'table "host" {"person":"cy"}'],
    [{ kind: 'mute', name: 'Cy', muted: true }, 'table "mute" {"person":"cy","muted":true}'],
    [{ kind: 'mute', name: 'Cy', muted: false }, 'table "mute" {"person":"cy","muted":false}'],
    [{ kind: 'set', what: 'spectator-chat', on: true }, 'table "settings" {"spectatorChat":true}'],
    [{ kind: 'set', what: 'listed', on: false }, 'table "settings" {"listed":false}'],
    [{ kind: 'say', text: 'Hello' }, 'table "say" {"text":"Hello"}'],
    [{ kind: 'react', reaction: 'clap' }, 'table "react" {"reaction":"clap"}'],
    [{ kind: 'agree' }, 'table "undo/answer" {"agrees":true}'],
    [{ kind: 'refuse' }, 'table "undo/answer" {"agrees":false}'],
    [{ kind: 'withdraw' }, 'table "undo/answer" {"agrees":false}'],
    [{ kind: 'rematch' }, 'table "rematch" {}'],
    [{ kind: 'resign' }, 'table "resign"'],
    [{ kind: 'stand' }, 'table "stand"'],
  ])(
    'the command %j sends the request %s, and prints the reason if the server refuses it',
    async (command, request) => {
      expect(await sent(command, { table: full })).toMatchObject({ asked: request, snapshot: { seq: 2 } });
      expect(await sent(command, { table: full, accepts: false })).toMatchObject({
        asked: request,
        refused: 'No.',
      });
    },
  );

  test.each<[Command, object]>([
    [
      { kind: 'host', name: 'Cy' },
      { done: 'Cy is the host now.', isEvent: true },
    ],
    [
      { kind: 'mute', name: 'cy', muted: true },
      { done: 'The host muted Cy.', isEvent: true },
    ],
    [
      { kind: 'mute', name: 'cy', muted: false },
      { done: 'The host unmuted Cy.', isEvent: true },
    ],
    [
      { kind: 'set', what: 'chat', on: false },
      { done: 'Chat is off.', isEvent: true },
    ],
    [
      { kind: 'set', what: 'watch', on: true },
      { done: 'Spectators are allowed.', isEvent: false },
    ],
  ])('the command %j prints its effect', async (command, told) => {
    expect(await sent(command, { table: full })).toMatchObject(told);
  });

  test('a new seed is saved, its commitment is sent to the server, and the command prints a confirmation', async () => {
    const seeds: string[] = [];
    const { asked, ...told } = await sent({ kind: 'seed' }, { seeds });
    expect(asked).toBe(`table "commitment" {"commitment":"${seeds[0]}"}`);
    expect(told).toMatchObject({ isEvent: false, done: expect.stringContaining(`${seeds[0]}`) });
    expect((await sent({ kind: 'sit' }, { seeds })).asked).toBe(`table "sit" {"commitment":"${seeds[1]}"}`);
  });

  const free: SeatState = { ...cy, seat: 1, kind: 'empty', name: null, person: null };
  const alone: TableState = { ...openTable(greed), seats: [ada, free], said: [] };
  test.each<[Command, TableState, string]>([
    [{ kind: 'remove', name: null }, alone, 'online-no-one-to-remove'],
    [{ kind: 'remove', name: 'Ada' }, full, 'online-no-one-to-remove'],
    [{ kind: 'remove', name: 'Eve' }, full, 'online-no-one-to-remove'],
    [{ kind: 'stand-in' }, full, 'online-stand-in-none'],
  ])(
    'the command %j is refused if there is no person or bot that it applies to',
    async (command, table, key) => {
      expect(await sent(command, { table })).toEqual({ asked: '', refused: messages.en.say(key as never) });
    },
  );

  test.each(['mute', 'host'] as const)(
    'the command “%s” accepts the names of people with a seat and of people in the chat, but not those of bots',
    async (kind) => {
      for (const [name, table] of [
        ['Bo-bot', full],
        ['Cy', alone],
      ] as const)
        expect(await sent({ kind, name, muted: true }, { table })).toEqual({
          asked: '',
          refused: messages.en.say('online-no-such-person', { given: name }),
        });
      const wrote = { ...alone, said: full.said };
      expect((await sent({ kind, name: 'Cy', muted: true }, { table: wrote })).asked).toContain(
        '"person":"cy"',
      );
    },
  );

  test('the command stand-in lets a bot play for the absent player whose turn it is', async () => {
    const table = playing(greed, 0);
    const awaited = {
      ...table,
      match: { ...table.match, waiting: [null, null, '2026-01-01T00:00:00.000Z'] },
    };
    expect(await sent({ kind: 'stand-in' }, { table: awaited as TableState })).toMatchObject({
      asked: 'table "stand-in" {"seat":2}',
    });
  });
});

test.each([
  ['Hello', { kind: 'say', text: 'Hello' }],
  ['  Hello  you ', { kind: 'say', text: 'Hello  you' }],
  ['/say /bot', { kind: 'say', text: '/bot' }],
  ['/Bot', { kind: 'bot', strength: 'steady' }],
  ['/bot expert', { kind: 'bot', strength: 'expert' }],
  ['/remove Ada Lovelace', { kind: 'remove', name: 'Ada Lovelace' }],
  ['/react clap', { kind: 'react', reaction: 'clap' }],
  ['/stand-in', { kind: 'stand-in' }],
  [' /SIT ', { kind: 'sit' }],
  ['/help', { kind: 'help' }],
  ['/remove', { kind: 'remove', name: null }],
  ['/host Ada', { kind: 'host', name: 'Ada' }],
  ['/mute Ada', { kind: 'mute', name: 'Ada', muted: true }],
  ['/unmute Ada', { kind: 'mute', name: 'Ada', muted: false }],
  ['/set chat on', { kind: 'set', what: 'chat', on: true }],
  ['/set  Spectator-Chat  OFF', { kind: 'set', what: 'spectator-chat', on: false }],
])('the typed line “%s” is parsed as a message or a command', (line, command) => {
  expect(readLine(line)).toEqual({ ok: true, value: command });
});

test.each([
  ['/react clpa', 'Did you mean “clap”?'],
  ['/resing', 'Did you mean /resign?'],
  ['/', 'The commands are /sit'],
  ['/host', 'Add a name: /host Bo'],
  ['/unmute', 'Add a name: /unmute Bo'],
  ['/set', '“/set” is not possible'],
  ['/set caht on', 'Did you mean “chat”?'],
  ['/set chat', '“/set chat” is not possible'],
  ['/bot expret', '“/bot expret” is not possible'],
])('the typed line “%s” is refused with a hint', (line, hint) => {
  const read = readLine(line);
  expect(read.ok ? '' : messages.en.text(read.error)).toContain(hint);
});

test.each([
  ['dice.example', 'https://dice.example'],
  ['localhost:8080', 'http://localhost:8080'],
  [' 127.0.0.1:9000 ', 'http://127.0.0.1:9000'],
  ['[::1]:80', 'http://[::1]'],
  ['my.localhost', 'https://my.localhost'],
  ['HTTP://dice.example:81/x', 'http://dice.example:81'],
  ['wss://dice.example', null],
  ['https://dice.example/online/join', 'https://dice.example'],
  ['localhost:8080/?next=http://x', 'http://localhost:8080'],
  ['ftp://dice.example', null],
  ['', null],
])('the server address %j is parsed as the URL %s', (given, server) => {
  expect(readServer(given)).toMatchObject(server === null ? { ok: false } : { ok: true, value: server });
});

test.each<[linked: string | null, flag: string | undefined, variable: string | undefined, server: string]>([
  ['http://a', 'http://b', 'http://c', 'http://a'],
  [null, 'http://b', 'http://c', 'http://b'],
  [null, undefined, 'http://c', 'http://c'],
  [null, undefined, '', 'http://127.0.0.1:8080'],
  [null, undefined, undefined, 'http://127.0.0.1:8080'],
])(
  'of the link %s, --server %s and DICEHALL_SERVER=%s, the server is %s',
  (linked, flag, variable, server) => {
    const { io } = makeTerminal({ env: variable === undefined ? {} : { DICEHALL_SERVER: variable } });
    const context = makeContext(io, messages.en, false, () => {});
    expect(serverOf(context, flag, linked)).toEqual({ ok: true, value: server });
  },
);

test.each([
  ['1ehgq', { code: '1ehgq', server: null }],
  [
    'https://dice.example/online/table/yn3ndyac1jvq8nhw?x',
    { code: 'yn3ndyac1jvq8nhw', server: 'https://dice.example' },
  ],
  ['1e-hg q', { code: '1ehgq', server: null }],
  [' yn3ndyac1jvq8nhw', { code: 'yn3ndyac1jvq8nhw', server: null }],
  ['http://a/online/table/yn3ndyac1jvq8nhw#x', { code: 'yn3ndyac1jvq8nhw', server: 'http://a' }],
  ['x https://dice.example/online/table/yn3ndyac1jvq8nhw', null],
  ['1EHGQ1', null],
  ['1EHG', null],
  ['1EHGQ/..', null],
])('the code or link of a table %j is parsed as %j', (given, name) => {
  expect(readTableName(given)).toMatchObject(name === null ? { ok: false } : { ok: true, value: name });
});
