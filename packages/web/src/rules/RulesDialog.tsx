import type { AnyGame, BaseView } from '@dicehall/engine';
import { lazy } from 'react';
import { LazyPart } from '../app/LazyPart.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** The section of a game's rules for the phase of a view: its index among the second-level headings of the page. */
export function sectionOf({ facts }: AnyGame, { phase }: BaseView): number {
  const section = facts.phases[phase];
  if (section === undefined) throw new Error(`The phase ${phase} has no section of the rules`);
  return facts.rulesSections.indexOf(section);
}

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
