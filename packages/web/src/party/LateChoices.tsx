import type { OnlineState } from '@dicehall/server/client';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { hasBotSeat, mayWait } from '../online/seat-facts.ts';
import { useChanges } from '../online/use-changes.ts';
import { currentSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/Field.tsx';
import styles from './party.module.css';

interface LateChoicesProps {
  readonly state: OnlineState;
  /** The table as this person sees it. On a shared phone, its requests are those of one of the players. */
  readonly own: Pick<OnlineTable, 'api' | 'take'>;
  /** What people without a name may do; by default nothing. */
  readonly unnamed?: ReactNode;
}

/** Shows the choices of a latecomer: to watch, to play in the next match, or to take the seat of a bot. */
export function LateChoices({ state, own, unnamed }: LateChoicesProps) {
  const messages = useMessages();
  const { table, you } = state;
  const { problem, change } = useChanges(table.id, own);
  if (you.seat !== null || !mayWait(table) || (you.person === null && unnamed === undefined)) return null;
  const waiting = table.waiting.find(({ person }) => person === you.person);
  return (
    <aside className={styles.late}>
      <p>
        {waiting !== undefined
          ? messages.say('party-waiting')
          : messages.say('party-late-choice', { state: table.status === 'over' ? 'over' : 'running' })}
      </p>
      <div className="row">
        {you.person === null ? (
          unnamed
        ) : waiting !== undefined ? null : (
          <Button tone="primary" data-action="wait" onClick={() => void change('wait', {})}>
            {messages.say('party-wait')}
          </Button>
        )}
        {hasBotSeat(table) && you.person !== null ? (
          <Button
            data-action="take-bot-seat"
            onClick={() => void change('sit', { mark: waiting?.mark ?? currentSettings().token })}
          >
            {messages.say('party-take-bot')}
          </Button>
        ) : null}
      </div>
      <ErrorMessage text={problem} />
    </aside>
  );
}
