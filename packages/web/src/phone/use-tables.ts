import type { OnlineState } from '@dicehall/server/client';
import type { Person } from '@dicehall/server/protocol';
import { useEffect, useState } from 'react';
import { type OnlineTable, openOnlineTable } from '../online/online-table.ts';
import type { SharingPlayer } from './players.ts';
import { onWake } from './wake.ts';

/** One player of this phone at the table. */
export interface PlayerTable {
  /** Null for the person of the browser. */
  readonly sharing: SharingPlayer | null;
  /** Null until the table has been opened. */
  readonly table: OnlineTable | null;
  readonly state: OnlineState | null;
}

/** The table as each player of this phone sees it. The first is the person of the browser, who may still be unknown. */
export function useTables(
  id: string,
  person: Person | null,
  sharing: readonly SharingPlayer[],
): readonly PlayerTable[] {
  const [tables, setTables] = useState<readonly PlayerTable[]>([]);
  const own = person?.id ?? null;
  useEffect(() => {
    const opened = [
      // A person without a name counts neither as a player nor as a spectator.
      { sharing: null, table: openOnlineTable(id, { isScreen: own === null }) },
      ...sharing.map((one) => ({ sharing: one, table: openOnlineTable(id, { token: one.token }) })),
    ];
    const follow = () => setTables(opened.map((one) => ({ ...one, state: one.table.now() })));
    const stops = opened.map(({ table }) => table.onChange(follow));
    // A connection from before the phone slept may be dead without a sign.
    const reconnect = () => {
      for (const { table } of opened) table.retryNow();
    };
    stops.push(onWake({ onSleep() {}, onShortSleep() {}, onWake: reconnect }));
    follow();
    return () => {
      for (const stop of stops) stop();
      for (const { table } of opened) table.close();
    };
  }, [id, own, sharing]);
  return tables;
}
