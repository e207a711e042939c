import { currentSettings } from '../settings/settings.ts';

/** What was shown by the page itself, where no service worker is at work; by table. */
const shownHere = new Map<string, Notification>();
let queue: Promise<unknown> = Promise.resolve();

/** One after the other: what is withdrawn is never shown after that. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const done = queue.then(change).catch(() => {});
  queue = done;
  return done;
}

/** The service worker, if it is at work: phones show notifications through it only. */
async function workerAtWork(): Promise<ServiceWorkerRegistration | null> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return worker?.active == null ? null : worker;
}

const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Shows a notification where that is wanted and allowed; of several about one table only the last stays. */
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

/** Takes back what was shown about a table: it has been seen, or is no longer so. */
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
