import { lazy, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { announcer } from '../announce/announcer.ts';
import { LazyPart } from '../app/LazyPart.tsx';
import { useMessages, usePhrases } from '../i18n/messages.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { RulesDialog } from '../rules/RulesDialog.tsx';
import { changeSettings, currentSettings } from '../settings/settings.ts';
import { readSaved, save } from '../settings/storage.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { focusLogPanel, GameLogList, type GameLogParts } from './GameLogPanel.tsx';
import styles from './menu.module.css';
import { type KeyDialogs, tableKeys } from './model/keys.ts';
import type { ShownTable } from './model/shown.ts';
import type { TableModel } from './model/table.ts';
import { typedLineId } from './TypedLine.tsx';

const TableKeys = lazy(() => import('./TableKeys.tsx'));
const ScoringCardText = lazy(() => import('./ScoringCardText.tsx'));

type DialogName = 'menu' | 'rules' | 'log' | 'card';

interface OpenDialogs {
  readonly dialog: DialogName | null;
  readonly show: (dialog: DialogName | null) => void;
  readonly open: KeyDialogs;
}

/** Manages the dialogs of a table, which its bar and its keys open. */
export function useDialogs(table: TableModel): OpenDialogs {
  const messages = useMessages();
  const [dialog, show] = useState<DialogName | null>(null);
  const open = useMemo(
    (): KeyDialogs => ({
      onMenu: () => show('menu'),
      onRules: () => show('rules'),
      onLog() {
        table.readNotes();
        // If the log beside the table is visible, a dialog would show it twice.
        if (!focusLogPanel()) show('log');
      },
      onType() {
        flushSync(() => changeSettings({ typing: true }));
        document.getElementById(typedLineId)?.focus();
      },
      onCard() {
        if (table.now().feed.game.card === undefined) announcer.say(messages.say('web-card-none'));
        else show('card');
      },
    }),
    [table, messages],
  );
  useKeys(useMemo(() => tableKeys(table, open), [table, open]));
  return { dialog, show, open };
}

const storageKey = 'dicehall.knows-keys';

/** Announces how to play by keys, at the first table in this browser. */
function useFirstVisit(): void {
  const messages = useMessages();
  useEffect(() => {
    const { keys, keysOn } = currentSettings();
    if (!keysOn || readSaved(storageKey) === true) return;
    save(storageKey, true);
    const { roll, bank, hand, type, keys: menu } = keys;
    announcer.say(messages.say('web-first-visit', { roll, bank, hand, type, menu }));
  }, [messages]);
}

interface TableDialogsProps {
  readonly table: TableModel;
  readonly shown: ShownTable;
  readonly log: GameLogParts;
  readonly dialogs: OpenDialogs;
}

/** The dialogs of every table: menu and keys, rules, game log, scoring card. */
export function TableDialogs({ table, shown, log, dialogs: { dialog, show } }: TableDialogsProps) {
  const messages = useMessages();
  useFirstVisit();
  const { game, options, notes } = shown.feed;
  const close = () => show(null);
  switch (dialog) {
    case null:
      return null;
    case 'menu':
      return <Menu shown={shown} onRules={() => show('rules')} onClose={close} />;
    case 'rules':
      return <RulesDialog game={game} options={options} view={shown.view} onClose={close} />;
    case 'log':
      return (
        <Dialog
          title={notes === undefined ? messages.say('web-log') : messages.say('web-log.chat', { unread: 0 })}
          onClose={() => {
            table.readNotes();
            close();
          }}
        >
          <GameLogList {...log} />
          {log.aside}
        </Dialog>
      );
    case 'card': {
      const card = game.card?.(shown.view, shown.draft);
      return card === undefined ? null : (
        <Dialog title={messages.say('web-card')} onClose={close}>
          <LazyPart>
            <ScoringCardText card={card} />
          </LazyPart>
        </Dialog>
      );
    }
  }
}

interface MenuProps {
  readonly shown: ShownTable;
  readonly onRules: () => void;
  readonly onClose: () => void;
}

function Menu({ shown, onRules, onClose }: MenuProps) {
  const messages = useMessages();
  const say = usePhrases();
  const { menu: all = [], result = null } = shown.feed;
  const menu = result === null || shown.isEnd ? all : all.filter(({ tellsEnd }) => !tellsEnd);
  const choose = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Dialog title={messages.say('web-menu')} onClose={onClose}>
      <ul className={styles.menu}>
        <li>
          <Button onClick={choose(onRules)}>{messages.say('web-rules-for-now')}</Button>
        </li>
        {[...menu.filter(({ isApart }) => !isApart), ...menu.filter(({ isApart }) => isApart)].map((item) => (
          <li key={item.id} data-apart={item.isApart || undefined}>
            <Button onClick={choose(item.choose)}>{say(item.label)}</Button>
          </li>
        ))}
      </ul>
      <div className={styles.withKeyboard}>
        <LazyPart>
          <TableKeys shown={shown} />
        </LazyPart>
      </div>
    </Dialog>
  );
}
