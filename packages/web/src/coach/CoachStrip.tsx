import { useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import type { TableCoach } from '../table/model/feed.ts';
import { Button } from '../ui/Button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import styles from './coach.module.css';
import { solvingText } from './table-coach.ts';

/** Each mark has a sign, so that it does not depend on its colour. */
const signs = { best: '✓', fine: '=', inaccuracy: '?!', mistake: '?', blunder: '??' } as const;

interface CoachStripProps {
  readonly coach: TableCoach;
  /** Why there is no hint now; null if the player has a choice. */
  readonly why: string | null;
  readonly onHint: () => void;
}

export function CoachStrip({ coach, why, onHint }: CoachStripProps) {
  const messages = useMessages();
  const { keys, keysOn } = useSettings();
  const { state, mark, hint } = coach;
  const shortcut = keysOn ? keys.hint : undefined;
  const news = () => {
    if (state?.kind === 'failed') return messages.say('web-coach-failed');
    if (state?.kind === 'solving') return solvingText(messages, state.share);
    return messages.say('web-coach-ready', { how: state?.kind ?? 'solved' });
  };
  return (
    <section
      className={styles.strip}
      aria-label={messages.say('web-coach')}
      data-coach={state?.kind ?? 'none'}
    >
      <div className={styles.panel}>
        {hint === null && mark !== null ? (
          <p className={styles.text} data-mark={mark.mark}>
            <span className={styles.sign} aria-hidden="true">
              {signs[mark.mark]}
            </span>
            <span>{mark.text}</span>
          </p>
        ) : (
          <p className={styles.text} data-hint={hint !== null || undefined}>
            {hint ?? news()}
          </p>
        )}
        {why === null ? null : (
          <span id="coach-no-hint" className="visually-hidden">
            {why}
          </span>
        )}
        {hint === null ? (
          <Button
            className={styles.button}
            data-action="hint"
            aria-keyshortcuts={shortcut}
            isDisabled={why !== null}
            reason="coach-no-hint"
            onClick={onHint}
          >
            {messages.say('web-hint')}
            {shortcut === undefined ? null : (
              <span className={styles.key} aria-hidden="true">
                {shortcut}
              </span>
            )}
          </Button>
        ) : (
          <Button
            className={styles.button}
            data-action="close-hint"
            aria-label={messages.say('web-close')}
            onClick={coach.closeHint}
          >
            <CloseIcon />
          </Button>
        )}
      </div>
    </section>
  );
}
