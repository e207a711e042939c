import type { Answer } from '@dicehall/server/client';
import type { Mark, Snapshot } from '@dicehall/server/protocol';
import { apiOf, call } from '../online/api.ts';
import { drawSeed } from '../online/saved-tables.ts';
import { createListeners } from '../settings/listeners.ts';
import { isText, readList, save } from '../settings/storage.ts';

/** A player who shares a phone with the person of its browser, or who plays on the screen of the room. Each has a separate identity. */
export interface SharingPlayer {
  /** The code of the party that the player belongs to. */
  readonly code: string;
  readonly name: string;
  readonly token: string;
  readonly mark: Mark | undefined;
  readonly at?: 'room';
}

const storageKey = 'dicehall.sharing-players';

function isPlayer(raw: unknown): raw is SharingPlayer {
  const { token, code } = (raw ?? {}) as Readonly<Record<string, unknown>>;
  return isText(token) && isText(code);
}

const { notify, subscribe } = createListeners();
let players: readonly SharingPlayer[] = readList(storageKey, isPlayer);

function set(next: readonly SharingPlayer[]): void {
  players = next;
  save(storageKey, players);
  notify();
}

export const sharingPlayers = {
  now: () => players,
  onChange: subscribe,
  remove: (token: string) => set(players.filter((one) => one.token !== token)),
};

interface JoiningPlayer {
  readonly code: string;
  readonly table: string;
  readonly name: string;
  readonly mark: Mark | undefined;
  /** Whether the player gets a seat now; otherwise the player waits for the next match. */
  readonly hasSeat: boolean;
  readonly at?: 'room';
}

/**
 * Adds a player to this device, with a seat or a place in the next match. The player gets a bearer token, because the cookie of the
 * browser belongs to the first player.
 */
export async function joinHere(joining: JoiningPlayer): Promise<Answer<Snapshot>> {
  const { code, table, name, mark, hasSeat, at } = joining;
  const guest = { name, token: true };
  const made = await call('POST', '/guests', (answer) => (answer as { token: string }).token, guest);
  if (!made.ok) return made;
  const { changeTable } = apiOf(made.value);
  const answer = hasSeat
    ? await changeTable(table, 'sit', { commitment: await drawSeed(), mark })
    : await changeTable(table, 'wait', { mark });
  if (!answer.ok) return answer;
  // The players of earlier parties are dropped.
  const others = players.filter((one) => one.code === code);
  set([...others, { code, name, token: made.value, mark, ...(at && { at }) }]);
  return answer;
}
