import type { CardLine } from '@dicehall/engine';
import { memo } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Lines } from './ScoringCardText.tsx';

/** What scores, below the game log on a wide screen. It is memoised, so that marking a die does not render it. */
export default memo(function ScoresBeside({ lines }: { readonly lines: readonly CardLine[] }) {
  const messages = useMessages();
  return (
    <section data-scores>
      <h2>{messages.say('web-card-scores')}</h2>
      <Lines lines={lines} />
    </section>
  );
});
