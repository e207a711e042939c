import type { ControlPiece } from '@dicehall/engine';
import { Say, usePhrases } from '../i18n/messages.tsx';
import styles from './pieces.module.css';

interface PiecesProps {
  readonly pieces: readonly ControlPiece[];
  readonly onTap: (piece: ControlPiece) => void;
}

/** The pieces in front of the player. Those that can be tapped are buttons. */
export function Pieces({ pieces, onTap }: PiecesProps) {
  const say = usePhrases();
  return (
    <ul className={styles.pieces}>
      {pieces.map((piece) => {
        const name = `${say(piece.label)}: ${say(piece.state)}`;
        return (
          <li key={piece.id} data-mark={piece.mark}>
            {piece.tap === null ? (
              <span className={styles.piece}>
                <span className="visually-hidden">{name}</span>
                <span aria-hidden="true">
                  <Say phrase={piece.text} />
                </span>
              </span>
            ) : (
              <button
                type="button"
                className={styles.piece}
                data-piece={piece.id}
                aria-pressed={piece.mark === 'chosen'}
                aria-label={name}
                onClick={() => onTap(piece)}
              >
                <Say phrase={piece.text} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
