import { bespoke } from './bespoke.tsx';
import { AnyGame } from './emblems/AnyGame.tsx';
import './emblem.css';

/**
 * The emblem of a game, 2.5 rem wide unless CSS says otherwise. It is drawn in `currentColor`, its one accent in
 * `--emblem-accent` (default: the theme's `--game`; `currentcolor` gives a drawing in one colour), and stays legible
 * from 24 px on. It is hidden from assistive technology: put the name of the game beside it.
 */
export function GameEmblem({ game }: { readonly game: string }) {
  const Emblem = bespoke[game]?.Emblem ?? AnyGame;
  return (
    <svg className="emblem" data-game={game} viewBox="0 0 64 64" aria-hidden="true">
      <Emblem />
    </svg>
  );
}
