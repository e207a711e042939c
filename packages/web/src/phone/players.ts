import { type Answer, createApi } from '@dicehall/server/client';
import type { Mark } from '@dicehall/server/protocol';
import { createListeners } from '../settings/listeners.ts';
import { readSaved, save } from '../settings/storage.ts';

/** Another player who shares this phone; the first is the person of the browser. Each player has a separate identity. */
export interface SharingPlayer {
  /** The code of the party. */
  readonly code: string;
  readonly name: string;
  readonly token: string;
  readonly mark: Mark | undefined;
}

const storageKey = 'dicehall.sharing-players';

const isPlayer = (raw: unknown): raw is SharingPlayer =>
  typeof raw === 'object' &&
  raw !== null &&
  'token' in raw &&
  typeof raw.token === 'string' &&
  'code' in raw &&
  typeof raw.code === 'string';

const { notify, subscribe } = createListeners();
const raw = readSaved(storageKey);
let players: readonly SharingPlayer[] = Array.isArray(raw) ? raw.filter(isPlayer) : [];

function set(next: readonly SharingPlayer[]): void {
  players = next;
  save(storageKey, players);
  notify();
}

export const sharingPlayers = {
  now: () => players,
  onChange: subscribe,
  remove: (token: string) => set(players.filter((one) => one.token !== token)),
  /** Adds a guest with a bearer token, because the cookie of the browser belongs to the first player. */
  async add(code: string, name: string, mark: Mark | undefined): Promise<Answer<SharingPlayer>> {
    const without = createApi({
      server: '',
      headers: () => ({ 'accept-language': document.documentElement.lang }),
    });
    const answer = await without.call('POST', '/guests', (guest) => (guest as { token: string }).token, {
      name,
      token: true,
    });
    if (!answer.ok) return answer;
    const player = { code, name, token: answer.value, mark };
    // Drops the players of earlier parties.
    set([...players.filter((one) => one.code === code), player]);
    return { ok: true, value: player };
  },
};
