import { type Person, personSchema } from '@dicehall/server/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.tsx';
import { call } from './api.ts';

type Me =
  | { readonly kind: 'known'; readonly person: Person }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'offline' };

const place = 'dicehall.guest';

/** Whether this browser has ever told the server a name; the cookie itself is not for scripts to see. */
function wasHere(): boolean {
  try {
    return localStorage.getItem(place) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(place, 'yes');
  } catch {
    // Then the server is asked each time.
  }
}

async function askWho(): Promise<Me> {
  if (!wasHere()) return { kind: 'unknown' };
  const answer = await call('GET', '/me', (raw) => personSchema.parse(raw));
  if (answer.ok) return { kind: 'known', person: answer.value };
  return { kind: answer.code === 'offline' ? 'offline' : 'unknown' };
}

/** Lets those through whom the server knows; the others give a name first. */
export function NameGate({
  title,
  children,
}: {
  readonly title: string;
  readonly children: (me: Person) => ReactNode;
}) {
  const words = useWords();
  const { name: remembered } = useSettings();
  const [name, setName] = useState(remembered);
  const [problem, setProblem] = useState<string | null>(null);
  const client = useQueryClient();
  const me = useQuery({ queryKey: ['me'], queryFn: askWho, retry: false });
  if (me.data === undefined) {
    return (
      <Page title={title}>
        <p className="soft">{words.say('web-connecting')}</p>
      </Page>
    );
  }
  if (me.data.kind === 'known') return children(me.data.person);
  if (me.data.kind === 'offline') {
    return (
      <Page title={title}>
        <p>{words.say('web-no-server')}</p>
        <button type="button" className="button" data-tone="primary" onClick={() => void me.refetch()}>
          {words.say('web-try-again')}
        </button>
      </Page>
    );
  }
  const become = async () => {
    const answer = await call('POST', '/guests', (raw) => raw, { name: name.trim() });
    if (!answer.ok) {
      setProblem(answer.detail || words.say('web-no-server'));
      return;
    }
    remember();
    changeSettings({ name: name.trim() });
    await client.invalidateQueries({ queryKey: ['me'] });
  };
  return (
    <Page title={title}>
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          void become();
        }}
      >
        <label className="field">
          <span className="label">{words.say('web-your-name')}</span>
          <span className="soft small">{words.say('web-your-name.about')}</span>
          <input
            className="input"
            value={name}
            maxLength={40}
            required
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {problem === null ? null : (
          <p role="alert" className="bad">
            {problem}
          </p>
        )}
        <button type="submit" className="button" data-tone="primary">
          {words.say('web-go-in')}
        </button>
      </form>
    </Page>
  );
}
