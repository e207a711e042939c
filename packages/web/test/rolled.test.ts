import { describe, expect, it } from 'vitest';
import { type DiceOwner, facesRolled } from '../src/fairness/rolled.ts';
import type { SavedMatch } from '../src/local/saved-match.ts';

const match: SavedMatch = {
  id: 'a',
  game: 'greed',
  options: {},
  seats: [
    { name: 'Ada', player: { kind: 'person' } },
    { name: 'Bo', player: { kind: 'bot', strength: 'steady' } },
  ],
  log: [
    { seat: 0, move: { type: 'roll' } },
    { seat: 0, dice: [1, 1, 2, 3, 4] },
    { seat: 0, move: { type: 'stop' } },
    { seat: 1, move: { type: 'roll' } },
    { seat: 1, dice: [6, 6, 6, 5, 5] },
  ],
  dice: 'app',
  created: 0,
  updated: 0,
  over: false,
};

describe('the fairness page counts the dice that this device rolled', () => {
  it.each<[DiceOwner, number[]]>([
    ['all', [1, 1, 2, 3, 4, 6, 6, 6, 5, 5]],
    ['person', [1, 1, 2, 3, 4]],
    ['bot', [6, 6, 6, 5, 5]],
  ])('the dice counted for “%s” are those of that owner', (by, faces) => {
    expect([...facesRolled([match], by)]).toEqual(faces);
  });

  it('dice are counted in every match', () => {
    expect([...facesRolled([match, match], 'person')]).toEqual([1, 1, 2, 3, 4, 1, 1, 2, 3, 4]);
  });

  it('real dice and dice rolled by a server are not counted', () => {
    expect([...facesRolled([{ ...match, dice: 'real' }], 'all')]).toEqual([]);
    const online = { ...match, online: {} } as SavedMatch;
    expect([...facesRolled([online, match], 'person')]).toEqual([1, 1, 2, 3, 4]);
  });
});
