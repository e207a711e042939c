const place = 'dicehall.promises';
/** So many tables are remembered; older ones are forgotten first. */
const mostKept = 60;

type Promises = readonly (readonly [table: string, commitment: string])[];

function kept(): Promises {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(raw)
      ? raw.filter(
          (one): one is [string, string] =>
            Array.isArray(one) && one.every((part) => typeof part === 'string'),
        )
      : [];
  } catch {
    return [];
  }
}

/**
 * The promise about a table's dice that this browser saw first: before the match is over it is written down, so that the
 * server cannot put another in its place later.
 * @returns null where this browser first saw the table after its match
 */
export function promiseOf(table: string, commitment: string, isOver: boolean): string | null {
  const known = kept().find(([id]) => id === table)?.[1];
  if (known !== undefined || isOver) return known ?? null;
  try {
    localStorage.setItem(place, JSON.stringify([...kept(), [table, commitment]].slice(-mostKept)));
  } catch {
    // Then the promise is only known as long as the page is open.
  }
  return commitment;
}
