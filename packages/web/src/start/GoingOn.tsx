import { gameOf } from '@dicehall/engine';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GameEmblem } from '../dice/GameEmblem.tsx';
import { useMessages } from '../i18n/messages.tsx';
import type { KeptMatch } from '../local/kept-match.ts';
import { keptMatches } from '../local/store.ts';
import styles from './start.module.css';

/** The last match on this device that is not over, to go on with. */
export default function GoingOn() {
  const messages = useMessages();
  const [match, setMatch] = useState<KeptMatch | null>(null);
  useEffect(() => {
    let current = true;
    keptMatches().then(
      (matches) => {
        if (current) setMatch(matches.find(({ over }) => !over) ?? null);
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, []);
  if (match === null) return null;
  const name = messages.say(`game-${gameOf(match.game).id}`);
  return (
    <Link href={`/table/${match.id}`} className={styles.goingOn}>
      <GameEmblem game={match.game} />
      <span className="grow">
        <strong>{messages.say('web-go-on', { game: name })}</strong>
        <span className="soft small">{messages.list(match.seats.map((seat) => seat.name))}</span>
      </span>
    </Link>
  );
}
