import { useEffect, useSyncExternalStore } from 'react';
import { useWords } from '../words/words.tsx';
import { type BotTable, expertState, onExperts, prepareExpert } from './bots.ts';
import { waitsForExpert } from './experts.ts';

/** Gets the expert of a table ready, and says so as long as it is not. */
export function ExpertNote({ game, options, seats }: BotTable) {
  const words = useWords();
  const state = useSyncExternalStore(onExperts, () => expertState({ game, options, seats }));
  useEffect(() => prepareExpert({ game, options, seats }), [game, options, seats]);
  switch (state?.kind) {
    case undefined:
    case 'ready':
      return null;
    case 'failed':
      return <p className="soft small">{words.say('web-expert-failed')}</p>;
    case 'solving': {
      const percent = words.number(state.share, { style: 'percent', maximumFractionDigits: 0 });
      const meanwhile = waitsForExpert(game) ? 'waits' : 'steady';
      return (
        <p className="soft small" data-expert>
          {words.say('web-expert-solving', { percent, meanwhile })}
        </p>
      );
    }
  }
}
