interface Listed {
  readonly move: unknown;
}

/** The number of the best moves that are listed in any case. */
const mostBest = 4;

const typeOf = ({ move }: Listed): string => (move as { readonly type: string }).type;
const diceOf = ({ move }: Listed): number => Object.values(move as object).find(Array.isArray)?.length ?? 0;

/**
 * Returns the moves to list with the answer of a puzzle: the best ones, and the best of each type and of each number of
 * dice. So the list has what players consider, such as to bank, or to keep as many or as few dice as possible.
 * @param moves the best first
 */
export const listedMoves = <Move extends Listed>(moves: readonly Move[]): Move[] =>
  moves.filter(
    (one, at) =>
      at < mostBest ||
      [typeOf, diceOf].some((of) => moves.findIndex((other) => of(other) === of(one)) === at),
  );
