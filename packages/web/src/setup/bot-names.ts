import type { Catalogue } from '@dicehall/messages';
import { type SavedSeat, type Strength, strengths } from '../local/saved-match.ts';

/** How many bots of each strength have a name. */
const namesEach = 3;

const namesOf = (messages: Catalogue, strength: Strength): string[] =>
  Array.from({ length: namesEach }, (_, index) =>
    messages.say('web-bot-named', { strength, number: index + 1 }),
  );

/** Whether a name is the own name of a bot, so that it goes when another player takes the seat. */
export const isBotName = (messages: Catalogue, name: string): boolean =>
  strengths.some((strength) => namesOf(messages, strength).includes(name));

/** A bot with a name that no one at the table has; with many bots, a number. */
export function newBot(messages: Catalogue, strength: Strength, seats: readonly SavedSeat[]): SavedSeat {
  const taken = new Set(seats.map(({ name }) => name));
  const free = namesOf(messages, strength).find((name) => !taken.has(name));
  const name = free ?? messages.say('web-bot-name', { number: seats.length + 1 });
  return { name, player: { kind: 'bot', strength } };
}
