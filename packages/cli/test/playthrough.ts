import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDice } from '@dicehall/dice';
import { type AnyGame, type GameId, gameOf, readSetup } from '@dicehall/engine';
import { after } from '../src/table/after.ts';
import { chanceAt } from '../src/table/chance.ts';
import { choicesOf } from '../src/table/choices.ts';
import { needOf } from '../src/table/need.ts';
import { press } from '../src/table/press.ts';
import { type Arranged, type Player, type Sitting, sitDown } from '../src/table/sitting.ts';

/** A folder of its own for a test's matches. */
export const newHome = (): string => mkdtempSync(join(tmpdir(), 'dicehall-'));

/** Short matches of each game. */
export const short: Readonly<Record<GameId, Readonly<Record<string, number>>>> = {
  greed: { target: 500 },
  'ten-thousand': { target: 2000, opening: 0 },
  threes: { rounds: 1 },
  'three-dice': { rounds: 2 },
  'hidden-pairs': { turns: 1 },
};

/** A table of people, with seeded dice. */
export function arranged(id: GameId, names: readonly string[], more: Partial<Arranged> = {}): Arranged {
  const game: AnyGame = gameOf(id);
  const setup = readSetup({ game: game.id, options: short[id], seats: names.map((name) => ({ name })) });
  if (!setup.ok) throw new Error(setup.error.code);
  const players = names.map((): Player => ({ kind: 'person' }));
  return { setup: setup.value, players, dice: { kind: 'seed', seed: 'test' }, keeping: 'position', ...more };
}

/** Plays an entry that must be legal. */
function played(sitting: Sitting, entry: Parameters<typeof after>[1]): Sitting {
  const next = after(sitting, entry);
  if (!next.ok) throw new Error(next.error.code);
  return next.value.sitting;
}

/** Presses a key, and lets what it plays happen; throws follow by themselves. */
export function pressed(sitting: Sitting, key: string): Sitting {
  const { sitting: next, entry } = press(sitting, key);
  return thrown(entry === undefined ? next : played(next, entry));
}

/** Lets every throw happen that waits for nobody. */
export function thrown(sitting: Sitting): Sitting {
  let now = sitting;
  for (;;) {
    const need = needOf(now);
    if (need.kind !== 'throw') return now;
    now = played(now, { seat: need.seat, dice: chanceAt(now.arranged.dice, now.entries).faces(need.dice) });
  }
}

/** Every sitting of a match played with random keys, most of which mean something. */
export function* randomMatch(table: Arranged, seed: string, most = 3000): Generator<Sitting> {
  const dice = seededDice(seed);
  let sitting = thrown(sitDown(table));
  for (let step = 0; step < most; step++) {
    yield sitting;
    if (needOf(sitting).kind === 'over') return;
    const keys = choicesOf(sitting)?.choices.map(({ key }) => key) ?? ['enter', '1', '2', '3', 'backspace'];
    const own = keys[Math.floor(dice.random() * keys.length)] ?? 'enter';
    const any = ['?', 'h', 's', 't', 'ctrl-c', 'n', 'down', 'x', 'é'][Math.floor(dice.random() * 9)] ?? 'x';
    sitting = pressed(sitting, dice.random() < 0.85 ? own : any);
  }
}
