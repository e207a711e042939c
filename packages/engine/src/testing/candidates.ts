import type { GameId } from '../core/index.ts';
import type { Chance } from './random.ts';

/** Some of the positions 0 to `count` - 1, none to all of them, in any order. */
export function somePositions(chance: Chance, count: number): number[] {
  const left = Array.from({ length: count }, (_, position) => position);
  const chosen: number[] = [];
  for (let wanted = chance.below(count + 1); wanted > 0; wanted--) {
    chosen.push(...left.splice(chance.below(left.length), 1));
  }
  return chosen;
}

function anyCommit(chance: Chance, seats: number): object {
  const left = [0, 1, 2, 3, 4, 5];
  const draw = () => left.splice(chance.below(left.length), 1)[0] ?? 0;
  const pairs = [0, 1, 2].map(() => [draw(), draw()]);
  const aimed = () => ({ round: 1 + chance.below(3), seat: chance.below(seats) });
  return {
    type: 'commit',
    pairs,
    ...(chance.below(3) === 0 ? { hinderance: aimed() } : {}),
    ...(chance.below(3) === 0 ? { diceBlock: aimed() } : {}),
    ...(chance.below(3) === 0 ? { luckyDice: { round: 1 + chance.below(3) } } : {}),
  };
}

/**
 * A move that has the form the record format gives a game's moves, legal or not as chance has it. The forms are
 * written down here a second time, on purpose: tests hold the games' own schemas against them.
 */
export function anyMove(id: GameId, chance: Chance, seats: number): unknown {
  switch (id) {
    case 'greed':
      return { type: chance.pick(['roll', 'stop']) };
    case 'ten-thousand':
      return chance.pick([
        { type: 'roll' },
        { type: 'take-over' },
        { type: 'roll', keep: somePositions(chance, 6) },
        { type: 'bank', keep: somePositions(chance, 6) },
      ]);
    case 'threes':
      return chance.pick([
        { type: 'roll' },
        { type: 'roll', keep: somePositions(chance, 5) },
        { type: 'bank' },
      ]);
    case 'three-dice':
      return chance.pick([
        { type: 'roll', dice: somePositions(chance, 3) },
        { type: 'stay' },
        { type: 'give', to: chance.below(seats) },
      ]);
    case 'hidden-pairs':
      return chance.below(4) === 0 ? { type: 're-roll', die: chance.below(6) } : anyCommit(chance, seats);
  }
}
