import type { CoreEvent } from '@dicehall/engine';
import type { Sentences } from './case.ts';

/** The common texts of games. */
export const anyGame: Sentences<CoreEvent> = {
  rolled: [
    [
      { seat: 1, dice: [4], purpose: 'order' },
      'Bo rolls 4 to see who starts.',
      'Bo würfelt 4 um den Anfang.',
    ],
    [
      { seat: 1, dice: [4, 2], purpose: 'tie' },
      'Bo rolls 4 2 to break the tie.',
      'Bo würfelt 4 2 im Stechen.',
    ],
    [{ seat: 1, dice: [4, 2, 1], purpose: 'turn' }, 'Bo rolls 4 2 1.', 'Bo würfelt 4 2 1.'],
  ],
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
  kept: [
    [
      { seat: 1, dice: [1, 1, 1], score: 1000, points: 1450 },
      'Bo keeps 1 1 1: 1,000 points. Turn 1,450.',
      'Bo behält 1 1 1: 1.000 Punkte. Zug 1.450.',
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
  banked: [
    [
      { seat: 2, banked: 350, total: 2650 },
      'Cy banks 350: 2,650 in total.',
      'Cy sichert 350: insgesamt 2.650.',
    ],
  ],
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
  'final-round': [
    [
      { seat: 2, target: 3000 },
      'Cy has reached 3,000. Every other player has one more turn.',
      'Cy hat 3.000 erreicht. Alle anderen haben noch einen Zug.',
    ],
  ],
  moon: [
    [
      { seat: 1, dice: [6, 6, 6, 6, 6], banked: -30, total: -12 },
      'Bo shoots the moon with 6 6 6 6 6: minus 30 points, minus 12 in total.',
      'Bo schießt mit 6 6 6 6 6 den Mond ab: minus 30 Punkte, insgesamt minus 12.',
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
  'round-lost': [
    [
      { seats: [1], amount: 1, unit: 'sips' },
      'Bo loses the round and takes 1 sip.',
      'Bo verliert die Runde und nimmt 1 Schluck.',
    ],
    [
      { seats: [0, 2], amount: 4, unit: 'sips' },
      'Ada and Cy lose the round and each take 4 sips.',
      'Ada und Cy verlieren die Runde und nehmen je 4 Schlucke.',
    ],
    [
      { seats: [1], amount: 4, unit: 'crisps' },
      'Bo loses the round and takes 4 crisps.',
      'Bo verliert die Runde und nimmt 4 crisps.',
    ],
  ],
  penalty: [
    [{ seat: 1, amount: 1, unit: 'sips', reason: 'a reason' }, 'Bo takes 1 sip.', 'Bo nimmt 1 Schluck.'],
    [{ seat: 1, amount: 4, unit: 'sips', reason: 'a reason' }, 'Bo takes 4 sips.', 'Bo nimmt 4 Schlucke.'],
    [{ seat: 1, amount: 4, unit: 'crisps', reason: 'a reason' }, 'Bo takes 4 crisps.', 'Bo nimmt 4 crisps.'],
  ],
  revealed: [
    [
      { seat: 1, round: 2, dice: [6, 5], value: 11 },
      'Round 2: Bo shows 6 5, worth 11.',
      'Runde 2: Bo zeigt 6 5, Wert 11.',
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
    [{ places: [2, 1], seats: [1], score: 1 }, 'Bo wins with 1 point.', 'Bo gewinnt mit 1 Punkt.'],
  ],
};
