import { findGame } from '@dicehall/engine';
import type { TableChange } from '@dicehall/server/client';
import type { TableState } from '@dicehall/server/protocol';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { RoomPlayer } from '../online/match-feed.ts';
import { drawSeed } from '../online/saved-tables.ts';
import { mayJoin } from '../online/seat-facts.ts';
import { sharingPlayers } from '../phone/players.ts';
import { type PlayerTable, useTables } from '../phone/use-tables.ts';

/** Whether a game has secrets, which the screen of a room must not show. */
export const hasSecrets = ({ game }: TableState): boolean => findGame(game)?.facts.hiddenInformation === true;

/**
 * Returns the request that a player on the screen of a room sends automatically. Before a match with secrets, the
 * player leaves the seat or lets a bot play it, and takes it back afterwards. If the player is the host, a player
 * with a phone becomes host.
 */
export function nextRequest(
  { state, sharing }: Pick<PlayerTable, 'state' | 'sharing'>,
  isHere: (person: string | null) => boolean,
): (() => Promise<TableChange> | TableChange) | null {
  if (state === null || sharing === null) return null;
  const { table, you } = state;
  const seat = you.seat === null ? undefined : table.seats[you.seat];
  const isSecret = hasSecrets(table);
  if (table.status === 'playing') {
    if (seat === undefined || seat.resigned || seat.held === isSecret) return null;
    return () => [isSecret ? 'hold' : 'return'];
  }
  if (table.status !== 'open') return null;
  if (seat === undefined)
    return isSecret || !mayJoin(table)
      ? null
      : async () => ['sit', { commitment: await drawSeed(), mark: sharing.mark }];
  if (isSecret) return () => ['stand'];
  const other = table.seats.find(({ kind, person, here }) => kind === 'person' && here && !isHere(person));
  if (table.host !== you.person || other?.person == null) return null;
  const { person } = other;
  return () => ['host', { person }];
}

/**
 * Sends the requests of the players on the screen of a room.
 * @param tables the table as everyone may see it, then the table as each of these players sees it
 * @param asked by situation, the lowest `seq` of the table at which the request may be sent again; infinite while a
 * request is pending, and after a refusal. During a match, the table comes from the stream, which can be behind the
 * response to a request.
 */
export function sendRequests(tables: readonly PlayerTable[], asked: Map<string, number>): void {
  const people = new Set(tables.slice(1).map(({ state }) => state?.you.person));
  for (const one of tables) {
    const { table, state, sharing: player } = one;
    const request = nextRequest(one, (person) => people.has(person ?? undefined));
    if (request === null || table === null || state === null || player === null) continue;
    const key = `${player.token} ${state.table.status} ${state.table.game} ${state.you.seat}`;
    if (state.seq < (asked.get(key) ?? 0)) continue;
    asked.set(key, Number.POSITIVE_INFINITY);
    void Promise.resolve(request()).then(async (change) => {
      const answer = await table.api.changeTable(state.table.id, ...change);
      if (answer.ok) table.take(answer.value);
      // The request for a seat is refused if the host has removed the player.
      else if (change[0] === 'sit') sharingPlayers.remove(player.token);
      if (answer.ok) asked.set(key, answer.value.seq);
      else if (answer.code === 'offline') asked.delete(key);
    });
  }
}

/** Returns the table as everyone may see it, then the table as each player on the screen of the room sees it. */
export function useRoomTables(code: string, id: string): readonly PlayerTable[] {
  const all = useSyncExternalStore(sharingPlayers.onChange, sharingPlayers.now);
  const sharing = useMemo(() => all.filter((one) => one.code === code && one.at === 'room'), [all, code]);
  const tables = useTables(id, null, sharing);
  const asked = useRef(new Map<string, number>());
  useEffect(() => sendRequests(tables, asked.current), [tables]);
  return tables;
}

/** Returns the players whose moves the screen of a room makes; none in a game with secrets. */
export const playersOf = (tables: readonly PlayerTable[]): RoomPlayer[] =>
  tables.flatMap(({ sharing, table, state }) =>
    sharing === null || table === null || state?.you.seat == null || hasSecrets(state.table)
      ? []
      : [{ seat: state.you.seat, table }],
  );
