import { seededDice } from '@dicehall/dice';
import { gameOf, readSetup } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { botFor } from '../../src/bots/expert.ts';

const game = gameOf('ten-thousand');
const presets = (game.presets ?? []).map(({ id, options }) => [id, options] as const);
const names = [{ name: 'Steady' }, { name: 'Novice' }];

/** Returns the steady bot's share of the win in a match against the novice; null if the match does not end. */
function played(options: object, seed: number): number | null {
  const setup = readSetup({ game: game.id, options, seats: names });
  if (!setup.ok) throw new Error(setup.error.code);
  const bots = [botFor(game.id, 'steady'), botFor(game.id, 'novice')];
  const { faces, random } = seededDice(`presets ${seed}`);
  let state = game.start(setup.value.options, 2);
  for (let entries = 0; entries < 5000; entries++) {
    const step = game.step(state);
    if (step.kind === 'over') {
      const [steady, novice] = step.places;
      return steady === novice ? 0.5 : steady === 1 ? 1 : 0;
    }
    const seat = step.kind === 'throw' ? step.seat : (step.seats[0] ?? 0);
    const entry =
      step.kind === 'throw'
        ? { seat, dice: faces(step.dice) }
        : { seat, move: bots[seat]?.choose(game.view(state, seat), seat, random, state) };
    const applied = game.apply(state, entry);
    if (!applied.ok) throw new Error(`${applied.error.code} at ${game.formatPosition(state)}`);
    state = applied.value.state;
  }
  return null;
}

describe('the bots of Ten Thousand play every preset', () => {
  it.each(presets)('bots play %s to its end, and the steady one beats the novice', (_, options) => {
    let won = 0;
    for (let seed = 1; seed <= 30; seed++) won += played(options, seed) ?? Number.NaN;
    expect(won).toBeGreaterThan(15);
  });
});
