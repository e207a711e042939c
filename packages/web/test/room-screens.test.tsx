import { framesOf } from '@dicehall/engine';
import { type OnlineState, stateOf, unseen } from '@dicehall/server/client';
import type { TableState } from '@dicehall/server/protocol';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { matchOf, personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { RoomMatch } from '../src/room/RoomMatch.tsx';
import { changesOf, expectLines, expectText, outline } from './outline.ts';
import { openBrowser, render } from './render.tsx';
import { scriptedMatch } from './table-device.ts';

beforeEach(() => {
  openBrowser();
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const names = ['Ada', 'Bo', 'Cy'];
const people = names.map((name, seat) => personAt(seat, name));
const looks = [
  'data-away',
  'data-waits',
  'data-status',
  'data-short',
  'data-long',
  'data-chosen',
  'data-sound-off',
  'data-podium',
  'data-first',
  'data-lit',
  'data-corner',
  'data-code',
  'data-long',
  'title',
];

interface Situation {
  readonly options?: object;
  readonly table?: Partial<TableState>;
  readonly match?: object;
  readonly link?: string;
  readonly hasSound?: boolean;
  readonly players?: readonly number[];
}

/** Renders the screen of a room at the end of a script. */
async function room(
  id: string,
  script: string,
  { options = {}, table = {}, match = {}, link = 'live', hasSound = true, players = [] }: Situation,
) {
  const played = scriptedMatch(id, script, options, names);
  const { game } = played.setup;
  const view = (at: number) => game.view(played.states.at(at), 'table');
  const shared = tableBefore(people, {
    game: id,
    options: played.setup.options,
    status: 'playing',
    match: matchOf(view(-1), match),
    ...table,
  } as never);
  const you = { person: null, seat: null };
  const state = {
    ...stateOf({ seq: 1, you, table: shared }, unseen('table')),
    start: view(0),
    frames: framesOf(played, 'table'),
    link,
  } as OnlineState;
  const online = { now: () => state, onChange: () => () => {}, play: async () => null, api: {} } as never;
  const page = await render(
    <RoomMatch
      table={online}
      state={state}
      start={view(0)}
      players={players.map((seat) => ({ seat, table: online }))}
      hasSound={hasSound}
    />,
  );
  await page.until(() => page.box.querySelector('[data-loading]'), null);
  return page;
}

const greed = '0 roll|0: 11122|0 stop|1 roll|1: 51346';
const pairs = '0: 665511|1: 664421|2: 654321';
const over = { places: [1, 3, 2], ended: 'played' };
const ended = { options: { target: 500, opening: 0 }, match: over, table: { status: 'over' as const } };
const last = '0 roll|0: 11122|0 stop|1 roll|1: 22346|2 roll|2: 51346|2 stop';
const standing = (name: string, points: number, wins: number) => ({
  person: name.toLowerCase(),
  name,
  points,
  wins,
});
const clock = { clock: { kind: 'seconds' as const, seconds: 30 } };

test.each<readonly [string, string, string, Situation, string]>([
  [
    'Greed',
    'greed',
    greed,
    {},
    `
      {Greed}
      Greed
      To 3,000
      Bo needs 300 points in one turn to get in
      Bo’s turn
      At stake 150
      Next roll 3 dice
      {Dice}
      - ⟨5 kept: Die 1: 5, +50, kept⟩ ~+50~
      - ⟨1 kept: Die 2: 1, +100, kept⟩ ~+100~
      - ⟨3: Die 3: 3, no points⟩ ~–~
      - ⟨4: Die 4: 4, no points⟩ ~–~
      - ⟨6: Die 5: 6, no points⟩ ~–~
      Bo rolls 5 1 3 4 6: 150 points, 3 dice left.
      Points
      {Scores}
      - Ada 1,000
      - (current) Bo +150 0
      - Cy not in yet 0
    `,
  ],
  [
    'Three Dice',
    'three-dice',
    '0: 2|1: 5|2: 2|1 roll|1: 611|1 stay|2 roll|2: 532',
    {},
    `
      {Three Dice}
      Three Dice
      Round 1 of 10
      Beat 10 (Cy)
      Ada’s turn
      Loser takes 1 sip
      Rolls left 1
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      Cy stays on 10 points.
      Sips: the fewest win
      {Scores}
      - (current) Ada 0
      - Bo 260 points 0
      - Cy 10 points 0
    `,
  ],
  [
    'Hidden Pairs before any player has chosen',
    'hidden-pairs',
    pairs,
    {},
    `
      {Hidden Pairs}
      Hidden Pairs
      Turn 1 of 3
      (empty)
      0 of 3 have chosen
      - ·title=Ada
      - ·title=Bo
      - ·title=Cy
      (empty)
      Points
      {Scores}
      - Ada choosing 500
      - Bo choosing 500
      - Cy choosing 500
    `,
  ],
  [
    'Hidden Pairs after one player has chosen',
    'hidden-pairs',
    `${pairs}|1 commit 01 23 45`,
    {},
    `
      {Hidden Pairs}
      Hidden Pairs
      Turn 1 of 3
      (empty)
      1 of 3 have chosen
      Waiting for Ada and Cy
      - ·title=Ada
      - ·chosen ·title=Bo
      - ·title=Cy
      Bo has committed.
      Points
      {Scores}
      - Ada choosing 500
      - Bo ready 500
      - Cy choosing 500
    `,
  ],
  [
    'the end of a match',
    'greed',
    last,
    ended,
    `
      ·podium {The match is over}
      Greed
      ~⟨1⟩ ⟨1⟩ ⟨1⟩ ⟨2⟩ ⟨2⟩~
      # Ada wins
      850 points ahead of Cy
      Best turn: Ada, 1,000 points
      Ada opens the next match.
      Points
      - ·first 1. Ada 1,000
      - 2. Cy 150
      - 3. Bo 0
    `,
  ],
  [
    'the end of a match that two players win, without the dice of one of them',
    'greed',
    '0 roll|0: 11122|0 stop|1 roll|1: 51346|1 stop|2 roll|2: 11122|2 stop',
    { ...ended, match: { ...over, places: [1, 3, 1] } },
    `
      ·podium {The match is over}
      Greed
      # Ada and Cy share the win
      Best turn: Ada and Cy, 1,000 points
      Ada opens the next match.
      Points
      - ·first 1. Ada 1,000
      - ·first 1. Cy 1,000
      - 3. Bo 150
    `,
  ],
])('the screen of a room shows %s', async (_, id, script, situation, lines) => {
  expectLines((await room(id, script, situation)).box, lines, looks);
});

test.each<readonly [string, string, Situation, string]>([
  [
    'a player on this screen who chooses',
    greed,
    { players: [1] },
    `
      {Table: Greed}
      [Roll 3 dice ~R~ (bright, key R)] [Stop and score nothing 150 of the 300 you need to get in ~B~ (key B)]
    `,
  ],
  [
    'a player who is away while the table waits',
    greed,
    { table: { seats: people.map((one, seat) => (seat === 1 ? { ...one, here: false } : one)) } },
    `
      ·waits Waiting for Bo (away)
      - ·away (current) Bo away 0
      no longer: Bo needs 300 points in one turn to get in
      no longer: - (current) Bo +150 0
    `,
  ],
  [
    'a player who is away while the others can choose',
    pairs,
    { table: { seats: people.map((one, seat) => (seat === 1 ? { ...one, here: false } : one)) } },
    `
      ·waits Waiting for Bo (away)
      - ·away Bo away 500
      no longer: - Bo choosing 500
    `,
  ],
  [
    'a bot that plays for a player',
    greed,
    { table: { seats: people.map((one, seat) => (seat === 1 ? { ...one, held: true } : one)) } },
    `
      Bot for Bo needs 300 points in one turn to get in
      Bot for Bo’s turn
      no longer: Bo needs 300 points in one turn to get in
      no longer: Bo’s turn
    `,
  ],
  [
    'a player who is away while another plays',
    greed,
    { table: { seats: people.map((one, seat) => (seat === 2 ? { ...one, here: false } : one)) } },
    `
      - ·away Cy away 0
      no longer: - Cy not in yet 0
    `,
  ],
  [
    'a lost connection',
    greed,
    { link: 'lost' },
    `
      ·status=lost Reconnecting…
      no longer: Bo needs 300 points in one turn to get in
    `,
  ],
  [
    'a clock with more than ten seconds',
    greed,
    {
      table: clock,
      match: { deadline: '1970-01-01T00:00:12Z', waiting: [null, '1970-01-01T00:00:12Z', null] },
    },
    `
      12 s
    `,
  ],
  [
    'no clock without a connection, because the player may have moved',
    greed,
    {
      table: clock,
      match: { deadline: '1970-01-01T00:00:12Z', waiting: [null, '1970-01-01T00:00:12Z', null] },
      link: 'lost',
    },
    `
      ·status=lost Reconnecting…
      no longer: Bo needs 300 points in one turn to get in
    `,
  ],
  [
    'a clock with less than ten seconds',
    greed,
    {
      table: clock,
      match: { deadline: '1970-01-01T00:00:09Z', waiting: [null, '1970-01-01T00:00:09Z', null] },
    },
    `
      ·short 9 s
    `,
  ],
  [
    'late players',
    greed,
    { table: { late: 'next' as never } },
    `
      ·corner <QR code of the link to this table>
      Code ·code ABCDE
      dice.example
    `,
  ],
  [
    'the end of the second match of an evening',
    last,
    {
      ...ended,
      table: {
        ...ended.table,
        evening: {
          match: 2,
          standings: [standing('Ada', 12, 1), standing('Bo', 7, 1), standing('Cy', 0, 0)],
        } as never,
      },
    },
    `
      {Overall standings}
      ## Standings after 2 matches
      - Ada 12
      - Bo 7
      - Cy 0
      no longer: Ada opens the next match.
    `,
  ],
  [
    'the end of a match that others may join',
    last,
    { ...ended, table: { ...ended.table, late: 'next' as never }, hasSound: false, link: 'lost' },
    `
      ·status=lost Reconnecting…
      ·sound-off Tap for sound · F: full screen
      ·corner <QR code of the link to this table>
      Code ·code ABCDE
      dice.example
    `,
  ],
])('the screen of a room changes for %s', async (_, script, situation, lines) => {
  const id = script === pairs ? 'hidden-pairs' : 'greed';
  const usual = outline((await room(id, script, script === last ? ended : {})).box, looks);
  expectText(changesOf(usual, outline((await room(id, script, situation)).box, looks)), lines);
});
