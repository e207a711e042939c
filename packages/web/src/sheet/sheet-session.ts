import {
  changeSheet,
  compareChanges,
  insist,
  type SheetChange,
  type SheetLog,
  type SheetRefusal,
} from '@dicehall/engine';
import type { Refused } from '@dicehall/server/client';
import type { SheetLineMessage } from '@dicehall/server/protocol';
import { createListeners } from '../settings/listeners.ts';
import {
  type KeyedChange,
  logOf,
  newKey,
  onSheetElsewhere,
  type SavedSheet,
  saveSheet,
} from './saved-sheets.ts';
import { followSheet, keyedOf, sendChange, shareSheet } from './shared-sheet.ts';

/** A conflict: two phones changed the same part of a sheet. `theirs` came first, and `mine` was not applied. */
export interface Conflict {
  readonly mine: SheetChange;
  readonly theirs: SheetChange;
}

export interface SheetSnapshot {
  readonly saved: SavedSheet;
  readonly log: SheetLog;
  readonly link: 'alone' | 'live' | 'lost';
  readonly conflict: Conflict | null;
  /** The sentence with which the server refused a change; null if it refused none. */
  readonly refused: string | null;
}

export interface SheetSession {
  readonly now: () => SheetSnapshot;
  readonly onChange: (listener: () => void) => () => void;
  /**
   * Applies a change at once. If the sheet is shared, the change is then sent to the other devices.
   * @returns why the change is refused; null on success
   */
  readonly change: (change: SheetChange) => SheetRefusal | null;
  readonly share: () => Promise<Refused | null>;
  /** Ends a conflict: the change of this phone is applied anyway, or dropped. */
  readonly settle: (keepMine: boolean) => void;
  readonly close: () => void;
}

/** The milliseconds before a change that did not reach the server is sent again. */
const resend = 2000;

export function openSheet(opened: SavedSheet): SheetSession | null {
  const { notify, subscribe } = createListeners();
  const first = logOf(opened.setup, [...opened.changes, ...opened.pending]);
  if (first === null) return null;
  let snapshot: SheetSnapshot = {
    saved: opened,
    log: first,
    link: opened.shared === null ? 'alone' : 'lost',
    conflict: null,
    refused: null,
  };
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unfollow = () => {};
  let isClosed = false;

  function set(next: Partial<SheetSnapshot>): void {
    snapshot = { ...snapshot, ...next };
    notify();
  }

  function update(parts: Partial<SavedSheet>, next: Partial<SheetSnapshot> = {}): void {
    const saved = { ...snapshot.saved, ...parts, updated: Date.now() };
    saveSheet(saved);
    set({ saved, ...next });
  }

  const refold = ({ setup, changes, pending }: SavedSheet): SheetLog =>
    logOf(setup, [...changes, ...pending]) ?? snapshot.log;

  /**
   * Applies a line from the server, and after it the pending changes of this phone, unless they change the same part.
   */
  function takeLine(line: SheetLineMessage): void {
    const { saved } = snapshot;
    if (line.seq !== saved.changes.length + 1) return;
    const theirs = keyedOf(line);
    if (theirs === null) return;
    const changes = [...saved.changes, theirs];
    if (saved.pending[0]?.key === theirs.key) {
      update({ changes, pending: saved.pending.slice(1) });
      return;
    }
    const hits = saved.pending.map((mine) => ({ mine, how: compareChanges(theirs.change, mine.change) }));
    const conflict = hits.find(({ how }) => how === 'conflict');
    const next = {
      ...saved,
      changes,
      pending: conflict === undefined ? hits.filter(({ how }) => how !== 'same').map(({ mine }) => mine) : [],
    };
    const log = refold(next);
    update(next, {
      log,
      ...(conflict && { conflict: { mine: conflict.mine.change, theirs: theirs.change } }),
    });
  }

  async function send(): Promise<void> {
    const { shared, pending, changes } = snapshot.saved;
    const [next] = pending;
    if (shared === null || next === undefined || isSending || isClosed) return;
    isSending = true;
    const answer = await sendChange(shared.id, changes.length, next);
    isSending = false;
    if (isClosed) return;
    if (answer.ok) {
      takeLine({ seq: answer.value, key: next.key, change: next.change as SheetLineMessage['change'] });
      void send();
      return;
    }
    // The stream will deliver the line of the other phone, which is then compared with this change.
    if (answer.code === 'sheet-changed' || answer.code === 'offline' || answer.code === 'try-again') {
      clearTimeout(timer);
      timer = setTimeout(() => void send(), resend);
      return;
    }
    const rest = { ...snapshot.saved, pending: snapshot.saved.pending.filter(({ key }) => key !== next.key) };
    update(rest, { log: refold(rest), refused: answer.detail });
    void send();
  }

  function follow(): void {
    const { shared } = snapshot.saved;
    if (shared === null) return;
    unfollow();
    unfollow = followSheet(shared.id, {
      seen: () => snapshot.saved.changes.length,
      onLine(line) {
        takeLine(line);
        void send();
      },
      onLink(link) {
        if (snapshot.link !== link) set({ link });
        if (link === 'live') void send();
      },
    });
  }

  function change(one: SheetChange): SheetRefusal | null {
    const after = changeSheet(snapshot.log, one);
    if (!after.ok) return after.error;
    const keyed: KeyedChange = { key: newKey(), change: one };
    const { saved } = snapshot;
    const parts =
      saved.shared === null ? { changes: [...saved.changes, keyed] } : { pending: [...saved.pending, keyed] };
    update(parts, { log: after.value, refused: null });
    void send();
    return null;
  }

  const forgetWindow = onSheetElsewhere(opened.id, (saved) => set({ saved, log: refold(saved) }));
  follow();
  return {
    now: () => snapshot,
    onChange: subscribe,
    change,
    async share() {
      const answer = await shareSheet(snapshot.saved);
      if (!answer.ok) return answer;
      const { id, code } = answer.value;
      const { changes } = snapshot.saved;
      // Changes made while the sheet was being shared are sent afterwards.
      const known = answer.value.lines.length;
      update(
        { shared: { id, code }, changes: changes.slice(0, known), pending: changes.slice(known) },
        { link: 'lost' },
      );
      follow();
      void send();
      return null;
    },
    settle(keepMine) {
      const { conflict, log } = snapshot;
      set({ conflict: null });
      if (conflict !== null && keepMine) change(changeAgain(log, conflict));
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      unfollow();
      forgetWindow();
    },
  };
}

/**
 * Adapts the change of this phone to the newer sheet. The players have decided for it, so unusual turns are accepted.
 */
function changeAgain(log: SheetLog, { mine, theirs }: Conflict): SheetChange {
  const again = insist(theirs, mine, log.now.items.length);
  const isTurn = again.type === 'enter' || again.type === 'edit';
  return isTurn && !changeSheet(log, again).ok ? { ...again, counts: true } : again;
}
