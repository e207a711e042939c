import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { announcer, type Urgency } from './announcer.ts';

let opened = 0;

/** Two live regions, one for each urgency. If several pairs exist, the innermost one gets all messages. */
export function LiveRegions() {
  const [region] = useState(() => ++opened);
  const messages = useSyncExternalStore(announcer.onChange, announcer.now, announcer.now);
  useEffect(() => announcer.open(region), [region]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reports that `messages` were rendered
  useLayoutEffect(announcer.onRendered, [messages]);
  const paragraphs = (urgency: Urgency) =>
    messages
      .filter((one) => one.region === region && one.urgency === urgency)
      .map(({ id, text }) => <p key={id}>{text}</p>);
  return (
    <div className="visually-hidden">
      <div aria-live="polite" aria-relevant="additions" data-region="polite">
        {paragraphs('polite')}
      </div>
      <div aria-live="assertive" aria-relevant="additions" data-region="assertive">
        {paragraphs('assertive')}
      </div>
    </div>
  );
}
