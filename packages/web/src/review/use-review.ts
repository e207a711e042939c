import type { MatchRecord } from '@dicehall/engine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  knownReview,
  type Method,
  type ReviewDone,
  type ReviewNews,
  requestReview,
} from './request-review.ts';

export type ReviewState = { readonly kind: 'idle' } | ReviewNews;
export type DoneReview = ReviewDone & { readonly record: MatchRecord };

export interface ReviewControl {
  readonly state: ReviewState;
  /** The last review, which stays while a better one is made. */
  readonly done: DoneReview | null;
  readonly start: (method: Method) => void;
  readonly cancel: () => void;
}

/** Reviews a match by itself as soon as its page is open. */
export function useReview(
  record: () => Promise<MatchRecord | null>,
  onReviewed: (review: DoneReview['review']) => void,
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
    setState({ kind: 'at-work', stage: method === 'exact' ? 'solving' : 'reviewing', share: 0 });
    const match = await record().catch(() => null);
    if (!wanted) return;
    if (match === null) {
      setState({ kind: 'failed' });
      return;
    }
    const hear = (news: ReviewNews) => {
      setState(news);
      if (news.kind !== 'done') return;
      setDone({ ...news, record: match });
      onReviewed(news.review);
    };
    const known = method === 'soon' ? knownReview(match) : undefined;
    if (known === undefined) stop.current = requestReview({ record: match, method }, hear);
    else hear(known);
  };
  const begin = useEffectEvent(() => void start('soon'));
  useEffect(() => {
    begin();
    return () => stop.current();
  }, []);
  const cancel = () => {
    stop.current();
    setState(done === null ? { kind: 'idle' } : done);
  };
  return { state, done, start: (method) => void start(method), cancel };
}
