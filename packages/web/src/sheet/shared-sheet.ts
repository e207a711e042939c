import { maxSilence, RetryPauses } from '@dicehall/server/client';
import {
  type SharedSheet,
  type SheetLineMessage,
  sharedSheetSchema,
  sheetLineSchema,
} from '@dicehall/server/protocol';
import { call } from '../online/api.ts';
import { type KeyedChange, readChange, type SavedSheet, type SheetSetup } from './saved-sheets.ts';

const readShared = (raw: unknown): SharedSheet => sharedSheetSchema.parse(raw);

export const shareSheet = ({ setup, changes }: Pick<SavedSheet, 'setup' | 'changes'>) =>
  call('POST', '/sheets', readShared, { setup, changes: changes.map(({ change }) => change) });

export const fetchSheet = (id: string) => call('GET', `/sheets/${id}`, readShared);

export const findSheet = (code: string) =>
  call('GET', `/sheet-codes/${encodeURIComponent(code)}`, (raw) => (raw as { sheet: string }).sheet);

export const sendChange = (id: string, seq: number, { key, change }: KeyedChange) =>
  call('POST', `/sheets/${id}/changes`, (raw) => (raw as { seq: number }).seq, { seq, key, change });

/** Returns the parts of a shared sheet that a browser saves, without the lines that this version cannot read. */
export function partsOf(shared: SharedSheet): {
  readonly setup: SheetSetup;
  readonly changes: KeyedChange[];
} {
  const changes = shared.lines.flatMap((line) => keyedOf(line) ?? []);
  return { setup: shared.setup, changes };
}

export function keyedOf({ key, change }: SheetLineMessage): KeyedChange | null {
  const read = readChange(change);
  return read === null ? null : { key, change: read };
}

interface Follower {
  /** Returns the number of the last known line. */
  readonly seen: () => number;
  readonly onLine: (line: SheetLineMessage) => void;
  readonly onLink: (link: 'live' | 'lost') => void;
}

/**
 * Follows a shared sheet on a stream, which is opened again after every loss and after the phone slept.
 * @returns a function that closes the stream
 */
export function followSheet(id: string, { seen, onLine, onLink }: Follower): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const pauses = new RetryPauses();
  let lastMessageAt = Date.now();
  const page = new AbortController();
  const { signal } = page;

  function listen(): void {
    clearTimeout(retry);
    source?.close();
    lastMessageAt = Date.now();
    const stream = new EventSource(`/api/v1/sheets/${id}/events?since=${seen()}`);
    source = stream;
    stream.addEventListener('line', ({ data }) => {
      lastMessageAt = Date.now();
      const line = sheetLineSchema.safeParse(JSON.parse(data as string));
      if (line.success) onLine(line.data);
    });
    stream.addEventListener('beat', () => {
      lastMessageAt = Date.now();
      pauses.reset();
      onLink('live');
    });
    stream.addEventListener('error', () => {
      if (stream !== source || signal.aborted) return;
      onLink('lost');
      stream.close();
      clearTimeout(retry);
      retry = setTimeout(listen, pauses.next());
    });
  }

  const timer = setInterval(() => {
    if (Date.now() - lastMessageAt > maxSilence) listen();
  }, 5000);
  const again = () => {
    if (document.visibilityState === 'visible') listen();
  };
  document.addEventListener('visibilitychange', again, { signal });
  window.addEventListener('online', listen, { signal });
  window.addEventListener('pageshow', (event) => event.persisted && listen(), { signal });
  listen();
  return () => {
    page.abort();
    clearTimeout(retry);
    clearInterval(timer);
    source?.close();
  };
}
