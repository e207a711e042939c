import type { Catalogue } from '@dicehall/messages';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { announcer, systemClock } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import { motionIsReduced } from '../settings/appearance.ts';
import { changeSettings, currentSettings, onSettings } from '../settings/settings.ts';
import type { TableDevice, TableFeed } from './model/feed.ts';
import type { ShownTable } from './model/shown.ts';
import { openTable, type TableModel } from './model/table.ts';
import { tableSound } from './sound.ts';

let hasAsked = false;

/** Called for a key that only announces something. Such a key shows that the player follows the match by ear. */
function noteListener(): void {
  hasAsked = true;
}

/** Whether the moves of others wait until earlier announcements can have been spoken. */
function waitsForSpeech(): boolean {
  const { speech, pace } = currentSettings();
  return speech === 'always' || (speech === 'auto' && hasAsked && pace !== 'instant');
}

const pageDevice = (messages: Catalogue): TableDevice => ({
  messages,
  announcer,
  play: tableSound.play,
  settings: currentSettings,
  changeSettings,
  onSettings,
  isMotionReduced: motionIsReduced,
  noteListener,
  waitsForSpeech,
  after: systemClock.after,
});

/** Opens the session or the model of a table, and runs it while the component is mounted. */
export function useOpened<Opened extends { readonly start: () => () => void }>(
  open: (device: TableDevice) => Opened,
): Opened {
  const messages = useMessages();
  const [opened] = useState(() => open(pageDevice(messages)));
  useEffect(() => opened.start(), [opened]);
  return opened;
}

/** Opens a table model and passes it the latest feed after each render. */
export function useFedTable(feed: TableFeed): TableModel {
  const table = useOpened((device) => openTable(feed, device));
  useEffect(() => table.feed(feed));
  return table;
}

/** A changing value that is stored outside of React. */
interface Store<Value> {
  readonly now: () => Value;
  readonly onChange: (listener: () => void) => () => void;
}

export const useStore = <Value>({ now, onChange }: Store<Value>): Value =>
  useSyncExternalStore(onChange, now);

export const useShown = (table: TableModel): ShownTable => useStore(table);
