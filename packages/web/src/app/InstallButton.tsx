import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { useInstall } from './install.ts';

export function InstallButton() {
  const messages = useMessages();
  const install = useInstall();
  return install === null ? null : (
    <Button tone="quiet" data-action="install" onClick={install}>
      {messages.say('web-install')}
    </Button>
  );
}
