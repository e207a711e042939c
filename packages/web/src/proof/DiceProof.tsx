import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';

type Checked =
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'holds'; readonly dice: number; readonly commitment: string }
  | { readonly kind: 'fails'; readonly code: string; readonly entry: number };

interface DiceProofProps {
  readonly record: () => Promise<unknown>;
  /** The commitment that this browser saw before the match; null when it saw none. */
  readonly seenCommitment: string | null;
}

export function DiceProof({ record, seenCommitment }: DiceProofProps) {
  const messages = useMessages();
  const [checked, setChecked] = useState<Checked>({ kind: 'unchecked' });
  const check = async () => {
    setChecked({ kind: 'checking' });
    const [known, verifier] = await Promise.all([record(), import('@dicehall/dice').catch(() => null)]);
    if (known === null || verifier === null) {
      setChecked({ kind: 'fails', code: 'offline', entry: -1 });
      return;
    }
    const verified = verifier.verifyRecord(known);
    if (!verified.ok) {
      setChecked({ kind: 'fails', ...verified.error });
      return;
    }
    const { dice, commitment } = verified.value;
    // The commitment that counts is the one shown before the match, not the one that comes with the proof.
    const isSame = seenCommitment === null || seenCommitment === commitment;
    setChecked(
      isSame ? { kind: 'holds', dice, commitment } : { kind: 'fails', code: 'other-promise', entry: -1 },
    );
  };
  return (
    <Card>
      <div role="status">
        {checked.kind === 'holds' ? (
          <>
            <p>{messages.say('web-proof-holds', { count: checked.dice })}</p>
            <p className="soft small">
              {messages.say(seenCommitment === null ? 'web-proof-compare' : 'web-proof-same')}{' '}
              <code className="code">{checked.commitment}</code>
            </p>
          </>
        ) : null}
        {checked.kind === 'fails' ? (
          <p className="bad">
            {messages.say('web-proof-fails', { code: checked.code, number: checked.entry + 1 })}
          </p>
        ) : null}
      </div>
      {checked.kind === 'holds' ? null : (
        <Button
          data-action="check-dice"
          isDisabled={checked.kind === 'checking'}
          onClick={() => void check()}
        >
          {messages.say(checked.kind === 'checking' ? 'web-proof-checking' : 'web-proof')}
        </Button>
      )}
    </Card>
  );
}
