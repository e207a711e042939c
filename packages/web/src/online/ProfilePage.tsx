import { refusalText } from '@dicehall/server/client';
import { type HistoryItem, newTokenSchema, type Person, tokenSchema } from '@dicehall/server/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Spoken } from '../announce/Spoken.tsx';
import { Page } from '../app/Page.tsx';
import { useDateFormat, useMessages } from '../i18n/messages.tsx';
import { changeSettings } from '../settings/settings.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { ErrorMessage } from '../ui/Field.tsx';
import { OneFieldForm } from '../ui/OneFieldForm.tsx';
import { call, fetched, myHistory } from './api.ts';
import { deleteMe, rename } from './guest.ts';
import styles from './online.module.css';
import { TurnList } from './TurnList.tsx';
import { useProblem } from './use-changes.ts';
import { useTurns } from './use-turns.ts';

const tokens = () => fetched('/me/tokens', tokenSchema.array());

function Tokens() {
  const messages = useMessages();
  const client = useQueryClient();
  const known = useQuery({ queryKey: ['tokens'], queryFn: tokens });
  const [secret, setSecret] = useState<string | null>(null);
  const again = () => client.invalidateQueries({ queryKey: ['tokens'] });
  const revoke = async (token: string) => {
    await call('DELETE', `/me/tokens/${token}`, () => null);
    await again();
  };
  return (
    <Card as="details">
      <summary className={`label ${styles.summary}`}>{messages.say('web-tokens')}</summary>
      <p className="soft small">{messages.say('web-tokens.about')}</p>
      <ul className={styles.people}>
        {known.data?.map((token) => (
          <li key={token.id}>
            <span className="grow">{token.label}</span>
            <Button onClick={() => void revoke(token.id)}>
              {messages.say('web-token-revoke', { label: token.label })}
            </Button>
          </li>
        ))}
      </ul>
      {secret === null ? null : (
        <>
          <Spoken text={messages.say('web-token-once')} />
          <code className="code">{secret}</code>
        </>
      )}
      <OneFieldForm
        label={messages.say('web-token-label')}
        button={messages.say('web-token-make')}
        maxLength={40}
        isMain={false}
        onSubmit={async (label) => {
          const made = await call('POST', '/me/tokens', (raw) => newTokenSchema.parse(raw), { label });
          if (!made.ok) return refusalText(messages, made);
          setSecret(made.value.secret);
          await again();
          return null;
        }}
      />
    </Card>
  );
}

function Finished({ matches }: { readonly matches: readonly HistoryItem[] }) {
  const messages = useMessages();
  const when = useDateFormat();
  return (
    <ul className={styles.lobby}>
      {matches.map((match) => (
        <Card as="li" key={match.table} className="row">
          <div className="grow">
            <h3>{messages.lookup(`game-${match.game}`)}</h3>
            <p className="small">{messages.list(match.names.filter((name) => name !== ''))}</p>
            <p className="soft small">
              {match.place === null
                ? messages.say('web-never-started')
                : messages.say('web-your-place', { place: match.place, score: match.score ?? 0 })}{' '}
              · {when(new Date(match.ended))}
            </p>
          </div>
          <LinkButton href={`/online/table/${match.table}`}>{messages.say('web-look-at')}</LinkButton>
        </Card>
      ))}
    </ul>
  );
}

export function ProfilePage({ me }: { readonly me: Person }) {
  const messages = useMessages();
  const [, go] = useLocation();
  const client = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const { problem, succeeds } = useProblem();
  const turns = useTurns();
  const history = useQuery({ queryKey: ['history'], queryFn: myHistory });
  const deleteProfile = async () => {
    const answer = await deleteMe();
    if (!succeeds(answer)) {
      setDeleting(false);
      return;
    }
    changeSettings({ name: '' });
    client.clear();
    go('/');
  };
  return (
    <Page title={messages.say('web-you')}>
      <h2>{messages.say('web-my-tables')}</h2>
      {turns.data === null ? <p className="soft">{messages.say('web-no-server')}</p> : null}
      {turns.data?.length === 0 ? <p className="soft">{messages.say('web-no-tables')}</p> : null}
      <TurnList turns={turns.data ?? []} />
      {(history.data ?? []).length === 0 ? null : (
        <>
          <h2>{messages.say('web-finished')}</h2>
          <Finished matches={history.data ?? []} />
        </>
      )}
      <h2>{messages.say('web-you-data')}</h2>
      <OneFieldForm
        key={me.name}
        label={messages.say('web-your-name')}
        about={messages.say('web-new-name')}
        button={messages.say('web-rename')}
        initial={me.name}
        maxLength={40}
        autoComplete="nickname"
        isMain={false}
        onSubmit={async (name) => {
          const answer = await rename(name);
          if (!answer.ok) return refusalText(messages, answer);
          changeSettings({ name });
          await client.invalidateQueries({ queryKey: ['me'] });
          return null;
        }}
      />
      <Tokens />
      <div className="row">
        <LinkButton href="/api/v1/me/export" download="dicehall.json">
          {messages.say('web-export')}
        </LinkButton>
        <Button data-action="delete-me" onClick={() => setDeleting(true)}>
          {messages.say('web-delete-me')}
        </Button>
      </div>
      <ErrorMessage text={problem} />
      {isDeleting ? (
        <ConfirmDialog
          text="web-delete-me"
          about={messages.say('web-delete-me.about')}
          action="delete-me-now"
          onConfirm={() => void deleteProfile()}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </Page>
  );
}
