import type { ThreesEvent } from '@dicehall/engine';
import { anyGame } from './any-game.ts';
import type { Sentences } from './case.ts';

export const threes: Sentences<ThreesEvent> = {
  rolled: [
    [{ seat: 1, dice: [3, 5, 2, 6, 3], purpose: 'turn' }, 'Bo rolls 3 5 2 6 3.', 'Bo würfelt 3 5 2 6 3.'],
  ],
  kept: [[{ seat: 1, dice: [3, 3] }, 'Bo keeps 3 3.', 'Bo behält 3 3.']],
  banked: [
    [
      { seat: 1, dice: [3, 1, 3, 5, 3], banked: 6, total: 41 },
      'Bo ends with 3 1 3 5 3: 6 points, 41 in total.',
      'Bo endet mit 3 1 3 5 3: 6 Punkte, insgesamt 41.',
    ],
    [
      { seat: 1, dice: [3, 3, 3, 1, 3], banked: 1, total: 36 },
      'Bo ends with 3 3 3 1 3: 1 point, 36 in total.',
      'Bo endet mit 3 3 3 1 3: 1 Punkt, insgesamt 36.',
    ],
  ],
  'turn-cost': [
    [
      { seat: 1, dice: [3, 1, 3, 5, 3], points: 6, isBeaten: 'no' },
      'Bo ends with 3 1 3 5 3: 6 points, the lowest of the round so far.',
      'Bo endet mit 3 1 3 5 3: 6 Punkte, bisher am wenigsten in dieser Runde.',
    ],
    [
      { seat: 1, dice: [3, 3, 3, 1, 3], points: 1, isBeaten: 'yes' },
      'Bo ends with 3 3 3 1 3: 1 point, too many to win the round.',
      'Bo endet mit 3 3 3 1 3: 1 Punkt, zu viel für den Rundensieg.',
    ],
  ],
  'round-won': [
    [
      { seat: 1, points: 6, lost: 2 },
      'Bo wins the round with 6. Every other player takes 2 points.',
      'Bo gewinnt die Runde mit 6. Alle anderen nehmen 2 Punkte.',
    ],
  ],
  'round-tied': [
    [
      { seats: [0, 1], points: 6, others: 0, lost: 2 },
      'Ada and Bo tie for the round with 6 and take 1 point each.',
      'Ada und Bo teilen sich die Runde mit 6 und nehmen je 1 Punkt.',
    ],
    [
      { seats: [0, 1], points: 6, others: 1, lost: 2 },
      'Ada and Bo tie for the round with 6 and take 1 point each. Every other player takes 2 points.',
      'Ada und Bo teilen sich die Runde mit 6 und nehmen je 1 Punkt. Alle anderen nehmen 2 Punkte.',
    ],
  ],
  moon: anyGame.moon,
  'turn-ended': anyGame['turn-ended'],
  'match-over': [
    [{ places: [2, 1], seats: [1], score: 1 }, 'Bo wins with 1 point.', 'Bo gewinnt mit 1 Punkt.'],
    [
      { places: [1, 1], seats: [0, 1], score: -12 },
      'Ada and Bo share the win with minus 12 points.',
      'Ada und Bo teilen sich den Sieg mit minus 12 Punkten.',
    ],
  ],
};
