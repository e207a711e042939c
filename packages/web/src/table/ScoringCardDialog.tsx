import type { ScoringCard } from '@dicehall/engine';
import { lazy } from 'react';
import { LazyPart } from '../app/LazyPart.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { Dialog } from '../ui/Dialog.tsx';

const ScoringCardText = lazy(() => import('./ScoringCardText.tsx'));

export function ScoringCardDialog({
  card,
  onClose,
}: {
  readonly card: ScoringCard;
  readonly onClose: () => void;
}) {
  const messages = useMessages();
  return (
    <Dialog title={messages.say('web-card')} onClose={onClose}>
      <LazyPart>
        <ScoringCardText card={card} />
      </LazyPart>
    </Dialog>
  );
}
