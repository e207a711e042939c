import type { AnyView } from '../hands/hand-of.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { RulesText } from './RulesText.tsx';
import { sectionNow } from './section-now.ts';

/** The rules over the table, which stays as it is: opened at what matters now. */
export default function RulesDialog({
  view,
  onClose,
}: {
  readonly view: AnyView;
  readonly onClose: () => void;
}) {
  const messages = useMessages();
  return (
    <Dialog
      title={messages.say('web-rules.name', { game: messages.say(`game-${view.game}`) })}
      onClose={onClose}
    >
      <RulesText game={view.game} section={sectionNow(view)} />
    </Dialog>
  );
}
