import type { Face } from '@dicehall/engine';
import { useEffect, useRef, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { hasExpert } from '../games/listed-games.ts';
import { useMessages } from '../i18n/messages.tsx';
import FaceEntry from '../table/FaceEntry.tsx';
import { useStore } from '../table/use-table.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ExpertNote } from './ExpertNote.tsx';
import type { LocalSession } from './local-session.ts';
import { correct, type LocalTable } from './local-table.ts';
import { hasBot } from './saved-match.ts';
import { isUnsaved } from './store.ts';

interface SessionProps {
  readonly session: LocalSession;
}

export function LocalNotices({ session }: SessionProps) {
  const messages = useMessages();
  const { snapshot, isOver } = useStore(session);
  const { match, setup } = snapshot;
  const seats = match.seats.length;
  return (
    <>
      {isUnsaved(match.id) ? <p className="soft small">{messages.say('web-match-unsaved')}</p> : null}
      {!isOver && hasExpert(match.game, seats) && hasBot(match.seats, 'expert') ? (
        <ExpertNote game={match.game} options={setup.options} seats={seats} />
      ) : null}
    </>
  );
}

export function CorrectButton({ session, index }: SessionProps & { readonly index: number }) {
  const messages = useMessages();
  const { match, setup } = session.table.now();
  const entry = match.log[index];
  if (entry === undefined || !('dice' in entry)) return null;
  const about = { seat: { seat: entry.seat }, dice: { dice: entry.dice } };
  return (
    <Button
      tone="quiet"
      aria-label={messages.say('web-correct.name', about, setup.names)}
      onClick={() => session.correct(index)}
    >
      {messages.say('web-correct')}
    </Button>
  );
}

export function LocalDialogs({ session }: SessionProps) {
  const messages = useMessages();
  const { snapshot, isAskingUndo, correcting } = useStore(session);
  const last = snapshot.match.log.at(-1);
  const asked = { seats: { seats: session.persons }, seat: { seat: last?.seat ?? 0 } };
  return (
    <>
      {isAskingUndo && last !== undefined ? (
        <ConfirmDialog
          text="web-undo"
          about={messages.say('web-undo-ask', asked, snapshot.setup.names)}
          action="agree"
          primary="sure"
          onConfirm={() => session.answerUndo(true)}
          onClose={() => session.answerUndo(false)}
        />
      ) : null}
      {correcting === null ? null : (
        <CorrectDialog table={session.table} index={correcting} onClose={() => session.correct(null)} />
      )}
    </>
  );
}

interface CorrectDialogProps {
  readonly table: LocalTable;
  readonly index: number;
  readonly onClose: () => void;
}

function CorrectDialog({ table, index, onClose }: CorrectDialogProps) {
  const messages = useMessages();
  const [text, setText] = useState<string | null>(null);
  const [pending, setPending] = useState<readonly Face[] | null>(null);
  const changes = useRef('');
  // The change is announced in a microtask after all effects of the closing dialog, whose live regions disappear with their content.
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
