import { OneField } from '../app/OneField.tsx';
import { seatKey } from '../table/seats.ts';
import { useWords } from '../words/words.tsx';
import styles from './apart.module.css';
import { changeTable } from './api.ts';
import type { OnlineState } from './online-state.ts';

/** What the dice are made of: the server's promise, and what each seat adds; one's own may be chosen before the match. */
export function FairDice({ state }: { readonly state: OnlineState }) {
  const words = useWords();
  const { table, you } = state;
  const { commitment, seeds, serverSeed } = table.dice;
  const own = you.seat === null ? undefined : table.seats[you.seat]?.seed;
  return (
    <div className={styles.tools} data-fair-dice>
      <p className="soft small">{words.say('web-fair.about')}</p>
      <dl className={styles.seeds}>
        <dt>{words.say('web-fair-promise')}</dt>
        <dd>
          <code className="code">{state.promised ?? commitment}</code>
        </dd>
        {serverSeed === null ? null : (
          <>
            <dt>{words.say('web-fair-server')}</dt>
            <dd>
              <code className="code">{serverSeed}</code>
            </dd>
          </>
        )}
        {table.seats.map(({ seat, name, kind }) =>
          kind === 'empty' ? null : (
            <div key={seatKey(seat)}>
              <dt>{words.say('web-fair-part', { name: name ?? '' })}</dt>
              <dd>
                <code className="code">{seeds[seat]}</code>
              </dd>
            </div>
          ),
        )}
      </dl>
      {table.status === 'open' && typeof own === 'string' ? (
        <OneField
          key={own}
          label={words.say('web-fair-own')}
          about={words.say('web-fair-own.about')}
          button={words.say('web-fair-set')}
          first={own}
          maxLength={64}
          pattern="[ -~]{1,64}"
          isMain={false}
          onGive={async (seed) => {
            const answer = await changeTable(table.id, 'seed', { seed });
            return answer.ok ? null : answer.detail || words.say('web-offline');
          }}
        />
      ) : null}
      {table.status === 'playing' ? <p className="soft small">{words.say('web-fair-fixed')}</p> : null}
    </div>
  );
}
