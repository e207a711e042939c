import { readSaved, save } from '../settings/storage.ts';

const storageKey = 'dicehall.commitments';
const maxTables = 60;

type Commitments = readonly (readonly [table: string, commitment: string])[];

function saved(): Commitments {
  const raw = readSaved(storageKey);
  return Array.isArray(raw)
    ? raw.filter(
        (one): one is [string, string] => Array.isArray(one) && one.every((part) => typeof part === 'string'),
      )
    : [];
}

/**
 * The commitment to a table's dice that this browser saw first. It is saved before the match is over, so that the server
 * cannot replace it unnoticed.
 * @returns null when this browser first saw the table after its match
 */
export function firstCommitmentOf(table: string, commitment: string, isOver: boolean): string | null {
  const known = saved().find(([id]) => id === table)?.[1];
  if (known !== undefined || isOver) return known ?? null;
  save(storageKey, [...saved(), [table, commitment]].slice(-maxTables));
  return commitment;
}
