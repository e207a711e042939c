import type { SeatState, TableState } from '@dicehall/server/protocol';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { pressKey } from '../src/keys/use-keys.ts';
import { joinHere, sharingPlayers } from '../src/phone/players.ts';
import { RoomLobby } from '../src/room/RoomLobby.tsx';
import { expectLines } from './outline.ts';
import { openBrowser, render, set } from './render.tsx';
import { tokensIn } from './token-marks.ts';

vi.mock('../src/phone/players.ts', async (original) => ({
  ...(await original<typeof import('../src/phone/players.ts')>()),
  joinHere: vi.fn(),
}));

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

const [ada, bo] = [personAt(0, 'Ada'), personAt(1, 'Bo', { here: false })];
const otto = personAt(2, 'Otto', { kind: 'bot', person: null, strength: 'steady' });
const free = personAt(3, '', { kind: 'empty', person: null });
const player = (name: string, api: object) => ({
  ...{ sharing: { code: 'ABCDE', name, token: name, mark: undefined }, state: null },
  table: { api },
});

interface Lobby {
  readonly seats?: readonly SeatState[];
  readonly table?: Partial<TableState>;
  readonly players?: readonly string[];
  readonly link?: string;
  readonly hasSound?: boolean;
  readonly host?: string;
  readonly keysOn?: boolean;
  /** Returns the requests of a player on this screen. */
  readonly api?: (name: string) => object;
}

const looks = ['data-away', 'data-needs-phone', 'data-status', 'data-sound-off', 'data-code'];

async function lobby({
  seats = [],
  table = {},
  players = [],
  link = 'live',
  hasSound = true,
  host = 'dice.example',
  keysOn = true,
  api = () => ({}),
}: Lobby) {
  await set({ keysOn });
  vi.stubGlobal('location', { hostname: host, host, origin: `https://${host}`, pathname: '/', search: '' });
  const state = {
    table: tableBefore([...seats], table),
    you: { person: null, seat: null },
    link,
    notices: [],
  };
  return render(
    <RoomLobby
      tables={players.map((name) => player(name, api(name))) as never}
      state={state as never}
      hasSound={hasSound}
    />,
  );
}

const grows = { grows: true };
const scan = `{Scan to join}
      Scan to join
      <QR code of the link to this table>
      or open dice.example and type this code:
      ·code ABCDE
      {Who plays}`;
const greed = `# Greed
      Target score: 3,000, Points to get in: 300, Three 1s: 1,000, Four and five of a kind: No points, Straight: 0, Full house: 0`;
test.each<readonly [string, Lobby, string]>([
  [
    'no player has joined yet',
    { table: grows },
    `
      ${scan}
      ${greed}
      No one has joined yet.
      status: Scan the code with your phone, type a name, and play.
    `,
  ],
  [
    'no player has joined yet, and phones cannot reach the server',
    { table: grows, host: 'localhost' },
    `
      {Scan to join}
      Code
      ·code ABCDE
      Phones cannot join yet. To let them in, stop Dicehall on this computer and start it with “npx dicehall party”. The computer and the phones must use the same Wi-Fi.
      {Who plays}
      ${greed}
      No one has joined yet.
      status:
    `,
  ],
  [
    'players and a bot have joined, and one is away',
    { seats: [ada, bo, otto, free], table: { options: { target: 500 } } },
    `
      ${scan}
      # Greed
      Target score: 500, Points to get in: 300, Three 1s: 1,000, Four and five of a kind: No points, Straight: 0, Full house: 0
      - Ada
      - ·away Bo · away
      - Otto
      status: Ada starts the match.
      [No phone? Play here ~(N)~ (key N)]
    `,
  ],
  [
    'people may still join',
    { seats: [ada, bo], table: { ...grows, host: 'bo' } },
    `
      ${scan}
      ${greed}
      - Ada
      - ·away Bo · away
      status: Bo starts the match.
      [No phone? Play here ~(N)~ (key N)]
    `,
  ],
  [
    'people may still join, and keys are off',
    { seats: [ada], table: grows, keysOn: false },
    `
      ${scan}
      ${greed}
      - Ada
      status: Ada starts the match.
      [No phone? Play here]
    `,
  ],
  [
    'the host is unknown',
    { seats: [ada, bo], table: { host: null } },
    `
      ${scan}
      ${greed}
      - Ada
      - ·away Bo · away
      status: The host starts the match.
    `,
  ],
  [
    'the table is locked',
    { seats: [ada, bo], table: { ...grows, locked: true } },
    `
      ${scan}
      ${greed}
      - Ada
      - ·away Bo · away
      status: Ada starts the match.
    `,
  ],
  [
    'a player without a phone plays on this screen',
    { seats: [ada, bo], table: grows, players: ['Bo'] },
    `
      ${scan}
      ${greed}
      - Ada
      - ·away Bo · away
      status: Ada starts the match.
      [Remove Bo from this screen | Bo ✕] [No phone? Play here ~(N)~ (key N)]
    `,
  ],
  [
    'a player needs a phone for secrets',
    { seats: [ada], table: { ...grows, game: 'hidden-pairs' }, players: ['Bo', 'Cy'] },
    `
      ${scan}
      # Hidden Pairs
      Turns: 3, Lucky Dice: The largest attack
      - Ada
      status: Ada starts the match.
      ·needs-phone status: This game has secrets, so Bo and Cy need a phone. On another phone, choose “Add a player on this phone”.
      [Remove Bo from this screen | Bo ✕] [Remove Cy from this screen | Cy ✕]
    `,
  ],
  [
    'the match starts',
    { seats: [ada, bo], table: { ...grows, status: 'playing' }, players: ['Bo'] },
    `
      ${scan}
      ${greed}
      - Ada
      - ·away Bo · away
      status: The match is starting…
    `,
  ],
  [
    'the connection is lost, and sound is off',
    { seats: [ada], table: grows, link: 'lost', hasSound: false },
    `
      ${scan}
      ${greed}
      - Ada
      status: Ada starts the match.
      [No phone? Play here ~(N)~ (key N)]
      ·status=lost Reconnecting…
      ·sound-off Tap for sound · F: full screen
    `,
  ],
])('the screen of a room is right before a match when %s', async (_, situation, lines) => {
  expectLines((await lobby(situation)).box, lines, looks);
});

test('before a match, the screen of a room shows the token of each player, with a face for a bot', async () => {
  const seats = [{ ...ada, mark: { shape: 'moon', colour: 'violet' } as const }, free, bo].map(
    (one, seat) => ({ ...one, seat }),
  );
  const bold = { ...otto, seat: 3, temper: 'bold' } as const;
  const page = await lobby({ seats: [...seats, bold] });
  // The type of the names fits the longest of them.
  expect(page.all('ol')[0]?.props.style).toEqual({ '--letters': 4 });
  expect(tokensIn(page.box)).toEqual(['moon violet', 'clover coral', 'bot flag pink']);
});

test.each<readonly [string, boolean, Lobby]>([
  ['while people may join', true, { table: grows }],
  ['at a locked table', false, { table: { ...grows, locked: true } }],
  ['in a game with secrets', false, { table: { ...grows, game: 'hidden-pairs' } }],
  ['during a match', false, { table: { ...grows, status: 'playing' } }],
  ['before a host has joined', false, { table: grows, seats: [] }],
])('the key N lets a person join at the screen %s: %s', async (_, isOurs, situation) => {
  const page = await lobby({ seats: [ada], ...situation });
  for (const [letter, uses] of [
    ['m', false],
    ['n', isOurs],
  ] as const)
    await act(async () => expect(pressKey({ kind: 'letter', letter })).toBe(uses));
  expect(page.texts('h2')).toEqual(isOurs ? ['No phone? Play here'] : []);
});

test('a person without a phone joins with a free token, and a refusal is shown', async () => {
  const page = await lobby({ seats: [{ ...ada, mark: { shape: 'star', colour: 'yellow' } }], table: grows });
  await page.press('No phone? Play here (N)');
  const dialog = () => page.all('dialog')[0];
  expectLines(
    dialog() ?? expect.fail(),
    `
      ## No phone? Play here
      [Close]
      Your name You play with the keyboard of this computer, or by tapping the screen. Everyone sees your dice. ‹›
      [Play (bright)]
    `,
  );
  const join = async (answer: unknown) => {
    vi.mocked(joinHere).mockResolvedValueOnce(answer as never);
    await page.call(page.all('input')[0] ?? expect.fail(), 'onChange', { target: { value: 'Cy' } });
    await page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
  };
  await join({ ok: false, code: 'server-error', detail: 'The table is full.' });
  expect(page.text()).toContain('The table is full.');
  await join({ ok: true });
  expect(dialog()).toBeUndefined();
  const joining = { code: 'ABCDE', table: 'table', name: 'Cy', hasSeat: true, at: 'room' };
  const mark = { shape: 'diamond', colour: 'blue' };
  expect(vi.mocked(joinHere).mock.calls).toEqual([[{ ...joining, mark }], [{ ...joining, mark }]]);
});

test('the screen of a room removes a player once the player has left the table', async () => {
  const answer = vi.fn();
  const asked: unknown[] = [];
  const api = (name: string) => ({
    changeTable: (...change: unknown[]) => {
      asked.push([name, ...change]);
      return new Promise((resolve) => answer.mockImplementation(resolve));
    },
  });
  const remove = vi.spyOn(sharingPlayers, 'remove').mockReturnValue();
  const page = await lobby({ seats: [ada, bo], table: grows, players: ['Bo', 'Cy'], api });
  await page.press('Remove Cy from this screen');
  expect([asked, remove.mock.calls]).toEqual([[['Cy', 'table', 'stand']], []]);
  await page.does(() => answer({ ok: true }));
  expect(remove.mock.calls).toEqual([['Cy']]);
  remove.mockRestore();
});
