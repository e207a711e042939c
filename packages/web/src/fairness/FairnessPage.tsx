import { countByFace, evennessOf } from '@dicehall/dice';
import { useEffect, useRef, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { randomFaces } from '../local/random-dice.ts';
import type { SavedMatch } from '../local/saved-match.ts';
import { savedMatches } from '../local/store.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { FaceCounts } from './FaceCounts.tsx';
import styles from './fairness.module.css';
import { type DiceOwner, diceOwners, facesRolled } from './rolled.ts';

/** The number of dice to roll. Each face is then expected 100,000 times. */
const diceToRoll = 600_000;
/** The number of dice in a batch. It is small, so that the page can draw between batches. */
const batchSize = 30_000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function ManyRolls() {
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
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
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

/** Shows the counts of the dice in the saved matches. `matches` is null while they are being read. */
function RolledHere({ matches }: { readonly matches: readonly SavedMatch[] | 'unreadable' | null }) {
  const messages = useMessages();
  const [by, setBy] = useState<DiceOwner>('all');
  if (matches === null) return null;
  return (
    <Card as="section" data-rolled-here>
      <h2>{messages.say('web-dice-here')}</h2>
      {matches === 'unreadable' ? (
        <p className="bad">{messages.say('web-dice-unreadable')}</p>
      ) : (
        <>
          <p className="soft">{messages.say('web-dice-here.about')}</p>
          <ChoiceField
            label={messages.say('web-dice-whose')}
            value={by}
            onChange={setBy}
            choices={diceOwners.map((value) => ({ value, text: messages.say(`web-dice-whose.${value}`) }))}
          />
          <FaceCounts
            evenness={evennessOf(countByFace(facesRolled(matches, by)))}
            caption={messages.say('web-dice-here')}
          />
        </>
      )}
    </Card>
  );
}

export default function FairnessPage() {
  const messages = useMessages();
  const [matches, setMatches] = useState<readonly SavedMatch[] | 'unreadable' | null>(null);
  useEffect(() => {
    savedMatches().then(setMatches, () => setMatches('unreadable'));
  }, []);
  return (
    <Page title={messages.say('web-dice-fair')}>
      <Card as="section">
        <h2>{messages.say('web-dice-made-here')}</h2>
        <p>{messages.say('web-dice-made-here.about')}</p>
        <h2>{messages.say('web-dice-made-online')}</h2>
        <p>{messages.say('web-dice-made-online.about')}</p>
        <div>
          <LinkButton href="/replay">{messages.say('web-open-record')}</LinkButton>
        </div>
      </Card>
      <RolledHere matches={matches} />
      <ManyRolls />
    </Page>
  );
}
