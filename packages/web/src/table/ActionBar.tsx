import { useEffect, useId, useRef } from 'react';
import type { HandAction } from '../hands/hand.ts';
import { Say } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import styles from './actions.module.css';

interface ActionBarProps {
  /** What it shows is not for everybody: not just a second click, a second tap too is left out. */
  readonly isShy?: boolean;
  readonly actions: readonly HandAction[];
  readonly onAct: (action: HandAction) => void;
}

function ActionButton({
  action,
  isMain,
  isShy,
  onAct,
}: {
  readonly action: HandAction;
  readonly isMain: boolean;
  readonly isShy: boolean;
  readonly onAct: ActionBarProps['onAct'];
}) {
  const reason = useId();
  const { keys, keysOn } = useSettings();
  const { why } = action;
  return (
    <Button
      className={styles.action}
      tone={isMain && why === null ? 'primary' : undefined}
      data-action={action.id}
      data-main={isMain || undefined}
      aria-disabled={why !== null}
      aria-describedby={why === null ? undefined : reason}
      aria-keyshortcuts={keysOn && action.key !== null ? keys[action.key] : undefined}
      onClick={({ detail, nativeEvent }) => {
        // The second click of a double one would act on what the first has only just brought.
        const isTap = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
        if (detail < 2 || (isTap && !isShy)) onAct(action);
      }}
    >
      <span>
        <Say phrase={action.label} />
      </span>
      {why === null ? null : (
        <span id={reason} className={styles.why}>
          <Say phrase={why} />
        </span>
      )}
    </Button>
  );
}

/** What can be done now, the main thing biggest; what cannot be done says why. */
export function ActionBar({ actions, isShy = false, onAct }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    // A button that went away took the focus with it: the main one has it next, so that nobody is lost.
    if (hadFocus.current && document.activeElement === document.body) {
      bar.current?.querySelector<HTMLElement>('[data-main]')?.focus();
    }
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are the controls; this only remembers the focus
    <div
      ref={bar}
      className={styles.actions}
      data-count={actions.length}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        if (event.relatedTarget !== null) hadFocus.current = false;
      }}
    >
      {actions.map((action, index) => (
        <ActionButton key={action.id} action={action} isMain={index === 0} isShy={isShy} onAct={onAct} />
      ))}
    </div>
  );
}
