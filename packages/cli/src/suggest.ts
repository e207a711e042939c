import { type Message, type MessageKey, message } from '@dicehall/engine';

/**
 * Computes the optimal string alignment distance: the number of letters that are replaced, inserted, deleted or
 * swapped.
 */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= to.length; column++) {
      const wrong = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped =
        from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
          ? at(row - 2, column - 2) + 1
          : Number.POSITIVE_INFINITY;
      line.push(
        Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + wrong, swapped),
      );
    }
  }
  return at(from.length, to.length);
}

/** Returns the most similar known word. It must start with `given`, or differ in at most a third of its letters. */
function nearest(given: string, known: readonly string[]): string | undefined {
  const wanted = given.slice(0, 40).toLowerCase();
  const ranked = known
    .map((word) => ({
      word,
      off: wanted.length >= 2 && word.startsWith(wanted) ? 0.5 : distance(wanted, word),
    }))
    .filter(({ word, off }) => off <= Math.max(1, Math.ceil(word.length / 3)) && off < word.length)
    .sort((a, b) => a.off - b.off);
  return ranked[0]?.word;
}

/** Returns the known word that differs from `given` by one letter. */
export const misspelled = (given: string, known: readonly string[]): string | undefined =>
  known.find((word) => distance(given.slice(0, 40).toLowerCase(), word) === 1);

/** Returns a suggestion. `hint` is `none` if no known word is similar. */
export function suggestionFor(
  given: string,
  known: readonly string[],
): { readonly near: string; readonly hint: 'near' | 'none' } {
  const near = nearest(given, known);
  return near === undefined ? { near: '', hint: 'none' } : { near, hint: 'near' };
}

export const unknownWord = (
  key: MessageKey,
  given: string,
  known: readonly string[],
  wanted = given,
): Message => message(key, { given, ...suggestionFor(wanted, known), allowed: known.join(', ') });
