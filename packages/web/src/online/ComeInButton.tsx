import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { useComeIn } from './NameGate.tsx';

/** Lets somebody who watches without a name come in with one; nothing for those who have one. */
export function ComeInButton() {
  const messages = useMessages();
  const comeIn = useComeIn();
  return comeIn === null ? null : (
    <Button data-action="come-in" onClick={comeIn}>
      {messages.say('web-come-in')}
    </Button>
  );
}
