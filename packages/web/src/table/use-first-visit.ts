import { useEffect } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import { currentSettings } from '../settings/settings.ts';
import { readSaved, save } from '../settings/storage.ts';

const storageKey = 'dicehall.knows-keys';

/** Announces at the first table of this browser how it is played by keys. */
export function useFirstVisit(): void {
  const messages = useMessages();
  useEffect(() => {
    const { keys, keysOn } = currentSettings();
    if (!keysOn || readSaved(storageKey) === true) return;
    save(storageKey, true);
    const { roll, bank, hand, keys: menu } = keys;
    announcer.say(messages.say('web-first-visit', { roll, bank, hand, menu }));
  }, [messages]);
}
