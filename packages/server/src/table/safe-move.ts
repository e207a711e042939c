import { type AnyGame, ofSeat, type Seat } from '@dicehall/engine';

type Move = { readonly type: string; readonly keep?: readonly number[]; readonly to?: Seat };

/** Dice positions from the highest face to the lowest. */
const byFace = (dice: readonly number[]): number[] =>
  dice.map((_, at) => at).sort((a, b) => (dice[b] ?? 0) - (dice[a] ?? 0));

/** Hidden Pairs: the best pair for the dearest round, nothing bought. */
function quietCommit(game: AnyGame, state: unknown, seat: Seat): unknown {
  const { hand } = game.view(state, seat) as unknown as {
    readonly hand: { readonly dice: readonly number[] };
  };
  const [a, b, c, d, e, f] = byFace(hand.dice);
  return game.canonical({
    type: 'commit',
    pairs: [
      [a, b],
      [c, d],
      [e, f],
    ],
  });
}

/** How safe a move is: what ends the turn with something is safest, then what keeps the most. */
function safety(move: Move, scores: readonly number[]): number {
  const kept = move.keep?.length ?? 0;
  switch (move.type) {
    case 'stop':
    case 'stay':
      return 1000;
    case 'bank':
      return 900 + kept;
    case 'give':
      return 800 - ofSeat(scores, move.to ?? 0);
    case 'roll':
      return 100 + kept;
    default:
      return 0;
  }
}

/**
 * The move that is played for somebody whose clock ran out: stop, stay or bank where that is allowed, else the one that
 * keeps the most; sips go to whoever drank the least; of equals the first.
 */
export function safeMove(game: AnyGame, state: unknown, seat: Seat): unknown {
  if (game.id === 'hidden-pairs') return quietCommit(game, state, seat);
  const scores = game.scores(state);
  const moves = game.moves(state, seat) as readonly Move[];
  const [first, ...others] = moves;
  if (first === undefined) throw new Error(`Seat ${seat} has no move`);
  return others.reduce((best, move) => (safety(move, scores) > safety(best, scores) ? move : best), first);
}
