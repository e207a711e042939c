import type { Face } from '@dicehall/engine';
import { useEffect, useRef, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import { FaceEntry } from '../table/FaceEntry.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { correct, type LocalTable } from './local-table.ts';

interface CorrectDialogProps {
  readonly table: LocalTable;
  readonly index: number;
  readonly onClose: () => void;
}

export function CorrectDialog({ table, index, onClose }: CorrectDialogProps) {
  const messages = useMessages();
  const [text, setText] = useState<string | null>(null);
  const [pending, setPending] = useState<readonly Face[] | null>(null);
  const changes = useRef('');
  // Once the dialog is gone, in a microtask after all its effects: what its live regions hold goes with it.
  useEffect(() => () => queueMicrotask(() => announcer.say(changes.current)), []);
  const { match, setup } = table.now();
  const entry = match.log[index];
  if (entry === undefined || !('dice' in entry)) return null;
  const apply = async (faces: readonly Face[], agreed: boolean) => {
    const corrected = correct(setup, match.log, index, faces);
    if (!corrected.ok) {
      const why = corrected.error;
      setText(why === 'reveals' ? messages.say('web-correct-reveals') : messages.explain(why, setup.names));
    } else if (corrected.value.dropped > 0 && !agreed) {
      setPending(faces);
      setText(messages.say('web-correct-drops', { count: corrected.value.dropped }));
    } else {
      await table.replaceLog(corrected.value.log);
      const changed = faces.flatMap((face, at) => {
        const was = entry.dice[at] ?? face;
        return face === was ? [] : [messages.say('web-corrected-die', { number: at + 1, face, was })];
      });
      changes.current = changed.join(' ');
      onClose();
    }
  };
  return (
    <Dialog title={messages.say('web-correct')} onClose={onClose}>
      <p>
        {messages.say(
          'web-correct.about',
          { seat: { seat: entry.seat }, dice: { dice: entry.dice } },
          setup.names,
        )}
      </p>
      {text === null ? null : <p role="alert">{text}</p>}
      {pending === null ? (
        <FaceEntry
          count={entry.dice.length}
          label={messages.say('web-correct')}
          isCorrection
          onEnter={(faces) => void apply(faces, false)}
        />
      ) : (
        <Button tone="primary" onClick={() => void apply(pending, true)}>
          {messages.say('web-correct-anyway')}
        </Button>
      )}
    </Dialog>
  );
}
