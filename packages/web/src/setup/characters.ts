import type { Catalogue } from '@dicehall/messages';
import type { SeatState } from '@dicehall/server/protocol';
import { botNames } from '@dicehall/strategy/bots';
import { type BotPlayer, type Strength, strengths, type Temper, tempers } from '../local/players.ts';
import type { SavedSeat } from '../local/table-seats.ts';
import type { TableSeat } from '../table/model/seats.ts';
import { botTokens, distinctTokens, freeToken, type Token, tokenOfSeat } from '../tokens/tokens.ts';

/** A bot with a name and a style of play. There are three for each strength. */
export interface Character {
  readonly name: string;
  readonly strength: Strength;
  readonly temper: Temper;
}

export const characters: readonly Character[] = strengths.flatMap((strength) =>
  tempers.map((temper) => ({ name: botNames[strength][temper], strength, temper })),
);

/** Further names of bots. With the three names of a strength, there are enough for eleven bots and one person. */
const furtherNames = ['Cleo', 'Fitz', 'Greta', 'Hugo', 'Nell', 'Rex', 'Tilda', 'Wim'];

export const likingOf = (
  messages: Catalogue,
  { strength, temper = 'balanced' }: Pick<BotPlayer, 'strength' | 'temper'>,
): string => messages.say('web-bot-likes', { strength, temper });

/** Whether a name is that of a bot. It is then replaced when another player takes the seat. */
export const isBotName = (name: string): boolean =>
  furtherNames.includes(name) || characters.some((character) => character.name === name);

export const takenTokens = (seats: readonly SavedSeat[]): Token[] =>
  seats.map(({ token }, index) => token ?? tokenOfSeat(index));

const tokenFor = ({ strength, temper }: Character, seats: readonly SavedSeat[]): Token => {
  const own = botTokens[strength][temper];
  return takenTokens(seats).some(({ shape }) => shape === own.shape) ? freeToken(takenTokens(seats)) : own;
};

/** Makes the bot of a character. It gets another name if a seat has the same one. */
export function botOf(messages: Catalogue, character: Character, seats: readonly SavedSeat[]): SavedSeat {
  const { strength, temper } = character;
  const name =
    [character.name, ...furtherNames].find((one) => seats.every((seat) => seat.name !== one)) ??
    messages.say('web-bot-name', { number: seats.length + 1 });
  return { name, player: { kind: 'bot', strength, temper }, token: tokenFor(character, seats) };
}

/** Returns a bot of a strength whose name is free at the table. */
export function newBot(
  messages: Catalogue,
  strength: Strength,
  seats: readonly SavedSeat[],
  random: () => number = () => 0,
): SavedSeat {
  const ofStrength = characters.filter((character) => character.strength === strength);
  const free = ofStrength.filter((character) => seats.every(({ name }) => name !== character.name));
  const character = free[Math.floor(random() * free.length)] ??
    ofStrength[seats.length % ofStrength.length] ?? { name: '', strength, temper: 'balanced' };
  return botOf(messages, character, seats);
}

interface SeatLook extends Pick<TableSeat, 'likes'> {
  readonly token: Token;
}

/** Returns the token of each seat, and for a bot the description of its style. */
export function looksOf(messages: Catalogue, seats: readonly SeatState[]): readonly SeatLook[] {
  const tokens = distinctTokens(
    seats.map(({ mark, strength, temper }) =>
      strength === null || temper === null ? mark : botTokens[strength][temper],
    ),
  );
  return tokens.map((token, seat) => {
    const { strength = null, temper = null } = seats[seat] ?? {};
    if (strength === null || temper === null) return { token };
    return { token, likes: likingOf(messages, { strength, temper }) };
  });
}
