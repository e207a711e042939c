import { type AnyGame, readMove, withDefaults } from '../core/index.ts';
import { stateAfter } from './perft.ts';
import { type Chance, chanceOf, somePositions } from './random.ts';
import { nextEntry } from './rollout.ts';

/**
 * Returns the moves that a game lists within 500 entries of random matches. It stops at about 200 moves but always
 * includes all moves of a choice.
 */
export function listedMoves(game: AnyGame, chance: Chance): unknown[] {
  const found = new Map<string, unknown>();
  const start = game.start(withDefaults(game.options, {}), Math.max(2, game.seats.min));
  let state = start;
  for (let entries = 0; entries < 500 && found.size < 200; entries++) {
    const step = game.step(state);
    const moves = step.kind === 'choose' ? game.moves(state, chance.pick(step.seats)) : [];
    for (const move of moves) found.set(JSON.stringify(move), move);
    const entry = nextEntry(game, state, chance);
    state = entry === null ? start : stateAfter(game, state, entry);
  }
  return [...found.values()];
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/**
 * Returns a value of the same shape with other numbers up to `most`, reordered or resized lists, and some keys left
 * out.
 */
function varyValue(value: unknown, chance: Chance, most: number): unknown {
  if (typeof value === 'number') return chance.below(most + 1);
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    const kept = Object.entries(value).filter(([key]) => key === 'type' || chance.below(4) > 0);
    return Object.fromEntries(kept.map(([key, inner]) => [key, varyValue(inner, chance, most)]));
  }
  if (!value.every((item) => typeof item === 'number')) {
    return value.map((item) => varyValue(item, chance, most));
  }
  switch (chance.below(3)) {
    case 0:
      return value.toReversed();
    case 1:
      return value.map(() => chance.below(most + 1));
    default:
      return somePositions(chance, most + 1);
  }
}

/** Legal moves, grouped by type, and the largest number that occurs in them. */
interface Pool {
  readonly types: readonly (readonly unknown[])[];
  readonly most: number;
}

const pools = new WeakMap<AnyGame, Pool>();

/** Returns the pool of a game. It is the same in each run, whichever test asks first. */
function poolOf(game: AnyGame): Pool {
  const moves = listedMoves(game, chanceOf(1));
  const typeOf = (move: unknown) => (move as { readonly type?: unknown }).type;
  const types = [...new Set(moves.map(typeOf))];
  return {
    types: types.map((type) => moves.filter((move) => typeOf(move) === type)),
    most: Math.max(0, ...moves.slice(-200).flatMap(numbersIn)),
  };
}

const mostTries = 10;

/** Returns a well-formed move of a game, legal or not: a listed move, or a variation of one. */
export function anyMove(game: AnyGame, chance: Chance, seats: number): unknown {
  const pool = pools.get(game) ?? poolOf(game);
  pools.set(game, pool);
  const move = chance.pick(chance.pick(pool.types));
  const most = chance.below(2) === 0 ? seats - 1 : pool.most;
  for (let tries = chance.below(mostTries); tries > 0; tries--) {
    const read = readMove(game, varyValue(move, chance, most));
    if (read.ok) return read.value;
  }
  return move;
}
