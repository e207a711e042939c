import { useState } from 'react';
import { useWords } from '../words/words.tsx';
import { call } from './api.ts';

type Checked =
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'holds'; readonly dice: number }
  | { readonly kind: 'fails'; readonly code: string };

/** Recomputes every die of a finished match in this browser, from the seeds that are open now. */
export function DiceProof({ table, commitment }: { readonly table: string; readonly commitment: string }) {
  const words = useWords();
  const [checked, setChecked] = useState<Checked>({ kind: 'unchecked' });
  const check = async () => {
    setChecked({ kind: 'checking' });
    const answer = await call('GET', `/tables/${table}/record`, (raw) => raw as { record: unknown });
    if (!answer.ok) {
      setChecked({ kind: 'fails', code: answer.code });
      return;
    }
    const { verifyRecord } = await import('@dicehall/dice');
    const verified = verifyRecord(answer.value.record);
    if (!verified.ok) setChecked({ kind: 'fails', code: verified.error.code });
    // The promise that counts is the one that was shown before the match, not the one that comes with the proof.
    else if (verified.value.commitment !== commitment)
      setChecked({ kind: 'fails', code: 'wrong-commitment' });
    else setChecked({ kind: 'holds', dice: verified.value.dice });
  };
  return (
    <div className="card" role="status">
      {checked.kind === 'holds' ? <p>{words.say('web-proof-holds', { count: checked.dice })}</p> : null}
      {checked.kind === 'fails' ? (
        <p className="bad">{words.say('web-proof-fails', { code: checked.code })}</p>
      ) : null}
      {checked.kind === 'holds' ? null : (
        <button type="button" className="button" data-action="check-dice" onClick={() => void check()}>
          {words.say('web-proof')}
        </button>
      )}
    </div>
  );
}
