import { gameOf } from '@dicehall/engine';
import { entriesOf } from '@dicehall/engine/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import { onSavedElsewhere, savedMatch } from '../src/local/store.ts';
import FaceEntry from '../src/table/FaceEntry.tsx';
import { after, opened, openStore, person, robot } from './local-page.tsx';
import { expectText } from './outline.ts';
import { render, set } from './render.tsx';

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
vi.mock('../src/review/ReviewPanel.tsx', () => ({ default: () => 'The review' }));

beforeEach(openStore);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each face that is entered or removed is announced with its number and what is missing', async () => {
  const onEnter = vi.fn();
  const said = vi.spyOn(announcer, 'say');
  const page = await render(<FaceEntry count={4} label="The 4 dice" onEnter={onEnter} />);
  const heard = async (...names: string[]) => {
    said.mockClear();
    for (const name of names) await page.press(name);
    return said.mock.calls.map(([text]) => text.replaceAll(/[\u2068\u2069]/g, ''));
  };
  expect(await heard('5', '2', '6')).toEqual([
    'Die 1: 5. 3 dice to go.',
    'Die 2: 2. 2 dice to go.',
    'Die 3: 6. 1 die to go.',
  ]);
  expect(await heard('Remove last die', 'Remove last die')).toEqual([
    'Die 3, a 6, removed.',
    'Die 2, a 2, removed.',
  ]);
  expect(await heard('3')).toEqual(['Die 2: 3. 2 dice to go.']);
  expect([await heard('1', '4'), onEnter.mock.calls]).toEqual([['Die 3: 1. 1 die to go.'], [[[5, 3, 1, 4]]]]);
});

test('faces that were entered for a roll are dropped once another window has entered it', async () => {
  const page = await opened('threes', '0 roll', { match: { dice: 'real' } });
  await after(page, '5, 5');
  const asked = () => page.texts('p').find((text) => text.includes('tap what'));
  expect(asked()).toMatch(/3 dice/);
  const [, adopt = expect.fail()] = vi.mocked(onSavedElsewhere).mock.lastCall ?? [];
  const match = (await savedMatch('m')) ?? expect.fail();
  adopt({ ...match, updated: 1, log: entriesOf(gameOf('threes'), '0 roll|0: 51346|0 bank|1 roll') });
  for (let turn = 0; turn < 20; turn++) await page.settle();
  expect(asked()).toMatch(/5 dice/);
});

describe('a match is played with real dice', () => {
  const real = { match: { dice: 'real' as const } };
  const turns = '0 roll|0: 51346|0 roll|0: 236|1 roll|1: 12346';
  test.each([
    [
      '0 roll',
      '',
      `
      {Table: Greed}
      Ada rolls
      At stake 0
      Next roll 5 dice
      {The 5 dice that Ada rolled}
      Roll, then tap what the 5 dice show
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      [1 | ⟨1⟩] [2 | ⟨2⟩] [3 | ⟨3⟩] [4 | ⟨4⟩] [5 | ⟨5⟩] [6 | ⟨6⟩]
      [Remove last die (off)]
    `,
    ],
    [
      '0 roll',
      '5, 5, Remove last',
      `
      says: Die 2, a 5, removed.
      Roll, then tap what the 4 dice show
      ⟨5⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      no longer: Roll, then tap what the 3 dice show
      no longer: ⟨5⟩ ⟨5⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
    `,
    ],
    [
      '0 roll',
      '5, 1, 3, 4, 6',
      `
      says: Ada rolls 5 1 3 4 6: 150 points, 3 dice left. Ada, your turn.
      saves: [{"seat":0,"move":{"type":"roll"}},{"seat":0,"dice":[5,1,3,4,6]}]
      Ada’s turn
      At stake 150
      Next roll 3 dice
      {Dice}
      - ⟨5 kept: Die 1: 5, +50, kept⟩ ~+50~
      - ⟨1 kept: Die 2: 1, +100, kept⟩ ~+100~
      - ⟨3: Die 3: 3, no points⟩ ~–~
      - ⟨4: Die 4: 4, no points⟩ ~–~
      - ⟨6: Die 5: 6, no points⟩ ~–~
      [~Ada~ Roll 3 dice ~R~ (bright, key R)] [Stop and score nothing 150 of the 300 you need to get in ~B~ (key B)]
      ~Ada rolls 5 1 3 4 6: 150 points, 3 dice left.~
      - Ada rolls 5 1 3 4 6: 150 points, 3 dice left. [Correct the roll 5 1 3 4 6 of Ada | Correct]
      no longer: Ada rolls
      no longer: At stake 0
      no longer: Next roll 5 dice
      no longer: {The 5 dice that Ada rolled}
      no longer: Roll, then tap what the die shows
      no longer: ⟨5⟩ ⟨1⟩ ⟨3⟩ ⟨4⟩ ⟨? disabled⟩
      no longer: [1 | ⟨1⟩] [2 | ⟨2⟩] [3 | ⟨3⟩] [4 | ⟨4⟩] [5 | ⟨5⟩] [6 | ⟨6⟩]
      no longer: [Remove last die]
      no longer: (empty)
      no longer: - No moves yet.
    `,
    ],
    [
      '0 roll|0: 51346',
      'Roll 3 dice',
      `
      says: The 3 dice that Ada rolled. The keys 1 to 6 enter a die, Backspace removes it. The last die completes the roll.
      saves: [{"seat":0,"dice":[5,1,3,4,6]},{"seat":0,"move":{"type":"roll"}}]
      Ada rolls
      {Set aside in this turn}
      - ~⟨5⟩ ⟨1⟩~ (5 and 1) 150
      {The 3 dice that Ada rolled}
      Roll, then tap what the 3 dice show
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      [1 | ⟨1⟩] [2 | ⟨2⟩] [3 | ⟨3⟩] [4 | ⟨4⟩] [5 | ⟨5⟩] [6 | ⟨6⟩]
      [Remove last die (off)]
      no longer: Ada’s turn
      no longer: {Dice}
      no longer: - ⟨5 kept: Die 1: 5, +50, kept⟩ ~+50~
      no longer: - ⟨1 kept: Die 2: 1, +100, kept⟩ ~+100~
      no longer: - ⟨3: Die 3: 3, no points⟩ ~–~
      no longer: - ⟨4: Die 4: 4, no points⟩ ~–~
      no longer: - ⟨6: Die 5: 6, no points⟩ ~–~
      no longer: [~Ada~ Roll 3 dice ~R~ (bright, key R)] [Stop and score nothing 150 of the 300 you need to get in ~B~ (key B)]
    `,
    ],
    [
      '0 roll|0: 51346',
      'Undo',
      `
      says: Correct. The keys 1 to 6 enter a die, Backspace removes it. The last die completes the roll.
      ## Correct
      [Close]
      Ada rolled 5 1 3 4 6. What did the dice really show?
      {Correct}
      Tap what the 5 dice show
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      [1 | ⟨1⟩] [2 | ⟨2⟩] [3 | ⟨3⟩] [4 | ⟨4⟩] [5 | ⟨5⟩] [6 | ⟨6⟩]
      [Remove last die (off)]
    `,
    ],
    [
      '0 roll|0: 51346',
      'Correct the roll',
      `
      says: Correct. The keys 1 to 6 enter a die, Backspace removes it. The last die completes the roll.
      ## Correct
      [Close]
      Ada rolled 5 1 3 4 6. What did the dice really show?
      {Correct}
      Tap what the 5 dice show
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      [1 | ⟨1⟩] [2 | ⟨2⟩] [3 | ⟨3⟩] [4 | ⟨4⟩] [5 | ⟨5⟩] [6 | ⟨6⟩]
      [Remove last die (off)]
    `,
    ],
    [
      '0 roll|0: 51346',
      'Correct the roll, Close',
      `
      no longer: ## Correct
      no longer: [Close]
      no longer: Ada rolled 5 1 3 4 6. What did the dice really show?
      no longer: {Correct}
      no longer: Tap what the 5 dice show
      no longer: ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      no longer: [1 | ⟨1⟩] [2 | ⟨2⟩] [3 | ⟨3⟩] [4 | ⟨4⟩] [5 | ⟨5⟩] [6 | ⟨6⟩]
      no longer: [Remove last die (off)]
    `,
    ],
    [
      turns,
      'Correct the roll 5 1 3 4 6, 5, 1, 3, 4, 2',
      `
      says: Die 5 is 2, not 6.
      saves: [{"seat":1,"dice":[1,2,3,4,6]}]
      - Ada rolls 5 1 3 4 2: 150 points, 3 dice left. [Correct the roll 5 1 3 4 2 of Ada | Correct]
      no longer: - Ada rolls 5 1 3 4 6: 150 points, 3 dice left. [Correct the roll 5 1 3 4 6 of Ada | Correct]
      no longer: ## Correct
      no longer: [Close]
      no longer: Ada rolled 5 1 3 4 6. What did the dice really show?
      no longer: {Correct}
      no longer: Tap what the die shows
      no longer: ⟨5⟩ ⟨1⟩ ⟨3⟩ ⟨4⟩ ⟨? disabled⟩
      no longer: [1 | ⟨1⟩] [2 | ⟨2⟩] [3 | ⟨3⟩] [4 | ⟨4⟩] [5 | ⟨5⟩] [6 | ⟨6⟩]
      no longer: [Remove last die]
    `,
    ],
    [
      turns,
      'Correct the roll 5 1 3 4 6, 5, 1, 2, 2, 2',
      `
      alert: After this correction the last 3 moves are no longer possible. They will be removed.
      [Correct anyway (bright)]
      no longer: {Correct}
      no longer: Tap what the die shows
      no longer: ⟨5⟩ ⟨1⟩ ⟨2⟩ ⟨2⟩ ⟨? disabled⟩
      no longer: [1 | ⟨1⟩] [2 | ⟨2⟩] [3 | ⟨3⟩] [4 | ⟨4⟩] [5 | ⟨5⟩] [6 | ⟨6⟩]
      no longer: [Remove last die]
    `,
    ],
    [
      turns,
      'Correct the roll 5 1 3 4 6, 5, 1, 2, 2, 2, Correct anyway',
      `
      says: The last move of Ada was undone.
      says: The 5 dice that Ada rolled. The keys 1 to 6 enter a die, Backspace removes it. The last die completes the roll.
      says: Die 3 is 2, not 3. Die 4 is 2, not 4. Die 5 is 2, not 6.
      saves: []
      First to 3,000 starts the final round; highest total wins Ada needs 2,650 more after these 350
      - (current) Ada 0 (not in yet)
      - Bo 0 (not in yet)
      Ada rolls
      At stake 350
      Next roll 5 dice
      {Set aside in this turn}
      - Before: 350
      {The 5 dice that Ada rolled}
      Roll, then tap what the 5 dice show
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      [1 | ⟨1⟩] [2 | ⟨2⟩] [3 | ⟨3⟩] [4 | ⟨4⟩] [5 | ⟨5⟩] [6 | ⟨6⟩]
      [Remove last die (off)]
      ~Hot dice: all 5 dice can be rolled again.~
      - Ada rolls 5 1 2 2 2: 350 points. [Correct the roll 5 1 2 2 2 of Ada | Correct]
      - Hot dice: all 5 dice can be rolled again.
      no longer: First to 3,000 starts the final round; highest total wins Bo needs 300 points in one turn to get in
      no longer: - Ada 0 (not in yet)
      no longer: - (current) Bo 0 (not in yet)
      no longer: Bo’s turn
      no longer: At stake 100
      no longer: Next roll 4 dice
      no longer: {Dice}
      no longer: - ⟨1 kept: Die 1: 1, +100, kept⟩ ~+100~
      no longer: - ⟨2: Die 2: 2, no points⟩ ~–~
      no longer: - ⟨3: Die 3: 3, no points⟩ ~–~
      no longer: - ⟨4: Die 4: 4, no points⟩ ~–~
      no longer: - ⟨6: Die 5: 6, no points⟩ ~–~
      no longer: [~Bo~ Roll 4 dice One moment: Bo is next ~R~ (off, key R)] [Stop and score nothing One moment: Bo is next ~B~ (off, key B)]
      no longer: ~Bo rolls 1 2 3 4 6: 100 points, 4 dice left.~
      no longer: - Ada rolls 5 1 3 4 6: 150 points, 3 dice left. [Correct the roll 5 1 3 4 6 of Ada | Correct]
      no longer: - Ada rolls 2 3 6 and busts. The 150 points of this turn are lost. [Correct the roll 2 3 6 of Ada | Correct]
      no longer: - Bo rolls 1 2 3 4 6: 100 points, 4 dice left. [Correct the roll 1 2 3 4 6 of Bo | Correct]
      no longer: ## Correct
      no longer: [Close]
      no longer: Ada rolled 5 1 3 4 6. What did the dice really show?
      no longer: alert: After this correction the last 3 moves are no longer possible. They will be removed.
      no longer: [Correct anyway (bright)]
    `,
    ],
  ])('in the match %s, the steps “%s” cause these changes', async (script, steps, lines) => {
    const page = await opened('greed', script, real);
    expectText(steps === '' ? page.felt() : await after(page, steps), lines);
  });

  test('a table with real dice names no keys while they are off', async () => {
    await set({ keysOn: false });
    expect((await opened('greed', '0 roll', real)).heard).toEqual(['The 5 dice that Ada rolled.']);
  });

  test('a roll of real dice cannot be corrected after a later reveal', async () => {
    const turn =
      '0: 665511|1: 664421|2: 654321|0 commit 01 23 45|1 commit 01 23 45|2 commit 01 23 45|0: 23|1: 44|1: 54|2: 12|0: 665511';
    const page = await opened('hidden-pairs', turn, {
      ...real,
      seats: [person('Ada'), ...['Bo', 'Cy'].map(robot)],
    });
    expectText(
      await after(page, 'Correct the roll 6 6 5 5 1 1, 1, 1, 1, 1, 1, 1'),
      `
      alert: This roll can no longer be corrected, because later rounds have been revealed.
      Tap what the 6 dice show
      no longer: Tap what the die shows
      no longer: ⟨1⟩ ⟨1⟩ ⟨1⟩ ⟨1⟩ ⟨1⟩ ⟨? disabled⟩
      no longer: [Remove last die]
    `,
    );
  });
});
