import type { OnlineState } from '@dicehall/server/client';
import type { Person } from '@dicehall/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { type OnlineTable, openOnlineTable } from '../online/online-table.ts';
import type { SharingPlayer } from './players.ts';
import { onWake } from './wake.ts';

/** One player of this phone, or of the screen of a room, at the table. */
export interface PlayerTable {
  /** The player who shares the device; null for the person to whom this browser belongs. */
  readonly sharing: SharingPlayer | null;
  /** The table of the player; null until it has been opened. */
  readonly table: OnlineTable | null;
  readonly state: OnlineState | null;
}

/** Returns the table as each player of this phone sees it. The first is the person of the browser, who may still be unknown. */
export function useTables(
  id: string,
  person: Person | null,
  sharing: readonly SharingPlayer[],
): readonly PlayerTable[] {
  const [tables, setTables] = useState<readonly PlayerTable[]>([]);
  const open = useRef<ReadonlyMap<string, OnlineTable>>(new Map());
  const own = person?.id ?? null;
  useEffect(() => {
    const before = open.current;
    // The table of a player stays open while others join or leave.
    const opened = [null, ...sharing].map((one) => {
      const key = one?.token ?? `person ${own}`;
      // A person without a name opens the table as a screen, which counts neither as a player nor as a spectator.
      const openNow = () =>
        openOnlineTable(id, one === null ? { isScreen: own === null } : { token: one.token });
      return { key, sharing: one, table: before.get(key) ?? openNow() };
    });
    open.current = new Map(opened.map(({ key, table }) => [key, table]));
    for (const [key, table] of before) if (!open.current.has(key)) table.close();
    const follow = () => setTables(opened.map((one) => ({ ...one, state: one.table.now() })));
    const stops = opened.map(({ table }) => table.onChange(follow));
    // While the phone slept, the connection may have been lost without an event.
    const reconnect = () => {
      for (const { table } of opened) table.retryNow();
    };
    stops.push(onWake({ onSleep() {}, onShortSleep() {}, onWake: reconnect }));
    follow();
    return () => {
      for (const stop of stops) stop();
    };
  }, [id, own, sharing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clean-up closes the tables of the previous id
  useEffect(
    () => () => {
      for (const table of open.current.values()) table.close();
      open.current = new Map();
    },
    [id],
  );
  return tables;
}
