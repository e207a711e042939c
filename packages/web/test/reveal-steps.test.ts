import type { BaseView, Frame, RoundShown } from '@dicehall/engine';
import { describe, expect, it, test } from 'vitest';
import { cardFlight, theatreOf } from '../src/games/hidden-pairs/theatre.ts';
import { roundByRound, turnStepAt } from '../src/games/hidden-pairs/turn-steps.ts';
import { always } from '../src/moments/common-moments.ts';
import { momentOfReveal } from '../src/moments/moments-of.ts';
import {
  firstShownWith,
  framesToReveal,
  progressAt,
  type RevealRules,
  revealAfter,
  revealAt,
  wholeProgress,
} from '../src/table/model/reveal.ts';

/** Returns a view of turn `turn` whose steps take these times. A step with null waits for a player. */
interface Steps {
  readonly turn: number;
  readonly times: readonly (number | null)[];
  readonly isWhole?: boolean;
}
const viewOf = (steps: Steps | null) => ({ steps }) as unknown as BaseView;
const stepsOf = (view: BaseView) => (view as unknown as { readonly steps: Steps | null }).steps;
const rules: RevealRules = {
  resultOf(view) {
    const steps = stepsOf(view);
    return steps && { turn: steps.turn, steps: steps.times.length, isWhole: steps.isWhole ?? true };
  },
  timeOf: (view, at) => stepsOf(view)?.times[at] ?? null,
  viewAfter: (view) => view,
  eventsAfter: (events) => events.length,
  moments: {},
};
const third = viewOf({ turn: 3, times: [500, null, 0] });
const tied = viewOf({ turn: 3, times: [500, null], isWhole: false });
const nothing = viewOf(null);

describe('the result of a turn is revealed step by step', () => {
  it('when a table opens, the whole match counts as revealed, except for an undecided tie', () => {
    expect(wholeProgress(rules, third)).toEqual({ turn: 3, at: 0 });
    expect(wholeProgress(rules, tied)).toEqual({ turn: 2, at: 2 });
    expect([wholeProgress(rules, nothing), wholeProgress(undefined, third)]).toEqual([
      { turn: 0, at: 0 },
      { turn: 0, at: 0 },
    ]);
  });

  it('revealing starts at the first step of a turn that was not shown, and skips a turn that was shown', () => {
    expect(revealAt(rules, { turn: 2, at: 0 }, third)).toEqual({
      turn: 3,
      at: 0,
      view: third,
      isPassing: true,
    });
    expect(revealAt(rules, { turn: 2, at: 1 }, third)).toMatchObject({ at: 1, isPassing: false });
    expect(revealAt(rules, { turn: 2, at: 2 }, third)).toMatchObject({ at: 2, isPassing: true });
    for (const shown of [
      { turn: 2, at: 3 },
      { turn: 3, at: 0 },
      { turn: 4, at: 0 },
    ])
      expect(revealAt(rules, shown, third)).toBeNull();
    expect(revealAt(undefined, { turn: 0, at: 0 }, third)).toBeNull();
    expect(revealAt(rules, { turn: 0, at: 0 }, nothing)).toBeNull();
  });

  it('revealing ends a turn after its last step, unless a tie still has to be settled', () => {
    const step = (view: BaseView, at: number) => ({ turn: 3, at, view, isPassing: false });
    expect(revealAfter(rules, step(third, 1))).toEqual({ turn: 2, at: 2 });
    expect(revealAfter(rules, step(third, 2))).toEqual({ turn: 3, at: 0 });
    expect(revealAfter(rules, step(tied, 1))).toEqual({ turn: 2, at: 2 });
  });

  it('revealing skips steps that take no time, and without motion also automatic steps', () => {
    const from = (at: number, takesTime: boolean) => progressAt(rules, { turn: 2, at }, third, takesTime);
    expect([from(0, true), from(0, false)]).toEqual([
      { turn: 2, at: 0 },
      { turn: 2, at: 1 },
    ]);
    expect(from(1, false)).toEqual({ turn: 2, at: 1 });
    expect(from(2, true)).toEqual({ turn: 3, at: 0 });
    expect(progressAt(undefined, { turn: 2, at: 0 }, third, true)).toEqual({ turn: 2, at: 0 });
    expect(progressAt(rules, { turn: 3, at: 0 }, third, false)).toEqual({ turn: 3, at: 0 });
  });

  it('a step without motion is revealed together with the automatic steps before it', () => {
    const view = viewOf({ turn: 1, times: [null, 500, 0, null, null] });
    const first = (at: number) => firstShownWith(rules, { turn: 1, at, view, isPassing: false });
    expect([0, 1, 2, 3, 4].map(first)).toEqual([0, 1, 1, 1, 4]);
  });

  it('revealing holds back the frames after a result that has not been shown', () => {
    const frame = (view: BaseView): Frame => ({ entry: null, events: [], view });
    const frames = [frame(nothing), frame(third), frame(third), frame(third)];
    const shown = (count: number, turn: number, all: readonly Frame[] = frames) =>
      framesToReveal(all, count, rules, { turn, at: 0 }).length;
    expect([0, 1, 2, 3, 4].map((count) => shown(count, 2))).toEqual([2, 2, 2, 3, 4]);
    expect(shown(1, 3)).toBe(4);
    // Only the last turn has an effect.
    const before = frame(viewOf({ turn: 2, times: [null] }));
    expect(shown(0, 1, [before, before, frame(third), frame(third)])).toBe(3);
    expect(shown(0, 2, [frame(third), frame(nothing)])).toBe(2);
    expect(shown(0, 2, [])).toBe(0);
  });
});

test('the moments of a step are those of the events that it reveals', () => {
  const events = ['a', 'b', 'c', 'd'].map((kind) => ({ kind }));
  const moments = Object.fromEntries(
    events.map(({ kind }) => [kind, always('moment-tied', { weight: 'light', tone: 'plain' })]),
  );
  // Each step reveals one more event.
  const steps: RevealRules = { ...rules, eventsAfter: (_, count) => count, moments };
  const frames: Frame[] = [
    { entry: null, events: events.slice(0, 2), view: third },
    { entry: null, events: events.slice(2), view: third },
  ];
  const kinds = (from: number, to: number) => {
    const group = momentOfReveal(frames, steps, from, to);
    return group === null ? null : [group.main, ...group.also].map(({ kind }) => kind).join('');
  };
  expect([kinds(0, 1), kinds(1, 2), kinds(3, 4), kinds(2, 2)]).toEqual(['a', 'b', 'd', null]);
  expect(momentOfReveal([], steps, 0, 1)).toBeNull();
});

const round = (number: 1 | 2 | 3, values: readonly number[], winner: number | null = 1): RoundShown =>
  ({
    turn: 4,
    round: number,
    pairs: values.map(() => [1, 2]),
    values,
    attacks: [],
    lucky: [],
    winner,
  }) as unknown as RoundShown;
const pairsView = (phase: string, ...shown: readonly RoundShown[]) =>
  ({ phase, shown, turn: 5 }) as unknown as BaseView;

describe('the result of a turn of Hidden Pairs is shown step by step', () => {
  const whole = pairsView('choosing', round(1, [7, 9, 9]), round(2, [5, 8, 4]), round(3, [2, 3, 4]));

  it('the result of a turn has three steps for each round and one for the account', () => {
    expect(Array.from({ length: 11 }, (_, at) => turnStepAt(at))).toEqual([
      ...([1, 2, 3] as const).flatMap((number) =>
        ['pairs', 'tied', 'won'].map((kind) => ({ kind, round: number })),
      ),
      { kind: 'account' },
      { kind: 'account' },
    ]);
    expect(roundByRound.resultOf(whole)).toEqual({ turn: 4, steps: 10, isWhole: true });
  });

  it('while a tie is rolled off, the result of a turn is known up to the tie; while players choose, it is unknown', () => {
    const first = round(1, [7, 9, 9], null);
    expect(roundByRound.resultOf(pairsView('tie-break', first))).toEqual({
      turn: 4,
      steps: 2,
      isWhole: false,
    });
    expect(roundByRound.resultOf(pairsView('tie-break', first, round(2, [5, 5, 1], null)))).toMatchObject({
      steps: 5,
    });
    expect(roundByRound.resultOf(pairsView('choosing'))).toBeNull();
    expect(roundByRound.resultOf(pairsView('choosing', first, first))).toBeNull();
  });

  it('the reveal of a turn waits for a player at each winner, at an open tie and at the account', () => {
    expect(roundByRound.timeOf(whole, 0)).toBe(theatreOf(round(1, [7, 9, 9])).length);
    // The step of a tie takes no time if the tie is settled or there is none.
    expect([1, 4].map((at) => roundByRound.timeOf(whole, at))).toEqual([0, 0]);
    expect([2, 5, 8, 9].map((at) => roundByRound.timeOf(whole, at))).toEqual([null, null, null, null]);
    const open = pairsView('tie-break', round(1, [7, 9, 9], null));
    expect([1, 3].map((at) => roundByRound.timeOf(open, at))).toEqual([null, null]);
    expect(roundByRound.timeOf(pairsView('x', round(1, [7, 9, 8], null)), 1)).toBe(0);
  });
});

test('the dice of a round turn one by one, then attacks fly and hit', () => {
  const attacks = [{ by: 0 }, { by: 1 }] as unknown as RoundShown['attacks'];
  const { beats, length } = theatreOf({ ...round(1, [7, 9]), attacks });
  expect(beats).toEqual([
    { kind: 'die', at: 300, seat: 0, die: 0 },
    { kind: 'die', at: 720, seat: 0, die: 1 },
    { kind: 'die', at: 1140, seat: 1, die: 0 },
    { kind: 'die', at: 1560, seat: 1, die: 1 },
    { kind: 'attack', at: 2180, attack: attacks[0] },
    { kind: 'hit', at: 2180 + cardFlight, attack: attacks[0] },
    { kind: 'attack', at: 2930, attack: attacks[1] },
    { kind: 'hit', at: 2930 + cardFlight, attack: attacks[1] },
  ]);
  expect(length).toBe(2180 + 2 * 750 + 450);
  // With more players, all dice together still turn within 2.2 seconds.
  expect(theatreOf(round(1, [7, 9, 3, 2, 5, 6])).length).toBe(300 + 2200 + 200 + 450);
});
