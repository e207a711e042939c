import type { TenThousandEvent } from '@dicehall/engine';
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
  starts: [[{ seat: 2 }, 'Cy starts.', 'Cy fängt an.']],
  tied: [
    [
      { seats: [0, 2] },
      'Ada and Cy are tied and roll again.',
      'Gleichstand: Ada und Cy würfeln noch einmal.',
    ],
  ],
  kept: [
    [
      { seat: 1, dice: [1, 1, 1], score: 1000, points: 1450 },
      'Bo keeps 1 1 1: 1,000 points. Turn 1,450.',
      'Bo behält 1 1 1: 1.000 Punkte. Zug 1.450.',
    ],
  ],
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
  overshot: [
    [
      { seat: 1, dice: [1, 5], lost: 0, total: 10050, target: 10000 },
      'Bo rolls 1 5: 10,050 would be more than 10,000. The turn is over.',
      'Bo würfelt 1 5: 10.050 wären mehr als 10.000. Der Zug ist vorbei.',
    ],
    [
      { seat: 1, dice: [1, 5], lost: 650, total: 10050, target: 10000 },
      'Bo rolls 1 5: 10,050 would be more than 10,000. The 650 points of this turn are lost.',
      'Bo würfelt 1 5: 10.050 wären mehr als 10.000. Die 650 Punkte dieses Zugs sind verloren.',
    ],
  ],
  banked: [[{ seat: 1, banked: 1450, total: 7300 }, 'Bo banks 1,450: 7,300.', 'Bo sichert 1.450: 7.300.']],
  'took-over': [
    [
      { seat: 2, points: 1450, count: 3 },
      'Cy takes over 1,450 points and rolls 3 dice.',
      'Cy übernimmt 1.450 Punkte und würfelt mit 3 Würfeln.',
    ],
    [
      { seat: 2, points: 1450, count: 1 },
      'Cy takes over 1,450 points and rolls 1 die.',
      'Cy übernimmt 1.450 Punkte und würfelt mit 1 Würfel.',
    ],
  ],
  'turn-ended': [[{ seat: 1 }, null, null]],
  'match-over': [
    [
      { places: [2, 1], seats: [1], score: 10000 },
      'Bo wins with 10,000 points.',
      'Bo gewinnt mit 10.000 Punkten.',
    ],
  ],
};
