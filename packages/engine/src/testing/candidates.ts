import { type AnyGame, withDefaults } from '../core/index.ts';
import type { Chance } from './random.ts';

/** Some of the positions 0 to `count` - 1, none to all of them, in any order. */
export function somePositions(chance: Chance, count: number): number[] {
  const left = Array.from({ length: count }, (_, position) => position);
  const chosen: number[] = [];
  for (let wanted = chance.below(count + 1); wanted > 0; wanted--) {
    chosen.push(...left.splice(chance.below(left.length), 1));
  }
  return chosen;
}

function anyCommit(chance: Chance, seats: number): object {
  const left = [0, 1, 2, 3, 4, 5];
  const draw = () => left.splice(chance.below(left.length), 1)[0] ?? 0;
  const pairs = [0, 1, 2].map(() => [draw(), draw()]);
  const aimed = () => ({ round: 1 + chance.below(3), seat: chance.below(seats) });
  return {
    type: 'commit',
    pairs,
    ...(chance.below(3) === 0 ? { hinderance: aimed() } : {}),
    ...(chance.below(3) === 0 ? { diceBlock: aimed() } : {}),
    ...(chance.below(3) === 0 ? { luckyDice: { round: 1 + chance.below(3) } } : {}),
  };
}

type Form = (chance: Chance, seats: number) => unknown;

/**
 * The forms of moves as the record format describes them. They are written down here a second time, so that tests compare
 * the games' own schemas with them.
 */
const forms: Readonly<Record<string, Form>> = {
  greed: (chance) => ({ type: chance.pick(['roll', 'stop']) }),
  'ten-thousand': (chance) =>
    chance.pick([
      { type: 'roll' },
      { type: 'take-over' },
      { type: 'roll', keep: somePositions(chance, 6) },
      { type: 'bank', keep: somePositions(chance, 6) },
    ]),
  threes: (chance) =>
    chance.pick([{ type: 'roll' }, { type: 'roll', keep: somePositions(chance, 5) }, { type: 'bank' }]),
  'three-dice': (chance, seats) =>
    chance.pick([
      { type: 'roll', dice: somePositions(chance, 3) },
      { type: 'stay' },
      { type: 'give', to: chance.below(seats) },
    ]),
  'hidden-pairs': (chance, seats) =>
    chance.below(4) === 0 ? { type: 're-roll', die: chance.below(6) } : anyCommit(chance, seats),
};

/** Moves of a game without a form here: up to 200 that it lists during a match. */
function listedMoves(game: AnyGame, chance: Chance): unknown[] {
  const found = new Map<string, unknown>();
  let state = game.start(withDefaults(game.options, {}), game.seats.min);
  for (let entries = 0; entries < 500 && found.size < 200; entries++) {
    const step = game.step(state);
    if (step.kind === 'over') break;
    const seat = step.kind === 'throw' ? step.seat : chance.pick(step.seats);
    const moves = step.kind === 'choose' ? game.moves(state, seat) : [];
    for (const move of moves) found.set(JSON.stringify(move), move);
    const entry =
      step.kind === 'throw' ? { seat, dice: chance.faces(step.dice) } : { seat, move: chance.pick(moves) };
    const after = game.apply(state, entry);
    if (!after.ok) throw new Error(`${game.id} refuses a move that it lists: ${after.error.code}`);
    state = after.value.state;
  }
  return [...found.values()];
}

const pools = new WeakMap<AnyGame, readonly unknown[]>();

/** A well-formed move of a game, legal or not. */
export function anyMove(game: AnyGame, chance: Chance, seats: number): unknown {
  const form = forms[game.id];
  if (form !== undefined) return form(chance, seats);
  const pool = pools.get(game) ?? listedMoves(game, chance);
  pools.set(game, pool);
  return chance.pick(pool);
}
