import { currentSettings } from '../settings/settings.ts';

/** Shows a notification where that is wanted and allowed; of several about one table only the last stays. */
export async function notify(text: string, about: string, table: string): Promise<void> {
  if (!currentSettings().notifications || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const options = { body: about, tag: table, data: { url: `/apart/table/${table}` } };
  // Phones show them through the service worker only.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker !== undefined) await worker.showNotification(text, options).catch(() => {});
  else new Notification(text, options).onclick = () => window.focus();
}
