import { useMessages } from '../i18n/messages.tsx';
import { seatKey } from '../table/seats.ts';
import { OneFieldForm } from '../ui/OneFieldForm.tsx';
import { changeTable } from './api.ts';
import styles from './online.module.css';
import type { OnlineState } from './online-state.ts';

/** The server's commitment and the seeds of all seats. Players can change their own seed before the match. */
export function FairDice({ state }: { readonly state: OnlineState }) {
  const messages = useMessages();
  const { table, you } = state;
  const { commitment, seeds, serverSeed } = table.dice;
  const own = you.seat === null ? undefined : table.seats[you.seat]?.seed;
  return (
    <div className={styles.tools} data-fair-dice>
      <p className="soft small">{messages.say('web-fair.about')}</p>
      <dl className={styles.seeds}>
        <dt>{messages.say('web-fair-promise')}</dt>
        <dd>
          <code className="code">{state.firstCommitment ?? commitment}</code>
        </dd>
        {serverSeed === null ? null : (
          <>
            <dt>{messages.say('web-fair-server')}</dt>
            <dd>
              <code className="code">{serverSeed}</code>
            </dd>
          </>
        )}
        {table.seats.map(({ seat, name, kind }) =>
          kind === 'empty' ? null : (
            <div key={seatKey(seat)}>
              <dt>{messages.say('web-fair-part', { name: name ?? '' })}</dt>
              <dd>
                <code className="code">{seeds[seat]}</code>
              </dd>
            </div>
          ),
        )}
      </dl>
      {table.status === 'open' && typeof own === 'string' ? (
        <OneFieldForm
          key={own}
          label={messages.say('web-fair-own')}
          about={messages.say('web-fair-own.about')}
          button={messages.say('web-fair-set')}
          initial={own}
          maxLength={64}
          pattern="[ -~]{1,64}"
          isMain={false}
          onSubmit={async (seed) => {
            const answer = await changeTable(table.id, 'seed', { seed });
            return answer.ok ? null : answer.detail || messages.say('web-offline');
          }}
        />
      ) : null}
      {table.status === 'playing' ? <p className="soft small">{messages.say('web-fair-fixed')}</p> : null}
    </div>
  );
}
