import { existsSync } from 'node:fs';
import { seededDice } from '@dicehall/dice';
import { type AnyGame, games, readSetup } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import type { Temper } from '../../src/bots/bot.ts';
import { type Bot, botFor } from '../../src/index.ts';
import { playBotMatch } from '../../src/solvers.ts';

/** Returns the entries of matches that a bot plays against itself, with the same seeds for all bots. */
function entriesOf(game: AnyGame, bot: Bot, matches: number): string[] {
  const setup = readSetup({ game: game.id, seats: [{ name: 'Ada' }, { name: 'Bo' }], options: {} });
  if (!setup.ok) throw new Error(setup.error.code);
  const { value } = setup;
  return Array.from({ length: matches }, (_, match) => {
    const dice = seededDice(`temper ${match}`);
    const log: unknown[] = [];
    playBotMatch(value, [bot, bot], dice, dice.random, (entry) => log.push(entry));
    return JSON.stringify(log);
  });
}

/** Returns the measure of risk: the dice rolled in a turn, or in Hidden Pairs the actions bought in a turn. */
function risk(log: readonly string[]): number {
  const text = log.join('');
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const bought = count(/"(hinderance|diceBlock|luckyDice)"/g);
  if (bought > 0) return bought / count(/"commit"/g);
  return count(/"roll"/g) / count(/"(stop|bank|stay)"/g);
}

/** The generic bot is left out, because its temper decides only between close moves (generic.test.ts). */
const gamesWithBots = games.filter(({ id }) => existsSync(new URL(`../../src/games/${id}`, import.meta.url)));

describe.each(gamesWithBots)('the tempers of bots in $id differ in risk', (game) => {
  const play = (strength: 'novice' | 'steady', temper: Temper) =>
    risk(entriesOf(game, botFor(game.id, strength, undefined, temper), 12));
  test.each(['novice', 'steady'] as const)('a careful %s risks less than a bold one', (strength) => {
    const [careful, bold] = [play(strength, 'careful'), play(strength, 'bold')];
    expect(careful).toBeLessThan(bold);
  });
  test('experts are the same for every temper', () => {
    const expert = botFor(game.id, 'expert');
    expect(botFor(game.id, 'expert', undefined, 'bold')).toBe(expert);
    expect(botFor(game.id, 'expert', undefined, 'careful')).toBe(expert);
  });
});
