import { type GameId, never } from '@dicehall/engine';
import './emblem.css';
import { Greed } from './emblems/Greed.tsx';
import { HiddenPairs } from './emblems/HiddenPairs.tsx';
import { TenThousand } from './emblems/TenThousand.tsx';
import { ThreeDice } from './emblems/ThreeDice.tsx';
import { Threes } from './emblems/Threes.tsx';

function Drawing({ game }: { readonly game: GameId }) {
  switch (game) {
    case 'greed':
      return <Greed />;
    case 'ten-thousand':
      return <TenThousand />;
    case 'threes':
      return <Threes />;
    case 'three-dice':
      return <ThreeDice />;
    case 'hidden-pairs':
      return <HiddenPairs />;
    default:
      return never(game);
  }
}

/**
 * The emblem of a game, 2.5 rem unless CSS says otherwise. It is drawn in `currentColor`, its one accent in
 * `--emblem-accent` (the theme's `--accent-<game>`; `currentcolor` makes a drawing in one colour), and stays
 * legible from 24 px on.
 * Always hidden from assistive technology: the name of the game stands beside it.
 */
export function GameEmblem({ game }: { readonly game: GameId }) {
  return (
    <svg className="emblem" data-game={game} viewBox="0 0 64 64" aria-hidden="true">
      <Drawing game={game} />
    </svg>
  );
}
