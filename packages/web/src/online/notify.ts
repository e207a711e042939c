import { useEffect } from 'react';
import { currentSettings } from '../settings/settings.ts';

/** The notifications that the page itself shows, without a service worker, by table. */
const shownHere = new Map<string, Notification>();
let queue: Promise<unknown> = Promise.resolve();

/** Runs changes in order, so that a withdrawn notification is not shown afterwards. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const done = queue.then(change).catch(() => {});
  queue = done;
  return done;
}

/**
 * Returns the active service worker; null if there is none. Phones show notifications only through a service worker.
 */
async function workerAtWork(): Promise<ServiceWorkerRegistration | null> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return worker?.active == null ? null : worker;
}

const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Shows a notification if the user wants and allows it. It replaces an earlier one about the same table. */
export function notify(text: string, about: string, table: string): Promise<void> {
  return inTurn(async () => {
    if (!currentSettings().notifications || !mayNotify()) return;
    const options = { body: about, tag: table, data: { url: `/online/table/${table}` } };
    const worker = await workerAtWork();
    if (worker !== null) {
      await worker.showNotification(text, options);
      return;
    }
    const shown = new Notification(text, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    shownHere.set(table, shown);
  });
}

export function withdraw(table: string): Promise<void> {
  return inTurn(async () => {
    if (!mayNotify()) return;
    const worker = await workerAtWork();
    const shown = (await worker?.getNotifications({ tag: table })) ?? [];
    for (const one of shown) one.close();
    shownHere.get(table)?.close();
    shownHere.delete(table);
  });
}

interface TurnNotice {
  readonly isMine: boolean;
  readonly text: string;
  readonly title: string;
  readonly table: string;
}

/**
 * Shows that it is this player's turn by the page title, and by a notification while the page is hidden. The
 * notification disappears when the turn ends or the page becomes visible.
 */
export function useTurnNotice({ isMine, text, title, table }: TurnNotice): void {
  useEffect(() => {
    document.title = isMine ? `● ${text} – ${title}` : `${title} – Dicehall`;
    if (!isMine) return;
    if (document.hidden) void notify(text, title, table);
    const onSeen = () => {
      if (!document.hidden) void withdraw(table);
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      document.removeEventListener('visibilitychange', onSeen);
      void withdraw(table);
    };
  }, [isMine, text, title, table]);
}
