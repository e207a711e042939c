import type { Catalogue } from '@dicehall/messages';
import { refusalText } from '@dicehall/server/client';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { LiveRegions } from '../announce/LiveRegions.tsx';
import { whileMounted } from '../app/while-mounted.ts';
import { MessagesContext, useMessages } from '../i18n/messages.tsx';
import { askWho, type Me } from '../online/guest.ts';
import { useTableOfCode } from '../online/table-of-code.ts';
import { keepAwake } from '../room/keep-awake.ts';
import { Button } from '../ui/Button.tsx';
import { loadGame } from './one-game.ts';
import { PhoneNote } from './PhoneNote.tsx';
import { PhoneTable } from './PhoneTable.tsx';
import { sharingPlayers } from './players.ts';
import { phoneTexts } from './texts.ts';
import { useTables } from './use-tables.ts';

/** Asks the server who the person of this browser is. Returns null until it has answered. */
function useMe(): { readonly me: Me | null; readonly refresh: () => void } {
  const [me, setMe] = useState<Me | null>(null);
  const [asked, ask] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect asks again when `asked` changes
  useEffect(() => whileMounted(askWho(), setMe), [asked]);
  return { me, refresh: () => ask((count) => count + 1) };
}

interface LoadedGame {
  readonly id: string;
  readonly messages: Catalogue;
}

/** Loads the rules and the texts of a game. Returns the previous game until both have loaded, and null for no game. */
function useGame(id: string | null): LoadedGame | null {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      if (id === null || !isCurrent) return;
      try {
        const [messages] = await Promise.all([phoneTexts(id), loadGame(id)]);
        if (isCurrent) setLoaded({ id, messages });
      } catch {
        setTimeout(load, 2000);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return loaded;
}

interface PlayersProps {
  readonly code: string;
  readonly id: string;
  readonly me: Me;
  readonly onMe: () => void;
  /** Called with the table of the next match. */
  readonly onNext: (id: string) => void;
}

function Players({ code, id, me, onMe, onNext }: PlayersProps) {
  const messages = useMessages();
  const all = useSyncExternalStore(sharingPlayers.onChange, sharingPlayers.now);
  const sharing = useMemo(() => all.filter((one) => one.code === code && one.at === undefined), [all, code]);
  const tables = useTables(id, me.kind === 'known' ? me.person : null, sharing);
  const [first] = tables;
  const state = first?.state ?? null;
  // The form that asks a new person for a name needs no game.
  const isNew = me.kind !== 'known';
  const game = useGame(isNew ? null : (state?.table.game ?? null));
  // Before the match, the table stays visible while another game loads.
  const isReady = game !== null && (game.id === state?.table.game || state?.table.status === 'open');
  const texts = isNew ? messages : isReady ? game.messages : null;
  const next = state?.table.rematch ?? null;
  useEffect(() => {
    if (next !== null) onNext(next);
  }, [next, onNext]);
  const problem = first?.table?.problem() ?? null;
  if (first === undefined || state === null || texts === null || problem !== null)
    return (
      <PhoneNote text={problem === null ? messages.say('web-connecting') : refusalText(messages, problem)} />
    );
  return (
    <MessagesContext value={texts}>
      <PhoneTable tables={tables} me={me} onMe={onMe} />
    </MessagesContext>
  );
}

/** Turns a phone into the controller of a party. The code leads to the newest table of the evening. */
export function PhonePage({ code }: { readonly code: string }) {
  const messages = useMessages();
  const { id, problem, isUnknown, goOn } = useTableOfCode(code);
  const { me, refresh } = useMe();
  useEffect(keepAwake, []);
  useEffect(() => {
    document.documentElement.dataset.app = 'open';
  }, []);
  return (
    <>
      {me?.kind === 'offline' ? (
        <PhoneNote text={messages.say('web-no-server')}>
          <Button tone="primary" onClick={refresh}>
            {messages.say('web-try-again')}
          </Button>
        </PhoneNote>
      ) : isUnknown ? (
        <PhoneNote title={messages.say('web-table-gone')} text={problem ?? ''}>
          <a href="/online/join">{messages.say('web-join-code')}</a>
          <a href="/">{messages.say('web-to-start')}</a>
        </PhoneNote>
      ) : id === null || me === null ? (
        <PhoneNote text={problem ?? messages.say('web-connecting')} />
      ) : (
        <Players key={id} code={code} id={id} me={me} onMe={refresh} onNext={goOn} />
      )}
      <LiveRegions />
    </>
  );
}
