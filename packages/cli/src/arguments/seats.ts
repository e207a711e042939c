import { type AnyGame, err, type Message, message, ok, type Result } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { strengths } from '@dicehall/strategy';
import { misspelled, unknownWord } from '../suggest.ts';
import type { Player } from '../table/session.ts';

export interface SeatedPlayers {
  readonly names: readonly string[];
  readonly players: readonly Player[];
}

/** The strength that a word names: `steady`, or `bot:steady`. */
const strengthOf = (word: string): string | undefined =>
  strengths.find((strength) => strength === word.toLowerCase().replace(/^bot:/, ''));

/** Bots of the same strength get a number. */
function botName(messages: Catalogue, strength: string, taken: readonly string[]): string {
  const name = messages.lookup(`cli-bot-${strength}`);
  let number = 2;
  let numbered = name;
  while (taken.includes(numbered)) numbered = `${name} ${number++}`;
  return numbered;
}

const sameName = (one: string, other: string): boolean =>
  one.normalize().toLowerCase() === other.normalize().toLowerCase();

/** `person:` marks a name that is almost a strength. */
export function readPlayers(given: string, messages: Catalogue): Result<SeatedPlayers, Message> {
  const parts = given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const names: string[] = [];
  const players: Player[] = [];
  for (const part of parts) {
    const strength = strengthOf(part);
    if (strength === undefined && /^bot:/i.test(part)) {
      return err(unknownWord('cli-no-such-strength', part, strengths, part.slice('bot:'.length)));
    }
    const near = misspelled(part, strengths);
    if (near !== undefined) return err(message('cli-almost-strength', { given: part, near }));
    const name = strength === undefined ? part.replace(/^person:/i, '') : botName(messages, strength, names);
    if (names.some((other) => sameName(other, name))) return err(message('cli-name-twice', { given: name }));
    names.push(name);
    players.push(strength === undefined ? { kind: 'person' } : { kind: 'bot', strength });
  }
  return ok({ names, players });
}

export function readStrengths(given: string): Result<readonly string[], Message> {
  const found: string[] = [];
  for (const part of given.split(',').map((one) => one.trim())) {
    const strength = strengthOf(part);
    if (strength === undefined) return err(unknownWord('cli-no-such-strength', part, strengths));
    found.push(strength);
  }
  return ok(found);
}

export function seatCountProblem(game: AnyGame, given: number, messages: Catalogue): string | null {
  const { min, max } = game.seats;
  return given >= min && given <= max
    ? null
    : messages.say('cli-seat-count', { game: messages.lookup(`game-${game.id}`), min, max, given });
}
