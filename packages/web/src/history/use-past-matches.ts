import { useEffect, useState } from 'react';
import type { SavedMatch } from '../local/saved-match.ts';
import { deleteMatch, savedMatches, saveMatch } from '../local/store.ts';
import { isKnownGuest } from '../online/guest-flag.ts';
import { isKnown, localMatch, merged, onlineMatch, onlineTurn, type PastMatch } from './past-match.ts';

async function onlineMatches(): Promise<PastMatch[]> {
  if (!isKnownGuest()) return [];
  const { myHistory, myTurns } = await import('../online/my-tables.ts');
  const [turns, finished] = await Promise.all([myTurns(), myHistory()]);
  return [...(turns ?? []).map(onlineTurn), ...(finished ?? []).map(onlineMatch)].filter(isKnown);
}

export interface PastMatches {
  /** Null until they are read. */
  readonly matches: readonly PastMatch[] | null;
  readonly isUnreadable: boolean;
  readonly remove: (match: SavedMatch) => Promise<void>;
  readonly restore: (match: SavedMatch) => Promise<void>;
}

/** The matches of this device and those of this person online. */
export function usePastMatches(): PastMatches {
  const [local, setLocal] = useState<readonly PastMatch[] | 'unreadable' | null>(null);
  const [online, setOnline] = useState<readonly PastMatch[]>([]);
  const read = async () => setLocal((await savedMatches()).map(localMatch));
  useEffect(() => {
    let isHere = true;
    savedMatches().then(
      (matches) => isHere && setLocal(matches.map(localMatch)),
      () => isHere && setLocal('unreadable'),
    );
    void onlineMatches().then(
      (matches) => isHere && setOnline(matches),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  const isUnreadable = local === 'unreadable';
  return {
    matches: local === null ? null : merged(isUnreadable ? [] : local, online),
    isUnreadable,
    remove: async (match) => {
      await deleteMatch(match.id);
      await read();
    },
    restore: async (match) => {
      await saveMatch(match, match.updated);
      await read();
    },
  };
}
