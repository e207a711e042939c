import type { MatchRecord } from '@dicehall/engine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask } from '../values/ask.ts';
import type { Method, ReviewAnswer } from '../values/questions.ts';

/** The state of a review. Shares are from 0 to 1. */
type ReviewState =
  | { readonly kind: 'idle' | 'done' | 'failed' }
  | {
      readonly kind: 'at-work';
      readonly method: Method;
      readonly share: number;
    };

type DoneReview = ReviewAnswer & { readonly record: MatchRecord };

interface ReviewControl {
  readonly state: ReviewState;
  /** The last review, which is shown while a better review is computed. */
  readonly done: DoneReview | null;
  readonly start: (method: Method) => void;
  readonly cancel: () => void;
}

/** The reviews of the last matches, so that a match is not analysed again when its replay is opened again. */
const known = new Map<string, ReviewAnswer>();
const mostKnown = 8;

const keyOf = ({ game, options, log }: MatchRecord): string => JSON.stringify([game, options, log]);

function remember(record: MatchRecord, answer: ReviewAnswer): void {
  if (known.size >= mostKnown) known.clear();
  known.set(keyOf(record), answer);
}

/** Reviews a match automatically when its page opens. */
export function useReview(
  record: () => Promise<MatchRecord | null>,
  onReviewed: (review: ReviewAnswer['review']) => void,
): ReviewControl {
  const [state, setState] = useState<ReviewState>({ kind: 'idle' });
  const [done, setDone] = useState<DoneReview | null>(null);
  const stop = useRef<() => void>(() => {});

  const start = async (method: Method) => {
    stop.current();
    let wanted = true;
    stop.current = () => {
      wanted = false;
    };
    setState({ kind: 'at-work', method, share: 0 });
    const match = await record().catch(() => null);
    if (!wanted) return;
    if (match === null) {
      setState({ kind: 'failed' });
      return;
    }
    const show = (answer: ReviewAnswer) => setDone({ ...answer, record: match });
    const finish = (answer: ReviewAnswer) => {
      show(answer);
      setState({ kind: 'done' });
      onReviewed(answer.review);
    };
    const earlier = method === 'soon' ? known.get(keyOf(match)) : undefined;
    if (earlier !== undefined) {
      finish(earlier);
      return;
    }
    stop.current = ask('review', { record: match, method }, (news) => {
      if (news.kind === 'progress') setState({ kind: 'at-work', method, share: news.share });
      else if (news.kind === 'failed') setState({ kind: 'failed' });
      else if (news.kind === 'part') show(news.answer);
      else {
        remember(match, news.answer);
        finish(news.answer);
      }
    });
  };
  const begin = useEffectEvent(() => void start('soon'));
  useEffect(() => {
    begin();
    return () => stop.current();
  }, []);
  const cancel = () => {
    stop.current();
    setState({ kind: done === null ? 'idle' : 'done' });
  };
  return { state, done, start: (method) => void start(method), cancel };
}
