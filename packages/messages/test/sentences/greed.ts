import type { GreedEvent } from '@dicehall/engine';
import type { Sentences } from './case.ts';

export const greed: Sentences<GreedEvent> = {
  scored: [
    [
      { seat: 1, dice: [5, 1, 3, 4, 1], score: 250, points: 700, diceLeft: 2 },
      'Bo rolls 5 1 3 4 1: 250 points. Turn 700, 2 dice left.',
      'Bo würfelt 5 1 3 4 1: 250 Punkte. Zug 700, noch 2 Würfel.',
    ],
    [
      { seat: 1, dice: [1, 3], score: 100, points: 2350, diceLeft: 1 },
      'Bo rolls 1 3: 100 points. Turn 2,350, 1 die left.',
      'Bo würfelt 1 3: 100 Punkte. Zug 2.350, noch 1 Würfel.',
    ],
    [
      { seat: 2, dice: [1, 5], score: 150, points: 850, diceLeft: 0 },
      'Cy rolls 1 5: 150 points. Turn 850.',
      'Cy würfelt 1 5: 150 Punkte. Zug 850.',
    ],
  ],
  'hot-dice': [
    [
      { seat: 1, count: 5 },
      'Hot dice: all 5 dice can be rolled again.',
      'Alle Würfel zählen: Alle 5 dürfen noch einmal geworfen werden.',
    ],
  ],
  busted: [
    [
      { seat: 1, dice: [2, 2, 3, 4, 6], lost: 0 },
      'Bo rolls 2 2 3 4 6 and busts. The turn is over.',
      'Bo würfelt 2 2 3 4 6: Nichts zählt. Der Zug ist vorbei.',
    ],
    [
      { seat: 1, dice: [2, 6], lost: 1450 },
      'Bo rolls 2 6 and busts. The 1,450 points of this turn are lost.',
      'Bo würfelt 2 6: Nichts zählt. Die 1.450 Punkte dieses Zugs sind verloren.',
    ],
  ],
  banked: [[{ seat: 2, banked: 350, total: 2650 }, 'Cy banks 350: 2,650.', 'Cy sichert 350: 2.650.']],
  'not-in': [
    [
      { seat: 1, points: 250, opening: 300 },
      'Bo stops at 250 points and banks nothing: 300 in one turn are needed to get in.',
      'Bo hört bei 250 Punkten auf und bekommt nichts: Für den Einstieg braucht es 300 in einem Zug.',
    ],
  ],
  'final-round': [
    [
      { seat: 2, target: 3000 },
      'Cy has reached 3,000. Every other player has one more turn.',
      'Cy hat 3.000 erreicht. Alle anderen haben noch einen Zug.',
    ],
  ],
  'turn-ended': [[{ seat: 1 }, null, null]],
  'match-over': [
    [
      { places: [2, 1, 3], seats: [1], score: 3150 },
      'Bo wins with 3,150 points.',
      'Bo gewinnt mit 3.150 Punkten.',
    ],
    [
      { places: [1, 3, 1], seats: [0, 2], score: 3050 },
      'Ada and Cy share the win with 3,050 points.',
      'Ada und Cy teilen sich den Sieg mit 3.050 Punkten.',
    ],
  ],
};
