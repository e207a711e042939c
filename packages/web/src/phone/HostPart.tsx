import type { Catalogue } from '@dicehall/messages';
import type { TableState } from '@dicehall/server/protocol';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { LazyPart } from '../app/LazyPart.tsx';
import { whileMounted } from '../app/while-mounted.ts';
import { MessagesContext, useMessages } from '../i18n/messages.tsx';
import type { Api } from '../online/api.ts';
import { loadGame } from './one-game.ts';
import styles from './phone.module.css';
import { phoneTexts } from './texts.ts';

/** The host's tools, which only the phone of the host loads. */
const PartyHost = lazy(() => import('../party/PartyHost.tsx'));
const RulesOfParty = lazy(() => import('../party/RulesOfParty.tsx'));

/** Renders its children after the texts of a game's house rules have loaded. */
function WithRules({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly messages: Catalogue } | null>(null);
  useEffect(
    () =>
      whileMounted(Promise.all([phoneTexts(game, true), loadGame(game)]), ([messages]) =>
        setLoaded({ game, messages }),
      ),
    [game],
  );
  return loaded?.game === game ? <MessagesContext value={loaded.messages}>{children}</MessagesContext> : null;
}

/** Shows the rules of a party. They load only after the phone is ready to play. */
export const RulesPart = ({ table }: { readonly table: TableState }) => (
  <LazyPart>
    <WithRules game={table.game}>
      <RulesOfParty table={table} />
    </WithRules>
  </LazyPart>
);

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
