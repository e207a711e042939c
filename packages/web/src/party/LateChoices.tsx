import type { OnlineState } from '@dicehall/server/client';
import type { Snapshot } from '@dicehall/server/protocol';
import { useMessages } from '../i18n/messages.tsx';
import { seatRequest } from '../online/saved-tables.ts';
import { useChanges } from '../online/use-changes.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/Field.tsx';
import styles from './party.module.css';

interface LateChoicesProps {
  readonly state: OnlineState;
  readonly onSnapshot: (snapshot: Snapshot) => void;
}

/** The choices are to watch, to play in the next match, or to take the seat of a bot. */
export function LateChoices({ state, onSnapshot }: LateChoicesProps) {
  const messages = useMessages();
  const { table, you } = state;
  const { problem, change } = useChanges(table.id, { take: onSnapshot });
  const mayWait = table.late !== 'closed' && table.rematch === null;
  if (you.seat !== null || you.person === null || !mayWait) return null;
  const isWaiting = table.waiting.some(({ person }) => person === you.person);
  const hasBot = table.late === 'bot-seat' && table.seats.some(({ kind }) => kind === 'bot');
  return (
    <aside className={styles.late} data-late>
      <p>{messages.say(isWaiting ? 'party-waiting' : 'party-late-choice')}</p>
      <div className="row">
        {isWaiting ? null : (
          <Button tone="primary" data-action="wait" onClick={() => void change('wait', {})}>
            {messages.say('party-wait')}
          </Button>
        )}
        {hasBot && table.status === 'playing' ? (
          <Button
            data-action="take-bot-seat"
            onClick={() => void seatRequest().then(({ mark }) => change('sit', { mark }))}
          >
            {messages.say('party-take-bot')}
          </Button>
        ) : null}
      </div>
      <ErrorMessage text={problem} />
    </aside>
  );
}
