import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import type { ValuedMatch } from '../values/questions.ts';
import { expertState, onExperts, prepareExpert } from './bots.ts';
import { scheduleExpertNote } from './expert-note.ts';

/** Prepares the expert of a table, and shows its progress if that takes a while. */
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
