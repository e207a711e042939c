import { type AnyGame, type Face, faces, ofSeat } from '@dicehall/engine';

interface Thrown {
  readonly dice: readonly Face[];
  readonly ways: number;
}

/** Returns every throw of `dice` dice with the number of its orders. */
function gathered(dice: number): Thrown[] {
  let throws: Face[][] = [[]];
  for (let die = 0; die < dice; die++)
    throws = throws.flatMap((before) => faces.map((face) => [...before, face]));
  const found = new Map<string, Thrown>();
  for (const thrown of throws) {
    const sorted = [...thrown].sort((a, b) => a - b);
    const key = sorted.join('');
    found.set(key, { dice: sorted, ways: (found.get(key)?.ways ?? 0) + 1 });
  }
  return [...found.values()];
}

const throwsByCount = new Map([1, 2, 3, 4, 5, 6].map((dice) => [dice, gathered(dice)]));

type Node =
  | { readonly kind: 'over'; readonly value: number }
  | { readonly kind: 'throw'; readonly next: Map<Node, number>; readonly ways: number; value: number }
  | { readonly kind: 'choose'; readonly seat: number; readonly next: Set<Node>; value: number };

/** All states of a match for two, each once, with the win share of seat 0. It uses only the interface of the game. */
export interface Explored {
  readonly value: (state: unknown) => number;
  readonly states: readonly { readonly state: unknown; readonly value: number }[];
}

/**
 * Explores every state that can be reached from `start` and finds its value by plain value iteration.
 * @param same the key of a state; it may leave out what no longer matters
 * @param moves the moves to consider; by default all
 */
export function explore(
  game: AnyGame,
  start: unknown,
  same: (state: unknown) => number | string,
  moves: (state: unknown, seat: number) => readonly unknown[] = (state, seat) => game.moves(state, seat),
): Explored {
  const nodes = new Map<number | string, Node>();
  const order: { state: unknown; node: Node }[] = [];
  const seen: { state: unknown; node: Node }[] = [];
  const visit = (state: unknown): Node => {
    const key = same(state);
    const known = nodes.get(key);
    if (known !== undefined) return known;
    const step = game.step(state);
    let node: Node;
    if (step.kind === 'over') {
      const winners = step.places.filter((place) => place === 1).length;
      node = { kind: 'over', value: ofSeat(step.places, 0) === 1 ? 1 / winners : 0 };
    } else if (step.kind === 'throw')
      node = { kind: 'throw', next: new Map(), ways: 6 ** step.dice, value: 0.5 };
    else node = { kind: 'choose', seat: ofSeat(step.seats, 0), next: new Set(), value: 0.5 };
    nodes.set(key, node);
    order.push({ state, node });
    seen.push({ state, node });
    return node;
  };
  visit(start);
  for (let found = order.pop(); found !== undefined; found = order.pop()) {
    const { state, node } = found;
    if (node.kind === 'throw') {
      const step = game.step(state);
      if (step.kind !== 'throw') throw new Error('A throw is due here');
      for (const { dice, ways } of throwsByCount.get(step.dice) ?? []) {
        const after = game.apply(state, { seat: step.seat, dice });
        if (!after.ok) throw new Error(after.error.code);
        const next = visit(after.value.state);
        node.next.set(next, (node.next.get(next) ?? 0) + ways);
      }
    } else if (node.kind === 'choose') {
      for (const move of moves(state, node.seat)) {
        const after = game.apply(state, { seat: node.seat, move });
        if (!after.ok) throw new Error(after.error.code);
        node.next.add(visit(after.value.state));
      }
    }
  }
  settle(seen.map(({ node }) => flat(node)).reverse());
  return {
    value: (state) => nodes.get(same(state))?.value ?? Number.NaN,
    states: seen.map(({ state, node }) => ({ state, value: node.value })),
  };
}

interface Flat {
  readonly node: Node;
  readonly next: readonly Node[];
  readonly weights: readonly number[];
}

/** Returns a node with its successors as lists. */
function flat(node: Node): Flat {
  if (node.kind === 'throw') {
    return {
      node,
      next: [...node.next.keys()],
      weights: [...node.next.values()].map((ways) => ways / node.ways),
    };
  }
  return { node, next: node.kind === 'choose' ? [...node.next] : [], weights: [] };
}

function settledValue({ node, next, weights }: Flat): number {
  if (node.kind === 'over') return node.value;
  if (node.kind === 'throw') {
    let sum = 0;
    for (let index = 0; index < next.length; index++)
      sum += (next[index]?.value ?? 0) * (weights[index] ?? 0);
    return sum;
  }
  let best = node.seat === 0 ? 0 : 1;
  for (const { value } of next) best = node.seat === 0 ? Math.max(best, value) : Math.min(best, value);
  return best;
}

function settle(nodes: readonly Flat[]): void {
  for (let sweep = 0; sweep < 2000; sweep++) {
    let change = 0;
    for (const flatNode of nodes) {
      const { node } = flatNode;
      if (node.kind === 'over') continue;
      const value = settledValue(flatNode);
      change = Math.max(change, Math.abs(value - node.value));
      node.value = value;
    }
    if (change < 1e-12) return;
  }
  throw new Error('The values did not settle');
}
