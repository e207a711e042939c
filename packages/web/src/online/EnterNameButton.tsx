import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { useEnterName } from './NameGate.tsx';

/** Lets somebody who watches without a name come in with one; nothing for those who have one. */
export function EnterNameButton() {
  const messages = useMessages();
  const enterName = useEnterName();
  return enterName === null ? null : (
    <Button data-action="enter-name" onClick={enterName}>
      {messages.say('web-come-in')}
    </Button>
  );
}
