import type { Catalogue } from '@dicehall/messages';
import type { Output } from '../io.ts';
import { cut } from '../terminal/width.ts';

export interface Progress {
  /** @param elapsed milliseconds since the start */
  show(done: number, of: number, elapsed: number): void;
  clear(): void;
}

const barWidth = 24;

export function progressText(messages: Catalogue, done: number, of: number, elapsed: number): string {
  const share = of === 0 ? 1 : done / of;
  const full = Math.round(share * barWidth);
  const left = done === 0 ? 0 : Math.ceil((elapsed * (of - done)) / done / 1000);
  const bar = '█'.repeat(full) + '░'.repeat(barWidth - full);
  return `${bar} ${messages.say('cli-progress', { done, of, left })}`;
}

export function showProgress(output: Output, messages: Catalogue): Progress {
  if (output.isTTY !== true) return { show: () => {}, clear: () => {} };
  return {
    show: (done, of, elapsed) => {
      output.write(`\r${cut(progressText(messages, done, of, elapsed), (output.columns ?? 80) - 1)}\u001b[K`);
    },
    clear: () => {
      output.write('\r\u001b[K');
    },
  };
}
