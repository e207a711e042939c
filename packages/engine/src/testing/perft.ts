import { type AnyGame, type Entry, type Face, faces } from '../core/index.ts';

/** A throw with its faces in rising order, and the number of its permutations. */
export interface WeightedThrow {
  readonly dice: readonly Face[];
  readonly weight: number;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Returns every throw of `count` dice, with faces in rising order. The weights sum to 6^count. */
export function weightedThrows(count: number, from: Face = 1): WeightedThrow[] {
  const rising = (left: number, least: number): Face[][] =>
    left === 0
      ? [[]]
      : faces
          .filter((face) => face >= least)
          .flatMap((face) => rising(left - 1, face).map((rest) => [face, ...rest]));
  return rising(count, from).map((dice) => {
    const repeats = faces.map((face) => factorial(dice.filter((other) => other === face).length));
    return { dice, weight: factorial(count) / repeats.reduce((a, b) => a * b, 1) };
  });
}

const throwsByCount = new Map<number, readonly WeightedThrow[]>();

function throwsOf(count: number): readonly WeightedThrow[] {
  const known = throwsByCount.get(count) ?? weightedThrows(count);
  throwsByCount.set(count, known);
  return known;
}

/** Returns all possible next entries with their weights: 1 for a move, the number of permutations for a throw. */
export function branches(
  game: AnyGame,
  state: unknown,
): { readonly entry: Entry; readonly weight: number }[] {
  const step = game.step(state);
  switch (step.kind) {
    case 'over':
      return [];
    case 'throw':
      return throwsOf(step.dice).map(({ dice, weight }) => ({ entry: { seat: step.seat, dice }, weight }));
    case 'choose':
      return step.seats.flatMap((seat) =>
        game.moves(state, seat).map((move) => ({ entry: { seat, move }, weight: 1 })),
      );
  }
}

/**
 * The number of sequences of `depth` entries that can follow. `nodes` counts each sequence once; `weight` is the sum of
 * the products of the weights of their branches.
 */
export interface PerftCount {
  readonly nodes: number;
  readonly weight: number;
}

/**
 * Returns the state after an entry that `branches` returned. Throws if the game refuses the entry, because that is a
 * bug.
 */
export function stateAfter(game: AnyGame, state: unknown, entry: Entry): unknown {
  const after = game.apply(state, entry);
  if (!after.ok)
    throw new Error(`${game.id} refuses its own branch ${JSON.stringify(entry)}: ${after.error.code}`);
  return after.value.state;
}

/**
 * Counts the sequences of `depth` entries that can follow a state, by playing each of them. A match that is over has
 * none.
 */
export function perft(game: AnyGame, state: unknown, depth: number): PerftCount {
  if (depth === 0) return { nodes: 1, weight: 1 };
  let nodes = 0;
  let weight = 0;
  for (const branch of branches(game, state)) {
    const below = perft(game, stateAfter(game, state, branch.entry), depth - 1);
    nodes += below.nodes;
    weight += below.weight * branch.weight;
  }
  return { nodes, weight };
}

/** Counts the sequences after each branch separately, to find a branch in which two versions of the rules differ. */
export function divide(
  game: AnyGame,
  state: unknown,
  depth: number,
): { readonly entry: Entry; readonly count: PerftCount }[] {
  return branches(game, state).map(({ entry, weight }) => {
    const below = perft(game, stateAfter(game, state, entry), depth - 1);
    return { entry, count: { nodes: below.nodes, weight: below.weight * weight } };
  });
}
