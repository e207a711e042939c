import { countByFace, evennessOf } from '@dicehall/dice';
import { useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { useMessages } from '../i18n/messages.tsx';
import type { SavedMatch } from '../local/saved-match.ts';
import { savedMatches } from '../local/store.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { FaceCounts } from './FaceCounts.tsx';
import { ManyRolls } from './ManyRolls.tsx';
import { type DiceOwner, diceOwners, facesRolled } from './rolled.ts';

/** Counts the dice of the saved matches. `matches` is null while they are being read. */
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
