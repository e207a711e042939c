import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { useEnterName } from './NameGate.tsx';

/** Lets a spectator without a name enter one. Renders nothing for people with a name. */
export function EnterNameButton() {
  const messages = useMessages();
  const enterName = useEnterName();
  return enterName === null ? null : (
    <Button data-action="enter-name" onClick={enterName}>
      {messages.say('web-enter-name')}
    </Button>
  );
}
