import type { ThreeDiceEvent } from '@dicehall/engine';
import { anyGame } from './any-game.ts';
import type { Sentences } from './case.ts';

export const threeDice: Sentences<ThreeDiceEvent> = {
  rolled: [
    [
      { seat: 1, dice: [4], purpose: 'order' },
      'Bo rolls 4 to see who starts.',
      'Bo würfelt 4 um den Anfang.',
    ],
    [
      { seat: 1, dice: [1, 2, 4], purpose: 'turn', value: 106 },
      'Bo rolls 1 2 4: 106 points.',
      'Bo würfelt 1 2 4: 106 Punkte.',
    ],
    [
      { seat: 1, dice: [6, 5, 2], purpose: 'tie', value: 67 },
      'Bo rolls 6 5 2 to break the tie: 67 points.',
      'Bo würfelt 6 5 2 im Stechen: 67 Punkte.',
    ],
  ],
  starts: anyGame.starts,
  tied: [
    [
      { seats: [0, 2, 3] },
      'Ada, Cy and Di are tied and roll again.',
      'Gleichstand: Ada, Cy und Di würfeln noch einmal.',
    ],
  ],
  'limit-set': [
    [
      { seat: 1, rolls: 1 },
      'Bo used 1 roll. The limit for this round is 1 roll.',
      'Bo hat 1 Wurf gebraucht. In dieser Runde gilt höchstens 1 Wurf.',
    ],
    [
      { seat: 1, rolls: 2 },
      'Bo used 2 rolls. The limit for this round is 2 rolls.',
      'Bo hat 2 Würfe gebraucht. In dieser Runde gelten höchstens 2 Würfe.',
    ],
  ],
  stayed: [
    [{ seat: 1, points: 106 }, 'Bo ends the turn on 106 points.', 'Bo beendet den Zug mit 106 Punkten.'],
  ],
  safe: [
    [
      { seat: 1, roll: 'three-of-a-kind', amount: 7, penalty: 8, unit: 'sips' },
      'Bo is safe with three of a kind. The penalty rises by 7 to 8 sips.',
      'Bo ist mit einem Drilling sicher. Die Strafe steigt um 7 auf 8 Schlucke.',
    ],
    [
      { seat: 1, roll: 'three-of-a-kind', amount: 2, penalty: 5, unit: 'crisps' },
      'Bo is safe with three of a kind. The penalty rises by 2 to 5 crisps.',
      'Bo ist mit einem Drilling sicher. Die Strafe steigt um 2 auf 5 crisps.',
    ],
    [
      { seat: 1, roll: 'stairs', amount: 3, penalty: 5, unit: 'sips' },
      'Bo is safe with stairs and can give 3 sips to another player.',
      'Bo ist mit einer Treppe sicher und darf 3 Schlucke vergeben.',
    ],
    [
      { seat: 1, roll: 'super-stairs', amount: 6, penalty: 5, unit: 'crisps' },
      'Bo is safe with super stairs and can give 6 crisps to another player!',
      'Bo ist mit einer Supertreppe sicher und darf 6 crisps vergeben!',
    ],
    [
      { seat: 1, roll: 'stairs', amount: 1, penalty: 5, unit: 'sips' },
      'Bo is safe with stairs and can give 1 sip to another player.',
      'Bo ist mit einer Treppe sicher und darf 1 Schluck vergeben.',
    ],
  ],
  gave: [
    [{ seat: 1, to: 2, amount: 3, unit: 'sips' }, 'Bo gives 3 sips to Cy.', 'Bo vergibt 3 Schlucke an Cy.'],
    [{ seat: 1, to: 2, amount: 1, unit: 'sips' }, 'Bo gives 1 sip to Cy.', 'Bo vergibt 1 Schluck an Cy.'],
    [
      { seat: 2, to: 0, amount: 1, unit: 'crisps' },
      'Cy gives 1 crisps to Ada.',
      'Cy vergibt 1 crisps an Ada.',
    ],
  ],
  penalty: [
    [
      { seat: 1, amount: 1, unit: 'sips', reason: 'shit-stairs' },
      'Shit stairs! Bo takes 1 sip and gets a playful slap on the forehead.',
      'Misttreppe! Bo nimmt 1 Schluck und bekommt zum Spaß einen Klaps auf die Stirn.',
    ],
    [
      { seat: 1, amount: 7, unit: 'sips', reason: 'first-roll' },
      'Too lucky: Bo takes a first-roll penalty of 7 sips.',
      'Zu viel Glück: Bo nimmt 7 Schlucke als Strafe für den ersten Wurf.',
    ],
    [
      { seat: 1, amount: 2, unit: 'crisps', reason: 'first-roll' },
      'Too lucky: Bo takes a first-roll penalty of 2 crisps.',
      'Zu viel Glück: Bo nimmt 2 crisps als Strafe für den ersten Wurf.',
    ],
    [
      { seat: 1, amount: 2, unit: 'sips', reason: 'too-low' },
      'Too low: Bo takes 2 sips too.',
      'Zu wenig: Bo nimmt auch 2 Schlucke.',
    ],
  ],
  'round-restarted': [
    [
      { seat: 1 },
      'The round restarts. Bo rolls first again.',
      'Die Runde beginnt neu. Bo würfelt wieder zuerst.',
    ],
  ],
  'all-safe': [
    [
      {},
      'All players are safe. There is no penalty, and the same player starts the next round.',
      'Alle sind sicher. Es gibt keine Strafe, und die nächste Runde beginnt dieselbe Person.',
    ],
  ],
  tie: [
    [
      { seats: [0, 2], points: 67 },
      'Ada and Cy are tied for last with 67 points and roll again. The lowest roll loses the round.',
      'Ada und Cy liegen mit 67 Punkten gemeinsam auf dem letzten Platz und würfeln noch einmal. Der niedrigste Wurf verliert die Runde.',
    ],
  ],
  reminded: [
    [
      { seat: 1 },
      'Gentlemen’s rule: Bo rolls last and should keep a chance of losing the round.',
      'Ehrensache: Bo würfelt zuletzt und sollte die Runde noch verlieren können.',
    ],
  ],
  'round-lost': anyGame['round-lost'],
  'turn-ended': anyGame['turn-ended'],
  'match-over': [
    [
      { places: [2, 1, 3], seats: [1], score: 1, unit: 'sips' },
      'Bo wins with 1 sip.',
      'Bo gewinnt mit 1 Schluck.',
    ],
    [
      { places: [1, 3, 1], seats: [0, 2], score: 9, unit: 'sips' },
      'Ada and Cy share the win with 9 sips.',
      'Ada und Cy teilen sich den Sieg mit 9 Schlucken.',
    ],
    [
      { places: [2, 1, 3], seats: [1], score: 9, unit: 'crisps' },
      'Bo wins with 9 crisps.',
      'Bo gewinnt mit 9 crisps.',
    ],
  ],
};
