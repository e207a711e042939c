import { type Controls, games } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { isAsked, isMarked, openGuidedTable } from '../src/guide/guided-session.ts';
import { bot, type GuideStep, learner } from '../src/guide/script.ts';
import { hasGuide, loadGuide } from '../src/guide/scripts.ts';

const guided = games.filter(({ id }) => hasGuide(id));

describe.each(guided.map((game) => [game.id, game] as const))('the guided match of %s', (id, game) => {
  const controlsOf = (state: unknown, draft: unknown): Controls =>
    game.controls(game.view(state, learner), learner, draft);

  async function opened() {
    const script = await loadGuide(id);
    if (script === null) throw new Error(`There is no guide for ${id}`);
    const table = openGuidedTable(game, script, { you: 'Ada', bot: 'Bot' });
    // Waits for the rolls that the table makes by itself.
    await table.adopt(table.now().match);
    return { script, table };
  }

  it('the guided match can be played to its end with the controls of the table, and uses all of its dice', async () => {
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
        // The planning board of Hidden Pairs prepares a commit in its own way.
        expect(offered || game.facts.hiddenInformation).toBe(true);
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

  it('the learner wins the guided match', async () => {
    const { script, table } = await opened();
    for (const step of script.steps) {
      if ('bot' in step) await table.act(bot, step.bot);
      if ('move' in step) await table.act(learner, step.move);
    }
    const end = game.step(table.now().states.at(-1));
    expect(end.kind === 'over' && end.places[learner]).toBe(1);
  });

  it('the guided match accepts only the requested move', async () => {
    const { script, table } = await opened();
    const state = table.now().states.at(-1);
    const step = script.steps.find((one) => 'move' in one) ?? null;
    const accepted = game.moves(state, learner).filter((move) => isAsked(game, step, move));
    expect(accepted).toHaveLength(1);
    expect(isAsked(game, script.steps.at(-1) ?? null, accepted[0])).toBe(false);
  });
});
