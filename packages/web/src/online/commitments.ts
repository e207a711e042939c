const storageKey = 'dicehall.commitments';
const maxTables = 60;

type Commitments = readonly (readonly [table: string, commitment: string])[];

function saved(): Commitments {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
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
 * The commitment to a table's dice that this browser saw first. It is saved before the match is over, so that the server
 * cannot replace it unnoticed.
 * @returns null when this browser first saw the table after its match
 */
export function firstCommitmentOf(table: string, commitment: string, isOver: boolean): string | null {
  const known = saved().find(([id]) => id === table)?.[1];
  if (known !== undefined || isOver) return known ?? null;
  try {
    localStorage.setItem(storageKey, JSON.stringify([...saved(), [table, commitment]].slice(-maxTables)));
  } catch {
    // Without storage the commitment is known as long as the page is open.
  }
  return commitment;
}
