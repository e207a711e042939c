import { message } from '@dicehall/engine';
import { describe } from 'vitest';
import { feltShows } from './played-table.tsx';

describe('the felt of Greed shows the state of the turn', () => {
  const turn = '0 roll|0: 51346|0 stop|1 roll|1: 11122';
  const options = { opening: 0 };
  feltShows('greed', [
    [
      'before the first roll of another player',
      '',
      {},
      `
      {Table: Greed}
      Ada’s turn
      ·early
      At stake 0
      Next roll 5 dice
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
    `,
    ],
    [
      'before the viewer’s own roll',
      '0 roll|0: 12346|0 stop',
      {},
      `
      {Table: Greed}
      Your turn
      ·early
      At stake 0
      Next roll 5 dice
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      ·tone=primary [Roll 5 dice ~R~ (bright, key R)] [Bank Roll first: a turn starts with a roll. ~B~ (off, key B)]
    `,
    ],
    [
      'after the viewer’s own roll',
      turn,
      { options },
      `
      {Table: Greed}
      Your turn
      At stake 1,000
      Next roll 2 dice
      {Dice}
      - ⟨1 kept: Die 1: 1, 3 dice: 1,000, kept⟩
      - ⟨1 kept: Die 2: 1, 3 dice: 1,000, kept⟩ ~3 dice: 1,000~
      - ⟨1 kept: Die 3: 1, 3 dice: 1,000, kept⟩
      - ⟨2: Die 4: 2, no points⟩ ~–~
      - ⟨2: Die 5: 2, no points⟩ ~–~
      [Roll 2 dice ~R~ (key R)] ·tone=primary [Bank 1,000: 1,000 in total ~B~ (bright, key B)]
    `,
    ],
    [
      'before the viewer’s own roll, with a note of the page',
      '0 roll|0: 12346|0 stop',
      { feed: { note: message('earlier-points', { points: 50 }) } },
      `
      {Table: Greed}
      Your turn
      ·early
      At stake 0
      Next roll 5 dice
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      50 from earlier rolls
      ·tone=primary [Roll 5 dice ~R~ (bright, key R)] [Bank Roll first: a turn starts with a roll. ~B~ (off, key B)]
    `,
    ],
    [
      'after a roll of another player',
      turn,
      { options, mine: [2] },
      `
      {Table: Greed}
      Bo’s turn
      At stake 1,000
      Next roll 2 dice
      {Dice}
      - ⟨1 kept: Die 1: 1, 3 dice: 1,000, kept⟩
      - ⟨1 kept: Die 2: 1, 3 dice: 1,000, kept⟩ ~3 dice: 1,000~
      - ⟨1 kept: Die 3: 1, 3 dice: 1,000, kept⟩
      - ⟨2: Die 4: 2, no points⟩ ~–~
      - ⟨2: Die 5: 2, no points⟩ ~–~
    `,
    ],
    [
      'after a roll, to players who share a device: the main button names the player',
      turn,
      { options, mine: [0, 1, 2] },
      `
      {Table: Greed}
      Bo’s turn
      At stake 1,000
      Next roll 2 dice
      {Dice}
      - ⟨1 kept: Die 1: 1, 3 dice: 1,000, kept⟩
      - ⟨1 kept: Die 2: 1, 3 dice: 1,000, kept⟩ ~3 dice: 1,000~
      - ⟨1 kept: Die 3: 1, 3 dice: 1,000, kept⟩
      - ⟨2: Die 4: 2, no points⟩ ~–~
      - ⟨2: Die 5: 2, no points⟩ ~–~
      [~Bo~ Roll 2 dice ~R~ (key R)] ·tone=primary [Bank 1,000: 1,000 in total ~B~ (bright, key B)]
    `,
    ],
    [
      'with dice set aside',
      `${turn}|1 roll|1: 52`,
      { options },
      `
      {Table: Greed}
      Your turn
      At stake 1,050
      Next roll 1 die
      {Dice}
      - ⟨5 kept: Die 1: 5, +50, kept⟩ ~+50~
      - ⟨2: Die 2: 2, no points⟩ ~–~
      {Set aside in this turn}
      - ~⟨1⟩ ⟨1⟩ ⟨1⟩~ (1, 1 and 1) 1,000
      [Roll 1 die ~R~ (key R)] ·tone=primary [Bank 1,050: 1,050 in total ~B~ (bright, key B)]
    `,
    ],
    [
      'with numerals',
      `${turn}|1 roll|1: 52`,
      { options, mine: [0], page: { faces: 'numerals' } },
      `
      {Table: Greed}
      Bo’s turn
      At stake 1,050
      Next roll 1 die
      {Dice}
      - ⟨digit 5 kept: Die 1: 5, +50, kept⟩ ~+50~
      - ⟨digit 2: Die 2: 2, no points⟩ ~–~
      {Set aside in this turn}
      - ~⟨digit 1⟩ ⟨digit 1⟩ ⟨digit 1⟩~ (1, 1 and 1) 1,000
    `,
    ],
    [
      'after hot dice',
      '0 roll|0: 11155|0 roll|0: 12346',
      { mine: [0] },
      `
      {Table: Greed}
      Your turn
      At stake 1,200
      Next roll 4 dice
      {Dice}
      - ⟨1 kept: Die 1: 1, +100, kept⟩ ~+100~
      - ⟨2: Die 2: 2, no points⟩ ~–~
      - ⟨3: Die 3: 3, no points⟩ ~–~
      - ⟨4: Die 4: 4, no points⟩ ~–~
      - ⟨6: Die 5: 6, no points⟩ ~–~
      {Set aside in this turn}
      - Before: 1,100
      [Roll 4 dice ~R~ (key R)] ·tone=primary [Bank 1,200: 1,200 in total ~B~ (bright, key B)]
    `,
    ],
    [
      'while a roll with hot dice is announced',
      '0 roll|0: 11155',
      { mine: [0], last: 1 },
      `
      {Table: Greed}
      Your turn
      At stake 1,100
      Next roll 5 dice
      {Dice}
      - ⟨1 kept: Die 1: 1, 3 dice: 1,000, kept⟩
      - ⟨1 kept: Die 2: 1, 3 dice: 1,000, kept⟩ ~3 dice: 1,000~
      - ⟨1 kept: Die 3: 1, 3 dice: 1,000, kept⟩
      - ⟨5 kept: Die 4: 5, +50, kept⟩ ~+50~
      - ⟨5 kept: Die 5: 5, +50, kept⟩ ~+50~
      ·tone=primary [Roll 5 dice ~R~ (bright, key R)] [Bank 1,100: 1,100 in total ~B~ (key B)]
      ·tone=good ·weight=medium ~Hot dice! / All your dice score: roll all 5 again~
    `,
    ],
    [
      'when another player banks',
      `${turn}|1 stop`,
      { options, last: 1, pass: 700, mine: [0] },
      `
      {Table: Greed}
      Bo’s turn
      ·early
      At stake 0
      Next roll 5 dice
      ⟨1 kept⟩ ⟨1 kept⟩ ⟨1 kept⟩ ⟨2 disabled⟩ ⟨2 disabled⟩
      Bo banks 1,000 (1, 1, 1, 2 and 2)
      ·tone=good ·weight=light ~Bo banks 1,000~
    `,
    ],
    [
      'after another player has banked',
      `${turn}|1 stop`,
      { options, mine: [0] },
      `
      {Table: Greed}
      Cy’s turn
      ·early
      At stake 0
      Next roll 5 dice
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
    `,
    ],
    [
      'when the viewer busts',
      `${turn}|1 roll|1: 23`,
      { options, last: 2 },
      `
      {Table: Greed}
      Your turn
      ·early
      At stake 0
      Next roll 5 dice
      ⟨2 disabled⟩ ⟨3 disabled⟩
      You bust (2 and 3)
      ~−1,000~
      {Set aside in this turn}
      - ~⟨1⟩ ⟨1⟩ ⟨1⟩~ (1, 1 and 1) 1,000
      ·tone=bad ·weight=heavy ~You bust / No die scores: 1,000 points lost~
    `,
    ],
    [
      'until a key is pressed after the turn of another player',
      `${turn}|1 roll|1: 23|2 roll|2: 12346`,
      { options, mine: [0], last: 4, pass: 9000, settings: { turns: 'key' } },
      `
      {Table: Greed}
      Bo’s turn
      ·early
      At stake 0
      Next roll 5 dice
      ⟨2 disabled⟩ ⟨3 disabled⟩
      Bo busts (2 and 3)
      {Set aside in this turn}
      - ~⟨1⟩ ⟨1⟩ ⟨1⟩~ (1, 1 and 1) 1,000
    `,
    ],
    [
      'when a player starts the final round',
      `${turn}|1 stop`,
      { options: { opening: 0, target: 1000 }, last: 1, pass: 700, mine: [0] },
      `
      {Table: Greed}
      Bo’s turn
      ·early
      At stake 0
      Next roll 5 dice
      ⟨1 kept⟩ ⟨1 kept⟩ ⟨1 kept⟩ ⟨2 disabled⟩ ⟨2 disabled⟩
      Bo banks 1,000 (1, 1, 1, 2 and 2)
      ·tone=plain ·weight=heavy ~Final round! / Bo has reached 1,000: one last turn for everyone else / ·tone=good Bo banks 1,000~
    `,
    ],
    [
      'when points do not get a player in',
      '0 roll|0: 12346|0 stop',
      { last: 1, mine: [0] },
      `
      {Table: Greed}
      Your turn
      ·early
      At stake 0
      Next roll 5 dice
      ⟨1 kept⟩ ⟨2 disabled⟩ ⟨3 disabled⟩ ⟨4 disabled⟩ ⟨6 disabled⟩
      You bank nothing (1, 2, 3, 4 and 6)
      ·tone=bad ·weight=medium ~You bank nothing / 100 of the 300 points needed to get in~
    `,
    ],
    [
      'when the viewer wins',
      '0 roll|0: 11122|0 stop|1 roll|1: 22346',
      { players: ['Ada', 'Bo'], options: { target: 500, opening: 0 }, mine: [0], last: 1, pass: 2000 },
      `
      {Table: Greed}
      The match is over
      ⟨1 kept⟩ ⟨1 kept⟩ ~3 dice: 1,000~ ⟨1 kept⟩ ⟨2⟩ ⟨2⟩
      ((1, 1, 1, 2 and 2))
      ·tone=good ·weight=whole ~You win! / 1,000 points~
    `,
    ],
    [
      'when the viewer loses',
      '0 roll|0: 11122|0 stop|1 roll|1: 22346',
      { players: ['Ada', 'Bo'], options: { target: 500, opening: 0 }, mine: [1], last: 1, pass: 2000 },
      `
      {Table: Greed}
      The match is over
      - ·lit Ada <1, 1, 1, 2 and 2 | ⟨1⟩ ⟨1⟩ ⟨1⟩ ⟨2⟩ ⟨2⟩>
      ·falls ~You 0~
      ·tone=bad ·weight=whole ~You lose / Ada wins with 1,000, you have 0~
    `,
    ],
  ]);
});

describe('the felt of Ten Thousand shows the state of the turn', () => {
  const order = '0: 3|1: 6|2: 1';
  feltShows('ten-thousand', [
    [
      'during the throw-off of who starts',
      '0: 3|1: 6',
      {},
      `
      {Table: Ten Thousand}
      Cy rolls
      - Ada <3 | ⟨3⟩>
      - You <6 | ⟨6⟩>
      Each player rolls one die. The highest roll starts.
    `,
    ],
    [
      'while a player has to roll for the start',
      order,
      { mine: [1, 2], last: 2 },
      `
      {Table: Ten Thousand}
      Bo’s turn
      - Ada <3 | ⟨3⟩>
      Each player rolls one die. The highest roll starts.
      ·tone=primary [~Bo~ Roll 1 die ~R~ (bright, key R)]
    `,
    ],
    [
      'when it is decided who starts',
      order,
      { last: 1 },
      `
      {Table: Ten Thousand}
      Your turn
      ·early
      At stake 0
      - Ada <3 | ⟨3⟩>
      - ·lit You <6 | ⟨6⟩>
      - Cy <1 | ⟨1⟩>
      ·tone=primary [Roll 6 dice ~R~ (bright, key R)]
      ·tone=good ·weight=medium ~You start / The highest roll goes first~
    `,
    ],
    [
      'before the first turn with five dice',
      order,
      { options: { dice: 5, twoTriplets: 0 } },
      `
      {Table: Ten Thousand}
      Your turn
      ·early
      At stake 0
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      ·tone=primary [Roll 5 dice ~R~ (bright, key R)]
    `,
    ],
    [
      'before the first turn',
      order,
      {},
      `
      {Table: Ten Thousand}
      Your turn
      ·early
      At stake 0
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      ·tone=primary [Roll 6 dice ~R~ (bright, key R)]
    `,
    ],
    [
      'after a roll',
      `${order}|1 roll|1: 115234`,
      {},
      `
      {Table: Ten Thousand}
      Your turn
      At stake 0
      {Dice}
      - [Die 1: 1, +100 | ⟨1 selectable⟩] ~+100~
      - [Die 2: 1, +100 | ⟨1 selectable⟩] ~+100~
      - [Die 3: 5, +50 | ⟨5 selectable⟩] ~+50~
      - [Die 4: 2, no points | ⟨2⟩] ~–~
      - [Die 5: 3, no points | ⟨3⟩] ~–~
      - [Die 6: 4, no points | ⟨4⟩] ~–~
      [Keep all that scores (key A)]
      [Roll Keep at least one die first. ~R~ (off, key R)] [Bank Keep at least one die first. ~B~ (off, key B)]
    `,
    ],
    [
      'after a roll of another player',
      `${order}|1 roll|1: 115234`,
      { mine: [0] },
      `
      {Table: Ten Thousand}
      Bo’s turn
      At stake 0
      {Dice}
      - ⟨1: Die 1: 1, +100⟩ ~+100~
      - ⟨1: Die 2: 1, +100⟩ ~+100~
      - ⟨5: Die 3: 5, +50⟩ ~+50~
      - ⟨2: Die 4: 2, no points⟩ ~–~
      - ⟨3: Die 5: 3, no points⟩ ~–~
      - ⟨4: Die 6: 4, no points⟩ ~–~
    `,
    ],
    [
      'with kept dice',
      `${order}|1 roll|1: 115234|1 roll 01|1: 5346`,
      {},
      `
      {Table: Ten Thousand}
      Your turn
      At stake 200
      {Dice}
      - [Die 1: 5, +50 | ⟨5 selectable⟩] ~+50~
      - [Die 2: 3, no points | ⟨3⟩] ~–~
      - [Die 3: 4, no points | ⟨4⟩] ~–~
      - [Die 4: 6, no points | ⟨6⟩] ~–~
      {Set aside in this turn}
      - ~⟨1⟩ ⟨1⟩~ (1 and 1) 200
      [Keep all that scores (key A)]
      [Roll Keep at least one die first. ~R~ (off, key R)] [Bank Keep at least one die first. ~B~ (off, key B)]
    `,
    ],
    [
      'with a turn to take over',
      `${order}|1 roll|1: 111234|1 bank 012|2 roll|2: 111234|2 bank 012|0 roll|0: 111234|0 bank 012`,
      {},
      `
      {Table: Ten Thousand}
      Your turn
      ·early
      At stake 0
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      ·tone=primary [Roll 6 dice ~R~ (bright, key R)] [Take over 1,000 points and roll 3 dice ~O~ (key O)]
    `,
    ],
    [
      'with a turn that was taken over',
      `${order}|1 roll|1: 111234|1 bank 012|2 roll|2: 111234|2 bank 012|0 roll|0: 111234|0 bank 012|1 take-over|1: 156`,
      {},
      `
      {Table: Ten Thousand}
      Your turn
      At stake 1,000
      {Dice}
      - [Die 1: 1, +100 | ⟨1 selectable⟩] ~+100~
      - [Die 2: 5, +50 | ⟨5 selectable⟩] ~+50~
      - [Die 3: 6, no points | ⟨6⟩] ~–~
      {Set aside in this turn}
      - Taken over: 1,000
      [Keep all that scores (key A)]
      [Roll Keep at least one die first. ~R~ (off, key R)] [Bank Keep at least one die first. ~B~ (off, key B)]
    `,
    ],
    [
      'when a turn is taken over',
      `${order}|1 roll|1: 111234|1 bank 012|2 roll|2: 111234|2 bank 012|0 roll|0: 111234|0 bank 012|1 take-over`,
      { last: 1, pass: 700, mine: [0] },
      `
      {Table: Ten Thousand}
      Bo rolls
      At stake 1,000
      ⟨? disabled⟩ ⟨? disabled⟩ ⟨? disabled⟩
      ·tone=plain ·weight=medium ~Bo takes over 1,000 / with the 3 dice that are left~
    `,
    ],
    [
      'when the viewer overshoots the target',
      `${order}|1 roll|1: 111111`,
      { options: { target: 2000 }, last: 1 },
      `
      {Table: Ten Thousand}
      Your turn
      ·early
      At stake 0
      ⟨1 disabled⟩ ⟨1 disabled⟩ ⟨1 disabled⟩ ⟨1 disabled⟩ ⟨1 disabled⟩ ⟨1 disabled⟩
      You overshoot 2,000 (1, 1, 1, 1, 1 and 1)
      ·falls ~4,000~
      ·tone=bad ·weight=medium ~You overshoot 2,000 / The whole roll counts: 4,000, but only 2,000 were left. The turn is over.~
    `,
    ],
    [
      'when the viewer has banked',
      `${order}|1 roll|1: 111234|1 bank 012`,
      { last: 1 },
      `
      {Table: Ten Thousand}
      Your turn
      ·early
      At stake 0
      ⟨1 kept⟩ ⟨1 kept⟩ ⟨1 kept⟩ ⟨2 disabled⟩ ⟨3 disabled⟩ ⟨4 disabled⟩
      You bank 1,000 (1, 1, 1, 2, 3 and 4)
      ·tone=good ·weight=medium ~You are in! / ·tone=good You bank 1,000~
    `,
    ],
  ]);
});
