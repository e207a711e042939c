import { countByFace, evennessOf } from '@dicehall/dice';
import { useRef, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { randomFaces } from '../local/random-dice.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { FaceCounts } from './FaceCounts.tsx';
import styles from './fairness.module.css';

/** The number of dice to roll: 100,000 expected for each face. */
const diceToRoll = 600_000;
/** The number of dice per batch: small enough that the page can draw between batches. */
const batchSize = 30_000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

export function ManyRolls() {
  const messages = useMessages();
  const [counts, setCounts] = useState<readonly number[] | null>(null);
  const [isRolling, setRolling] = useState(false);
  const stopped = useRef(false);
  const rollAll = async () => {
    stopped.current = false;
    setRolling(true);
    let sums = countByFace([]);
    for (let rolled = 0; rolled < diceToRoll && !stopped.current; rolled += batchSize) {
      const more = countByFace(randomFaces(batchSize));
      sums = sums.map((sum, at) => sum + (more[at] ?? 0));
      setCounts(sums);
      await nextFrame();
    }
    setRolling(false);
  };
  const evenness = counts === null ? null : evennessOf(counts);
  return (
    <Card as="section">
      <h2>{messages.say('web-dice-many')}</h2>
      <p className="soft">{messages.say('web-dice-many.about')}</p>
      {isRolling ? (
        <>
          <progress
            className={styles.progress}
            max={diceToRoll}
            value={evenness?.dice ?? 0}
            aria-label={messages.say('web-dice-throwing')}
          />
          <Button onClick={() => (stopped.current = true)}>{messages.say('web-dice-stop')}</Button>
        </>
      ) : (
        <Button tone="primary" data-action="roll-many" onClick={() => void rollAll()}>
          {messages.say('web-dice-throw-many', { count: diceToRoll })}
        </Button>
      )}
      {evenness === null || isRolling ? null : (
        <FaceCounts evenness={evenness} caption={messages.say('web-dice-many')} />
      )}
    </Card>
  );
}
