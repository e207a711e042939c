import { lazy } from 'react';
import { LazyPart } from '../app/LazyPart.tsx';
import type { AnyView } from '../hands/hand-of.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { sectionNow } from './section-now.ts';

const RulesText = lazy(() => import('./RulesText.tsx'));

interface RulesDialogProps {
  readonly view: AnyView;
  readonly onClose: () => void;
}

/** The rules over the table, opened at the section for the current step. */
export function RulesDialog({ view, onClose }: RulesDialogProps) {
  const messages = useMessages();
  return (
    <Dialog
      title={messages.say('web-rules.name', { game: messages.say(`game-${view.game}`) })}
      onClose={onClose}
    >
      <LazyPart>
        <RulesText game={view.game} section={sectionNow(view)} />
      </LazyPart>
    </Dialog>
  );
}
