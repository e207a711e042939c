import { newTokenSchema, tokenSchema } from '@dicehall/server/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { OneFieldForm } from '../ui/OneFieldForm.tsx';
import { call, fetched } from './api.ts';
import styles from './online.module.css';

const tokens = () => fetched('/me/tokens', tokenSchema.array());

export function Tokens() {
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
        <p role="status">
          {messages.say('web-token-once')} <code className="code">{secret}</code>
        </p>
      )}
      <OneFieldForm
        label={messages.say('web-token-label')}
        button={messages.say('web-token-make')}
        initial=""
        maxLength={40}
        isMain={false}
        onSubmit={async (label) => {
          const made = await call('POST', '/me/tokens', (raw) => newTokenSchema.parse(raw), { label });
          if (!made.ok) return made.detail || messages.say('web-no-server');
          setSecret(made.value.secret);
          await again();
          return null;
        }}
      />
    </Card>
  );
}
