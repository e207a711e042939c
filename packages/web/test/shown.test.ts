import type { BaseView, Frame } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { draftAt, movesMade } from '../src/table/shown/draft.ts';
import { shownCount } from '../src/table/shown/queue.ts';

const view: BaseView = { step: { kind: 'over', places: [] }, scores: [] } as unknown as BaseView;
const rolled: Frame = { entry: { seat: 0, dice: [1] }, events: [], view };
const chosen: Frame = { entry: { seat: 0, move: {} }, events: [], view };
const turns = (count: number): Frame[] => Array.from({ length: count }, () => [chosen, rolled]).flat();

describe('the queue of frames', () => {
  it('waits for each roll to land, and for nothing else', () => {
    expect(shownCount([chosen, chosen, rolled, chosen], 0, true)).toBe(2);
    expect(shownCount([chosen, chosen, rolled, chosen], 3, true)).toBe(4);
    expect(shownCount([chosen, rolled, rolled], 0, false)).toBe(3);
  });
  it('animates six rolls one by one; of more, only the last', () => {
    expect(shownCount(turns(6), 0, true)).toBe(1);
    expect(shownCount(turns(7), 0, true)).toBe(13);
    expect(shownCount(turns(100), 0, true)).toBe(199);
    expect(shownCount([...turns(7), chosen, chosen], 0, true)).toBe(13);
    expect(shownCount(turns(100), 190, true)).toBe(191);
  });
});

describe('a draft', () => {
  const own = (move: object): Frame => ({ entry: { seat: 0, move }, events: [], view });
  const unseen: Frame = { entry: { seat: 1, unseen: 'move' }, events: [], view };
  it('belongs to one choice of one seat', () => {
    const prepared = { seat: 0, choice: 2, draft: 'marks', next: null };
    expect(draftAt(prepared, 0, 2)).toBe('marks');
    expect(draftAt(prepared, 1, 2)).toBeNull();
    expect(draftAt(prepared, 0, 3)).toBeNull();
    expect(draftAt(null, 0, 0)).toBeNull();
  });
  it('continues after a move that returns a draft', () => {
    expect(draftAt({ seat: 0, choice: 2, draft: 'marks', next: 'plan' }, 0, 3)).toBe('plan');
    expect(draftAt({ seat: 0, choice: 2, draft: 'marks', next: 'plan' }, 0, 4)).toBeNull();
  });
  it('is cleared by moves of its own seat only, seen or unseen', () => {
    const frames = [own({}), rolled, unseen, own({})];
    expect(movesMade(frames, 4, 0)).toBe(2);
    expect(movesMade(frames, 3, 0)).toBe(1);
    expect(movesMade(frames, 4, 1)).toBe(1);
  });
});
