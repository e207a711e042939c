import { useSyncExternalStore } from 'react';
import { announcer } from './announcer.ts';

/** The two live regions: everything said is added to them, one after the other. */
export function LiveRegions() {
  const { polite, assertive } = useSyncExternalStore(announcer.onChange, announcer.now);
  return (
    <div className="unseen">
      <div aria-live="polite" aria-relevant="additions" data-region="polite">
        {polite.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div aria-live="assertive" aria-relevant="additions" data-region="assertive">
        {assertive.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </div>
  );
}
