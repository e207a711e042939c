import type { BaseView } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../src/table/frame.ts';
import { reached } from '../src/table/use-shown.ts';

const view: BaseView = { step: { kind: 'over', places: [] }, scores: [] } as unknown as BaseView;
const thrown: Frame = { entry: { seat: 0, dice: [1] }, told: [], view };
const chosen: Frame = { entry: { seat: 0, move: {} }, told: [], view };
const turns = (count: number): Frame[] => Array.from({ length: count }, () => [chosen, thrown]).flat();

describe('what is shown of a match', () => {
  it('waits for each throw to land, and for nothing else', () => {
    expect(reached([chosen, chosen, thrown, chosen], 0, true)).toBe(2);
    expect(reached([chosen, chosen, thrown, chosen], 3, true)).toBe(4);
    expect(reached([chosen, thrown, thrown], 0, false)).toBe(3);
  });
  it('waits for six throws one by one; of more, as they come after sleep, only for the last', () => {
    expect(reached(turns(6), 0, true)).toBe(1);
    expect(reached(turns(7), 0, true)).toBe(13);
    expect(reached(turns(100), 0, true)).toBe(199);
    expect(reached([...turns(7), chosen, chosen], 0, true)).toBe(13);
    expect(reached(turns(100), 190, true)).toBe(191);
  });
});
