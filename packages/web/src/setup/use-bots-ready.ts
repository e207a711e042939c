import { type AnyGame, readOptions } from '@dicehall/engine';
import { useEffect } from 'react';
import { hasExpert } from '../games/listed-games.ts';
import { prepareBots, prepareExpert } from '../local/bots.ts';
import { hasBot } from '../local/saved-match.ts';
import type { Draft } from './saved-draft.ts';

/** Milliseconds without a change of the house rules before solving starts. */
const still = 300;

export function useBotsReady(game: AnyGame, { seats, options }: Draft): void {
  const count = seats.length;
  const isWanted = hasBot(seats);
  const isSolved = hasBot(seats, 'expert') && hasExpert(game.id, count);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => {
      const read = readOptions(game, options);
      if (!read.ok) return;
      const table = { game: game.id, options: read.value, seats: count };
      prepareBots(table);
      if (isSolved) prepareExpert(table);
    }, still);
    return () => clearTimeout(timer);
  }, [game, options, count, isWanted, isSolved]);
}
