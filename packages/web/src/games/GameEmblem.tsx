import type { ComponentType } from 'react';
import AnyGame from './emblems/default.tsx';
import './emblem.css';

/** Found by file name, which is the id of the game. */
const emblems = import.meta.glob<ComponentType>('./emblems/*.tsx', { eager: true, import: 'default' });

/**
 * The emblem of a game, 2.5 rem wide unless CSS says otherwise. It is drawn in `currentColor`, its one accent in
 * `--emblem-accent` (default: the theme's `--game`; `currentcolor` gives a drawing in one colour), and stays legible
 * from 24 px on. It is hidden from assistive technology: put the name of the game beside it.
 */
export function GameEmblem({ game }: { readonly game: string }) {
  const Emblem = emblems[`./emblems/${game}.tsx`] ?? AnyGame;
  return (
    <svg className="emblem" data-game={game} viewBox="0 0 64 64" aria-hidden="true">
      <Emblem />
    </svg>
  );
}
