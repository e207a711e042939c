import type { ControlAction, Seat } from '@dicehall/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { isFocusLost } from '../app/keep-focus.ts';
import { Say, useMessages } from '../i18n/messages.tsx';
import { shortcutOf } from '../keys/keys.ts';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import styles from './actions.module.css';
import type { ShownTable } from './model/shown.ts';
import type { TableModel } from './model/table.ts';

interface ActionBarProps {
  /** The id of the highlighted action; null for none. By default the first action is highlighted. */
  readonly bright?: string | null;
  /** The seat that acts. The second tap of a double tap acts only for the same seat as the first tap. */
  readonly owner?: Seat | undefined;
  /** The name of the player who acts, on the main button, if several people share this screen. */
  readonly badge?: ReactNode;
  readonly actions: readonly ControlAction[];
  readonly onAct: (action: ControlAction) => void;
}

/**
 * The maximum number of actions that a phone shows in one place. More actions, such as giving to one of eleven others,
 * scroll separately.
 */
const mostInReach = 4;

/** Shows the actions. The main action is the largest. A disabled action shows its reason. */
export function ActionBar({ actions, bright, owner, badge, onAct }: ActionBarProps) {
  const { keys, keysOn } = useSettings();
  /** The button that got the first tap of a double tap, with its owner. */
  const begun = useRef('');
  const bar = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    // When the focused button disappears, the main button gets the focus.
    if (hadFocus.current && isFocusLost()) {
      bar.current?.querySelector<HTMLElement>('[data-main]')?.focus();
    }
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls are the buttons inside; the handlers only note the focus
    <div
      ref={bar}
      className={styles.actions}
      data-count={actions.length}
      data-many={actions.length > mostInReach || undefined}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        if (event.relatedTarget !== null) hadFocus.current = false;
      }}
    >
      {actions.map((action, index) => {
        const { id, why, warning } = action;
        const remark = why ?? warning;
        const shortcut = (keysOn && shortcutOf(action.key, keys)) || undefined;
        const button = `${owner} ${id}`;
        return (
          <Button
            key={id}
            className={styles.action}
            tone={
              why === null && (bright === undefined ? index === 0 : id === bright) ? 'primary' : undefined
            }
            data-action={id}
            data-main={index === 0 || undefined}
            aria-disabled={why !== null}
            aria-keyshortcuts={shortcut}
            onClick={({ detail, nativeEvent }) => {
              // The second click of a double click would press the controls that the first click has just shown.
              const isTap = (nativeEvent as PointerEvent).pointerType === 'touch';
              if (detail < 2) begun.current = button;
              if (detail < 2 || (isTap && begun.current === button)) onAct(action);
            }}
          >
            {index > 0 || badge == null ? null : (
              <span className={styles.badge} aria-hidden="true">
                {badge}
              </span>
            )}
            <span>
              <Say phrase={action.label} />
            </span>
            {remark === null ? null : (
              <span className={styles.why} data-why>
                <Say phrase={remark} />
              </span>
            )}
            {shortcut === undefined ? null : (
              <span className={styles.hint} aria-hidden="true">
                {shortcut}
              </span>
            )}
          </Button>
        );
      })}
    </div>
  );
}

/** The button that continues with the next player's turn, if the table waits for that. */
export function GoOn({ table, shown }: { readonly table: TableModel; readonly shown: ShownTable }) {
  const messages = useMessages();
  const { keys, keysOn } = useSettings();
  return shown.hold !== 'key' || shown.isShowing ? null : (
    <Button
      tone="primary"
      data-action="go-on"
      aria-keyshortcuts={keysOn ? keys['go-on'] : undefined}
      onClick={table.goOn}
    >
      {messages.say('web-key-go-on')}
    </Button>
  );
}
