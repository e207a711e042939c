import type { AnyGame, BaseEvent, Entry, Seat, Transition } from '../core/index.ts';
import { type Match, openMatch, type Setup } from '../record/index.ts';
import type { Chance } from './random.ts';

/** A random match: its entries, and the states before the first and after each entry. */
export interface Rollout {
  readonly setup: Setup;
  readonly log: readonly Entry[];
  readonly states: readonly unknown[];
  readonly last: Match;
  readonly isOver: boolean;
}

/** The maximum number of random moves to try until one makes progress. After that, any move is accepted. */
const mostTries = 6;

/** Whether a move changes a score. A match of such moves always ends. */
function scores(game: AnyGame, before: unknown, { state }: Transition<unknown, BaseEvent>): boolean {
  const now = game.scores(state);
  return game.scores(before).some((score, seat) => score !== now[seat]);
}

/** Returns a random move that makes progress: it changes a score, or at least does not end the turn. */
function progressingMove(game: AnyGame, state: unknown, seat: Seat, chance: Chance): unknown {
  const moves = game.moves(state, seat);
  let best = chance.pick(moves);
  for (let tries = 0; tries < mostTries; tries++) {
    const move = chance.pick(moves);
    const after = game.apply(state, { seat, move });
    if (!after.ok) throw new Error(`${game.id} refuses a move that it lists: ${after.error.code}`);
    if (scores(game, state, after.value)) return move;
    if (after.value.events.every(({ kind }) => kind !== 'turn-ended')) best = move;
  }
  return best;
}

/** Returns a random move in a game with too many moves to list. It taps the controls step by step, as a player does. */
function preparedMove(game: AnyGame, state: unknown, seat: Seat, chance: Chance): unknown {
  const view = game.view(state, seat);
  let draft: unknown = null;
  for (let taps = 0; taps < 60; taps++) {
    const { dice, actions } = game.controls(view, seat, draft);
    const possible = actions.filter(({ why }) => why === null).map(({ effect }) => effect);
    const moves = possible.flatMap((effect) => (effect.kind === 'move' ? [effect.move] : []));
    const drafts = [
      ...dice.flatMap(({ tap }) => (tap === null ? [] : [tap])),
      ...possible.flatMap((effect) => (effect.kind === 'draft' ? [effect.draft] : [])),
    ];
    if (moves.length > 0 && (drafts.length === 0 || chance.below(3) === 0)) {
      return game.canonical(chance.pick(moves));
    }
    draft = chance.pick(drafts);
  }
  return game.fallbackMove(state, seat);
}

/** Returns a random legal move of a seat. Seven of eight moves make progress. */
export function randomMove(game: AnyGame, state: unknown, seat: Seat, chance: Chance): unknown {
  if (!game.facts.listsMoves) return preparedMove(game, state, seat, chance);
  if (chance.below(8) > 0) return progressingMove(game, state, seat, chance);
  return chance.pick(game.moves(state, seat));
}

/** Returns the next entry of a match that is not over: a throw, or a random move of any seat that may move. */
export function nextEntry(game: AnyGame, state: unknown, chance: Chance): Entry | null {
  const step = game.step(state);
  switch (step.kind) {
    case 'over':
      return null;
    case 'throw':
      return { seat: step.seat, dice: chance.faces(step.dice) };
    case 'choose': {
      const seat = chance.pick(step.seats);
      return { seat, move: randomMove(game, state, seat, chance) };
    }
  }
}

/** Plays a random match until it is over or has `limit` entries. */
export function rollout(setup: Setup, chance: Chance, limit = 100_000): Rollout {
  const { game } = setup;
  const log: Entry[] = [];
  const states: unknown[] = [openMatch(setup).state];
  let { state } = openMatch(setup);
  let entry = nextEntry(game, state, chance);
  while (entry !== null && log.length < limit) {
    const after = game.apply(state, entry);
    if (!after.ok)
      throw new Error(`${game.id} refused its own move: ${after.error.code} ${JSON.stringify(entry)}`);
    state = after.value.state;
    log.push(entry);
    states.push(state);
    entry = nextEntry(game, state, chance);
  }
  return { setup, log, states, last: { setup, state }, isOver: entry === null };
}
