import type { HiddenPairsEvent } from '@dicehall/engine';
import { anyGame } from './any-game.ts';
import type { Sentences } from './case.ts';

export const hiddenPairs: Sentences<HiddenPairsEvent> = {
  rolled: [
    [
      { only: 1, seat: 1, dice: [6, 5, 4, 3, 2, 1], purpose: 'turn' },
      'Bo rolls 6 5 4 3 2 1.',
      'Bo würfelt 6 5 4 3 2 1.',
    ],
    [
      { seat: 1, dice: [6, 2], purpose: 'tie', value: 8 },
      'Bo rolls 6 2 to break the tie: 8.',
      'Bo würfelt 6 2 im Stechen: 8.',
    ],
  ],
  're-rolled-die': [
    [
      { only: 1, seat: 1, was: 2, price: 50 },
      'Bo re-rolls a 2 for 50 points.',
      'Bo würfelt eine 2 für 50 Punkte neu.',
    ],
  ],
  committed: [[{ seat: 1 }, 'Bo is ready.', 'Bo ist bereit.']],
  revealed: anyGame.revealed,
  'lucky-dice': [
    [{ seat: 1, round: 3 }, 'Bo plays Lucky Dice in round 3.', 'Bo spielt Glückswürfel in Runde 3.'],
  ],
  attacked: [
    [
      { seat: 1, on: 2, attack: 'hinderance', round: 3, amount: 4, value: -1, negated: false },
      'Bo hinders Cy: minus 4, leaving minus 1.',
      'Bo spielt Hindernis gegen Cy: minus 4, es bleiben minus 1.',
    ],
    [
      { seat: 2, on: 0, attack: 'dice-block', round: 1, amount: 7, value: 5, negated: false },
      'Cy dice-blocks Ada: minus 7, leaving 5.',
      'Cy spielt Würfelblock gegen Ada: minus 7, es bleiben 5.',
    ],
    [
      { seat: 1, on: 2, attack: 'hinderance', round: 3, amount: 4, value: 9, negated: true },
      'Bo hinders Cy, but Lucky Dice block it: the pair stays at 9.',
      'Bo spielt Hindernis gegen Cy, aber Glückswürfel halten es auf: Das Paar bleibt bei 9.',
    ],
  ],
  're-rolled': [
    [
      { seat: 1, round: 3, count: 1, price: 50 },
      'Bo re-rolled once, for 50 points.',
      'Bo hat einmal neu gewürfelt, für 50 Punkte.',
    ],
    [
      { seat: 1, round: 3, count: 2, price: 100 },
      'Bo re-rolled twice, for 100 points.',
      'Bo hat zweimal neu gewürfelt, für 100 Punkte.',
    ],
  ],
  'round-won': [
    [
      { seat: 1, round: 2, points: 150 },
      'Bo wins round 2 and 150 points.',
      'Bo gewinnt Runde 2 und 150 Punkte.',
    ],
  ],
  tie: [
    [
      { seats: [0, 2], round: 3, value: 9 },
      'Ada and Cy are tied at 9 in round 3. They roll two dice each for it.',
      'Gleichstand mit 9 in Runde 3: Ada und Cy werfen je zwei Würfel darum.',
    ],
  ],
  tied: anyGame.tied,
  'turn-ended': anyGame['turn-ended'],
  'turn-started': [[{ turn: 2, turns: 3 }, 'Turn 2 of 3 begins.', 'Zug 2 von 3 beginnt.']],
  drawn: [
    [
      { seats: [0, 2], points: 725 },
      'Ada and Cy are tied with 725 points. They roll all six dice for the win.',
      'Gleichstand mit 725 Punkten: Ada und Cy werfen alle sechs Würfel um den Sieg.',
    ],
  ],
  'match-over': [
    [{ places: [2, 1], seats: [1], score: 950 }, 'Bo wins with 950 points.', 'Bo gewinnt mit 950 Punkten.'],
  ],
};
