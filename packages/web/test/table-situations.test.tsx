import { message } from '@dicehall/engine';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { TableScreen } from '../src/table/TableScreen.tsx';
import { changesOf, expectLines, expectText, outline } from './outline.ts';
import { type Played, playedTable } from './played-table.tsx';
import { openBrowser, render, set } from './render.tsx';

beforeEach(() => {
  openBrowser();
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const looks = [
  'data-away',
  'data-unread',
  'data-many',
  'data-over',
  'data-passing',
  'data-position',
  'title',
  'data-short',
  'data-urgent',
];

/** Returns everything on the screen except the felt. */
async function around(id: string, script: string, { screen = {}, page: settings = {}, ...more }: Situation) {
  await set(settings);
  const { table } = playedTable(id, script, more);
  const page = await render(<TableScreen table={table} {...screen} />);
  const [main] = page.all('main');
  const felt = page.all('div').find(({ props }) => props['data-cloth'] === true);
  if (main !== undefined && felt !== undefined) {
    felt.textContent = 'The felt';
    felt.removeAttribute('aria-describedby');
  }
  return page;
}
type Situation = Played & {
  readonly screen?: object;
  readonly script?: string;
  readonly page?: Parameters<typeof set>[0];
};

const greed = '0 roll|0: 11122|0 stop|1 roll|1: 51346';
const lost = `${greed}|1 roll|1: 236|2 roll`;
const seat = (name: string, more: object = {}) => ({ name, kind: 'person' as const, ...more });
const seated = (ada: object, bo: object = {}, cy: object = {}) => ({
  seats: [seat('Ada', ada), seat('Bo', bo), seat('Cy', cy)],
});

test.each<readonly [string, string, string, Situation, string]>([
  [
    'Greed, on the viewer’s turn',
    'greed',
    greed,
    {},
    `
      Back → /
      # Table
      To 3,000
      First to 3,000 starts the final round; highest total wins You need 300 points in one turn to get in
      [What scores] [Rules] [Game log] [Menu]
      {Table}
      {Scores}
      - Cy 0 not in yet
      - Ada 1,000
      {You}
      - (current) You Bo 0 not in yet
      {Table: Greed}
      The felt
      ~You roll 5 1 3 4 6: 150 points, 3 dice left.~
      {Game log}
      ## Game log
      {Game log}
      - Ada rolls 1 1 1 2 2: 1,000 points, 2 dice left.
      - Ada banks 1,000: 1,000 in total.
      - You roll 5 1 3 4 6: 150 points, 3 dice left.
    `,
  ],
  [
    'Greed, with house rules',
    'greed',
    greed,
    { options: { target: 500, opening: 0 } },
    `
      Back → /
      # Table
      Final round · Points to get in: 0
      Final round: the highest total wins Your last turn: beat 1,000 (Ada)
      [What scores] [Rules] [Game log] [Menu]
      {Table}
      {Scores}
      - Cy 0
      - Ada 1,000
      {You}
      - (current) You Bo 0
      {Table: Greed}
      The felt
      ~You roll 5 1 3 4 6: 150 points, 3 dice left.~
      {Game log}
      ## Game log
      {Game log}
      - Ada rolls 1 1 1 2 2: 1,000 points, 2 dice left.
      - Ada banks 1,000: 1,000 in total.
      - Ada has reached 500. Every other player has one more turn.
      - You roll 5 1 3 4 6: 150 points, 3 dice left.
    `,
  ],
  [
    'Ten Thousand, on the turn of another player',
    'ten-thousand',
    '0: 3|1: 1|2: 1|0 roll|0: 111234',
    {},
    `
      Back → /
      # Table
      To 10,000
      Exactly 10,000 wins; a roll past it scores nothing You need 1,000 points in one turn to get in
      [What scores] [Rules] [Game log] [Menu]
      {Table}
      {Scores}
      - Cy 0 (not in yet)
      - (current) Ada 0 (not in yet)
      {You}
      - You Bo 0 (not in yet)
      {Table: Ten Thousand}
      The felt
      ~Ada rolls 1 1 1 2 3 4: up to 1,000 points.~
      {Game log}
      ## Game log
      {Game log}
      - Rolls for the first turn: Ada 3, You 1 and Cy 1.
      - Ada starts.
      - Ada rolls 1 1 1 2 3 4: up to 1,000 points.
    `,
  ],
  [
    'Threes, to players who share a device',
    'threes',
    '0 roll|0: 13366|0 bank|1 roll|1: 66666|1 bank',
    { mine: [0, 1, 2], options: { rounds: 2 } },
    `
      Back → /
      # Table
      Round 1 of 2
      Lowest total wins
      [What scores] [Rules] [Game log] [Menu]
      {Table}
      {Scores}
      - Ada 13
      - Bo −30
      - (current) Cy – (no total yet)
      {Table: Threes}
      The felt
      ~Bo shoots the moon with 6 6 6 6 6: −30 points, −30 in total.~
      {Game log}
      ## Game log
      {Game log}
      - Ada rolls 1 3 3 6 6.
      - Ada banks 1 3 3 6 6: 13 points, 13 in total.
      - Bo rolls 6 6 6 6 6.
      - Bo shoots the moon with 6 6 6 6 6: −30 points, −30 in total.
    `,
  ],
  [
    'Threes alone',
    'threes',
    '0 roll|0: 13366|0 bank',
    { players: ['Ada'], mine: [0], options: { rounds: 2 } },
    `
      Back → /
      # Table
      Round 2 of 2
      Lowest total wins
      [What scores] [Rules] [Game log] [Menu]
      {Table}
      {You}
      - (current) You Ada 13
      {Table: Threes}
      The felt
      ~You bank 1 3 3 6 6: 13 points, 13 in total.~
      {Game log}
      ## Game log
      {Game log}
      - You roll 1 3 3 6 6.
      - You bank 1 3 3 6 6: 13 points, 13 in total.
    `,
  ],
  [
    'Three Dice',
    'three-dice',
    '0: 2|1: 5|2: 2|1 roll|1: 611|1 stay|2 roll|2: 532',
    { options: { rounds: 2 } },
    `
      Back → /
      # Table
      Round 1 of 2
      After 2 rounds the fewest sips win Cy would lose this round now
      [What scores] [Rules] [Game log] [Menu]
      {Table}
      {Scores}
      - Cy Sips 0 10 points
      - (current) Ada Sips 0
      {You}
      - You Bo Sips 0 260 points
      {Table: Three Dice}
      The felt
      ~Cy stays on 10 points.~
      {Game log}
      ## Game log
      {Game log}
      - Rolls for the first turn: Ada 2, You 5 and Cy 2.
      - You start.
      - You roll 6 1 1: 260 points.
      - Everyone gets at most 1 roll this round.
      - You stay on 260 points.
      - Cy rolls 5 3 2: 10 points.
      - Cy stays on 10 points.
    `,
  ],
  [
    'Hidden Pairs, to spectators, with a chat',
    'hidden-pairs',
    '0: 665511|1: 664421|2: 654321|0 commit 01 23 45',
    { mine: [], options: { turns: 2 }, screen: { aside: <p>The chat</p> } },
    `
      Back → /
      # Table
      Turn 1 of 2
      After 2 turns the most points win
      [Rules] [Game log] [Menu]
      {Table}
      {Scores}
      - Ada 500 ready
      - (current) Bo 500 choosing
      - (current) Cy 500 choosing
      {Table: Hidden Pairs}
      The felt
      ~Ada has committed.~
      {Game log}
      ## Game log
      {Game log}
      - Ada has committed.
      The chat
    `,
  ],
])('the screen around the felt shows %s', async (_, id, script, situation, lines) => {
  expectLines((await around(id, script, situation)).box, lines, looks);
});

test.each<readonly [string, Situation, string]>([
  [
    'a last turn that waits for a key',
    { script: lost, mine: [0], last: 3, pass: 60_000, settings: { turns: 'key' } },
    `
      First to 3,000 starts the final round; highest total wins You need 2,000 more
      - (current) Bo 0 not in yet
      - You Ada 1,000
      [Continue to the next player’s turn (bright, key P)]
      ~Bo rolls 2 3 6 and busts.~
      - You roll 1 1 1 2 2: 1,000 points, 2 dice left.
      - You bank 1,000: 1,000 in total.
      - Bo rolls 5 1 3 4 6: 150 points, 3 dice left.
      - Bo rolls 2 3 6 and busts. The 150 points of this turn are lost.
      no longer: First to 3,000 starts the final round; highest total wins You need 300 points in one turn to get in
      no longer: - Ada 1,000
      no longer: - (current) You Bo 0 not in yet
      no longer: ~You roll 5 1 3 4 6: 150 points, 3 dice left.~
      no longer: - Ada rolls 1 1 1 2 2: 1,000 points, 2 dice left.
      no longer: - Ada banks 1,000: 1,000 in total.
      no longer: - You roll 5 1 3 4 6: 150 points, 3 dice left.
    `,
  ],
  [
    'more players than a short list has',
    { script: '', players: ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gil'] },
    `
      ·many {Scores}
      - Cy 0 (not in yet)
      - Di 0 (not in yet)
      - Ed 0 (not in yet)
      - Flo 0 (not in yet)
      - Gil 0 (not in yet)
      - (current) Ada 0 (not in yet)
      ·many {You}
      - You Bo 0 (not in yet)
      (empty)
      - No moves yet.
      no longer: {Scores}
      no longer: - Cy 0 not in yet
      no longer: - Ada 1,000
      no longer: {You}
      no longer: - (current) You Bo 0 not in yet
      no longer: ~You roll 5 1 3 4 6: 150 points, 3 dice left.~
      no longer: - Ada rolls 1 1 1 2 2: 1,000 points, 2 dice left.
      no longer: - Ada banks 1,000: 1,000 in total.
      no longer: - You roll 5 1 3 4 6: 150 points, 3 dice left.
    `,
  ],
  [
    'undo, the coach and a note',
    {
      feed: {
        undo: { why: null, run: () => {} },
        isCoachAllowed: true,
        coach: { isOn: true, state: { kind: 'solved' }, mark: null, hint: null, ask() {}, closeHint() {} },
      },
      screen: { notice: <p>Not saved</p> },
    },
    `
      To 3,000 ·title=Coach allowed Coach allowed
      ·title=Undo [Undo] [What scores] [Rules] [Game log] [Menu]
      Not saved
      {Coach}
      The coach marks your choices.
      [Hint ~I~ (key I)]
      no longer: To 3,000
      no longer: [What scores] [Rules] [Game log] [Menu]
    `,
  ],
  [
    'an undo that is not possible',
    { feed: { undo: { why: message('web-why-not-undo', { code: 'rolled' }), run: () => {} } } },
    `
      ·title=Undo: A roll cannot be undone [Undo: A roll cannot be undone (off)] [What scores] [Rules] [Game log] [Menu]
      no longer: [What scores] [Rules] [Game log] [Menu]
    `,
  ],
  [
    'people, bots and clocks',
    {
      feed: {
        ...seated(
          { kind: 'bot', likes: 'Likes to roll' },
          { deadline: '1970-01-01T00:01:05Z', isNameless: true },
          { away: true, held: true },
        ),
        clock: { deadline: '1970-01-01T00:01:05Z', total: 90 } as never,
      },
    },
    `
      - ·away Cy 0 not in yet bot plays
      - ·title=Likes to roll (Bot) Ada 1,000
      - (current) You 0 1:05 left not in yet
      no longer: - Cy 0 not in yet
      no longer: - Ada 1,000
      no longer: - (current) You Bo 0 not in yet
    `,
  ],
  [
    'the clock of another player',
    { mine: [2], feed: seated({ away: true }, { deadline: '1970-01-01T00:00:09Z' }, {}) },
    `
      - ·away Ada 1,000 away
      - (current) Bo 0 ·short 0:09 left not in yet
      - You Cy 0 not in yet
      ~Bo rolls 5 1 3 4 6: 150 points, 3 dice left.~
      - Bo rolls 5 1 3 4 6: 150 points, 3 dice left.
      no longer: - Cy 0 not in yet
      no longer: - Ada 1,000
      no longer: - (current) You Bo 0 not in yet
      no longer: ~You roll 5 1 3 4 6: 150 points, 3 dice left.~
      no longer: - You roll 5 1 3 4 6: 150 points, 3 dice left.
    `,
  ],
  [
    'a typed line',
    { page: { typing: true } },
    `
      Move or question‹›
      ~At the table you play with keys: R rolls, B banks, H announces the dice, / opens a line to type moves, ? lists all keys.~
    `,
  ],
  [
    'the controls of a replay',
    { page: { typing: true }, screen: { foot: <p>Step 4 of 4</p> } },
    `
      Step 4 of 4
    `,
  ],
  [
    'a cover over the felt',
    { screen: { cover: <p>Pass the device</p> } },
    `
      no longer: ~You roll 5 1 3 4 6: 150 points, 3 dice left.~
    `,
  ],
  [
    'a single position',
    { feed: { isPosition: true } },
    `
      ·position
      no longer: {Game log}
      no longer: ## Game log
      no longer: {Game log}
      no longer: - Ada rolls 1 1 1 2 2: 1,000 points, 2 dice left.
      no longer: - Ada banks 1,000: 1,000 in total.
      no longer: - You roll 5 1 3 4 6: 150 points, 3 dice left.
    `,
  ],
  [
    'a device that is passed on',
    { mine: [0, 1, 2], feed: { passingTo: 1 } },
    `
      ·passing
      First to 3,000 starts the final round; highest total wins Bo needs 300 points in one turn to get in
      - (current) Bo 0 not in yet
      ~Bo rolls 5 1 3 4 6: 150 points, 3 dice left.~
      - Bo rolls 5 1 3 4 6: 150 points, 3 dice left.
      no longer: First to 3,000 starts the final round; highest total wins You need 300 points in one turn to get in
      no longer: {You}
      no longer: - (current) You Bo 0 not in yet
      no longer: ~You roll 5 1 3 4 6: 150 points, 3 dice left.~
      no longer: - You roll 5 1 3 4 6: 150 points, 3 dice left.
    `,
  ],
  [
    'the end of a match',
    {
      script: '0 roll|0: 11122|0 stop|1 roll|1: 22346',
      players: ['Ada', 'Bo'],
      options: { target: 500, opening: 0 },
      feed: {
        result: { places: [1, 2], scores: [1000, 0], why: null },
        // The coach says nothing after the match.
        coach: { isOn: true, state: { kind: 'solved' }, mark: null, hint: null, ask() {}, closeHint() {} },
      },
    },
    `
      To 500 · Points to get in: 0
      ·over {Table}
      ·over The felt
      ~Ada wins with 1,000 points.~
      - Ada has reached 500. Every other player has one more turn.
      - You roll 2 2 3 4 6 and bust. The turn is over.
      - Ada wins with 1,000 points.
      no longer: To 3,000
      no longer: First to 3,000 starts the final round; highest total wins You need 300 points in one turn to get in
      no longer: {Table}
      no longer: {Scores}
      no longer: - Cy 0 not in yet
      no longer: - Ada 1,000
      no longer: {You}
      no longer: - (current) You Bo 0 not in yet
      no longer: {Table: Greed}
      no longer: The felt
      no longer: ~You roll 5 1 3 4 6: 150 points, 3 dice left.~
      no longer: - You roll 5 1 3 4 6: 150 points, 3 dice left.
    `,
  ],
  [
    'unread chat messages',
    { feed: { notes: [] }, later: { notes: [{ id: 1, buffer: 'chat', text: 'Cy: Hello' }] as never } },
    `
      [What scores] [Rules] ·unread [Game log and chat, 1 new message] [Menu]
      no longer: [What scores] [Rules] [Game log] [Menu]
    `,
  ],
])('the screen around the felt changes for %s', async (_, { script = greed, ...situation }, lines) => {
  const usual = outline((await around('greed', greed, {})).box, looks);
  const now = outline((await around('greed', script, situation)).box, looks);
  expectText(changesOf(usual, now), lines);
});
