/** A link from a review to a move of the replay: a URL of the replay, or a function on the same page. */
export type MoveLink =
  | { readonly kind: 'address'; readonly replay: string }
  | { readonly kind: 'here'; readonly show: (move: number) => void };

/** Returns the URL of a replay at a move, counted from 1. */
export const moveAddress = (replay: string, move: number): string =>
  `${replay}${replay.includes('?') ? '&' : '?'}move=${move}`;
