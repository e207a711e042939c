import { gameOf } from '@dicehall/engine';
import { describe, it } from 'vitest';
import { expectEstimatesToAddUp, expectRoundsToAddUp, shortMatches } from './reviewing.ts';

const tables = shortMatches.flatMap(([id, options]) =>
  [2, 3, 4, 5, 6, 7, 8]
    .filter((seats) => seats <= gameOf(id).seats.max)
    .map((seats) => [id, options, seats] as const),
);

describe('reviews add up at every size of table', () => {
  it.each(tables)(
    'a review with estimates adds up in any match of %s %j for %i seats',
    expectEstimatesToAddUp,
  );

  it.each([
    [4, { gentlemen: 'enforce', rounds: 3 }],
    [6, { tie: 'share' }],
    [8, { rounds: 1 }],
  ])('a review by the solved round of Three Dice for %i seats adds up: %j', expectRoundsToAddUp);
});
