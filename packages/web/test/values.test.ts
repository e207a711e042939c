import { seededDice } from '@dicehall/dice';
import {
  type Entry,
  gameOf,
  makeRecord,
  openMatch,
  parsePosition,
  readSetup,
  type Setup,
  unwrap,
  withDefaults,
} from '@dicehall/engine';
import { adviceOf, botFor, matchPlay, mistakesOf, openValues } from '@dicehall/strategy';
import { playBotMatch } from '@dicehall/strategy/solvers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Asker } from '../src/values/asker.ts';
import { valuesOf } from '../src/values/opened.ts';
import type { Answer, FromWorker, Given, Kind, News, ToWorker } from '../src/values/questions.ts';
import { settled } from './settled.ts';

/** The worker, run in this thread: a function that sends it messages, and all messages that it has sent. */
const said: FromWorker[] = [];
let onSaid: (message: FromWorker) => void = () => undefined;
let hear: (event: { readonly data: ToWorker }) => void = () => undefined;
let lastId = 0;

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
    postMessage: (message: FromWorker) => {
      said.push(structuredClone(message));
      onSaid(message);
    },
  });
  await import('../src/values/values.worker.ts');
});
afterAll(() => vi.unstubAllGlobals());

function ask<K extends Kind>(kind: K, given: Given<K>): number {
  lastId += 1;
  hear({ data: { id: lastId, kind, given } as ToWorker });
  return lastId;
}
const newsOf = (id: number): News<Kind>[] => said.filter((one) => one.id === id).map(({ news }) => news);
const lastOf = (id: number) => newsOf(id).at(-1);
const patience = { interval: 5 };

async function answerOf<K extends Kind>(kind: K, given: Given<K>): Promise<Answer<K>> {
  const id = ask(kind, given);
  await expect.poll(() => lastOf(id)?.kind, patience).toBe('done');
  const last = lastOf(id);
  return last?.kind === 'done' ? (last.answer as Answer<K>) : expect.fail();
}

const match = (id: string, options: Readonly<Record<string, number | boolean>>) => ({
  game: id,
  options: withDefaults(gameOf(id).options, options),
  seats: 2,
});

/** Returns the first choice among at least three moves. */
function firstChoice({ game: id, options }: ReturnType<typeof match>) {
  const setup = unwrap(readSetup({ game: id, options, seats: [{ name: 'Ada' }, { name: 'Bo' }] }));
  const { game } = setup;
  const { faces } = seededDice(1);
  let { state } = openMatch(setup);
  for (;;) {
    const step = game.step(state);
    if (step.kind === 'over') return expect.fail();
    const seat = step.kind === 'choose' ? (step.seats[0] ?? 0) : step.seat;
    const moves = step.kind === 'choose' ? game.moves(state, seat) : [];
    if (moves.length > 2) return { game, state, seat };
    const entry = step.kind === 'choose' ? { seat, move: moves[0] } : { seat, dice: faces(step.dice) };
    state = unwrap(game.apply(state, entry)).state;
  }
}

/** Returns the question to a bot at the first choice. */
function choiceOf(asked: ReturnType<typeof match>) {
  const { game, state, seat } = firstChoice(asked);
  return { ...asked, temper: 'balanced', view: game.view(state, seat), state, seat, seed: 1 } as const;
}

/** Of the games that the page solves, Ten Thousand takes longest. */
const long = match('ten-thousand', { target: 8000 });
const short = match('ten-thousand', { target: 2000 });
const quick = match('greed', { target: 1000 });

/** Returns the record of a match of four novices, whose review takes seconds. */
function recordOfFour() {
  const seats = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ name }));
  const setup = unwrap(readSetup({ game: 'threes', options: { rounds: 1 }, seats }));
  const log: Entry[] = [];
  const { faces, random } = seededDice(1);
  const novice = botFor('threes', 'novice');
  playBotMatch(setup, [novice, novice, novice, novice], { faces }, random, (entry) => log.push(entry));
  return makeRecord(setup, log);
}

describe('a worker computes values for the page', () => {
  it('the worker plays bots’ moves while it solves, at steady level until the expert is ready', async () => {
    const choice = choiceOf(long);
    const solving = ask('open', { ...long, by: 'expert' });
    await expect.poll(() => newsOf(solving).length, patience).toBeGreaterThan(1);
    const early = await answerOf('move', { ...choice, strength: 'expert' });
    expect(lastOf(solving)?.kind).toBe('progress');
    expect(early).toEqual(await answerOf('move', { ...choice, strength: 'steady' }));
    await expect.poll(() => lastOf(solving), patience).toEqual({ kind: 'done', answer: 'solved' });
  });

  it('the worker plays bots’ moves while it estimates a review', async () => {
    const reviewing = ask('review', { record: recordOfFour(), method: 'soon' });
    const choice = choiceOf(long);
    let moving: number | null = null;
    // The test asks for the move as soon as the worker reports progress. On a busy machine it might otherwise be too
    // late.
    onSaid = ({ id, news }) => {
      if (id === reviewing && news.kind === 'progress')
        moving ??= ask('move', { ...choice, strength: 'steady' });
    };
    const doneAt = (id: number | null) => said.findIndex((one) => one.id === id && one.news.kind === 'done');
    await expect.poll(() => doneAt(moving), patience).toBeGreaterThan(-1);
    const reviewedAt = doneAt(reviewing);
    expect(reviewedAt < 0 || reviewedAt > doneAt(moving)).toBe(true);
    const stages = newsOf(reviewing).flatMap((one) => (one.kind === 'progress' ? [one.stage] : []));
    expect(new Set(stages)).toContain('reviewing');
    hear({ data: { id: reviewing, kind: 'cancel' } });
    onSaid = () => undefined;
  });

  it('a review waits while more urgent questions are answered', async () => {
    const urgent = new Asker(0, 'advise');
    const reviewing = ask('review', { record: recordOfFour(), method: 'soon' });
    const steps = () =>
      newsOf(reviewing).filter((one) => one.kind === 'progress' && one.stage === 'reviewing').length;
    await expect.poll(steps, patience).toBe(1);
    for (let times = 0; times < 20; times += 1) await settled();
    expect(steps()).toBe(1);
    urgent.leave();
    await expect.poll(steps, patience).toBeGreaterThan(1);
    hear({ data: { id: reviewing, kind: 'cancel' } });
  });

  it('the worker opens the values of a match once for all questions', async () => {
    const [first, second] = [ask('open', { ...quick, by: 'expert' }), ask('open', { ...quick, by: 'coach' })];
    await expect.poll(() => [lastOf(first)?.kind, lastOf(second)?.kind], patience).toEqual(['done', 'done']);
    const third = ask('open', { ...quick, by: 'coach' });
    await expect.poll(() => newsOf(third), patience).toEqual([{ kind: 'done', answer: 'solved' }]);
  });

  it('the worker sends no updates on a cancelled question, and continues with the others', async () => {
    const other = match('ten-thousand', { target: 7000 });
    const cancelled = ask('open', { ...other, by: 'expert' });
    const kept = ask('open', { ...other, by: 'coach' });
    await expect.poll(() => newsOf(cancelled).length, patience).toBeGreaterThan(1);
    hear({ data: { id: cancelled, kind: 'cancel' } });
    const heard = newsOf(cancelled).length;
    expect(lastOf(cancelled)?.kind).toBe('progress');
    await expect.poll(() => lastOf(kept)?.kind, patience).toBe('done');
    expect(newsOf(cancelled)).toHaveLength(heard);
  });

  it('coach and explorer get the same best move, compared move and loss', async () => {
    const { game, state, seat } = firstChoice(short);
    const [explored] = await answerOf('explore', [game.formatPosition(state)]);
    const { advice } = await answerOf('advise', { ...short, state, seat });
    expect(advice).toEqual(adviceOf(explored ?? expect.fail(), game, state));
    expect(explored?.moves[0]?.move).toEqual(advice?.best.move);
    const worst = explored?.moves.at(-1);
    expect(worst?.loss).toBeGreaterThan(0);
    const { mark } = await answerOf('advise', { ...short, state, seat, move: worst?.move });
    expect(mark?.loss).toBe(worst?.loss);
  });

  it('the worker rejects a question that it cannot read', async () => {
    const id = ask('explore', ['no position']);
    await expect.poll(() => newsOf(id), patience).toEqual([{ kind: 'failed' }]);
  });
});

/** Plays a match of novices to its end. */
function played(id: string, options: Readonly<Record<string, number | boolean>>, names: readonly string[]) {
  const setup = unwrap(readSetup({ game: id, options, seats: names.map((name) => ({ name })) }));
  const log: Entry[] = [];
  const { faces, random } = seededDice(2);
  const novice = botFor(id, 'novice');
  playBotMatch(
    setup,
    names.map(() => novice),
    { faces },
    random,
    (entry) => log.push(entry),
  );
  return { setup, log, record: makeRecord(setup, log) };
}

describe('the worker answers questions about a finished match', () => {
  const two = ['Ada', 'Bo'];
  const match = () => played('greed', { target: 500, opening: 0 }, two);
  const values = async ({ game, options, names }: Setup) =>
    (await openValues(game, options, names.length)) ?? expect.fail();

  it('the worker analyses a seat’s play if exact values exist, and otherwise returns null', async () => {
    const { setup, log, record } = match();
    const expected = matchPlay(setup, log, await values(setup), 1);
    expect(await answerOf('play', { record, seat: 1 })).toEqual(structuredClone(expected));
    expect(
      await answerOf('play', { record: played('hidden-pairs', { turns: 1 }, two).record, seat: 1 }),
    ).toBeNull();
    const four = played('threes', { rounds: 1 }, [...two, 'Cy', 'Di']);
    expect(await answerOf('play', { record: four.record, seat: 1 })).toBeNull();
  });

  it('the worker finds the mistakes of the viewer’s seats if exact values exist, and otherwise returns none', async () => {
    const { setup, log } = match();
    const asked = { game: 'greed', options: setup.options, seats: two.map((name) => ({ name })), log };
    const expected = mistakesOf(setup, log, [0, 1], await values(setup));
    expect(expected.length).toBeGreaterThan(0);
    expect(await answerOf('mistakes', { ...asked, own: [0, 1] } as unknown as Given<'mistakes'>)).toEqual(
      expected,
    );
    expect(await answerOf('mistakes', { ...asked, own: [] } as unknown as Given<'mistakes'>)).toEqual([]);
    const four = played('threes', { rounds: 1 }, [...two, 'Cy', 'Di']);
    const seats = four.setup.names.map((name) => ({ name }));
    const large = { game: 'threes', options: four.setup.options, seats, log: four.log, own: [0, 1] };
    expect(await answerOf('mistakes', large as unknown as Given<'mistakes'>)).toEqual([]);
  });

  it('the worker reviews a match exactly on request, or fails if the match cannot be solved', async () => {
    const { record } = match();
    const exact = await answerOf('review', { record, method: 'exact' });
    expect([exact.rollouts, exact.canSolve]).toEqual([0, false]);
    // A match that was only estimated before is solved on request.
    const { setup, record: other } = played('greed', { target: 550, opening: 0 }, two);
    const valued = { game: 'greed', options: setup.options, seats: 2 };
    const asker = new Asker(0, 'open');
    const early = await valuesOf(valued, asker, undefined, { seconds: 0 });
    // Questions of a lower priority wait for this one.
    asker.leave();
    expect(early.isEstimated).toBe(true);
    expect(await answerOf('open', { ...valued, by: 'coach' })).toBe('estimated');
    expect((await answerOf('review', { record: other, method: 'exact' })).rollouts).toBe(0);
    // Matches with a fixed number of rounds are never solved.
    const rounds = played('ten-thousand', { exactFinish: false, rounds: 1 }, two);
    const id = ask('review', { record: rounds.record, method: 'exact' });
    await expect.poll(() => lastOf(id)?.kind, patience).toBe('failed');
  });
});

describe('the explorer gets the values of positions', () => {
  it('the explorer gets the moves of each position with their charts, in the order in which they were asked', async () => {
    const line = (points: number) => `greed target=500,opening=0 200,100 11 0 - choose ${points} 11346`;
    const id = ask('explore', [line(200), line(250)]);
    await expect.poll(() => lastOf(id)?.kind, patience).toBe('done');
    const answers = newsOf(id).flatMap((one) =>
      one.kind === 'part' || one.kind === 'done' ? [one.answer as Answer<'explore'>] : [],
    );
    const last = answers.at(-1) ?? [];
    expect(last.map((one) => [one.line, one.charts?.line, one.rollouts, one.more])).toEqual(
      [line(200), line(250)].map((one) => [one, one, 0, null]),
    );
    expect(last.map(({ moves }) => moves.length)).toEqual([2, 2]);
    // The charts arrive after the moves.
    expect(answers.some(([first]) => first !== undefined && first.charts === undefined)).toBe(true);
  });

  it('without a position, the worker sends no values to the explorer', async () => {
    expect(await answerOf('explore', [])).toEqual([]);
  });
});

describe('an estimate becomes more precise as long as the next one is ready in time', () => {
  /** The last player of four in the only round chooses. */
  const line = 'threes rounds=1 12,9,15,0 1 3 choose 63215 00000';
  const { state } = unwrap(parsePosition(line));
  const four = { ...match('threes', { rounds: 1 }), seats: 4 };

  /**
   * Asks a question with a clock that advances by some milliseconds each time the code of the values reads it. Returns
   * the answers, with the last one twice.
   */
  function answersOf<K extends Kind>(kind: K, given: Given<K>, step: number): Promise<Answer<K>[]> {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      // What an earlier test file rendered can read the clock as well.
      if (new Error().stack?.includes('/src/values/') === true) time += step;
      return time;
    });
    const answers: Answer<K>[] = [];
    return new Promise((resolve) => {
      const id = ask(kind, given);
      onSaid = (message) => {
        if (message.id !== id || (message.news.kind !== 'part' && message.news.kind !== 'done')) return;
        answers.push(structuredClone(message.news.answer) as Answer<K>);
        if (message.news.kind === 'done') resolve(answers);
      };
    });
  }
  afterEach(() => {
    onSaid = () => undefined;
    vi.restoreAllMocks();
  });

  it.each([
    ['two seconds', 500, 45],
    ['1,280 rollouts', 1, 1166],
  ])('a hint at a table without a solution uses at most %s', async (_, step, rollouts) => {
    await answerOf('open', { ...four, by: 'coach' });
    const [answer] = await answersOf('advise', { ...four, state, seat: 3 }, step);
    expect(answer?.advice).toMatchObject({ how: 'duels', best: { margin: 1 / Math.sqrt(rollouts) } });
  });

  it('the explorer shows better and better estimates for four seconds', async () => {
    await answerOf('open', { ...four, by: 'coach' });
    const answers = await answersOf('explore', [line], 500);
    expect(answers.map(([one]) => one?.rollouts)).toEqual([20, 30, 45, 68, 102, 153, 153]);
  });

  it('the explorer gets the best 300 moves, and the number and the least value of the others', async () => {
    const pairs = gameOf('hidden-pairs').editor?.example ?? expect.fail();
    const read = unwrap(parsePosition(pairs));
    const [[one = expect.fail()] = []] = await answersOf('explore', [pairs], 5000);
    const { moves, more } = one;
    expect([moves.length, more?.count]).toEqual([300, read.game.moves(read.state, 0).length - 300]);
    expect(more?.least).toBeLessThan(moves.at(-1)?.value ?? 0);
  });

  it('the explorer shows one estimate while it solves a match, and exact values afterwards', async () => {
    const greed = 'greed target=850,opening=0 200,100 11 0 - choose 250 11346';
    const answers = await answersOf('explore', [greed], 100);
    expect(answers.map(([one]) => [one?.how, one?.rollouts])).toEqual([
      ['rollouts', 20],
      ['exact', 0],
      ['exact', 0],
      ['exact', 0],
    ]);
    expect(answers[0]?.[0]?.margin).toBe(1 / Math.sqrt(20));
  });
});
