import { lobbyItemSchema } from '@dicehall/server/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '../app/Page.tsx';
import { useWords } from '../words/words.tsx';
import styles from './apart.module.css';
import { call } from './api.ts';

/** The id in an answer about a code. */
function idOf(raw: unknown): string {
  const { id, table } = (raw ?? {}) as { id?: unknown; table?: unknown };
  if (typeof id === 'string') return id;
  if (typeof table === 'string') return table;
  return idOf(table);
}

async function lobby() {
  const answer = await call('GET', '/tables', (raw) =>
    lobbyItemSchema.array().parse(Array.isArray(raw) ? raw : (raw as { tables: unknown }).tables),
  );
  return answer.ok ? answer.value : [];
}

/** Joins a table by its code, or one of the open ones. */
export function Join({ code: given }: { readonly code: string }) {
  const words = useWords();
  const [, go] = useLocation();
  const [code, setCode] = useState(given);
  const [problem, setProblem] = useState<string | null>(null);
  const open = useQuery({ queryKey: ['lobby'], queryFn: lobby, refetchInterval: 5000 });
  const join = async () => {
    const answer = await call('GET', `/codes/${encodeURIComponent(code.trim().toUpperCase())}`, idOf);
    if (answer.ok) go(`/apart/table/${answer.value}`);
    else setProblem(answer.detail || words.say('web-no-server'));
  };
  return (
    <Page title={words.say('web-join')}>
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <label className="field">
          <span className="label">{words.say('web-code')}</span>
          <input
            className={`input ${styles.codeInput}`}
            value={code}
            maxLength={5}
            required
            autoComplete="off"
            autoCapitalize="characters"
            onChange={(event) => setCode(event.target.value)}
          />
        </label>
        {problem === null ? null : (
          <p role="alert" className="bad">
            {problem}
          </p>
        )}
        <button type="submit" className="button" data-tone="primary">
          {words.say('web-join.code')}
        </button>
      </form>
      <h2>{words.say('web-lobby')}</h2>
      {open.data?.length === 0 ? <p className="soft">{words.say('web-lobby-empty')}</p> : null}
      <ul className={styles.lobby}>
        {open.data?.map((item) => (
          <li key={item.id} className="card row">
            <span className="grow">
              <strong>{words.say(`game-${item.game}`)}</strong>
              <br />
              <span className="soft small">
                {words.list(item.names)} ·{' '}
                {words.say('web-seats-taken', { count: item.names.length, of: item.seats })}
              </span>
            </span>
            <Link href={`/apart/table/${item.id}`} className="button">
              {words.say('web-join.code')}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
