import type { CSSProperties } from 'react';
import styles from './token.module.css';
import { shapes, type Token } from './tokens.ts';

interface TokenMarkProps {
  readonly token: Token;
  /** Whether the seat has a bot. A bot's token is a face: it has eyes and a frame with an antenna. */
  readonly isBot?: boolean;
}

export const TokenMark = ({ token, isBot = false }: TokenMarkProps) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={styles.token}
    style={{ '--token': `var(--seat-${token.colour})` } as CSSProperties}
  >
    {isBot ? (
      <>
        <path
          className={styles.frame}
          d="M12 0.8v3.4M5 4.2h14a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3z"
        />
        <path transform="translate(4.8 6.5) scale(0.6)" d={shapes[token.shape]} />
        <path className={styles.eyes} d="M8.9 11.6v2.2M15.1 11.6v2.2" />
      </>
    ) : (
      <path d={shapes[token.shape]} />
    )}
  </svg>
);
