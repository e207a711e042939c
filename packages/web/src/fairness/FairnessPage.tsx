import { evennessOf, facesCounted } from '@dicehall/dice';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ChoiceSetting } from '../app/fields.tsx';
import { Page } from '../app/Page.tsx';
import type { KeptMatch } from '../local/kept-match.ts';
import { keptMatches } from '../local/store.ts';
import { useWords } from '../words/words.tsx';
import { FaceCounts } from './FaceCounts.tsx';
import { ManyThrows } from './ManyThrows.tsx';
import { type Thrower, throwers, thrownHere } from './thrown.ts';

/** Every die that was thrown on this device, counted; null while the matches are read, or why they cannot be. */
function ThrownHere({ matches }: { readonly matches: readonly KeptMatch[] | 'unreadable' | null }) {
  const words = useWords();
  const [by, setBy] = useState<Thrower>('all');
  if (matches === null) return null;
  return (
    <section className="card" data-thrown-here>
      <h2>{words.say('web-dice-here')}</h2>
      {matches === 'unreadable' ? (
        <p className="bad">{words.say('web-dice-unreadable')}</p>
      ) : (
        <>
          <p className="soft">{words.say('web-dice-here.about')}</p>
          <ChoiceSetting
            label={words.say('web-dice-whose')}
            value={by}
            onChange={setBy}
            choices={throwers.map((value) => ({ value, text: words.say(`web-dice-whose.${value}`) }))}
          />
          <FaceCounts
            evenness={evennessOf(facesCounted(thrownHere(matches, by)))}
            caption={words.say('web-dice-here')}
          />
        </>
      )}
    </section>
  );
}

/** Whether the dice are fair: how they are made, how they fell here, and how to find out for oneself. */
export default function FairnessPage() {
  const words = useWords();
  const [matches, setMatches] = useState<readonly KeptMatch[] | 'unreadable' | null>(null);
  useEffect(() => {
    keptMatches().then(setMatches, () => setMatches('unreadable'));
  }, []);
  return (
    <Page title={words.say('web-dice-fair')}>
      <section className="card">
        <h2>{words.say('web-dice-made-here')}</h2>
        <p>{words.say('web-dice-made-here.about')}</p>
        <h2>{words.say('web-dice-made-apart')}</h2>
        <p>{words.say('web-dice-made-apart.about')}</p>
        <div>
          <Link href="/replay" className="button">
            {words.say('web-open-record')}
          </Link>
        </div>
      </section>
      <ThrownHere matches={matches} />
      <ManyThrows />
    </Page>
  );
}
