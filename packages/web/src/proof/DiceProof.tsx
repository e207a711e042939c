import type { SeenDice } from '@dicehall/dice';
import type { Message } from '@dicehall/engine';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';

type Checked =
  | { readonly kind: 'unchecked' | 'checking' | 'offline' }
  | {
      readonly kind: 'holds' | 'fails';
      readonly sentences: readonly Message[];
      readonly names: readonly string[];
    };

interface DiceProofProps {
  readonly record: () => Promise<unknown>;
  /** What this browser saw of the table before the first roll. */
  readonly seen: SeenDice;
}

async function check(record: () => Promise<unknown>, seen: SeenDice): Promise<Checked> {
  const [known, dice] = await Promise.all([record(), import('@dicehall/dice').catch(() => null)]);
  if (known === null || dice === null) return { kind: 'offline' };
  const { seats = [] } = known as { readonly seats?: readonly { readonly name: string }[] };
  const names = seats.map(({ name }) => name);
  const verified = dice.verifyRecord(known, seen);
  return verified.ok
    ? { kind: 'holds', sentences: dice.provedMessages(verified.value), names }
    : { kind: 'fails', sentences: [dice.unverifiedMessage(verified.error)], names };
}

export function DiceProof({ record, seen }: DiceProofProps) {
  const messages = useMessages();
  const [checked, setChecked] = useState<Checked>({ kind: 'unchecked' });
  const start = async () => {
    setChecked({ kind: 'checking' });
    setChecked(await check(record, seen));
  };
  return (
    <Card>
      <div role="status">
        {'sentences' in checked
          ? checked.sentences.map((sentence) => (
              <p key={sentence.key} className={checked.kind === 'fails' ? 'bad' : undefined}>
                {messages.text(sentence, checked.names)}
              </p>
            ))
          : null}
        {checked.kind === 'offline' ? <p className="bad">{messages.say('web-proof-offline')}</p> : null}
      </div>
      {checked.kind === 'holds' ? null : (
        <Button
          data-action="check-dice"
          isDisabled={checked.kind === 'checking'}
          onClick={() => void start()}
        >
          {messages.say(checked.kind === 'checking' ? 'web-proof-checking' : 'web-proof')}
        </Button>
      )}
    </Card>
  );
}
