import { type Controls, framesOf, gameOf, games } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import {
  countOf,
  isAsked,
  isMarked,
  openGuidedSession,
  openGuidedTable,
} from '../src/guide/guided-session.ts';
import { bot, type GuideStep, learner } from '../src/guide/script.ts';
import { hasGuide, loadGuide } from '../src/guide/scripts.ts';
import type { Pace } from '../src/settings/settings.ts';
import { diceOnFelt } from '../src/table/model/dice.ts';
import { extentOf, gameLog } from '../src/table/model/game-log.ts';
import { settled } from './settled.ts';
import { device, messages } from './table-device.ts';

const guided = games.filter(({ id }) => hasGuide(id));

describe.each(guided.map((game) => [game.id, game] as const))(
  'the guided match of %s can be played to its end',
  (id, game) => {
    const controlsOf = (state: unknown, draft: unknown): Controls =>
      game.controls(game.view(state, learner), learner, draft);

    async function opened() {
      const script = await loadGuide(id);
      if (script === null) throw new Error(`There is no guide for ${id}`);
      const table = openGuidedTable(game, script, { you: 'Ada', bot: 'Bot' });
      // Waits until the table has made the rolls that are due.
      await table.adopt(table.now().match);
      return { script, table };
    }

    it('the learner can play the guided match to its end with the controls of the table, using all of its dice', async () => {
      const { script, table } = await opened();
      let draft: unknown = null;
      const take = async (step: GuideStep): Promise<void> => {
        const state = table.now().states.at(-1);
        if ('bot' in step) expect(await table.act(bot, step.bot)).toBe(null);
        if ('mark' in step) {
          for (const position of step.mark) draft = controlsOf(state, draft).dice[position]?.tap;
          expect(isMarked(step, controlsOf(state, draft))).toBe(true);
        }
        if ('move' in step) {
          const offered = controlsOf(state, draft).actions.some(
            ({ effect, why }) => effect.kind === 'move' && why === null && isAsked(game, step, effect.move),
          );
          // A refusal names the button. A plan that needs several controls has a text of its own.
          expect(offered || messages.has(`${step.ask}.first`)).toBe(true);
          expect(await table.act(learner, step.move)).toBe(null);
          draft = null;
        }
      };
      for (const step of script.steps) await take(step);
      const { log, states } = table.now();
      expect(log.flatMap((entry) => ('dice' in entry ? [entry.dice] : []))).toEqual(script.throws);
      expect(game.step(states.at(-1)).kind).toBe('over');
      expect(script.steps.at(-1)).toHaveProperty('tell');
    });

    it('every step either has its own text for the learner or is a move of the bot', async () => {
      const { script } = await opened();
      const texts = script.steps.flatMap((step) =>
        'ask' in step ? [step.ask] : 'tell' in step ? [step.tell] : [],
      );
      for (const step of script.steps)
        expect([
          'bot' in step,
          'tell' in step,
          'ask' in step && ('mark' in step || 'move' in step),
        ]).toContain(true);
      for (const text of texts) expect(messages.has(text), text).toBe(true);
      expect(new Set(texts).size).toBe(texts.length);
    });

    it('the learner wins the guided match', async () => {
      const { script, table } = await opened();
      for (const step of script.steps) {
        if ('bot' in step) await table.act(bot, step.bot);
        if ('move' in step) await table.act(learner, step.move);
      }
      const end = game.step(table.now().states.at(-1));
      expect(end.kind === 'over' && end.places[learner]).toBe(1);
    });

    it('the game log never calls a learner without a name “Player 1”', async () => {
      const { script, table } = await opened();
      for (const step of script.steps) {
        if ('bot' in step) await table.act(bot, step.bot);
        if ('move' in step) await table.act(learner, step.move);
      }
      const frames = framesOf(table.now(), learner);
      const lines = gameLog(messages, id, frames, extentOf(frames), ['Player 1', 'Bot'], learner);
      const texts = lines.map(({ text }) => text);
      expect(texts.filter((text) => text.includes('Player 1'))).toEqual([]);
      expect(texts.at(-1)).toMatch(/^You win with /);
    });

    it('the guided match accepts only the requested move', async () => {
      const { script, table } = await opened();
      const state = table.now().states.at(-1);
      const step = script.steps.find((one) => 'move' in one) ?? null;
      const accepted = game.moves(state, learner).filter((move) => isAsked(game, step, move));
      expect(accepted).toHaveLength(1);
      expect(isAsked(game, script.steps.at(-1) ?? null, accepted[0])).toBe(false);
    });
  },
);

it('the guide of Threes asks for the dice that its texts name: both 3s, the 1, and another 3', async () => {
  const game = gameOf('threes');
  const script = (await loadGuide(game.id)) ?? expect.fail();
  const table = openGuidedTable(game, script, { you: 'Ada', bot: 'Bot' });
  await table.adopt(table.now().match);
  const kept: unknown[] = [];
  for (const step of script.steps) {
    const { dice } = game.controls(game.view(table.now().states.at(-1), learner), learner, null);
    if ('mark' in step) kept.push([step.ask, step.mark.map((position) => dice[position]?.face)]);
    if ('move' in step) await table.act(learner, step.move);
  }
  expect(kept).toEqual([
    ['guide-threes-keep', [3, 3]],
    ['guide-threes-one', [1]],
    ['guide-threes-last', [3]],
  ]);
});

describe('a guided table leads the learner through its steps', () => {
  const roll = { type: 'roll' };

  async function opened(name = 'Bo', pace: Pace = 'instant') {
    const script = (await loadGuide('greed')) ?? expect.fail();
    const page = device({ name, pace });
    const session = openGuidedSession(gameOf('greed'), script, page.parts);
    const stop = session.start();
    const { model } = session;
    const act = (move: object) => model.now().feed.act(learner, move);
    const show = () => {
      for (let steps = 0; model.now().isShowing && steps < 20; steps += 1) model.next();
    };
    return { script, page, session, model, act, show, stop };
  }

  it.each([
    ['Bo', 'Bo', false],
    ['', 'Player 1', true],
  ])(
    'a learner with the name “%s” is called “%s”, and counts as a person without a name: %j',
    async (name, called, isNameless) => {
      const { model, stop } = await opened(name);
      expect(model.now().feed.seats).toEqual([
        { name: called, kind: 'person', isNameless },
        { name: 'Pip', kind: 'bot' },
      ]);
      stop();
    },
  );

  it('a guided table marks the requested move', async () => {
    const { model, stop } = await opened();
    expect([model.now().feed.asks?.(roll), model.now().feed.asks?.({ type: 'stop' })]).toEqual([true, false]);
    stop();
  });

  it('the guide continues after the requested move, refuses any other, and lets the bot play after a pause', async () => {
    const { session, model, act, page, show, stop } = await opened();
    expect(await act({ type: 'stop' })).toBe('Choose “Roll 5 dice” first.');
    expect(session.now()).toBe(0);
    expect(await act(roll)).toBeNull();
    expect(session.now()).toBe(1);
    for (const move of [roll, { type: 'stop' }]) {
      show();
      expect(await act(move)).toBeNull();
    }
    expect(session.now()).toBe(3);
    show();
    page.pass(599);
    await settled();
    expect(session.now()).toBe(3);
    page.pass(1);
    await expect.poll(() => session.now()).toBe(4);
    show();
    expect(model.now().feed.asks?.(roll)).toBe(false);
    expect(await act(roll)).toBe('Read this step, then press Continue.');
    session.next();
    expect([session.now(), model.now().feed.asks?.(roll)]).toEqual([5, true]);
    stop();
  });

  it('the learner can act only after the headlines before a step, because its text follows them', async () => {
    const { session, model, act, page, stop } = await opened('Bo', 'normal');
    for (const move of [roll, roll, { type: 'stop' }]) {
      await act(move);
      page.pass(60_000);
    }
    await expect.poll(() => session.now()).toBe(4);
    page.pass(60_000);
    session.next();
    await act(roll);
    expect([session.now(), model.now().moment?.main.kind, model.now().feed.isReading]).toEqual([
      6,
      'hot-dice',
      true,
    ]);
    page.pass(60_000);
    expect([model.now().moment, model.now().feed.isReading]).toEqual([null, false]);
    stop();
  });

  it('the bot waits until the turn of the learner has been shown, and then moves by itself', async () => {
    const { session, model, act, page, stop } = await opened('Bo', 'normal');
    for (const move of [roll, roll]) {
      await act(move);
      page.pass(60_000);
    }
    await act({ type: 'stop' });
    expect([session.now(), model.now().isShowing]).toEqual([3, true]);
    page.pass(900);
    await settled();
    expect([session.now(), model.now().isShowing]).toEqual([3, true]);
    page.pass(60_000);
    await expect.poll(() => session.now()).toBe(4);
    stop();
  });

  it('the bot of a closed guide makes no move', async () => {
    const { session, act, page, show, stop } = await opened();
    for (const move of [roll, roll, { type: 'stop' }]) {
      await act(move);
      show();
    }
    stop();
    page.pass(60_000);
    await settled();
    expect(session.now()).toBe(3);
  });

  it.each(['', 'Bo'])('a learner with the name “%s” is addressed as “you” in the game log', async (name) => {
    const { model, act, show, stop } = await opened(name);
    await act(roll);
    show();
    stop();
    expect(model.now().lines.map(({ text }) => text)).toEqual([
      'You roll 1 1 5 3 4: 250 points, 2 dice left.',
    ]);
  });

  it('the dice of a bust lie on the felt while the learner reads about the bust, and disappear afterwards', async () => {
    const { session, model, act, page, show, stop } = await opened();
    for (const move of [roll, roll, { type: 'stop' }]) {
      await act(move);
      show();
    }
    page.pass(600);
    await expect.poll(() => session.now()).toBe(4);
    show();
    while (model.now().moment !== null) model.next();
    const facesOnFelt = () => diceOnFelt(model.now()).laid.dice.map(({ face }) => face);
    expect(facesOnFelt()).toEqual([2, 3, 4, 6, 6]);
    expect(model.now().acting).toEqual([1]);
    session.next();
    expect(facesOnFelt()).toEqual([]);
    expect(model.now().acting).toEqual([learner]);
    stop();
  });

  it('a guide that waits for the learner does not continue by itself, however much time passes', async () => {
    const { session, model, page, stop } = await opened();
    page.pass(60_000);
    await Promise.resolve();
    await Promise.resolve();
    expect([session.now(), model.now().feed.frames]).toEqual([0, []]);
    stop();
  });

  it('a late response to a move does not return the guide to an earlier step', async () => {
    const { session, act, stop } = await opened();
    const acting = act(roll);
    session.next();
    session.next();
    expect(await acting).toBeNull();
    expect(session.now()).toBe(2);
    stop();
  });

  it('any move other than the requested one is refused with the instruction of the step', async () => {
    const refusalsOf = async (id: string, other: object, steps: readonly number[]) => {
      const script = (await loadGuide(id)) ?? expect.fail();
      const page = device();
      const game = gameOf(id);
      const session = openGuidedSession(game, script, page.parts);
      const stop = session.start();
      const { model } = session;
      const refusals: unknown[] = [];
      // Waits until the table has made its first rolls.
      await expect.poll(() => model.now().view.step.kind).toBe('choose');
      for (const step of script.steps) {
        const at = session.now();
        if (steps.includes(at)) refusals.push(await model.now().feed.act(learner, other));
        if ('bot' in step) {
          page.pass(600);
          await expect.poll(() => session.now()).toBe(at + 1);
        } else if ('move' in step) await model.now().feed.act(learner, step.move);
        else {
          if ('mark' in step) model.markOnly(step.mark);
          session.next();
        }
        while (model.now().isShowing || model.now().reveal !== null)
          if (model.now().reveal !== null) model.nextReveal();
          else model.next();
      }
      refusals.push(await model.now().feed.act(learner, other));
      stop();
      return refusals.map((text) => String(text).replace(/[\u2068\u2069]/g, ''));
    };
    expect(await refusalsOf('ten-thousand', { type: 'bank', keep: [5] }, [0, 1, 4, 5, 8])).toEqual([
      'Choose “Roll 6 dice” first.',
      'Choose only these dice first: 2 2 2.',
      'Choose “Bank 400: 400 in total” first.',
      'The bot’s turn.',
      'Choose only the 5 first.',
      'The bot’s turn.',
    ]);
    const lowestFirst = [
      [4, 5],
      [2, 3],
      [0, 1],
    ];
    expect(await refusalsOf('hidden-pairs', { type: 'commit', pairs: lowestFirst }, [0, 2])).toEqual([
      'Read this step, then press Continue.',
      'Choose “Highest first” before you commit.',
      'The bot’s turn.',
    ]);
  });

  it('the step number counts only the steps that the learner sees', async () => {
    const { script, stop } = await opened();
    expect([0, 3, 4, 10].map((at) => countOf(script, at))).toEqual([
      { number: 1, of: 8 },
      { number: 3, of: 8 },
      { number: 4, of: 8 },
      { number: 8, of: 8 },
    ]);
    stop();
  });
});
