import type { AnyGame, Entry, Seat } from '../core/index.ts';
import { applyEntry, type Match, openMatch, type Setup } from '../record/index.ts';
import { anyMove } from './candidates.ts';
import type { Chance } from './random.ts';

/** A match as it was played: its entries, and the state before the first and after each of them. */
export interface Playout {
  readonly setup: Setup;
  readonly log: readonly Entry[];
  readonly states: readonly unknown[];
  readonly last: Match;
  readonly isOver: boolean;
}

const closing = new Set(['stop', 'bank', 'stay', 'commit', 'give']);
const isClosing = (move: unknown): boolean => closing.has((move as { readonly type: string }).type);

/** Whether a move gets the match on: it ends a turn, unless it is a stop in Greed that banks nothing; then rolling does. */
function getsOn(game: AnyGame, state: unknown, seat: Seat, move: unknown): boolean {
  if (game.id !== 'greed') return isClosing(move);
  const stopped = game.apply(state, { seat, move: { type: 'stop' } });
  const banks = stopped.ok && game.scores(stopped.value.state)[seat] !== game.scores(state)[seat];
  return isClosing(move) === banks;
}

/** A legal move found by trying, for the game whose list of moves is too long to write out at every turn. */
function triedMove(game: AnyGame, state: unknown, seat: Seat, chance: Chance): unknown {
  const seats = game.scores(state).length;
  for (let tries = 0; tries < 200; tries++) {
    const move = anyMove(game.id, chance, seats);
    if (game.apply(state, { seat, move }).ok) return game.canonical(move);
  }
  return chance.pick(game.moves(state, seat));
}

/**
 * A legal move of a seat, as chance has it, with a liking for moves that get the match on (seven of eight times,
 * when there is one).
 */
export function wanderingMove(game: AnyGame, state: unknown, seat: Seat, chance: Chance): unknown {
  if (game.id === 'hidden-pairs') return triedMove(game, state, seat, chance);
  const moves = game.moves(state, seat);
  const onward = chance.below(8) > 0 ? moves.filter((move) => getsOn(game, state, seat, move)) : [];
  return chance.pick(onward.length > 0 ? onward : moves);
}

/** The next entry of a match that is not over: a throw, or a wandering move of any seat that may move. */
export function nextEntry(game: AnyGame, state: unknown, chance: Chance): Entry | null {
  const step = game.step(state);
  switch (step.kind) {
    case 'over':
      return null;
    case 'throw':
      return { seat: step.seat, dice: chance.faces(step.dice) };
    case 'choose': {
      const seat = chance.pick(step.seats);
      return { seat, move: wanderingMove(game, state, seat, chance) };
    }
  }
}

/** Plays a match at random until it is over or `limit` entries are written. */
export function playout(setup: Setup, chance: Chance, limit = 100_000): Playout {
  const { game } = setup;
  const log: Entry[] = [];
  const states: unknown[] = [openMatch(setup).state];
  let { state } = openMatch(setup);
  let entry = nextEntry(game, state, chance);
  while (entry !== null && log.length < limit) {
    const after = applyEntry(game, state, entry);
    if (!after.ok)
      throw new Error(`${game.id} refused its own move: ${after.error.code} ${JSON.stringify(entry)}`);
    state = after.value;
    log.push(entry);
    states.push(state);
    entry = nextEntry(game, state, chance);
  }
  return { setup, log, states, last: { setup, state }, isOver: entry === null };
}
