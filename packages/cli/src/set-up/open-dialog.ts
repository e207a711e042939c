import type { Catalogue } from '@dicehall/messages';
import type { Io } from '../io.ts';
import { type LineSource, listenForLines } from '../terminal/line-source.ts';
import type { Dialog } from './dialog.ts';
import { plainDialog } from './plain-dialog.ts';

/** A dialog, and where it reads lines from where it is plain. */
export async function openDialog(
  io: Io,
  messages: Catalogue,
  plain: boolean,
): Promise<{ readonly dialog: Dialog; readonly lines: LineSource | null }> {
  if (!plain) return { dialog: (await import('./clack-dialog.ts')).clackDialog(io), lines: null };
  const lines = listenForLines(io);
  return { dialog: plainDialog(io, messages, lines), lines };
}
