import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import type { ValuedMatch } from '../values/questions.ts';
import type { ExpertState } from './bots.ts';
import { expertState, onExperts, prepareExpert } from './bots.ts';

/** The milliseconds of solving before the note appears, because a note that only flashes does not help. */
export const noteDelay = 300;

/** The milliseconds for which the note stays after solving has finished. */
export const doneNoteDuration = 2000;

/**
 * Schedules when the note about an expert in state `kind` appears or disappears: after some time of solving, and some time after
 * the solution is ready.
 * @param show receives whether to show the note from then on
 * @returns a function that cancels the schedule
 */
export function scheduleExpertNote(
  kind: ExpertState['kind'] | undefined,
  show: (isShown: boolean) => void,
): () => void {
  if (kind !== 'solving' && kind !== 'ready') return () => {};
  const isStarting = kind === 'solving';
  const timer = setTimeout(() => show(isStarting), isStarting ? noteDelay : doneNoteDuration);
  return () => clearTimeout(timer);
}

/** Prepares the expert of a table, and shows the progress if it takes a while. */
export function ExpertNote({ game, options, seats }: ValuedMatch) {
  const messages = useMessages();
  const state = useSyncExternalStore(onExperts, () => expertState({ game, options, seats }));
  const [isShown, setShown] = useState(false);
  useEffect(() => prepareExpert({ game, options, seats }), [game, options, seats]);
  useEffect(() => scheduleExpertNote(state?.kind, setShown), [state?.kind]);
  if (state?.kind === 'failed') return <p className="soft small">{messages.say('web-expert-failed')}</p>;
  if (state === undefined || !isShown) return null;
  if (state.kind === 'ready') {
    return (
      <p className="soft small" data-expert="ready">
        {messages.say('web-expert-solved')}
      </p>
    );
  }
  const percent = messages.number(state.share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <p className="soft small" data-expert="solving">
      {messages.say('web-expert-solving', { percent })}
    </p>
  );
}
