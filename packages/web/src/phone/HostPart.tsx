import type { Catalogue } from '@dicehall/messages';
import type { TableState } from '@dicehall/server/protocol';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { LazyPart } from '../app/LazyPart.tsx';
import { whileMounted } from '../app/while-mounted.ts';
import { MessagesContext, useMessages } from '../i18n/messages.tsx';
import type { Api } from '../online/api.ts';
import styles from './phone.module.css';
import { phoneTexts } from './texts.ts';

/** Only the phone of the host loads its tools. */
const PartyHost = lazy(() => import('../party/PartyHost.tsx'));

/** Adds the texts of house rules, once they are loaded. */
function WithRules({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const [messages, setMessages] = useState<Catalogue | null>(null);
  useEffect(() => whileMounted(phoneTexts(game, true), setMessages), [game]);
  return messages === null ? null : <MessagesContext value={messages}>{children}</MessagesContext>;
}

interface HostPartProps {
  readonly table: TableState;
  readonly api: Api;
  readonly me: string;
}

export function HostPart(props: HostPartProps) {
  const messages = useMessages();
  return (
    <details className={styles.host} data-host-tools>
      <summary className="label">{messages.say('web-host-tools')}</summary>
      <LazyPart>
        <WithRules game={props.table.game}>
          <PartyHost {...props} />
        </WithRules>
      </LazyPart>
    </details>
  );
}
