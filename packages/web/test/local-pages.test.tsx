import { games } from '@dicehall/engine';
import { entriesOf } from '@dicehall/engine/testing';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import { defaultKeys } from '../src/keys/keys.ts';
import { expertState, prepareExpert } from '../src/local/bots.ts';
import { downloadRecord } from '../src/local/download-record.ts';
import { ExpertNote } from '../src/local/ExpertNote.tsx';
import { whenUntouched } from '../src/local/HandOver.tsx';
import LocalTablePage from '../src/local/LocalTablePage.tsx';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { isUnsaved, onSavedElsewhere, savedMatch, saveMatch } from '../src/local/store.ts';
import type { SavedSeat } from '../src/local/table-seats.ts';
import { after, type Opened, opened, openStore, person, plain, robot } from './local-page.tsx';
import { expectLines, expectText } from './outline.ts';
import { render, set, tellWindow } from './render.tsx';

// These need a database, a worker or the size of elements.
vi.mock('../src/local/store.ts', () => ({
  savedMatch: vi.fn(),
  saveMatch: vi.fn(),
  isUnsaved: vi.fn(),
  onSavedElsewhere: vi.fn(() => () => {}),
}));

vi.mock('../src/local/bots.ts', () => ({
  expertState: vi.fn(),
  onExperts: () => () => {},
  prepareExpert: vi.fn(),
  prepareBots: vi.fn(),
  askBot: vi.fn(() => new Promise(() => {})),
}));
vi.mock('../src/local/download-record.ts', () => ({ downloadRecord: vi.fn() }));
vi.mock('../src/review/ReviewPanel.tsx', () => ({ default: () => 'The review' }));

beforeEach(openStore);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('after a device is passed on, each touch restarts the wait, until the wait is stopped', async () => {
  const run = vi.fn();
  const stop = whenUntouched(run);
  for (const pause of [599, 599]) {
    vi.advanceTimersByTime(pause);
    await tellWindow('pointerdown');
  }
  expect(run).not.toHaveBeenCalled();
  whenUntouched(run)();
  vi.advanceTimersByTime(600);
  expect(run).toHaveBeenCalledTimes(1);
  stop();
  await tellWindow('pointerdown');
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a touch restarts the wait even if a control keeps it to itself', () => {
  const follow = vi.spyOn(window, 'addEventListener');
  whenUntouched(() => {})();
  expect(follow.mock.calls.map(([kind, , isFirst]) => [kind, isFirst])).toEqual([['pointerdown', true]]);
});

test.each([
  ['of a match that is not on this device', () => Promise.resolve(undefined)],
  ['of a match that cannot be read', () => Promise.reject(new Error('no database'))],
])('the page %s reports this, and leads to the start', async (_, read) => {
  vi.mocked(savedMatch).mockImplementation(read);
  const page = await render(<LocalTablePage id="m" />);
  expectLines(
    page.box,
    `
      Back → / Dicehall → /
      {Main}
      History → /history Settings → /settings
      # Match not found
      This device has no match with this number. It may have been deleted, or be saved in another browser.
      Home (bright) → /
    `,
  );
});

test('the page of a match shows nothing until the match is read', async () => {
  vi.mocked(savedMatch).mockReturnValue(new Promise(() => {}));
  expect((await render(<LocalTablePage id="m" />)).text()).toBe('');
});

describe('a device with secrets is passed to the next player', () => {
  const pairs = '0: 665511|1: 664421|2: 654321';
  const options = { turns: 2 };

  test.each([
    [
      true,
      `
      says: At the table you play with keys: R rolls, B banks, H announces the dice, / opens a line to type moves, ? lists all keys.
      says: Pass the device to Bo. Everything is hidden until then. Bo: press R.
      {Table: Hidden Pairs}
      ## Pass the device to Bo
      Everything is hidden until then.
      [I am Bo One moment: Bo is next ~R~ (off, key R)]
    `,
    ],
    [
      false,
      `
      says: Pass the device to Bo. Everything is hidden until then.
      {Table: Hidden Pairs}
      ## Pass the device to Bo
      Everything is hidden until then.
      [I am Bo One moment: Bo is next (off)]
    `,
    ],
  ])(
    'a shared device asks for the next player, and names the key if keys are on: %s',
    async (keysOn, lines) => {
      await set({ keysOn });
      const page = await opened('hidden-pairs', `${pairs}|0 commit 01 23 45`, { options });
      expectText([...page.heard.map((text) => `says: ${text}`), ...page.felt()], lines);
    },
  );

  test('the key that is set for rolling is named on a shared device', async () => {
    await set({ keys: { ...defaultKeys, roll: 'X' } });
    const page = await opened('hidden-pairs', `${pairs}|0 commit 01 23 45`, { options });
    expect(page.heard.at(-1)).toBe('Pass the device to Bo. Everything is hidden until then. Bo: press X.');
  });

  test.each([
    [
      'key r',
      `
      says: One moment: Bo is next
    `,
    ],
    [
      'I am Bo',
      `
      says: One moment: Bo is next
    `,
    ],
    [
      'key b',
      `
      says: Bo and Cy are choosing.
    `,
    ],
    [
      'wait 598',
      `

    `,
    ],
    [
      'wait 598, touch, wait 598',
      `

    `,
    ],
    [
      'wait 598, touch, wait 600',
      `
      [I am Bo ~R~ (bright, key R)]
      no longer: [I am Bo One moment: Bo is next ~R~ (off, key R)]
    `,
    ],
    [
      'wait 600',
      `
      [I am Bo ~R~ (bright, key R)]
      no longer: [I am Bo One moment: Bo is next ~R~ (off, key R)]
    `,
    ],
    [
      'wait 600, key b',
      `
      says: Bo and Cy are choosing.
    `,
    ],
    [
      'wait 600, key r',
      `
      says: Your dice: 6 6 4 4 2 1. Your turn.
      {You}
      - (current) You Bo 500 choosing
      {Other players’ pairs}
      Ada ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      Cy ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      {Your six secret dice. 2 re-rolls left}
      ## Make three pairs
      {Dice}
      - [Die 1: 6 | ⟨6 selectable⟩]
      - [Die 2: 6 | ⟨6 selectable⟩]
      - [Die 3: 4 | ⟨4 selectable⟩]
      - [Die 4: 4 | ⟨4 selectable⟩]
      - [Die 5: 2 | ⟨2 selectable⟩]
      - [Die 6: 1 | ⟨1 selectable⟩]
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
      {Actions (optional)}
      [−3 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      You have 500 points. Actions are optional.
      [Re-roll for 50 (key R)] [Highest first (key A)]
      [Commit Put all six dice into pairs first ~B~ (off, key B)]
      ~Ada has committed.~
      - Bo rolls 6 6 4 4 2 1.
      no longer: - (current) Bo 500 choosing
      no longer: ## Pass the device to Bo
      no longer: Everything is hidden until then.
      no longer: [I am Bo ~R~ (bright, key R)]
    `,
    ],
  ])('after the steps “%s”, the device that is passed on shows these changes', async (steps, lines) => {
    const page = await opened('hidden-pairs', `${pairs}|0 commit 01 23 45`, { options });
    expectText(await after(page, steps), lines);
  });

  test('a player who takes the device too early is told so at once', async () => {
    const page = await opened('hidden-pairs', `${pairs}|0 commit 01 23 45`, { options });
    await after(page, 'key r');
    const [text, politeness] = vi.mocked(announcer.say).mock.lastCall ?? [];
    expect([plain(String(text)), politeness]).toEqual(['One moment: Bo is next', 'assertive']);
  });
});

describe('people share a device in a match', () => {
  const banked = '0 roll|0: 51346|0 stop';
  const turn = `${banked}|1 roll|1: 12346`;
  const options = { opening: 0 };
  test.each([
    [
      turn,
      'Undo',
      `
      says: A roll cannot be undone
      A roll cannot be undone
    `,
    ],
    [
      banked,
      'Undo',
      `
      ## Undo
      [Close]
      Ada, Bo and Cy: do you all agree to undo the last move of Ada?
      [We all agree (bright)] [No, keep the move]
    `,
    ],
    [
      `${turn}|1 stop`,
      'Undo',
      `
      ## Undo
      [Close]
      Ada, Bo and Cy: do you all agree to undo the last move of Bo?
      [We all agree (bright)] [No, keep the move]
    `,
    ],
    [
      banked,
      'Undo, keep the move',
      `
      no longer: ## Undo
      no longer: [Close]
      no longer: Ada, Bo and Cy: do you all agree to undo the last move of Ada?
      no longer: [We all agree (bright)] [No, keep the move]
    `,
    ],
    [
      banked,
      'Undo, We all agree',
      `
      says: The last move of Ada was undone. Ada, your turn.
      saves: []
      First to 3,000 starts the final round; highest total wins Ada needs 2,850 more after these 150
      [Undo: A roll cannot be undone (off)] [What scores] [Rules] [Game log] [Menu]
      - (current) Ada 0
      - Bo 0
      Ada’s turn
      At stake 150
      Next roll 3 dice
      {Dice}
      - ⟨5 kept: Die 1: 5, +50, kept⟩ ~+50~
      - ⟨1 kept: Die 2: 1, +100, kept⟩ ~+100~
      - ⟨3: Die 3: 3, no points⟩ ~–~
      - ⟨4: Die 4: 4, no points⟩ ~–~
      - ⟨6: Die 5: 6, no points⟩ ~–~
      [~Ada~ Roll 3 dice ~R~ (bright, key R)] [Bank 150: 150 in total ~B~ (key B)]
      ~Ada rolls 5 1 3 4 6: 150 points, 3 dice left.~
      no longer: First to 3,000 starts the final round; highest total wins Bo needs 3,000 more
      no longer: [Undo] [What scores] [Rules] [Game log] [Menu]
      no longer: - Ada 150
      no longer: - (current) Bo 0
      no longer: Bo’s turn
      no longer: At stake 0
      no longer: Next roll 5 dice
      no longer: ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      no longer: [~Bo~ Roll 5 dice One moment: Bo is next ~R~ (off, key R)] [Bank One moment: Bo is next ~B~ (off, key B)]
      no longer: ~Ada banks 150: 150 in total.~
      no longer: - Ada banks 150: 150 in total.
      no longer: ## Undo
      no longer: [Close]
      no longer: Ada, Bo and Cy: do you all agree to undo the last move of Ada?
      no longer: [We all agree (bright)] [No, keep the move]
    `,
    ],
    [
      turn,
      'key r',
      `
      says: One moment: Bo is next
    `,
    ],
    [
      turn,
      'key b',
      `
      says: One moment: Bo is next
    `,
    ],
    [
      turn,
      'wait 600',
      `
      [~Bo~ Roll 4 dice ~R~ (bright, key R)] [Bank 100: 100 in total ~B~ (key B)]
      no longer: [~Bo~ Roll 4 dice One moment: Bo is next ~R~ (off, key R)] [Bank 100: 100 in total One moment: Bo is next ~B~ (off, key B)]
    `,
    ],
  ])('in the match %s, the steps “%s” cause these changes', async (script, steps, lines) => {
    expectText(await after(await opened('greed', script, { options }), steps), lines);
  });
});

describe('the page of a match has a note below the table', () => {
  const expert = (name: string): SavedSeat => ({ name, player: { kind: 'bot', strength: 'expert' } });
  const notes = async (
    state: object | undefined,
    { wait = 0, isKept = true, ...more }: Opened & { wait?: number; isKept?: boolean } = {},
  ) => {
    vi.mocked(isUnsaved).mockReturnValue(!isKept);
    vi.mocked(expertState).mockReturnValue(state as never);
    const page = await opened('greed', '', { seats: [person('Ada'), expert('Bo')], ...more });
    await act(async () => void (await vi.advanceTimersByTimeAsync(wait)));
    return page
      .all('p')
      .filter(({ props }) => String(props.className).startsWith('soft small'))
      .map(({ textContent }) => plain(textContent));
  };
  test.each<readonly [string, Parameters<typeof notes>, string[]]>([
    ['nothing', [undefined], []],
    ['nothing during the first 300 ms of solving', [{ kind: 'solving', share: 0.254 }, { wait: 299 }], []],
    [
      'the progress of the expert',
      [{ kind: 'solving', share: 0.254 }, { wait: 300 }],
      ['Expert is warming up (25%); plays at Steady level until ready.'],
    ],
    [
      'that the expert could not be solved',
      [{ kind: 'failed' }],
      ['This device could not solve the game: Expert plays at Steady level.'],
    ],
    [
      'that the match is not saved',
      [undefined, { isKept: false }],
      [
        'This browser cannot save the match. It is lost when you close or reload the page. You can download its record.',
      ],
    ],
    [
      'nothing about an expert if the bot is none',
      [{ kind: 'failed' }, { seats: [person('Ada'), robot('Bo')] }],
      [],
    ],
    [
      'nothing about an expert at a number of seats for which there is none',
      [{ kind: 'failed' }, { seats: [person('Ada'), expert('Bo'), expert('Cy')] }],
      [],
    ],
    [
      'nothing about an expert if no bot is one',
      [{ kind: 'failed' }, { seats: [person('Ada'), person('Bo')] }],
      [],
    ],
  ])('the note below the table shows %s', async (_, given, lines) => {
    expect(await notes(...given)).toEqual(lines);
  });

  test('the note below the table is about the expert for the rules of the match', async () => {
    await notes({ kind: 'failed' }, { options: { target: 700 } });
    const options = expect.objectContaining({ target: 700 });
    expect(vi.mocked(expertState).mock.lastCall).toEqual([{ game: 'greed', options, seats: 2 }]);
    expect(vi.mocked(prepareExpert).mock.lastCall).toEqual([{ game: 'greed', options, seats: 2 }]);
  });
});

describe('the page prepares the expert of a table', () => {
  const table = (seats: number) => <ExpertNote game="greed" options={options} seats={seats} />;
  const options = { target: 700 };

  test('the expert is prepared once for a match, and again only for another match', async () => {
    vi.mocked(prepareExpert).mockClear();
    const page = await render(table(2));
    for (const seats of [2, 3]) await page.show(table(seats));
    expect(vi.mocked(prepareExpert).mock.calls).toEqual(
      [2, 3].map((seats) => [{ game: 'greed', options, seats }]),
    );
    expect(vi.mocked(expertState).mock.lastCall).toEqual([{ game: 'greed', options, seats: 3 }]);
  });

  test('the note that the expert is ready appears for two seconds, if the note about solving was shown', async () => {
    const said: string[] = [];
    const page = await render(null);
    for (const [state, wait] of [
      [{ kind: 'solving', share: 0.5 }, 300],
      [{ kind: 'solving', share: 0.996 }, 0],
      [{ kind: 'ready' }, 1999],
      [{ kind: 'ready' }, 1],
    ] as const) {
      vi.mocked(expertState).mockReturnValue(state);
      await page.show(table(2));
      await act(async () => void (await vi.advanceTimersByTimeAsync(wait)));
      said.push(page.text());
    }
    expect(said).toEqual([
      'Expert is warming up (50%); plays at Steady level until ready.',
      'Expert is warming up (100%); plays at Steady level until ready.',
      'Expert is ready.',
      '',
    ]);
  });
});

test('at the end of a match on this device, the players can start another match', async () => {
  const page = await opened('greed', '0 roll|0: 11122|0 stop|1 roll|1: 22346|2 roll|2: 22346', {
    options: { target: 500, opening: 0 },
  });
  await page.until(() => page.box.querySelector('[data-loading]'), null);
  expectLines(
    page.box,
    `
      Back → /
      # Greed
      To 500 · Points to get in: 0
      [Undo: A finished match cannot be undone (off)] [What scores] [Rules] [Game log] [Menu]
      {Greed}
      {The match is over}
      ## ~Winning dice of Ada~ ~⟨1⟩ ⟨1⟩ ⟨1⟩ ⟨2⟩ ⟨2⟩~ Ada wins
      1,000 points ahead of Bo and Cy
      - 1. Ada 1,000
      - 2. Bo 0
      - 2. Cy 0
      Best turn: Ada, 1,000 points → /replay/m?move=3
      [Play again (bright)] Replay → /replay/m [Download record] [Copy link] Home → /
      The review
      {Game log}
      ## Game log
      {Game log}
      - Ada rolls 1 1 1 2 2: 1,000 points, 2 dice left.
      - Ada banks 1,000: 1,000 in total.
      - Ada has reached 500. Every other player has one more turn.
      - Bo rolls 2 2 3 4 6 and busts. The turn is over.
      - Cy rolls 2 2 3 4 6 and busts. The turn is over.
      - Ada wins with 1,000 points.
    `,
  );
});

test('at the end of a match on this device, its record can be saved, and another match starts with the same players', async () => {
  const page = await opened('greed', '0 roll|0: 11122|0 stop|1 roll|1: 22346|2 roll|2: 22346', {
    options: { target: 500, opening: 0 },
  });
  await page.until(() => page.box.querySelector('[data-loading]'), null);
  await page.press('Download record');
  await page.settle();
  const [record, name] = vi.mocked(downloadRecord).mock.lastCall ?? expect.fail();
  const kept = (await vi.mocked(savedMatch).mock.results.at(-1)?.value) as SavedMatch;
  expect([record.seats.map((seat) => seat.name), record.log.length, name]).toEqual([
    ['Ada', 'Bo', 'Cy'],
    kept.log.length,
    'm',
  ]);
  vi.mocked(saveMatch).mockClear();
  await page.press('Play again');
  for (let turn = 0; turn < 5; turn++) await page.settle();
  const [next] = vi.mocked(saveMatch).mock.lastCall ?? expect.fail();
  expect([next.game, next.options, next.seats.map((seat) => seat.name).sort()]).toEqual([
    'greed',
    kept.options,
    ['Ada', 'Bo', 'Cy'],
  ]);
  expect(page.visited.at(-1)).toBe(`/table/${next.id}`);
});

test('an open page shows each move made in another window', async () => {
  const stop = vi.fn();
  vi.mocked(onSavedElsewhere).mockReturnValueOnce(stop);
  const page = await opened('greed', '0 roll|0: 51346');
  const kept = (await vi.mocked(savedMatch).mock.results.at(-1)?.value) as SavedMatch;
  const [id, hear] = vi.mocked(onSavedElsewhere).mock.lastCall ?? expect.fail();
  await act(async () =>
    hear({ ...kept, log: [...kept.log, ...entriesOf(games[0] as never, '0 stop')], updated: 1 }),
  );
  await page.settle();
  expect([id, page.texts('li').at(-1)]).toEqual(['m', expect.stringMatching(/^Ada stops at 150/)]);
  expect(stop).not.toHaveBeenCalled();
  await page.show(null);
  expect(stop).toHaveBeenCalledTimes(1);
});
