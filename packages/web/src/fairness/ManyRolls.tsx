import { countByFace, evennessOf } from '@dicehall/dice';
import { useRef, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { randomFaces } from '../local/random-dice.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { FaceCounts } from './FaceCounts.tsx';
import styles from './fairness.module.css';

/** So many dice: 100,000 of each face to be expected. */
const wanted = 600_000;
/** As many at once as leave the page time to draw. */
const atOnce = 30_000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Throws a great many dice, as the table throws them, and counts them. */
export function ManyRolls() {
  const messages = useMessages();
  const [counts, setCounts] = useState<readonly number[] | null>(null);
  const [isThrowing, setThrowing] = useState(false);
  const stopped = useRef(false);
  const throwAll = async () => {
    stopped.current = false;
    setThrowing(true);
    let sums = countByFace([]);
    for (let thrown = 0; thrown < wanted && !stopped.current; thrown += atOnce) {
      const more = countByFace(randomFaces(atOnce));
      sums = sums.map((sum, at) => sum + (more[at] ?? 0));
      setCounts(sums);
      await nextFrame();
    }
    setThrowing(false);
  };
  const evenness = counts === null ? null : evennessOf(counts);
  return (
    <Card as="section">
      <h2>{messages.say('web-dice-many')}</h2>
      <p className="soft">{messages.say('web-dice-many.about')}</p>
      {isThrowing ? (
        <>
          <progress
            className={styles.progress}
            max={wanted}
            value={evenness?.dice ?? 0}
            aria-label={messages.say('web-dice-throwing')}
          />
          <Button onClick={() => (stopped.current = true)}>{messages.say('web-dice-stop')}</Button>
        </>
      ) : (
        <Button tone="primary" data-action="roll-many" onClick={() => void throwAll()}>
          {messages.say('web-dice-throw-many', { count: wanted })}
        </Button>
      )}
      {evenness === null || isThrowing ? null : (
        <FaceCounts evenness={evenness} caption={messages.say('web-dice-many')} />
      )}
    </Card>
  );
}
