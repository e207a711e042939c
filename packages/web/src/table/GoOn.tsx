import { useEffect } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';

/** Goes on to the next player's turn, where the table waits for that. */
export function GoOn({ goOn }: { readonly goOn: (() => void) | null }) {
  const messages = useMessages();
  const { keys, keysOn } = useSettings();
  const isWaiting = goOn !== null;
  const key = keysOn ? keys['go-on'] : 'none';
  useEffect(() => {
    if (isWaiting) announcer.say(messages.say('web-go-on-key', { key }));
  }, [isWaiting, key, messages]);
  return goOn === null ? null : (
    <Button
      tone="primary"
      data-action="go-on"
      aria-keyshortcuts={keysOn ? keys['go-on'] : undefined}
      onClick={goOn}
    >
      {messages.say('web-key-go-on')}
    </Button>
  );
}
