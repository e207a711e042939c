import type { AnyGame, BaseView, OptionValue } from '@dicehall/engine';
import { lazy } from 'react';
import { LazyPart } from '../app/LazyPart.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Returns the section of the rules for the current phase of a game, as an index among the second-level headings. */
export function sectionOf({ facts }: AnyGame, { phase }: BaseView): number {
  const section = facts.phases[phase];
  if (section === undefined) throw new Error(`The phase ${phase} has no section of the rules`);
  return facts.rulesSections.indexOf(section);
}

const RulesText = lazy(() => import('./RulesText.tsx'));

interface RulesDialogProps {
  readonly game: AnyGame;
  /** Every option of the match; absent for the standard rules. */
  readonly options?: Readonly<Record<string, OptionValue>> | undefined;
  readonly view: BaseView;
  readonly onClose: () => void;
}

export function RulesDialog({ game, options, view, onClose }: RulesDialogProps) {
  const messages = useMessages();
  return (
    <Dialog
      title={messages.say('web-rules.name', { game: messages.lookup(`game-${game.id}`) })}
      onClose={onClose}
    >
      <LazyPart>
        <RulesText game={game.id} options={options} section={sectionOf(game, view)} />
      </LazyPart>
    </Dialog>
  );
}
