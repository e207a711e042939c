import type { AnyGame, BaseView } from '@dicehall/engine';
import { lazy } from 'react';
import { LazyPart } from '../app/LazyPart.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { sectionOf } from './section-of.ts';

const RulesText = lazy(() => import('./RulesText.tsx'));

interface RulesDialogProps {
  readonly game: AnyGame;
  readonly view: BaseView;
  readonly onClose: () => void;
}

export function RulesDialog({ game, view, onClose }: RulesDialogProps) {
  const messages = useMessages();
  return (
    <Dialog
      title={messages.say('web-rules.name', { game: messages.lookup(`game-${game.id}`) })}
      onClose={onClose}
    >
      <LazyPart>
        <RulesText game={game.id} section={sectionOf(game, view)} />
      </LazyPart>
    </Dialog>
  );
}
