import type { GreedEvent } from '@dicehall/engine';
import { anyGame } from './any-game.ts';
import type { Sentences } from './case.ts';

export const greed: Sentences<GreedEvent> = {
  scored: anyGame.scored,
  'hot-dice': anyGame['hot-dice'],
  busted: anyGame.busted,
  banked: anyGame.banked,
  'not-in': [
    [
      { seat: 1, points: 250, opening: 300 },
      'Bo stops at 250 points and banks nothing: 300 in one turn are needed to get in.',
      'Bo hört bei 250 Punkten auf und bekommt nichts: Für den Einstieg braucht es 300 in einem Zug.',
    ],
  ],
  'final-round': anyGame['final-round'],
  'turn-ended': anyGame['turn-ended'],
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
