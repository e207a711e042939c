import type { Entry, Replayed } from '@dicehall/engine';
import type { Advice, MarkedChoice } from '@dicehall/strategy';
import { describe, expect, it } from 'vitest';
import { currentMark, lastChoices, type Marks, openTableCoach } from '../src/coach/table-coach.ts';
import type { ValuedMatch } from '../src/values/questions.ts';
import { answered, asked, FakeWorker, fail, fakeWorkers, tell } from './fake-worker.ts';
import { device, matchOf, messages } from './table-device.ts';

const choice = (seat: number): Entry => ({ seat, move: { type: 'roll' } });
const roll = (seat: number): Entry => ({ seat, dice: [1] });
const marked: MarkedChoice = {
  mark: 'mistake',
  unit: 'win',
  loss: 0.01,
  best: { type: 'stop' },
  worth: 0.5,
  margin: 0,
};

describe('the coach shows the mark of the latest choice', () => {
  const log = [choice(0), roll(0), choice(0), choice(1), roll(1), choice(2), choice(1)];
  /** Returns the index of the entry whose mark is shown if these entries have marks. */
  const shown = (withMarks: readonly number[], seats: readonly number[], entries = log): number | null => {
    const marks: Marks = new Map(withMarks.flatMap((at) => (log[at] ? [[log[at], marked]] : [])));
    return currentMark(marks, entries, seats)?.index ?? null;
  };
  it.each([
    ['the mark of the latest choice', [2, 6], [0, 1], 6],
    ['not that of an earlier player, once another player has chosen', [2], [0, 1], null],
    ['not that of a choice after which its player has chosen again', [0, 3], [0, 1], null],
    ['not that of a seat of another device', [5], [0, 1], null],
  ] as const)('the shown mark is %s', (_, withMarks, seats, index) => {
    expect(shown(withMarks, seats)).toBe(index);
  });
  it('the mark returns to the previous choice after an undo', () => {
    expect(shown([0, 2], [0])).toBe(2);
    expect(shown([0, 2], [0], log.slice(0, 2))).toBe(0);
  });
});

it('the list of last choices contains the latest choice of each seat, the newest first', () => {
  const log = [choice(0), choice(1), roll(1), choice(0), roll(0)];
  expect(lastChoices(log, [0, 1]).map(({ index }) => index)).toEqual([3, 1]);
  expect(lastChoices(log, [1, 2]).map(({ index }) => index)).toEqual([1]);
});

describe('the coach of a table marks choices and gives hints', () => {
  fakeWorkers();

  const match = matchOf('greed', { target: 1000 });
  /** Returns the match up to the entry with this index. */
  const upTo = (count: number, { setup, log, states, events } = match): Replayed => ({
    setup,
    log: log.slice(0, count),
    states: states.slice(0, count + 1),
    events: events.slice(0, count),
  });
  const choices = (seat: number) =>
    match.log.flatMap((entry, index) => (entry.seat === seat && 'move' in entry ? [index] : []));
  const [first = 0, second = 0, third = 0] = choices(1);
  const stopped: MarkedChoice = {
    mark: 'blunder',
    unit: 'win',
    loss: 0.25,
    best: { type: 'stop' },
    worth: 0.5,
    margin: 0,
  };
  const advised = (move: object) => ({ move, value: 0.5, margin: 0, roll: null, next: null });
  const advice: Advice = {
    how: 'exact',
    unit: 'win',
    best: advised({ type: 'stop' }),
    other: { ...advised({ type: 'roll' }), value: 0.4 },
    reason: null,
    isForced: false,
  };
  function opened({ on = true, persons = [1], id = 'greed' } = {}) {
    const page = device({ coach: on });
    let changes = 0;
    const coach = openTableCoach(page.parts, persons, () => {
      changes += 1;
    });
    coach.follow(id === 'greed' ? upTo(first) : upTo(2, matchOf(id, {})));
    return { ...page, coach, changes: () => changes };
  }

  it('the coach computes the values of the match for itself, and shows its progress', () => {
    const { coach, heard, changes } = opened();
    expect(asked('open').map(({ given }) => given)).toEqual([
      { game: 'greed', options: match.setup.options, seats: 2, by: 'coach' },
    ]);
    expect(coach.now()).toMatchObject({ isOn: true, state: null, mark: null, hint: null });
    tell('open', { kind: 'progress', stage: 'solving', share: 0.255 });
    expect([coach.now().state, changes()]).toEqual([{ kind: 'solving', share: 0.255 }, 2]);
    coach.now().ask(1);
    expect(heard.at(-1)).toContain('26%');
    tell('open', answered('solved'));
    expect(coach.now().state).toEqual({ kind: 'solved' });
    coach.follow(upTo(first));
    expect(asked('open')).toHaveLength(1);
  });

  it.each([
    [answered('estimated'), 'estimated'],
    [answered('failed'), 'estimated'],
    [{ kind: 'failed' }, 'failed'],
  ])('after the worker reports %j, the coach has the state %s', (news, kind) => {
    const { coach, heard } = opened();
    tell('open', news);
    expect(coach.now().state).toEqual({ kind });
    coach.now().ask(1);
    expect(heard).toEqual(kind === 'failed' ? [messages.say('web-coach-failed')] : []);
    expect(asked('advise')).toHaveLength(kind === 'failed' ? 0 : 1);
  });

  it('a coach that is off, or that a game with hidden choices forbids, asks the worker nothing and gives the reason', () => {
    const off = opened({ on: false });
    off.coach.now().ask(1);
    const hidden = opened({ id: 'hidden-pairs' });
    hidden.coach.now().ask(1);
    expect([off.coach.now().isOn, hidden.coach.now().isOn]).toEqual([false, false]);
    expect([off.heard.length, hidden.heard.length, FakeWorker.all.length]).toEqual([1, 1, 0]);
    expect(off.heard[0]).not.toBe(hidden.heard[0]);
  });

  it('the coach marks only new choices of people on this device', () => {
    const { coach, heard } = opened();
    coach.follow(upTo(first + 1));
    expect(asked('advise').map(({ given }) => given)).toEqual([
      {
        game: 'greed',
        options: match.setup.options,
        seats: 2,
        state: match.states[first],
        seat: 1,
        move: (match.log[first] as { readonly move: unknown }).move,
      },
    ]);
    tell('advise', answered({ advice: null, mark: stopped }));
    expect(coach.now().mark).toMatchObject({ mark: 'blunder' });
    expect(heard).toEqual([coach.now().mark?.text]);
    expect(heard[0]).not.toContain('Bo');
    coach.follow(upTo(second));
    expect(asked('advise')).toHaveLength(1);
    coach.follow(upTo(second + 1));
    expect([asked('advise').length, coach.now().mark]).toEqual([2, null]);
    coach.follow(upTo(third + 1));
    expect(asked('advise')).toHaveLength(3);
    const others = opened({ persons: [0, 1] });
    others.coach.follow(upTo(first + 1));
    tell('advise', answered({ advice: null, mark: stopped }));
    expect(others.heard[0]).toContain('Bo');
  });

  it('the coach of a match that is opened again marks none of its earlier choices', () => {
    const { parts } = device({ coach: true });
    openTableCoach(parts, [1], () => {}).follow(upTo(second + 1));
    expect(asked('advise')).toEqual([]);
  });

  it('a mark that arrives after the player has chosen again is not shown', () => {
    const { coach, heard } = opened();
    coach.follow(upTo(first + 1));
    const late = asked('advise').at(-1);
    coach.follow(upTo(second + 1));
    FakeWorker.all
      .at(-1)
      ?.say({ id: late?.id ?? 0, news: answered({ advice: null, mark: stopped }) as never });
    expect([heard, coach.now().mark]).toEqual([[], null]);
  });

  it('a choice that gets no mark, and one that is undone before its mark, change nothing', () => {
    const { coach, heard } = opened();
    coach.follow(upTo(first + 1));
    tell('advise', { kind: 'progress', stage: 'solving', share: 0.5 });
    tell('advise', answered({ advice: null, mark: null }));
    coach.follow(upTo(first));
    coach.follow(upTo(first + 1));
    const late = asked('advise').at(-1);
    coach.follow(upTo(first));
    FakeWorker.all
      .at(-1)
      ?.say({ id: late?.id ?? 0, news: answered({ advice: null, mark: stopped }) as never });
    expect([heard, coach.now().mark, coach.now().state]).toEqual([[], null, null]);
  });

  it('a hint names the dice of the position for which the player asked', () => {
    const dice = matchOf('ten-thousand', { opening: 0 });
    const at = dice.log.findIndex(
      (entry) => entry.seat === 1 && 'move' in entry && 'keep' in (entry.move as object),
    );
    const { coach } = opened();
    coach.follow(upTo(at, dice));
    coach.now().ask(1);
    const { move } = dice.log[at] as { readonly move: { readonly keep: readonly number[] } };
    tell('advise', answered({ advice: { ...advice, best: advised(move) }, mark: null }));
    const { turn } = dice.states[at] as { readonly turn: { readonly last: readonly number[] } };
    const kept = move.keep.map((position) => turn.last[position]).join(' ');
    expect(coach.now().hint?.replaceAll(/[\u2068\u2069]/g, '')).toMatch(new RegExp(`keep (?:a )?${kept}`));
  });

  it('a coach without a match, or one that was just switched on, gives no hint', () => {
    const { parts, heard } = device({ coach: true });
    openTableCoach(parts, [1], () => {})
      .now()
      .ask(1);
    expect(heard).toEqual([messages.say('web-coach-off')]);
    const { coach, change } = opened({ on: false });
    change({ coach: true });
    coach.now().ask(1);
    expect(FakeWorker.all).toEqual([]);
  });

  it('the coach gives a hint on request, which stays until the player closes it or the match continues', () => {
    const { coach, heard } = opened();
    coach.now().ask(1);
    const [question] = asked('advise');
    expect(question?.given).toMatchObject({ state: match.states[first], seat: 1 });
    expect(question?.given).not.toHaveProperty('move');
    tell('advise', answered({ advice, mark: null }));
    expect(coach.now().hint).toBe(heard.at(-1));
    expect(heard[0]).toMatch(/^Best: /);
    coach.now().closeHint();
    expect(coach.now().hint).toBeNull();
    coach.now().ask(1);
    tell('advise', answered({ advice, mark: null }));
    expect(coach.now().hint).not.toBeNull();
    coach.follow(upTo(first + 1));
    expect(coach.now().hint).toBeNull();
    coach.follow(upTo(first));
    coach.now().ask(1);
    coach.follow(upTo(first + 1));
    const hint = asked('advise').find(({ id }) => id === (asked('advise').at(-2)?.id ?? 0));
    FakeWorker.all.at(-1)?.say({ id: hint?.id ?? 0, news: answered({ advice, mark: null }) as never });
    expect([coach.now().hint, heard.length]).toEqual([null, 2]);
  });

  it('a coach that gets no answer shows that it failed, and a stopped coach cancels its questions', () => {
    const { coach } = opened();
    coach.now().ask(1);
    tell('advise', answered({ advice: null, mark: null }));
    expect(coach.now()).toMatchObject({ state: null, hint: null });
    coach.now().ask(1);
    tell('advise', { kind: 'failed' });
    expect(coach.now().state).toEqual({ kind: 'failed' });
    coach.now().ask(1);
    const next = opened();
    next.coach.now().ask(1);
    next.coach.stop();
    const ids = [...asked('open').slice(-1), ...asked('advise').slice(-1)].map(({ id }) => id);
    const cancelled = FakeWorker.all.flatMap(({ told }) => told).filter(({ kind }) => kind === 'cancel');
    expect(cancelled.map(({ id }) => id)).toEqual(ids);
    fail(FakeWorker.all.at(-1));
  });

  it('a coach that is switched off no longer shows its mark and its hint', () => {
    const { coach, change } = opened();
    const now = upTo(first + 1);
    coach.follow(now);
    tell('advise', answered({ advice: null, mark: stopped }));
    coach.now().ask(1);
    tell('advise', answered({ advice, mark: null }));
    expect([coach.now().mark?.mark, coach.now().hint?.slice(0, 5)]).toEqual(['blunder', 'Best:']);
    change({ coach: false });
    coach.follow(now);
    expect(coach.now()).toMatchObject({ isOn: false, state: null, mark: null, hint: null });
  });

  it('the coach opens the values of another match anew, and needs none once it is switched off', () => {
    const { coach, change } = opened();
    coach.follow(upTo(1, matchOf('greed', { target: 2000 })));
    expect(asked('open').map(({ given }) => (given as ValuedMatch).options.target)).toEqual([1000, 2000]);
    tell('open', answered('solved'));
    change({ coach: false });
    coach.follow(upTo(first));
    expect(coach.now()).toMatchObject({ isOn: false, state: null });
    coach.follow(null);
    expect(asked('open')).toHaveLength(2);
  });
});
