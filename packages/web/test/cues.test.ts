import type { BaseEvent, BaseView } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { celebrationOf, cueOf } from '../src/table/shown/cues.ts';

const event = (kind: string, fields: object = {}) => ({ kind, ...fields }) as BaseEvent;
const view = (game: string, fields: object = {}) => ({ game, ...fields }) as unknown as BaseView;

describe('the sound of an event', () => {
  it.each([
    ['bank', 'banked', 'round-won'],
    ['bust', 'busted', 'overshot', 'not-in', 'round-lost'],
    [null, 'rolled', 'turn-ended', 'a-kind-of-its-own'],
  ])('is %s', (cue, ...kinds) => {
    for (const kind of kinds) expect(cueOf(event(kind ?? ''))).toBe(cue);
  });
});

describe('a celebration', () => {
  it('is for the moon, in any game', () => {
    expect(celebrationOf(event('moon'), view('threes'))).toBe('moon');
    expect(celebrationOf(event('moon'), view('a game without an entry'))).toBe('moon');
  });
  it('is for winning Ten Thousand exactly, under exactFinish', () => {
    const ends = (exactFinish: boolean) =>
      celebrationOf(event('match-over'), view('ten-thousand', { options: { exactFinish } }));
    expect(ends(true)).toBe('exact');
    expect(ends(false)).toBeNull();
    expect(celebrationOf(event('match-over'), view('greed'))).toBeNull();
  });
  it('is for super stairs, not for other safe rolls', () => {
    const safe = (roll: string) => celebrationOf(event('safe', { roll }), view('three-dice'));
    expect(safe('super-stairs')).toBe('super-stairs');
    expect(safe('stairs')).toBeNull();
  });
  it('is for Lucky Dice that stop an attack', () => {
    const attacked = (negated: boolean) =>
      celebrationOf(event('attacked', { negated }), view('hidden-pairs'));
    expect(attacked(true)).toBe('lucky-dice');
    expect(attacked(false)).toBeNull();
  });
});
