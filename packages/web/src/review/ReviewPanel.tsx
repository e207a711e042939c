import type { GameId, MatchRecord } from '@dicehall/engine';
import type { Review } from '@dicehall/strategy';
import { useEffect, useRef, useState } from 'react';
import { solvingTime } from '../games/listed-games.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { ReviewReport } from './ReviewReport.tsx';
import { type Method, type ReviewNews, requestReview } from './request-review.ts';
import styles from './review.module.css';

interface ReviewPanelProps {
  readonly record: () => Promise<MatchRecord | null>;
  readonly game: GameId;
  readonly seats: number;
  readonly onShow?: ((entry: number) => void) | undefined;
  readonly onReviewed?: ((review: Review) => void) | undefined;
}

type Panel = { readonly kind: 'idle' } | ReviewNews;
type Done = Extract<ReviewNews, { kind: 'done' }> & { readonly record: MatchRecord };

export default function ReviewPanel({ record, game, seats, onShow, onReviewed }: ReviewPanelProps) {
  const messages = useMessages();
  const [panel, setPanel] = useState<Panel>({ kind: 'idle' });
  const [done, setDone] = useState<Done | null>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  const solving = solvingTime(game, seats);

  const start = async (method: Method) => {
    stop.current();
    setPanel({ kind: 'at-work', stage: method === 'exact' ? 'solving' : 'reviewing', share: 0 });
    let wanted = true;
    stop.current = () => {
      wanted = false;
    };
    const known = await record();
    if (!wanted) return;
    if (known === null) {
      setPanel({ kind: 'failed' });
      return;
    }
    stop.current = requestReview({ record: known, method }, (news) => {
      setPanel(news);
      if (news.kind !== 'done') return;
      setDone({ ...news, record: known });
      onReviewed?.(news.review);
    });
  };
  const cancel = () => {
    stop.current();
    setPanel({ kind: 'idle' });
  };

  const percent = panel.kind === 'at-work' ? Math.floor(panel.share * 100) : 0;
  return (
    <section className={styles.panel} aria-label={messages.say('web-review')}>
      <h2>{messages.say('web-review')}</h2>
      {done === null && panel.kind === 'idle' ? (
        <p className="soft small">{messages.say(`web-review.${solving ?? 'estimate'}`)}</p>
      ) : null}
      <ErrorMessage text={panel.kind === 'failed' ? messages.say('web-review-failed') : null} />
      {panel.kind === 'at-work' ? (
        <div className={styles.work}>
          <p role="status">{messages.say('web-review-working', { stage: panel.stage })}</p>
          <progress
            value={percent}
            max={100}
            aria-label={messages.say('web-review-working', { stage: panel.stage })}
          />
          <div className="row">
            <span className="number grow">{messages.number(percent / 100, { style: 'percent' })}</span>
            <Button data-action="cancel-review" onClick={cancel}>
              {messages.say('web-cancel')}
            </Button>
          </div>
        </div>
      ) : null}
      {panel.kind === 'at-work' || (done !== null && panel.kind === 'done') ? null : (
        <div className="row">
          {solving === null ? null : (
            <Button
              tone={solving === 'quick' ? 'primary' : undefined}
              data-action="review-exact"
              onClick={() => void start('exact')}
            >
              {messages.say('web-review-exact')}
            </Button>
          )}
          {solving === 'quick' && panel.kind !== 'failed' ? null : (
            <Button
              tone={solving === 'quick' ? undefined : 'primary'}
              data-action="review-estimate"
              onClick={() => void start('estimate')}
            >
              {messages.say('web-review-estimate')}
            </Button>
          )}
        </div>
      )}
      {done === null ? null : (
        <>
          <p role="status" className="visually-hidden">
            {messages.say('web-review-done')}
          </p>
          <ReviewReport review={done.review} rollouts={done.rollouts} record={done.record} onShow={onShow} />
          {solving === 'slow' && !done.review.exact && panel.kind === 'done' ? (
            <Button onClick={() => void start('exact')}>{messages.say('web-review-exact')}</Button>
          ) : null}
        </>
      )}
    </section>
  );
}
