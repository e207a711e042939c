import type { Catalogue } from '@dicehall/messages';
import type { Context } from '../context.ts';
import { cut } from './width.ts';

/** The time in milliseconds after which progress is shown. */
const patience = 1000;
const barWidth = 24;

/**
 * Draws a progress bar and estimates the remaining time.
 * @param share from 0 to 1
 * @param elapsed in milliseconds
 */
export function progressText(messages: Catalogue, what: string, share: number, elapsed: number): string {
  const full = Math.round(share * barWidth);
  const bar = '█'.repeat(full) + '░'.repeat(barWidth - full);
  const seconds = share === 0 ? 0 : Math.ceil((elapsed * (1 - share)) / share / 1000);
  const left =
    seconds < 120 ? { unit: 'seconds', count: seconds } : { unit: 'minutes', count: Math.ceil(seconds / 60) };
  const known = share === 0 ? { unit: 'none', count: 0 } : left;
  return `${bar} ${messages.say('cli-progress', { percent: Math.floor(100 * share), what, ...known })}`;
}

export interface Progress {
  /**
   * Shows progress.
   * @param what describes the work and what Ctrl+C does
   */
  show(what: string, share: number): void;
  clear(): void;
}

/**
 * Shows progress on standard error. It does so only if standard error is a terminal, the work takes longer than a
 * second, and neither `--quiet` nor `--json` is given.
 */
export function openProgress({
  io,
  messages,
  isQuiet,
}: Pick<Context, 'io' | 'messages' | 'isQuiet'>): Progress {
  const { stderr } = io;
  const started = io.now();
  let isShown = false;
  return {
    show(what, share) {
      const elapsed = io.now() - started;
      if (stderr.isTTY !== true || isQuiet || elapsed < patience) return;
      isShown = true;
      const text = progressText(messages, what, share, elapsed);
      stderr.write(`\r${cut(text, (stderr.columns ?? 80) - 1)}\u001b[K`);
    },
    clear() {
      if (isShown) stderr.write('\r\u001b[K');
      isShown = false;
    },
  };
}
