import type { ComponentType } from 'react';
import './emblem.css';

/** The default emblem of a game: two dice, one behind the other. */
function AnyGame() {
  return (
    <>
      <path d="M30 6h20a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-1V25a10 10 0 0 0-10-10H22v-1a8 8 0 0 1 8-8Z" />
      <path
        className="emblem-accent"
        fillRule="evenodd"
        d="M14 20h22a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8Zm1.5 5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm9.5 9.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm9.5 9.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z"
      />
    </>
  );
}

/** The emblems of games, found by file name, which is the id of the game. */
const emblems = import.meta.glob<ComponentType>('./emblems/*.tsx', { eager: true, import: 'default' });

/**
 * Shows the emblem of a game, 2.5 rem wide unless CSS says otherwise. It is drawn in `currentColor`, its one accent in
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
