import type { Answer } from '@dicehall/server/client';
import { type Person, personSchema } from '@dicehall/server/protocol';
import { call } from './api.ts';
import { isKnownGuest, rememberGuest } from './guest-flag.ts';

export type Me =
  | { readonly kind: 'known'; readonly person: Person }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'offline' };

export async function askWho(): Promise<Me> {
  if (!isKnownGuest()) return { kind: 'unknown' };
  const answer = await call('GET', '/me', (raw) => personSchema.parse(raw));
  if (answer.ok) return { kind: 'known', person: answer.value };
  return { kind: answer.code === 'offline' ? 'offline' : 'unknown' };
}

/** Makes this browser a guest that only opens rooms: whoever plays in it later is asked for their name. */
export const becomeScreen = (name: string): Promise<Answer<Person>> =>
  call('POST', '/guests', (raw) => personSchema.parse(raw), { name });

/** Makes this person a guest, who has a name but no account. */
export async function becomeGuest(name: string): Promise<Answer<Person>> {
  const answer = await becomeScreen(name);
  if (answer.ok) rememberGuest(true);
  return answer;
}

export const rename = (name: string): Promise<Answer<Person>> =>
  call('PATCH', '/me', (raw) => personSchema.parse(raw), { name });

/** Deletes this person on the server, with their name and chat messages at every table. */
export async function deleteMe(): Promise<Answer<unknown>> {
  const answer = await call('DELETE', '/me', () => null);
  if (answer.ok) rememberGuest(false);
  return answer;
}
