import type { TenThousandEvent } from '@dicehall/engine';
import { anyGame } from './any-game.ts';
import type { Sentences } from './case.ts';

export const tenThousand: Sentences<TenThousandEvent> = {
  rolled: [
    [
      { seat: 1, dice: [4], purpose: 'order' },
      'Bo rolls 4 to see who starts.',
      'Bo würfelt 4 um den Anfang.',
    ],
    [
      { seat: 1, dice: [6, 6, 6, 6, 1, 2], purpose: 'turn', value: 1300 },
      'Bo rolls 6 6 6 6 1 2: up to 1,300 points.',
      'Bo würfelt 6 6 6 6 1 2: bis zu 1.300 Punkte.',
    ],
  ],
  starts: anyGame.starts,
  tied: anyGame.tied,
  kept: anyGame.kept,
  'hot-dice': [
    [
      { seat: 1, count: 6 },
      'Hot dice: all 6 dice can be rolled again.',
      'Alle Würfel zählen: Alle 6 dürfen noch einmal geworfen werden.',
    ],
  ],
  busted: [
    [
      { seat: 1, dice: [2, 3], lost: 0 },
      'Bo rolls 2 3 and busts. The turn is over.',
      'Bo würfelt 2 3: Nichts zählt. Der Zug ist vorbei.',
    ],
    [
      { seat: 1, dice: [2, 3], lost: 1300 },
      'Bo rolls 2 3 and busts. The 1,300 points of this turn are lost.',
      'Bo würfelt 2 3: Nichts zählt. Die 1.300 Punkte dieses Zugs sind verloren.',
    ],
  ],
  overshot: anyGame.overshot,
  banked: [
    [
      { seat: 1, banked: 1450, total: 7300 },
      'Bo banks 1,450: 7,300 in total.',
      'Bo sichert 1.450: insgesamt 7.300.',
    ],
  ],
  'took-over': anyGame['took-over'],
  'final-round': anyGame['final-round'],
  'last-round': [
    [
      { seat: 1, target: 10000 },
      'Bo has reached 10,000: the round is played to its end.',
      'Bo hat 10.000 erreicht: Die Runde wird zu Ende gespielt.',
    ],
  ],
  'three-busts': [
    [
      { seat: 1, amount: 500, total: 1500 },
      'Third bust in a row: Bo loses 500 and has 1,500.',
      'Zum dritten Mal leer in Folge: Bo verliert 500 und hat 1.500.',
    ],
  ],
  'turn-ended': anyGame['turn-ended'],
  'match-over': [
    [
      { places: [2, 1], seats: [1], score: 10000 },
      'Bo wins with 10,000 points.',
      'Bo gewinnt mit 10.000 Punkten.',
    ],
  ],
};
