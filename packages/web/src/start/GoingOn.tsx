import { gameOf } from '@dicehall/engine';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GameEmblem } from '../dice/GameEmblem.tsx';
import type { KeptMatch } from '../local/kept-match.ts';
import { keptMatches } from '../local/store.ts';
import { useWords } from '../words/words.tsx';
import styles from './start.module.css';

/** The last match on this device that is not over, to go on with. */
export default function GoingOn() {
  const words = useWords();
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
  const name = words.say(`game-${gameOf(match.game).id}`);
  return (
    <Link href={`/table/${match.id}`} className={styles.goingOn}>
      <GameEmblem game={match.game} />
      <span className="grow">
        <strong>{words.say('web-go-on', { game: name })}</strong>
        <span className="soft small">{words.list(match.seats.map((seat) => seat.name))}</span>
      </span>
    </Link>
  );
}
