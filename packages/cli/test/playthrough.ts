import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDice } from '@dicehall/dice';
import { type AnyGame, type GameId, gameOf, readSetup } from '@dicehall/engine';
import { keyedActions } from '../src/table/keys.ts';
import { chanceAt } from '../src/table/play-here.ts';
import { press } from '../src/table/press.ts';
import {
  applyEntry,
  choosingSeat,
  type Player,
  type Session,
  startSession,
  type TableSetup,
} from '../src/table/session.ts';

export const newHome = (): string => mkdtempSync(join(tmpdir(), 'dicehall-'));

/** Options for short matches: the minimum of each target and of the number of rounds or turns. */
export const shortOptions = (id: GameId): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(gameOf(id).options).flatMap(([name, spec]) =>
      spec.kind === 'number' ? [[name, spec.min]] : [],
    ),
  );

/** A table with people and seeded dice. */
export function tableFor(id: GameId, names: readonly string[], more: Partial<TableSetup> = {}): TableSetup {
  const game: AnyGame = gameOf(id);
  const setup = readSetup({
    game: game.id,
    options: shortOptions(id),
    seats: names.map((name) => ({ name })),
  });
  if (!setup.ok) throw new Error(setup.error.code);
  const players = names.map((): Player => ({ kind: 'person' }));
  return { setup: setup.value, players, dice: { kind: 'seed', seed: 'test' }, keeping: 'position', ...more };
}

function played(session: Session, entry: Parameters<typeof applyEntry>[1]): Session {
  const next = applyEntry(session, entry);
  if (!next.ok) throw new Error(next.error.code);
  return next.value.state;
}

/** Presses a key and then makes the rolls that become due. */
export function pressed(session: Session, key: string): Session {
  const { session: next, entry } = press(session, key);
  return thrown(entry === undefined ? next : played(next, entry));
}

/** Makes all rolls that are due without a choice of a person. */
export function thrown(session: Session): Session {
  let now = session;
  for (;;) {
    const { prompt } = now;
    if (prompt.kind !== 'throw') return now;
    now = played(now, {
      seat: prompt.seat,
      dice: chanceAt(now.tableSetup.dice, now.entries).faces(prompt.dice),
    });
  }
}

/** Returns the keys of actions and dice, or those of another prompt. */
export function keysOf(session: Session): string[] {
  const { controls } = session;
  if (choosingSeat(session) === null) return ['enter', '1', '2', '3', 'backspace'];
  const dice = controls.dice.flatMap(({ tap, position }) => (tap === null ? [] : [String(position + 1)]));
  return [...keyedActions(controls).map(({ key }) => key), ...dice];
}

/** Yields every session of a match that is played with random keys, most of which have a function. */
export function* randomMatch(table: TableSetup, seed: string, most = 3000): Generator<Session> {
  const dice = seededDice(seed);
  let session = thrown(startSession(table));
  for (let step = 0; step < most; step++) {
    yield session;
    if (session.prompt.kind === 'over') return;
    const keys = keysOf(session);
    const own = keys[Math.floor(dice.random() * keys.length)] ?? 'enter';
    const any = ['?', 'h', 's', 't', 'ctrl-c', 'n', 'down', 'x', 'é'][Math.floor(dice.random() * 9)] ?? 'x';
    session = pressed(session, dice.random() < 0.85 ? own : any);
  }
}
