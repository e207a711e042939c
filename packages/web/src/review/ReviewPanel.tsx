import type { MatchRecord, Seat } from '@dicehall/engine';
import type { Review } from '@dicehall/strategy';
import { useEffect } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/Field.tsx';
import type { MoveLink } from './move-link.ts';
import { ReviewReport } from './ReviewReport.tsx';
import styles from './review.module.css';
import { useReview } from './use-review.ts';

interface ReviewPanelProps {
  readonly record: () => Promise<MatchRecord | null>;
  /** The seats of this device's players, whose mistakes are listed; if empty, all mistakes are listed. */
  readonly mine: readonly Seat[];
  readonly link: MoveLink;
  readonly onReviewed?: (review: Review) => void;
}

/** The milliseconds after which a running review is announced. */
const patience = 2000;

export default function ReviewPanel({ record, mine, link, onReviewed }: ReviewPanelProps) {
  const messages = useMessages();
  const { state, done, start, cancel } = useReview(record, (review) => {
    announcer.say(messages.say('web-review-done'));
    onReviewed?.(review);
  });
  const percent = state.kind === 'at-work' ? Math.floor(state.share * 100) : 0;
  const { kind } = state;
  useEffect(() => {
    if (kind !== 'at-work') return;
    // Most reviews finish before this time, so that their progress is not announced.
    const timer = setTimeout(() => announcer.say(messages.say('web-review-working')), patience);
    return () => clearTimeout(timer);
  }, [kind, messages]);
  const isSolving = state.kind === 'at-work' && state.method === 'exact';
  return (
    <section className={styles.panel} aria-label={messages.say('web-review')}>
      <h2>{messages.say('web-review')}</h2>
      <ErrorMessage text={state.kind === 'failed' ? messages.say('web-review-failed') : null} />
      {state.kind === 'at-work' ? (
        <div className={styles.work}>
          <p>{messages.say('web-review-working')}</p>
          <div className="row">
            <progress
              className="grow"
              value={percent}
              max={100}
              aria-label={messages.say('web-review-working')}
            />
            <Button data-action="cancel-review" onClick={cancel}>
              {messages.say('web-cancel')}
            </Button>
          </div>
        </div>
      ) : null}
      {state.kind === 'idle' || state.kind === 'failed' ? (
        <Button data-action="review" onClick={() => start('soon')}>
          {messages.say('web-review-start')}
        </Button>
      ) : null}
      {done === null ? null : (
        <>
          <ReviewReport
            review={done.review}
            rollouts={done.rollouts}
            record={done.record}
            mine={mine}
            link={link}
          />
          {done.canSolve && !isSolving ? (
            <div className={styles.work}>
              <p className="soft small">{messages.say('web-review-exact.about')}</p>
              <Button data-action="review-exact" onClick={() => start('exact')}>
                {messages.say('web-review-exact')}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </section>
  );
}
