import type { PairsDraft } from '@dicehall/engine';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import PairsBoard from '../src/games/hidden-pairs/PairsBoard.tsx';
import { defaultKeys, meaningOf } from '../src/keys/keys.ts';
import { pressKey } from '../src/keys/use-keys.ts';
import { tableSound } from '../src/table/sound.ts';
import { expectText, outline } from './outline.ts';
import { playedTable } from './played-table.tsx';
import { openBrowser, override, render } from './render.tsx';

beforeEach(() => {
  openBrowser();
  vi.spyOn(tableSound, 'play').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const marks = ['data-armed', 'data-offered', 'data-on', 'data-asked', 'data-dropped', 'data-re-rolling'];
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

const rolls = '0: 665511|1: 664421|2: 654321';
const opened = (feed: object = {}, script = rolls) =>
  playedTable('hidden-pairs', script, { options: { turns: 2 }, feed });
/** The second turn of a match, in which Bo has 75 points left for either a re-roll or a Hindrance. */
const poor = [
  ...[rolls, '1 re-roll 0|1: 6|1 re-roll 0|1: 6'],
  ...['0 commit 01 23 45|1 commit 05 14 23 h2@2 b2@2 l1|2 commit 45 23 01', rolls, '1 re-roll 5|1: 1'],
].join('|');

/** Renders Bo's board. `key K` presses a key, and a part of a name presses a button. */
async function board(
  steps: string,
  { table, moves }: Pick<ReturnType<typeof playedTable>, 'table' | 'moves'> = opened(),
  hasFocus = true,
) {
  const said = vi.spyOn(announcer, 'say');
  const part = () => <PairsBoard table={table} shown={table.now()} seat={1} />;
  const page = await render(part());
  let before: string[] = [];
  if (hasFocus) page.all('button')[0]?.focus();
  for (const step of steps.split(', ').filter(Boolean)) {
    said.mockClear();
    before = outline(page.box, marks);
    if (step.startsWith('key ')) {
      const key = step.slice(4);
      const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, altGraph: false };
      const meaning = meaningOf({ key, code: /\d/.test(key) ? `Digit${key}` : '', ...none }, defaultKeys);
      await act(async () => void pressKey(meaning ?? expect.fail()));
    } else {
      const named = page
        .all('button')
        .find((one) => plain(String(one.props['aria-label'] ?? one.textContent)).includes(step));
      await page.call(named ?? expect.fail(step), 'onClick', { detail: 1, nativeEvent: {} });
    }
    await page.show(part());
  }
  const focused = document.activeElement;
  const [round, of] = focused?.getAttribute('data-target')?.split(' ') ?? [];
  const focus =
    focused?.getAttribute('data-card') ??
    (round === undefined ? null : of === '' ? `own round ${round}` : `round ${round} of seat ${of}`);
  const changed = outline(page.box, marks).filter((line) => !before.includes(line));
  return [
    ...said.mock.calls.map(([text]) => `says: ${plain(text)}`),
    ...(focus === null ? [] : [`focus: ${focus}`]),
    ...moves.map((move) => `plays: ${JSON.stringify(move)}`),
    ...changed,
  ];
}

test.each<readonly [string, string]>([
  [
    'key 1',
    `
      says: Die 1: 6, in round 1
      - [Die 1: 6, in round 1 | ⟨6 disabled⟩ (pressed)]
      [Round 1: 200 ⟨6: 6⟩ <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
    `,
  ],
  [
    'Die 5',
    `
      says: Die 5: 2, in round 1
      - [Die 5: 2, in round 1 | ⟨2 disabled⟩ (pressed)]
      [Round 1: 200 ⟨2: 2⟩ <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
    `,
  ],
  [
    'key 6',
    `
      says: Die 6: 1, in round 1
      - [Die 6: 1, in round 1 | ⟨1 disabled⟩ (pressed)]
      [Round 1: 200 ⟨1: 1⟩ <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
    `,
  ],
  [
    'Round 2',
    `
      says: The next dice go to round 2, for 150 points
      [Round 1: 200 <empty> <empty> –] [Round 2: 150 <empty> <empty> – (pressed)] [Round 3: 100 <empty> <empty> –]
    `,
  ],
  [
    'Round 2, key 3, key 4',
    `
      says: Die 4: 4, in round 2
      - [Die 4: 4, in round 2 | ⟨4 disabled⟩ (pressed)]
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 ⟨4: 4⟩ ⟨4: 4⟩ 8] [Round 3: 100 <empty> <empty> –]
    `,
  ],
  [
    'key a',
    `
      says: Die 1: 6, in round 1. Die 2: 6, in round 1. Die 3: 4, in round 2. Die 4: 4, in round 2. Die 5: 2, in round 3. Die 6: 1, in round 3
      ## Your three pairs
      - [Die 1: 6, in round 1 | ⟨6 disabled⟩ (pressed)]
      - [Die 2: 6, in round 1 | ⟨6 disabled⟩ (pressed)]
      - [Die 3: 4, in round 2 | ⟨4 disabled⟩ (pressed)]
      - [Die 4: 4, in round 2 | ⟨4 disabled⟩ (pressed)]
      - [Die 5: 2, in round 3 | ⟨2 disabled⟩ (pressed)]
      - [Die 6: 1, in round 3 | ⟨1 disabled⟩ (pressed)]
      [Round 1: 200 ⟨6: 6⟩ ⟨6: 6⟩ 12] [Round 2: 150 ⟨4: 4⟩ ⟨4: 4⟩ 8] [Round 3: 100 ⟨2: 2⟩ ⟨1: 1⟩ 3]
      [Re-roll for 50 (key R)] [Clear the pairs (key A)]
      [Commit ~B~ (bright, key B)]
    `,
  ],
  [
    'key a, key a',
    `
      says: Die 1: 6. Die 2: 6. Die 3: 4. Die 4: 4. Die 5: 2. Die 6: 1
      ## Make three pairs
      - [Die 1: 6 | ⟨6 selectable⟩]
      - [Die 2: 6 | ⟨6 selectable⟩]
      - [Die 3: 4 | ⟨4 selectable⟩]
      - [Die 4: 4 | ⟨4 selectable⟩]
      - [Die 5: 2 | ⟨2 selectable⟩]
      - [Die 6: 1 | ⟨1 selectable⟩]
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
      [Re-roll for 50 (key R)] [Highest first (key A)]
      [Commit Put all six dice into pairs first ~B~ (off, key B)]
    `,
  ],
  [
    'key h',
    `
      says: Die 1: 6. Die 2: 6. Die 3: 4. Die 4: 4. Die 5: 2. Die 6: 1
    `,
  ],
  [
    'key r',
    `
      says: Which die do you want to re-roll?
      ## Re-roll which die?
      ·re-rolling {Dice}
      - [Re-roll die 1, a 6, for 50 points | ⟨6 selectable⟩]
      - [Re-roll die 2, a 6, for 50 points | ⟨6 selectable⟩]
      - [Re-roll die 3, a 4, for 50 points | ⟨4 selectable⟩]
      - [Re-roll die 4, a 4, for 50 points | ⟨4 selectable⟩]
      - [Re-roll die 5, a 2, for 50 points | ⟨2 selectable⟩]
      - [Re-roll die 6, a 1, for 50 points | ⟨1 selectable⟩]
      Which die do you want to re-roll?
      [Cancel (pressed, key R)] [Highest first (key A)]
    `,
  ],
  [
    'key r, key r',
    `
      says: Cancelled.
      ## Make three pairs
      {Dice}
      - [Die 1: 6 | ⟨6 selectable⟩]
      - [Die 2: 6 | ⟨6 selectable⟩]
      - [Die 3: 4 | ⟨4 selectable⟩]
      - [Die 4: 4 | ⟨4 selectable⟩]
      - [Die 5: 2 | ⟨2 selectable⟩]
      - [Die 6: 1 | ⟨1 selectable⟩]
      You have 500 points. Actions are optional.
      [Re-roll for 50 (key R)] [Highest first (key A)]
    `,
  ],
  [
    'key r, key 2',
    `
      plays: [1,{"type":"re-roll","die":1}]
      ## Make three pairs
      {Dice}
      - [Die 1: 6 | ⟨6 selectable⟩]
      - [Die 2: 6 | ⟨6 selectable⟩]
      - [Die 3: 4 | ⟨4 selectable⟩]
      - [Die 4: 4 | ⟨4 selectable⟩]
      - [Die 5: 2 | ⟨2 selectable⟩]
      - [Die 6: 1 | ⟨1 selectable⟩]
      You have 500 points. Actions are optional.
      [Re-roll for 50 (key R)] [Highest first (key A)]
    `,
  ],
  ['key b', 'says: Put all six dice into pairs first'],
  [
    'key a, key b',
    `
      plays: [1,{"type":"commit","pairs":[[0,1],[2,3],[4,5]]}]
    `,
  ],
  [
    'key a, Commit',
    `
      plays: [1,{"type":"commit","pairs":[[0,1],[2,3],[4,5]]}]
    `,
  ],
  [
    'key n',
    `
      says: Choose the pair to attack
      focus: round 1 of seat 0
      ·armed=hinderance {Other players’ pairs}
      Ada [Hindrance against Ada in round 1 | ~Round 1~ ⟨?⟩ ⟨?⟩] [Hindrance against Ada in round 2 | ~Round 2~ ⟨?⟩ ⟨?⟩] [Hindrance against Ada in round 3 | ~Round 3~ ⟨?⟩ ⟨?⟩]
      Cy [Hindrance against Cy in round 1 | ~Round 1~ ⟨?⟩ ⟨?⟩] [Hindrance against Cy in round 2 | ~Round 2~ ⟨?⟩ ⟨?⟩] [Hindrance against Cy in round 3 | ~Round 3~ ⟨?⟩ ⟨?⟩]
      Round 1: 200 <empty> <empty> –
      Round 2: 150 <empty> <empty> –
      Round 3: 100 <empty> <empty> –
      [−3 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points (pressed)] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      Choose the pair to attack
      [Cancel (key R)] [Highest first (key A)]
    `,
  ],
  [
    'key n, Hindrance against Cy in round 2',
    `
      says: Commit for 50 points (450 left)
      focus: hinderance
      {Other players’ pairs}
      Ada ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      Cy ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ·dropped=hinderance ~Round 3~ ⟨?⟩ ⟨?⟩
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
      ·on [−3 Hindrance on Cy’s pair in round 2 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      500 − 50 Hindrance = 450 left
      [Re-roll for 50 (key R)] [Highest first (key A)]
      [Commit for 50 points (450 left) Put all six dice into pairs first ~B~ (off, key B)]
    `,
  ],
  [
    'key n, Hindrance against Cy in round 2, key n',
    `
      says: Choose the pair to attack
      focus: round 2 of seat 2
      ·armed=hinderance {Other players’ pairs}
      Ada [Hindrance against Ada in round 1 | ~Round 1~ ⟨?⟩ ⟨?⟩] [Hindrance against Ada in round 2 | ~Round 2~ ⟨?⟩ ⟨?⟩] [Hindrance against Ada in round 3 | ~Round 3~ ⟨?⟩ ⟨?⟩]
      Cy [Hindrance against Cy in round 1 | ~Round 1~ ⟨?⟩ ⟨?⟩] [Hindrance against Cy in round 2 | ~Round 2~ ⟨?⟩ ⟨?⟩ ·dropped=hinderance (pressed)] [Hindrance against Cy in round 3 | ~Round 3~ ⟨?⟩ ⟨?⟩]
      Round 1: 200 <empty> <empty> –
      Round 2: 150 <empty> <empty> –
      Round 3: 100 <empty> <empty> –
      ·on [−3 Hindrance on Cy’s pair in round 2 50 points (pressed)] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      Choose the pair to attack
      [Cancel (key R)] [Highest first (key A)]
    `,
  ],
  [
    'key n, Hindrance against Cy in round 2, key d',
    `
      says: Choose the pair to attack
      focus: round 1 of seat 0
      ·armed=diceBlock {Other players’ pairs}
      Ada [Dice-Block against Ada in round 1 | ~Round 1~ ⟨?⟩ ⟨?⟩] [Dice-Block against Ada in round 2 | ~Round 2~ ⟨?⟩ ⟨?⟩] [Dice-Block against Ada in round 3 | ~Round 3~ ⟨?⟩ ⟨?⟩]
      Cy [Dice-Block against Cy in round 1 | ~Round 1~ ⟨?⟩ ⟨?⟩] [Dice-Block against Cy in round 2 | ~Round 2~ ⟨?⟩ ⟨?⟩ ·dropped=hinderance] [Dice-Block against Cy in round 3 | ~Round 3~ ⟨?⟩ ⟨?⟩]
      Round 1: 200 <empty> <empty> –
      Round 2: 150 <empty> <empty> –
      Round 3: 100 <empty> <empty> –
      ·on [−3 Hindrance on Cy’s pair in round 2 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points (pressed)] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      Choose the pair to attack
      [Cancel (key R)] [Highest first (key A)]
    `,
  ],
  [
    'key n, key n',
    `
      says: Choose the pair to attack
      focus: round 1 of seat 0
    `,
  ],
  [
    'Hindrance, lowers an opponent’s pair',
    `
      says: Cancelled.
      focus: hinderance
      {Other players’ pairs}
      Ada ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      Cy ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
      [−3 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      You have 500 points. Actions are optional.
      [Re-roll for 50 (key R)] [Highest first (key A)]
    `,
  ],
  [
    'key 1, Die 1',
    `
      says: Die 1: 6
      - [Die 1: 6 | ⟨6 selectable⟩]
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
    `,
  ],
  [
    'key d, key Escape',
    `
      says: Cancelled.
      focus: diceBlock
      {Other players’ pairs}
      Ada ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      Cy ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
      [−3 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      You have 500 points. Actions are optional.
      [Re-roll for 50 (key R)] [Highest first (key A)]
    `,
  ],
  [
    'key a, Dice-Block, Dice-Block against Ada in round 3',
    `
      says: Commit for 125 points (375 left)
      focus: diceBlock
      {Other players’ pairs}
      Ada ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩ ·dropped=diceBlock
      Cy ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      [Round 1: 200 ⟨6: 6⟩ ⟨6: 6⟩ 12] [Round 2: 150 ⟨4: 4⟩ ⟨4: 4⟩ 8] [Round 3: 100 ⟨2: 2⟩ ⟨1: 1⟩ 3]
      [−3 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] ·on [−8 Dice-Block on Ada’s pair in round 3 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      500 − 125 Dice-Block = 375 left
      [Re-roll for 50 (key R)] [Clear the pairs (key A)]
      [Commit for 125 points (375 left) ~B~ (bright, key B)]
    `,
  ],
  [
    'key k',
    `
      says: Choose your pair to protect
      focus: own round 1
      ·offered [Lucky Dice in round 1 | Round 1: 200 <empty> <empty> –] ·offered [Lucky Dice in round 2 | Round 2: 150 <empty> <empty> –] ·offered [Lucky Dice in round 3 | Round 3: 100 <empty> <empty> –]
      [−3 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points (pressed)]
      Choose your pair to protect
      [Cancel (key R)] [Highest first (key A)]
    `,
  ],
  [
    'key k, Lucky Dice in round 3',
    `
      says: Commit for 100 points (400 left)
      focus: luckyDice
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> – ·dropped=luckyDice]
      [−3 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] ·on [Lucky Dice on your pair in round 3 100 points]
      500 − 100 Lucky Dice = 400 left
      [Re-roll for 50 (key R)] [Highest first (key A)]
      [Commit for 100 points (400 left) Put all six dice into pairs first ~B~ (off, key B)]
    `,
  ],
  [
    'key k, Lucky Dice in round 3, key k, Lucky Dice in round 2',
    `
      says: Commit for 100 points (400 left)
      focus: luckyDice
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> – ·dropped=luckyDice] [Round 3: 100 <empty> <empty> –]
      [−3 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] ·on [Lucky Dice on your pair in round 2 100 points]
      500 − 100 Lucky Dice = 400 left
      [Re-roll for 50 (key R)] [Highest first (key A)]
    `,
  ],
  [
    'key n, key r',
    `
      says: Cancelled.
      focus: hinderance
      {Other players’ pairs}
      Ada ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      Cy ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
      [−3 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      You have 500 points. Actions are optional.
      [Re-roll for 50 (key R)] [Highest first (key A)]
    `,
  ],
  ['key x', ''],
  [
    'key n, key 1',
    `
      says: Die 1: 6, in round 1
      focus: round 1 of seat 0
      - [Die 1: 6, in round 1 | ⟨6 disabled⟩ (pressed)]
      Round 1: 200 ⟨6: 6⟩ <empty> –
    `,
  ],
  [
    'Hindrance, Hindrance against Ada in round 1, Dice-Block, Dice-Block against Ada in round 1, key k, Lucky Dice in round 2',
    `
      says: Commit for 275 points (225 left)
      focus: luckyDice
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> – ·dropped=luckyDice] [Round 3: 100 <empty> <empty> –]
      ·on [−3 Hindrance on Ada’s pair in round 1 50 points] ·on [−8 Dice-Block on Ada’s pair in round 1 125 points] ·on [Lucky Dice on your pair in round 2 100 points]
      500 − 50 Hindrance − 125 Dice-Block − 100 Lucky Dice = 225 left
      [Re-roll for 50 (key R)] [Highest first (key A)]
      [Commit for 275 points (225 left) Put all six dice into pairs first ~B~ (off, key B)]
    `,
  ],
  [
    'key n, Hindrance against Cy in round 2, on Cy’s pair',
    `
      says: Commit
      focus: hinderance
      Cy ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      [−3 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      You have 500 points. Actions are optional.
      [Commit Put all six dice into pairs first ~B~ (off, key B)]
    `,
  ],
  [
    'key n, Hindrance against Cy in round 2, key n, Hindrance against Cy in round 2',
    `
      says: Commit
      focus: hinderance
      {Other players’ pairs}
      Ada ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      Cy ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
      [−3 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      You have 500 points. Actions are optional.
      [Re-roll for 50 (key R)] [Highest first (key A)]
      [Commit Put all six dice into pairs first ~B~ (off, key B)]
    `,
  ],
  [
    'key n, Hindrance against Cy in round 2, key n, Hindrance against Ada in round 3',
    `
      says: Commit for 50 points (450 left)
      focus: hinderance
      {Other players’ pairs}
      Ada ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩ ·dropped=hinderance
      Cy ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
      ·on [−3 Hindrance on Ada’s pair in round 3 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      500 − 50 Hindrance = 450 left
      [Re-roll for 50 (key R)] [Highest first (key A)]
    `,
  ],
  [
    'key k, Lucky Dice in round 3, key k, Lucky Dice in round 3',
    `
      says: Commit
      focus: luckyDice
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
      [−3 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      You have 500 points. Actions are optional.
      [Re-roll for 50 (key R)] [Highest first (key A)]
      [Commit Put all six dice into pairs first ~B~ (off, key B)]
    `,
  ],
])('on the board of Hidden Pairs, the steps “%s” cause these changes', async (steps, lines) => {
  expectText(await board(steps), lines);
});

test.each<readonly [string, string]>([
  [
    'key n',
    `
      says: Choose the pair to attack
      focus: round 1 of seat 0
      ·armed=hinderance {Other players’ pairs}
      Ada [Hindrance against Ada in round 1 | ~Round 1~ ⟨?⟩ ⟨?⟩] [Hindrance against Ada in round 2 | ~Round 2~ ⟨?⟩ ⟨?⟩] [Hindrance against Ada in round 3 | ~Round 3~ ⟨?⟩ ⟨?⟩]
      Cy [Hindrance against Cy in round 1 | ~Round 1~ ⟨?⟩ ⟨?⟩] [Hindrance against Cy in round 2 | ~Round 2~ ⟨?⟩ ⟨?⟩] [Hindrance against Cy in round 3 | ~Round 3~ ⟨?⟩ ⟨?⟩]
      Round 1: 200 <empty> <empty> –
      Round 2: 150 <empty> <empty> –
      Round 3: 100 <empty> <empty> –
      [−3 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points (pressed)] [−8 Dice-Block This costs 125 points, and only 75 are left. 125 points (off)] [Lucky Dice This costs 100 points, and only 75 are left. 100 points (off)]
      Choose the pair to attack
      [Cancel (key R)] [Highest first (key A)]
    `,
  ],
  [
    'key d',
    `
      says: This costs 125 points, and only 75 are left.
      focus: diceBlock
    `,
  ],
  [
    'key k',
    `
      says: This costs 100 points, and only 75 are left.
      focus: luckyDice
    `,
  ],
  [
    'key r, key 1',
    `
      plays: [1,{"type":"re-roll","die":0}]
      ## Make three pairs
      {Dice}
      - [Die 1: 6 | ⟨6 selectable⟩]
      - [Die 2: 6 | ⟨6 selectable⟩]
      - [Die 3: 4 | ⟨4 selectable⟩]
      - [Die 4: 4 | ⟨4 selectable⟩]
      - [Die 5: 2 | ⟨2 selectable⟩]
      - [Die 6: 1 | ⟨1 selectable⟩]
      125 − 50 re-roll = 75 left
      [Re-roll for 50 (key R)] [Highest first (key A)]
    `,
  ],
  ['Dice-Block', 'says: This costs 125 points, and only 75 are left.'],
  [
    'key n, Hindrance against Ada in round 1, key r',
    `
      says: Which die do you want to re-roll?
      focus: hinderance
      ## Re-roll which die?
      ·re-rolling {Dice}
      - [Re-roll die 1, a 6, for 50 points | ⟨6 selectable⟩]
      - [Re-roll die 2, a 6, for 50 points | ⟨6 selectable⟩]
      - [Re-roll die 3, a 4, for 50 points | ⟨4 selectable⟩]
      - [Re-roll die 4, a 4, for 50 points | ⟨4 selectable⟩]
      - [Re-roll die 5, a 2, for 50 points | ⟨2 selectable⟩]
      - [Re-roll die 6, a 1, for 50 points | ⟨1 selectable⟩]
      Which die do you want to re-roll?
      [Cancel (pressed, key R)] [Highest first (key A)]
    `,
  ],
])(
  'with few points, the steps “%s” on the board of Hidden Pairs cause these changes',
  async (steps, lines) => {
    expectText(await board(steps, opened({}, poor)), lines);
  },
);

test.each([
  ['a card without a target', 'key a, key n'],
  ['a re-roll without a die', 'key a, key r'],
])('%s is not dropped by committing: the button states what to do', async (_, before) => {
  const played = (lines: string[]) => lines.filter((line) => line.startsWith('plays')).length;
  const asked = await board(`${before}, key b`);
  expect(asked).toContain('says: Choose first, or cancel');
  expect(played(asked)).toBe(0);
  expect(played(await board(`${before}, Cancel, key b`))).toBe(1);
});

test.each<readonly [string, string, string | undefined, object | undefined]>([
  ['on a pair', 'pointerup', '2 2', { round: 2, seat: 2 }],
  ['beside all pairs', 'pointerup', undefined, undefined],
  ['by the browser', 'pointercancel', '2 2', undefined],
])('a card that is dragged follows the pointer until it is dropped %s', async (_, type, target, lies) => {
  const found = target === undefined ? null : { dataset: { target } };
  override(document, { elementFromPoint: () => ({ closest: () => found }) });
  const { table } = opened();
  const part = () => <PairsBoard table={table} shown={table.now()} seat={1} />;
  const page = await render(part());
  const setPointerCapture = vi.fn();
  const card = () =>
    page.all('button').find(({ props }) => props['data-card'] === 'hinderance') ?? expect.fail();
  const dragged = () => [page.all('section')[0]?.props['data-armed'], card().props.style];
  await page.call(card(), 'onPointerDown', { clientX: 5, clientY: 5 });
  const at = { clientX: 15, clientY: 25, pointerId: 7 };
  await page.call(card(), 'onPointerMove', { ...at, currentTarget: { setPointerCapture } });
  expect(dragged()).toEqual(['hinderance', { translate: '10px 20px' }]);
  expect(setPointerCapture.mock.calls).toEqual([[7]]);
  await page.call(card(), 'onPointerUp', { ...at, type });
  await page.show(part());
  expect(dragged()).toEqual([undefined, undefined]);
  expect((table.now().draft as PairsDraft | null)?.actions.hinderance).toEqual(lies);
  expect(vi.mocked(tableSound.play).mock.calls).toEqual(lies === undefined ? [] : [[{ kind: 'keep' }]]);
});

test('without the focus on the board, a tap leaves the focus where it is, and a key press moves it to the board', async () => {
  const focused = (lines: string[]) => lines.filter((line) => line.startsWith('focus'));
  expect(focused(await board('Hindrance', opened(), false))).toEqual([]);
  expect(focused(await board('key n', opened(), false))).toEqual(['focus: round 1 of seat 0']);
});

test.each<readonly [string, string]>([
  [
    '',
    `
      [Re-roll for 50 (key R)] [Highest first (bright, key A)]
      [Commit Put all six dice into pairs first ~B~ (off, key B)]
    `,
  ],
  [
    'key a',
    `
      ·asked [−3 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      [Commit ~B~ (key B)]
    `,
  ],
  [
    'key a, key n',
    `
      Cy ·asked [Hindrance against Cy in round 1 | ~Round 1~ ⟨?⟩ ⟨?⟩] [Hindrance against Cy in round 2 | ~Round 2~ ⟨?⟩ ⟨?⟩] [Hindrance against Cy in round 3 | ~Round 3~ ⟨?⟩ ⟨?⟩]
      ·asked [−3 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points (pressed)] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      [Commit Choose first, or cancel ~B~ (off, key B)]
    `,
  ],
  [
    'key a, key n, Hindrance against Cy in round 2',
    `
      says: Commit for 50 points (450 left)
      ·on ·asked [−3 Hindrance on Cy’s pair in round 2 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      [Commit for 50 points (450 left) ~B~ (key B)]
    `,
  ],
  [
    'key a, key n, Hindrance against Cy in round 1',
    `
      says: Commit for 50 points (450 left)
      [Commit for 50 points (450 left) ~B~ (bright, key B)]
    `,
  ],
  [
    'key n, Hindrance against Ada in round 1, key a',
    `
      ·on ·asked [−3 Hindrance on Ada’s pair in round 1 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      [Commit for 50 points (450 left) ~B~ (key B)]
    `,
  ],
])(
  'where a guide asks for a Hindrance against Cy in round 1, the steps “%s” highlight this',
  async (steps, lines) => {
    const asks = (move: unknown) =>
      JSON.stringify(move) ===
      '{"type":"commit","pairs":[[0,1],[2,3],[4,5]],"hinderance":{"round":1,"seat":2}}';
    const changed = await board(steps, opened({ asks }));
    expectText(
      changed.filter((line) => /·asked|bright|Commit/.test(line)),
      lines,
    );
  },
);

/** The first turn of a match in which Bo has used both re-rolls. */
const used = [rolls, '1 re-roll 5|1: 1|1 re-roll 5|1: 1'].join('|');
test.each<readonly [string, string, string, readonly string[]]>([
  [
    'a card can be cancelled although no re-roll is left',
    used,
    'key n',
    ['[Cancel (key R)] [Highest first (key A)]'],
  ],
  [
    'a card that is picked up ends the question which die to roll again',
    rolls,
    'key a, key r, key n',
    ['[Cancel (key R)] [Clear the pairs (key A)]', '- [Die 1: 6, in round 1 | ⟨6 disabled⟩ (pressed)]'],
  ],
  [
    'a die in a pair looks like any other while a die is chosen that is rolled again',
    rolls,
    'key a, key r',
    ['- [Re-roll die 1, a 6, for 50 points | ⟨6 selectable⟩]'],
  ],
  [
    'the pair that Lucky Dice lie on is marked among those that they can protect',
    rolls,
    'key k, Lucky Dice in round 3, key k',
    [
      '·offered [Lucky Dice in round 1 | Round 1: 200 <empty> <empty> –] ·offered [Lucky Dice in round 2 | Round 2: 150 <empty> <empty> –] ·offered [Lucky Dice in round 3 | Round 3: 100 <empty> <empty> – ·dropped=luckyDice (pressed)]',
    ],
  ],
])('on the board of Hidden Pairs, %s', async (_, script, steps, lines) => {
  const changed = await board(steps, opened({}, script));
  for (const line of lines) expect(changed).toContain(line);
});

test.each([2, 3, 4, 5, 6])(
  'a board of Hidden Pairs for %i has room for the pairs of all opponents',
  async (count) => {
    const players = ['Ada', 'Bo', 'Cy', 'Di', 'Fay', 'Gus'].slice(0, count);
    const script = players.map((_, seat) => `${seat}: 654321`).join('|');
    const { table } = playedTable('hidden-pairs', script, { players });
    const page = await render(<PairsBoard table={table} shown={table.now()} seat={1} />);
    const of = page.all('section').flatMap(({ props }) => props['data-count'] ?? []);
    expect([of, page.box.querySelectorAll('[data-count] [data-target]').length]).toEqual([
      [count - 1],
      3 * (count - 1),
    ]);
  },
);

test('while a guide waits for its reader, the board of Hidden Pairs highlights no button', async () => {
  for (const steps of ['', 'Highest first']) {
    const shown = await board(steps, opened({ asks: () => false, isReading: true }));
    expect(shown.filter((line) => line.includes('bright'))).toEqual([]);
  }
});
