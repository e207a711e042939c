import type { GameId } from '@dicehall/engine';
import { isText, readList, save } from '../settings/storage.ts';
import type { GuideScript } from './script.ts';

/**
 * The scripts of guided matches, found by folder name, which is the id of the game. A script is optional for a game.
 */
const scripts = import.meta.glob<GuideScript>('./*/script.ts', { import: 'script' });

const fileOf = (game: GameId): string => `./${game}/script.ts`;

export const hasGuide = (game: GameId): boolean => Object.hasOwn(scripts, fileOf(game));

export const loadGuide = async (game: GameId): Promise<GuideScript | null> =>
  (await scripts[fileOf(game)]?.()) ?? null;

const storageKey = 'dicehall.guides-offered';

const offered = (): readonly string[] => readList(storageKey, isText);

/** Whether the guided match of a game was offered. It is offered once on a device, before the first match of the game. */
const wasOffered = (game: GameId): boolean => offered().includes(game);

/** Whether a game with a guided match is new on this device. */
export const isNewTo = (game: GameId): boolean => hasGuide(game) && !wasOffered(game);

export function markOffered(game: GameId): void {
  if (!wasOffered(game)) save(storageKey, [...offered(), game]);
}
