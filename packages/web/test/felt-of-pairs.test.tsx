import { afterEach, describe, expect, test, vi } from 'vitest';
import { RoundStage } from '../src/games/hidden-pairs/RoundStage.tsx';
import { diceOnFelt } from '../src/table/model/dice.ts';
import type { ShownTable } from '../src/table/model/shown.ts';
import { viewOfTurn } from '../src/table/model/told-turn.ts';
import { tableSound } from '../src/table/sound.ts';
import { feltShows, playedTable } from './played-table.tsx';
import { render, set } from './render.tsx';
import { rollIfHeld } from './table-device.ts';

const rolled = '0: 665511|1: 664422|2: 654321';
const reRolled = `${rolled}|1 re-roll 5|1: 6`;
const others = `${rolled}|0 commit 01 23 45 h1@1 b2@2|2 commit 01 23 45 l1`;
const all = `${others}|1 commit 01 23 45 h1@0 l1`;
const options = { turns: 2 };
const tied = `${rolled}|0 commit 01 23 45|2 commit 01 23 45|1 commit 01 23 45|0: 23|1: 44`;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the felt of Hidden Pairs shows the state of the turn', () => {
  feltShows('hidden-pairs', [
    [
      'before the dice of a turn are rolled',
      '',
      { options },
      `
      {Table: Hidden Pairs}
      Ada rolls
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
    `,
    ],
    [
      'while the viewer chooses',
      rolled,
      { options },
      `
      {Table: Hidden Pairs}
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
      - [Die 6: 2 | ⟨2 selectable⟩]
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
      {Actions (optional)}
      [−4 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      You have 500 points. Actions are optional.
      [Re-roll for 50 (key R)] [Highest first (key A)]
      [Commit Put all six dice into pairs first ~B~ (off, key B)]
    `,
    ],
    [
      'while the viewer chooses, after a re-roll',
      reRolled,
      { options },
      `
      {Table: Hidden Pairs}
      {Other players’ pairs}
      Ada ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      Cy ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      {Your six secret dice. 1 re-roll left}
      ## Make three pairs
      {Dice}
      - [Die 1: 6 | ⟨6 selectable⟩]
      - [Die 2: 6 | ⟨6 selectable⟩]
      - [Die 3: 4 | ⟨4 selectable⟩]
      - [Die 4: 4 | ⟨4 selectable⟩]
      - [Die 5: 2 | ⟨2 selectable⟩]
      - [Die 6: 6 | ⟨6 selectable⟩]
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
      {Actions (optional)}
      [−6 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] [−10 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      500 − 50 re-roll = 450 left
      [Re-roll for 50 (key R)] [Highest first (key A)]
      [Commit Put all six dice into pairs first ~B~ (off, key B)]
    `,
    ],
    [
      'while the viewer chooses, after two re-rolls',
      `${reRolled}|1 re-roll 4|1: 6`,
      { options },
      `
      {Table: Hidden Pairs}
      {Other players’ pairs}
      Ada ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      Cy ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      {Your six secret dice}
      ## Make three pairs
      {Dice}
      - [Die 1: 6 | ⟨6 selectable⟩]
      - [Die 2: 6 | ⟨6 selectable⟩]
      - [Die 3: 4 | ⟨4 selectable⟩]
      - [Die 4: 4 | ⟨4 selectable⟩]
      - [Die 5: 6 | ⟨6 selectable⟩]
      - [Die 6: 6 | ⟨6 selectable⟩]
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
      {Actions (optional)}
      [−8 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] [−12 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      500 − 100 re-rolls = 400 left
      [No re-rolls left (off, key R)] [Highest first (key A)]
      [Commit Put all six dice into pairs first ~B~ (off, key B)]
    `,
    ],
    [
      'while the viewer chooses, without keys and with numerals',
      rolled,
      { options, page: { keysOn: false, faces: 'numerals' } },
      `
      {Table: Hidden Pairs}
      {Other players’ pairs}
      Ada ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      Cy ~Round 1~ ⟨?⟩ ⟨?⟩ ~Round 2~ ⟨?⟩ ⟨?⟩ ~Round 3~ ⟨?⟩ ⟨?⟩
      {Your six secret dice. 2 re-rolls left}
      ## Make three pairs
      {Dice}
      - [Die 1: 6 | ⟨digit 6 selectable⟩]
      - [Die 2: 6 | ⟨digit 6 selectable⟩]
      - [Die 3: 4 | ⟨digit 4 selectable⟩]
      - [Die 4: 4 | ⟨digit 4 selectable⟩]
      - [Die 5: 2 | ⟨digit 2 selectable⟩]
      - [Die 6: 2 | ⟨digit 2 selectable⟩]
      [Round 1: 200 <empty> <empty> – (pressed)] [Round 2: 150 <empty> <empty> –] [Round 3: 100 <empty> <empty> –]
      {Actions (optional)}
      [−4 Hindrance lowers an opponent’s pair by the sum of your two lowest dice 50 points] [−8 Dice-Block lowers an opponent’s pair by the sum of your two middle dice 125 points] [Lucky Dice blocks the largest attack on one of your pairs 100 points]
      You have 500 points. Actions are optional.
      [Re-roll for 50] [Highest first]
      [Commit Put all six dice into pairs first (off)]
    `,
    ],
    [
      'while the other players choose',
      `${rolled}|1 commit 01 23 45 h1@0 l3`,
      { options },
      `
      {Table: Hidden Pairs}
      ## Waiting for Ada and Cy
      - Round 1: 200 ⟨6: 6⟩ ⟨6: 6⟩ 12
      - Round 2: 150 ⟨4: 4⟩ ⟨4: 4⟩ 8
      - Round 3: 100 ⟨2: 2⟩ ⟨2: 2⟩ 4
      - Hindrance against Ada in round 1
      - Lucky Dice in round 3
      - Points left 350
    `,
    ],
    [
      'while one other player chooses, with numerals',
      `${rolled}|1 commit 01 23 45|0 commit 01 23 45`,
      { options, page: { faces: 'numerals' } },
      `
      {Table: Hidden Pairs}
      ## Waiting for Cy
      - Round 1: 200 ⟨digit 6: 6⟩ ⟨digit 6: 6⟩ 12
      - Round 2: 150 ⟨digit 4: 4⟩ ⟨digit 4: 4⟩ 8
      - Round 3: 100 ⟨digit 2: 2⟩ ⟨digit 2: 2⟩ 4
      - Points left 500
    `,
    ],
    [
      'to spectators',
      rolled,
      { options, mine: [] },
      `
      {Table: Hidden Pairs}
      Waiting for Ada, Bo and Cy
    `,
    ],
    [
      'at the pairs of the first round',
      all,
      { options, last: 1 },
      `
      {Table: Hidden Pairs}
      ## Round 1, worth 200 points
      - Ada ·open ⟨?⟩ ⟨6: 6⟩ ·open ⟨?⟩ ⟨6: 6⟩ ·hit 12 − 4 = 8
      - (Hindrance by you: −4) ~Hindrance by you: −4~ ~−4 by you~
      −50 for actions
      - ·won ·own Bo ·open ⟨?⟩ ⟨6: 6⟩ ·open ⟨?⟩ ⟨6: 6⟩ 12
      - ·lucky (Lucky Dice) ~Lucky Dice~
      - ·negated (Hindrance by Ada: 2, blocked by Lucky Dice) ~Hindrance by Ada: 2, blocked by Lucky Dice~ ~−2 by Ada~
      +200 −150 for actions
      - Cy ·open ⟨?⟩ ⟨6: 6⟩ ·open ⟨?⟩ ⟨5: 5⟩ 11
      - ·lucky (Lucky Dice) ~Lucky Dice~
      −100 for actions
      ·tone=primary [Show round 2 ~R~ (bright, key R)]
    `,
    ],
    [
      'at the pairs of the second round',
      all,
      { options, last: 1, reveals: 1 },
      `
      {Table: Hidden Pairs}
      ## Round 2, worth 150 points
      - ·won Ada ·open ⟨?⟩ ⟨5: 5⟩ ·open ⟨?⟩ ⟨5: 5⟩ 10
      +150 −125 for actions
      - ·own Bo ·open ⟨?⟩ ⟨4: 4⟩ ·open ⟨?⟩ ⟨4: 4⟩ 8
      - Cy ·open ⟨?⟩ ⟨4: 4⟩ ·open ⟨?⟩ ⟨3: 3⟩ ·hit 7 − 10 = −3
      - (Dice-Block by Ada: −10) ~Dice-Block by Ada: −10~ ~−10 by Ada~
      ·tone=primary [Show round 3 ~R~ (bright, key R)]
    `,
    ],
    [
      'at the pairs of the third round',
      all,
      { options, last: 1, reveals: 2 },
      `
      {Table: Hidden Pairs}
      ## Round 3, worth 100 points
      - Ada ·open ⟨?⟩ ⟨1: 1⟩ ·open ⟨?⟩ ⟨1: 1⟩ 2
      - ·won ·own Bo ·open ⟨?⟩ ⟨2: 2⟩ ·open ⟨?⟩ ⟨2: 2⟩ 4
      +100
      - Cy ·open ⟨?⟩ ⟨2: 2⟩ ·open ⟨?⟩ ⟨1: 1⟩ 3
      ·tone=primary [Show the points ~R~ (bright, key R)]
    `,
    ],
    [
      'at the account of a turn',
      all,
      { options, last: 1, reveals: 3 },
      `
      {Table: Hidden Pairs}
      ## Points of this turn
      - Ada 500 → 475
      - −50 for Hindrance in round 1
      - −125 for Dice-Block in round 2
      - +150 for winning round 2
      - Bo 500 → 650
      - −100 for Lucky Dice in round 1
      - −50 for Hindrance in round 1
      - +200 for winning round 1
      - +100 for winning round 3
      - Cy 500 → 400
      - −100 for Lucky Dice in round 1
      ·tone=primary [Continue ~R~ (bright, key R)]
    `,
    ],
    [
      'at the account of a turn in which a player without a name has paid, and another player nothing',
      `${rolled}|0 commit 01 23 45 h1@1|2 commit 01 23 45|1 commit 01 23 45 l3`,
      {
        options,
        last: 1,
        reveals: 3,
        feed: {
          seats: ['Ada', 'Guest', 'Cy'].map((name, seat) => ({
            name,
            kind: 'person',
            isNameless: seat === 1,
          })),
        },
      },
      `
      {Table: Hidden Pairs}
      ## Points of this turn
      - Ada 500 → 800
      - −50 for Hindrance in round 1
      - +200 for winning round 1
      - +150 for winning round 2
      - You 500 → 500
      - −100 for Lucky Dice in round 3
      - +100 for winning round 3
      - Cy 500 → 500
      - nothing won, nothing paid
      ·tone=primary [Continue ~R~ (bright, key R)]
    `,
    ],
    [
      'at the account of a turn with two re-rolls of one player, and one of another',
      `${rolled}|1 re-roll 5|1: 6|1 re-roll 4|1: 5|2 re-roll 0|2: 1|0 commit 01 23 45|2 commit 01 23 45|1 commit 45 01 23`,
      { options, last: 1, reveals: 3 },
      `
      {Table: Hidden Pairs}
      ## Points of this turn
      - Ada 500 → 700
      - +200 for winning round 1
      - Bo 500 → 650
      - +150 for winning round 2
      - −100 for 2 re-rolls
      - +100 for winning round 3
      - Cy 500 → 450
      - −50 for a re-roll
      ·tone=primary [Continue ~R~ (bright, key R)]
    `,
    ],
    [
      'after the account of a turn',
      all,
      { options, last: 1, reveals: 4 },
      `
      {Table: Hidden Pairs}
      Ada rolls
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
    `,
    ],
    [
      'before a player rolls for a tied round',
      tied,
      { options, last: 1 },
      `
      {Table: Hidden Pairs}
      Your turn
      - Ada 5 <2 and 3 | ⟨2⟩ ⟨3⟩>
      Tie: the highest roll of two dice wins the 200 points of round 1.
      ·tone=primary [Roll 2 dice ~R~ (bright, key R)]
    `,
    ],
    [
      'at the pairs of a tied round',
      tied,
      { options, last: 1, rolls: true },
      `
      {Table: Hidden Pairs}
      ## Round 1, worth 200 points Tied at 12: two dice each decide
      - ·tied Ada ·open ⟨?⟩ ⟨6: 6⟩ ·open ⟨?⟩ ⟨6: 6⟩ 12
      {Rolls for the tie}
      - ⟨2: 2⟩ ⟨3: 3⟩ = 5
      - ·won ·tied ·own Bo ·open ⟨?⟩ ⟨6: 6⟩ ·open ⟨?⟩ ⟨6: 6⟩ 12
      {Rolls for the tie}
      - ⟨4: 4⟩ ⟨4: 4⟩ = 8
      +200
      - Cy ·open ⟨?⟩ ⟨6: 6⟩ ·open ⟨?⟩ ⟨5: 5⟩ 11
      ·tone=primary [Show round 2 ~R~ (bright, key R)]
    `,
    ],
  ]);

  test('each die and each attack of a round has its sound at the chosen pace, as long as the round is shown', async () => {
    await set({ pace: 'fast' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const play = vi.spyOn(tableSound, 'play').mockReturnValue();
    const attacks = [
      { kind: 'hinderance', by: 0, on: 1, amount: 3, negated: false },
      { kind: 'diceBlock', by: 0, on: 2, amount: 8, negated: true },
    ];
    const pairs = [6, 5, 4].map((face) => [face, face]);
    const round = { turn: 1, round: 1, pairs, values: [12, 7, 8], attacks, lucky: [2], winner: 0 } as never;
    const shown = playedTable('hidden-pairs', rolled, { options }).table.now();
    const stage = (
      <RoundStage
        {...{ title: 'Round 1', round, shown }}
        kind="pairs"
        isMoving
        events={[]}
        onSkip={undefined}
      />
    );
    const page = await render(stage);
    await page.does(() => vi.advanceTimersByTime(1750));
    expect(play.mock.calls.flat()).toEqual([
      ...Array.from({ length: 6 }, () => ({ kind: 'keep' })),
      { kind: 'bust', isOfOthers: false },
      { kind: 'celebration', isOfOthers: true },
    ]);
    const closed = await render(stage);
    await closed.show(null);
    await closed.does(() => vi.advanceTimersByTime(1750));
    expect(play).toHaveBeenCalledTimes(8);
  });
});

test('a tie for the match leaves no dice of its last round on the felt, and nobody is said to be behind', () => {
  const script = '0: 111111|1: 111111|0 commit 01 23 45 h2@1|1 commit 01 23 45|0: 11|1: 66|0: 66|1: 12';
  const { table, page } = playedTable('hidden-pairs', script, {
    options: { turns: 1 },
    players: ['Ada', 'Bo'],
    hasMotion: true,
    last: 1,
  });
  const tied: ShownTable[] = [];
  table.onChange(() => {
    if (table.now().moment?.main.event.kind === 'drawn') tied.push(table.now());
  });
  for (let step = 0; step < 12; step++) {
    if (table.now().throwing !== null) table.next();
    page.pass(5000);
    table.nextReveal();
    rollIfHeld(table);
  }
  expect(tied.length).toBeGreaterThan(0);
  for (const shown of tied) {
    expect(diceOnFelt(shown).rolls).toEqual([]);
    expect(viewOfTurn(shown).scores).toEqual([700, 700]);
  }
});
