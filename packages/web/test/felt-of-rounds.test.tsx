import { describe } from 'vitest';
import { feltShows } from './played-table.tsx';

describe('the felt of Threes shows the state of the turn', () => {
  const turn = '0 roll|0: 13366|0 bank|1 roll|1: 13466';
  const options = { rounds: 2 };
  feltShows('threes', [
    [
      'before a roll',
      '0 roll|0: 13366|0 bank',
      { options },
      `
      {Table: Threes}
      Your turn
      Points kept 0
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      ·tone=primary [Roll 5 dice ~R~ (bright, key R)]
    `,
    ],
    [
      'after a roll',
      turn,
      { options },
      `
      {Table: Threes}
      Your turn
      Points kept 0
      {Dice}
      - [Die 1: 1, 1 | ⟨1 selectable⟩] ~1~
      - [Die 2: 3, 0 | ⟨3 selectable⟩] ~0~
      - [Die 3: 4, 4 | ⟨4 selectable⟩] ~4~
      - [Die 4: 6, 6 | ⟨6 selectable⟩] ~6~
      - [Die 5: 6, 6 | ⟨6 selectable⟩] ~6~
      [Keep all (key A)] [Keep all 3s (key E)]
      [Roll Keep at least one die first. ~R~ (off, key R)] [Bank 17: 17 in total ~B~ (key B)]
    `,
    ],
    [
      'after a roll of another player',
      turn,
      { options, mine: [0] },
      `
      {Table: Threes}
      Bo’s turn
      Points kept 0
      {Dice}
      - ⟨1: Die 1: 1, 1⟩ ~1~
      - ⟨3: Die 2: 3, 0⟩ ~0~
      - ⟨4: Die 3: 4, 4⟩ ~4~
      - ⟨6: Die 4: 6, 6⟩ ~6~
      - ⟨6: Die 5: 6, 6⟩ ~6~
    `,
    ],
    [
      'with locked dice',
      `${turn}|1 roll 01|1: 255`,
      { options },
      `
      {Table: Threes}
      Your turn
      Points kept 1
      {Dice}
      - [Die 3: 2, 2 | ⟨2 selectable⟩] ~2~
      - [Die 4: 5, 5 | ⟨5 selectable⟩] ~5~
      - [Die 5: 5, 5 | ⟨5 selectable⟩] ~5~
      ·locked {Set aside in this turn}
      - ⟨1: Die 1: 1, 1, set aside⟩ ~1~
      - ⟨3: Die 2: 3, 0, set aside⟩ ~0~
      [Keep all (key A)]
      [Roll Keep at least one die first. ~R~ (off, key R)] [Bank 13: 13 in total ~B~ (key B)]
    `,
    ],
    [
      'with locked dice of another player',
      `${turn}|1 roll 01|1: 255`,
      { options, mine: [0] },
      `
      {Table: Threes}
      Bo’s turn
      Points kept 1
      {Dice}
      - ⟨2: Die 3: 2, 2⟩ ~2~
      - ⟨5: Die 4: 5, 5⟩ ~5~
      - ⟨5: Die 5: 5, 5⟩ ~5~
      ·locked {Set aside in this turn}
      - ⟨1: Die 1: 1, 1, set aside⟩ ~1~
      - ⟨3: Die 2: 3, 0, set aside⟩ ~0~
    `,
    ],
    [
      'when a moon is rolled',
      '0 roll|0: 66666|0 bank',
      { options, last: 1, pass: 700 },
      `
      {Table: Threes}
      Ada’s turn
      ·early
      Points kept 0
      ⟨6 kept⟩ ⟨6 kept⟩ ⟨6 kept⟩ ⟨6 kept⟩ ⟨6 kept⟩
      Ada shoots the moon! (6, 6, 6, 6 and 6)
      ·tone=good ·weight=whole ~Ada shoots the moon! / Five sixes: −30 points, −30 in total~
    `,
    ],
    [
      'when a turn of another player is banked',
      '0 roll|0: 13366|0 bank',
      { options, last: 1, pass: 700 },
      `
      {Table: Threes}
      Ada’s turn
      ·early
      Points kept 0
      ⟨1 kept⟩ ⟨3 kept⟩ ⟨3 kept⟩ ⟨6 kept⟩ ⟨6 kept⟩
      Ada banks 13 (1, 3, 3, 6 and 6)
      ·tone=plain ·weight=light ~Ada banks 13~
    `,
    ],
  ]);
});

describe('the felt of Three Dice shows the state of the turn', () => {
  const order = '0: 2|1: 5|2: 2';
  const round = `${order}|1 roll|1: 611|1 stay|2 roll|2: 532|0 roll|0: 532`;
  const options = { rounds: 2 };
  feltShows('three-dice', [
    [
      'when it is decided who starts',
      order,
      { options, last: 1 },
      `
      {Table: Three Dice}
      Your turn
      Loser takes 1 sip
      Rolls left 3
      - Ada <2 | ⟨2⟩>
      - ·lit You <5 | ⟨5⟩>
      - Cy <2 | ⟨2⟩>
      ·tone=primary [Roll 3 dice ~R~ (bright, key R)]
      ·tone=good ·weight=medium ~You start / The highest roll goes first~
    `,
    ],
    [
      'when players tie for the first turn',
      '0: 5|1: 5|2: 2',
      { options, last: 1 },
      `
      {Table: Three Dice}
      Ada and Bo roll
      - ·lit Ada <5 | ⟨5⟩>
      - ·lit You <5 | ⟨5⟩>
      - Cy <2 | ⟨2⟩>
      You and Ada are tied at 5 and roll again.
      ·tone=plain ·weight=medium ~Tie at 5 / You and Ada roll again~
    `,
    ],
    [
      'until a tie for the first turn is decided',
      '0: 5|1: 5|2: 2|0: 4',
      { options },
      `
      {Table: Three Dice}
      Your turn
      - Ada <5 | ⟨5⟩> <4 | ⟨4⟩>
      - You <5 | ⟨5⟩>
      - Cy <2 | ⟨2⟩>
      You and Ada are tied at 5 and roll again.
    `,
    ],
    [
      'before the first roll',
      order,
      { options },
      `
      {Table: Three Dice}
      Your turn
      Loser takes 1 sip
      Rolls left 3
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      ·tone=primary [Roll 3 dice ~R~ (bright, key R)]
    `,
    ],
    [
      'after the first roll',
      `${order}|1 roll|1: 614`,
      { options },
      `
      {Table: Three Dice}
      Your turn
      Loser takes 1 sip
      Rolls left 2
      This roll 164
      {Dice}
      - [Die 1: 6, 60 | ⟨6 selectable⟩] ~60~
      - [Die 2: 1, 100 | ⟨1 selectable⟩] ~100~
      - [Die 3: 4, 4 | ⟨4 selectable⟩] ~4~
      A 1 counts 100, a 6 counts 60, other dice their face. Choose the dice to hold before you roll again.
      ·tone=primary [Roll 3 dice ~R~ (bright, key R)] [Stay on 164 ~B~ (key B)]
    `,
    ],
    [
      'after the first roll of another player',
      `${order}|1 roll|1: 614`,
      { options, mine: [2] },
      `
      {Table: Three Dice}
      Bo’s turn
      Loser takes 1 sip
      Rolls left 2
      This roll 164
      {Dice}
      - ⟨6: Die 1: 6, 60⟩ ~60~
      - ⟨1: Die 2: 1, 100⟩ ~100~
      - ⟨4: Die 3: 4, 4⟩ ~4~
    `,
    ],
    [
      'after dice were held',
      `${order}|1 roll|1: 614|1 roll 12|1: 23`,
      { options },
      `
      {Table: Three Dice}
      Your turn
      Loser takes 1 sip
      Rolls left 1
      This roll 65
      {Dice}
      - [Die 1: 6, 60 | ⟨6 selectable⟩] ~60~
      - [Die 2: 2, 2 | ⟨2 selectable⟩] ~2~
      - [Die 3: 3, 3 | ⟨3 selectable⟩] ~3~
      A 1 counts 100, a 6 counts 60, other dice their face. Choose the dice to hold before you roll again.
      ·tone=primary [Roll 3 dice ~R~ (bright, key R)] [Stay on 65 ~B~ (key B)]
    `,
    ],
    [
      'while a player gives sips',
      `${order}|1 roll|1: 641|1 roll 012|1: 123|1 stay`,
      { options },
      `
      {Table: Three Dice}
      Your turn
      Loser takes 1 sip
      Rolls left 2
      ⟨1 disabled⟩ ⟨2 disabled⟩ ⟨3 disabled⟩
      Stairs! (1, 2 and 3)
      ·tone=primary [Give 1 sip to Ada ~1~ (bright, key 1)] [Give 1 sip to Cy ~2~ (key 2)]
    `,
    ],
    [
      'when stairs are rolled by another player',
      `${order}|1 roll|1: 641|1 roll 012|1: 123|1 stay`,
      { options, mine: [0], last: 1, pass: 700 },
      `
      {Table: Three Dice}
      Bo’s turn
      Loser takes 1 sip
      Rolls left 2
      ⟨1 disabled⟩ ⟨2 disabled⟩ ⟨3 disabled⟩
      Bo: Stairs! (1, 2 and 3)
      ·tone=good ·weight=medium ~Bo: Stairs! / Safe and can give 1 sip~
    `,
    ],
    [
      'when two players tie for last',
      `${round}`,
      { options, last: 1, pass: 700 },
      `
      {Table: Three Dice}
      Ada and Cy roll
      ·early
      Loser takes 1 sip
      ⟨5 disabled⟩ ⟨3 disabled⟩ ⟨2 disabled⟩
      Tied for last (5, 3 and 2)
      Tied for last: each of these players rolls all three dice. The lowest roll loses.
      ·tone=plain ·weight=heavy ~Tied for last / Ada and Cy have 10 points each. The lowest roll loses. / ·tone=plain Ada stays on 10~
    `,
    ],
    [
      'during a roll-off',
      `${round}|0: 432`,
      { options },
      `
      {Table: Three Dice}
      Cy rolls
      Loser takes 1 sip
      - Ada 9 <4, 3 and 2 | ⟨4⟩ ⟨3⟩ ⟨2⟩>
      Tied for last: each of these players rolls all three dice. The lowest roll loses.
    `,
    ],
    [
      'when a round is lost after a roll-off',
      `${round}|0: 432|2: 654`,
      { options, last: 1 },
      `
      {Table: Three Dice}
      Ada’s turn
      Loser takes 1 sip
      Rolls left 3
      - ·lit Ada 9 <4, 3 and 2 | ⟨4⟩ ⟨3⟩ ⟨2⟩>
      - Cy 69 <6, 5 and 4 | ⟨6⟩ ⟨5⟩ ⟨4⟩>
      ·tone=plain ·weight=heavy ~Ada loses the round / The lowest roll of the tie takes the penalty: 1 sip / - You ⟨6⟩ ⟨1⟩ ⟨1⟩ 260 / - Cy ⟨5⟩ ⟨3⟩ ⟨2⟩ 10 → 69 / - ·lost=0 Ada ⟨5⟩ ⟨3⟩ ⟨2⟩ 10 → 9 +1~
    `,
    ],
    [
      'when a round is lost',
      `${order}|1 roll|1: 632|1 roll 012|1: 444|1 stay|2 roll|2: 632|2 stay|0 roll|0: 532|0 stay`,
      { options, last: 1, pass: 700 },
      `
      {Table: Three Dice}
      Ada’s turn
      ·early
      Loser takes 1 sip
      Rolls left 3
      ⟨5 disabled⟩ ⟨3 disabled⟩ ⟨2 disabled⟩
      Ada loses the round (5, 3 and 2)
      ·tone=plain ·weight=heavy ~Ada loses the round / The lowest roll takes the penalty: 5 sips / - You ⟨4⟩ ⟨4⟩ ⟨4⟩ safe / - Cy ⟨6⟩ ⟨3⟩ ⟨2⟩ 65 / - ·lost=0 Ada ⟨5⟩ ⟨3⟩ ⟨2⟩ 10 +5~
    `,
    ],
    [
      'when the viewer takes a first-roll penalty',
      `${order}|1 roll|1: 333`,
      { options, last: 1 },
      `
      {Table: Three Dice}
      Your turn
      ·early
      Loser takes 1 sip
      Rolls left 3
      ⟨3 disabled⟩ ⟨3 disabled⟩ ⟨3 disabled⟩
      Too lucky! (3, 3 and 3)
      ·tone=primary [Roll 3 dice ~R~ (bright, key R)]
      ·tone=bad ·weight=heavy ~Too lucky! / Stairs or three of a kind in the first roll of a round cost you 3 sips. The round restarts.~
    `,
    ],
  ]);
});
