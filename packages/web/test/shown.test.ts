import type { BaseView, Frame } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { draftAt, movesMade } from '../src/table/model/draft.ts';
import { type Beats, nextPlace, shownPlace } from '../src/table/model/queue.ts';

const view: BaseView = { step: { kind: 'over', places: [] }, scores: [] } as unknown as BaseView;
const rolled: Frame = { entry: { seat: 0, dice: [1] }, events: [], view };
const chosen: Frame = { entry: { seat: 0, move: {} }, events: [], view };
const turns = (count: number): Frame[] => Array.from({ length: count }, () => [chosen, rolled]).flat();

/** Rolls are animated. After a frame, the table waits for the milliseconds that `waits` returns. */
const beats = (frames: readonly Frame[], waits: Readonly<Record<number, readonly number[]>> = {}): Beats => ({
  before: (index) => (frames[index] === rolled ? 'throw' : null),
  after: (index) => waits[index] ?? [],
});
const from = (count: number) => ({ count, step: null });

describe('frames wait in a queue until they have been shown', () => {
  const shownCount = (frames: readonly Frame[], count: number) =>
    shownPlace(frames, from(count), beats(frames)).count;

  it('the queue waits for rolls to land, but not for choices', () => {
    expect(shownCount([chosen, chosen, rolled, chosen], 0)).toBe(2);
    expect(shownCount([chosen, chosen, rolled, chosen], 3)).toBe(4);
    expect(shownPlace([chosen, rolled], from(0), { before: () => null, after: () => [] }).count).toBe(2);
  });
  it('the queue animates up to six waiting rolls one by one, and only the last one of more than six', () => {
    expect(shownCount(turns(6), 0)).toBe(1);
    expect(shownCount(turns(7), 0)).toBe(13);
    expect(shownCount(turns(100), 0)).toBe(199);
    expect(shownCount([...turns(7), chosen, chosen], 0)).toBe(13);
    expect(shownCount(turns(100), 190)).toBe(191);
    const rolls = (count: number) => Array.from({ length: count }, () => rolled);
    expect([shownCount(rolls(6), 0), shownCount(rolls(7), 0)]).toEqual([0, 6]);
  });
  it('the queue shows every roll of a throw-off, and counts none of them as waiting', () => {
    const event = { kind: 'rolled', seat: 0, dice: [1], purpose: 'order' };
    const forOrder: Frame = { ...rolled, events: [event] };
    const place = (frames: readonly Frame[]) =>
      shownPlace(frames, from(0), {
        before: (index) => (frames[index] === chosen ? null : 'throw'),
        after: () => [],
      }).count;
    const all = Array.from({ length: 12 }, () => forOrder);
    expect([place(all), place([...all, ...turns(6)]), place([...all, ...turns(7)])]).toEqual([0, 0, 25]);
  });
  it('the queue waits for each step of a frame before the next one', () => {
    const frames = [chosen, chosen, rolled];
    const waits = beats(frames, { 0: [10, 20] });
    let place = shownPlace(frames, from(0), waits);
    const places = [place];
    for (let step = 0; step < 4; step++) {
      place = nextPlace(frames, place, waits);
      places.push(place);
    }
    expect(places).toEqual([
      { count: 1, step: 0 },
      { count: 1, step: 1 },
      { count: 2, step: null },
      { count: 3, step: null },
      { count: 3, step: null },
    ]);
  });
  it('the queue shows the last frame once', () => {
    expect(nextPlace([chosen], from(1), beats([chosen], { 0: [10] }))).toEqual(from(1));
  });
  it('the queue skips steps that take no time, and goes back when an undo shortens the log', () => {
    const frames = [chosen, chosen];
    expect(shownPlace(frames, from(0), beats(frames, { 0: [0], 1: [0, 5] }))).toEqual({ count: 2, step: 1 });
    expect(shownPlace([chosen], { count: 2, step: 1 }, beats(frames))).toEqual(from(1));
  });
});

describe('a draft is kept for its choice', () => {
  const own = (move: object): Frame => ({ entry: { seat: 0, move }, events: [], view });
  const unseen: Frame = { entry: { seat: 1, unseen: 'move' }, events: [], view };
  it('a draft belongs to one choice of one seat', () => {
    const prepared = { seat: 0, choice: 2, draft: 'marks', next: null };
    expect(draftAt(prepared, 0, 2)).toBe('marks');
    expect(draftAt(prepared, 1, 2)).toBeNull();
    expect(draftAt(prepared, 0, 3)).toBeNull();
    expect(draftAt(null, 0, 0)).toBeNull();
  });
  it('a draft is replaced by the draft that a move returns', () => {
    expect(draftAt({ seat: 0, choice: 2, draft: 'marks', next: 'plan' }, 0, 3)).toBe('plan');
    expect(draftAt({ seat: 0, choice: 2, draft: 'marks', next: 'plan' }, 0, 4)).toBeNull();
  });
  it('only moves of its own seat clear a draft, whether they are shown or hidden', () => {
    const frames = [own({}), rolled, unseen, own({})];
    expect(movesMade(frames, 4, 0)).toBe(2);
    expect(movesMade(frames, 3, 0)).toBe(1);
    expect(movesMade(frames, 4, 1)).toBe(1);
  });
});
