import { describe, expect, test, vi } from 'vitest';
import type { Io } from '../src/io.ts';
import { cutLine, flow, line } from '../src/paint/span.ts';
import { openFullScreen } from '../src/terminal/full-screen.ts';
import { makeQueue } from '../src/terminal/input.ts';
import { paintPage } from '../src/terminal/screen.ts';
import { messages } from './online-tables.ts';
import { makeTerminal } from './streams.ts';

const textOf = (lines: readonly (readonly { readonly text: string }[])[]) =>
  lines.map((one) => one.map(({ text }) => text).join(''));

describe('closing the full screen restores the terminal', () => {
  function opened() {
    const raw: boolean[] = [];
    const terminal = makeTerminal({ tty: true, columns: 9, rows: 2 });
    const stdin = Object.assign(terminal.stdin, { setRawMode: (is: boolean) => raw.push(is) });
    const keys: unknown[] = [];
    let ends = 0;
    const screen = openFullScreen({ ...terminal.io, stdin } as Io, 'none', {
      lines: (width, height) => [line(`${width}×${height}`)],
      onKey: (...key) => keys.push(key),
      onEnd: () => {
        ends += 1;
      },
    });
    return { terminal, raw, keys, screen, ends: () => ends };
  }
  const [enter, leave] = ['\u001b[?1049h\u001b[?25l\u001b[H\u001b[2J', '\u001b[0m\u001b[?25h\u001b[?1049l'];
  const frame = '\u001b[?2026h\u001b[H9×2\u001b[K\u001b[J\u001b[?2026l';

  test('the full screen reads single keys while it is open, and restores the terminal when it closes', async () => {
    const { terminal, raw, keys, screen, ends } = opened();
    const exits = process.listenerCount('exit');
    screen.draw();
    terminal.stdin.write('rA\u001b[A€\u0001');
    await expect.poll(() => keys).toHaveLength(4);
    expect(keys).toEqual([
      ['r', 'r'],
      ['a', 'A'],
      ['up', ''],
      ['€', '€'],
    ]);
    terminal.io.stdout.emit('resize');
    screen.close();
    terminal.io.stdout.emit('resize');
    terminal.stdin.write('x');
    terminal.stdin.end();
    await new Promise((resolve) => setImmediate(resolve));
    expect([raw, keys.length, ends(), process.listenerCount('exit')]).toEqual([
      [true, false],
      4,
      0,
      exits - 1,
    ]);
    // Otherwise the process would wait for another key.
    expect(terminal.stdin.isPaused()).toBe(true);
    expect(terminal.out()).toBe(`${enter}${frame}${frame}${leave}`);
  });

  test('Ctrl+Z restores the terminal until the command continues', async () => {
    const { terminal, raw, keys, screen } = opened();
    terminal.stdin.write('\u001a');
    await expect.poll(() => terminal.out()).toBe(`${enter}${leave}`);
    expect(raw).toEqual([true, false]);
    terminal.resume();
    await expect.poll(() => terminal.out()).toBe(`${enter}${leave}${enter}${frame}`);
    screen.close();
    expect([raw, keys]).toEqual([[true, false, true, false], []]);
  });

  test('the reader of keys reports the end of the input exactly once', async () => {
    const { terminal, screen, ends } = opened();
    terminal.stdin.end();
    await expect.poll(() => ends()).toBe(1);
    screen.close();
  });
});

describe('typed inputs wait in a queue', () => {
  test('a reader gets the items that were queued before the queue ended, and then null', async () => {
    const queue = makeQueue<string>();
    queue.push('a');
    queue.push('b');
    queue.end();
    expect([await queue.next(), queue.isEmpty(), await queue.next(), queue.isEmpty()]).toEqual([
      'a',
      false,
      'b',
      true,
    ]);
    expect([await queue.next(), await queue.within(60_000)]).toEqual([null, null]);
  });

  test('a reader that got an item leaves no timer behind', async () => {
    vi.useFakeTimers();
    try {
      const queue = makeQueue<string>();
      const waiting = queue.within(3_600_000);
      expect(vi.getTimerCount()).toBe(1);
      queue.push('a');
      expect([await waiting, vi.getTimerCount()]).toEqual(['a', 0]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a reader waits for the next item until the queue ends or the timeout expires', async () => {
    const queue = makeQueue<string>();
    const [next, soon] = [queue.next(), () => queue.within(3_600_000)];
    queue.push('a');
    expect(await next).toBe('a');
    const waiting = soon();
    queue.push('b');
    expect(await waiting).toBe('b');
    queue.push('c');
    expect(await soon()).toBe('c');
    expect(await queue.within(0)).toBeNull();
    expect(await queue.within(1)).toBeNull();
    queue.push('d');
    queue.clear();
    const last = soon();
    queue.end();
    expect(await last).toBeNull();
  });
});

describe('the lines of a screen fit its width', () => {
  test('parts of a line have a gap between them, and a part that does not fit starts the next line', () => {
    const pieces = ['one', 'two', 'three', 'longer than all'].map((text) => line(text));
    expect(textOf(flow(pieces, 9, 2))).toEqual(['one  two', 'three', 'longer t…']);
    expect(textOf(flow(pieces, 8, 2))).toEqual(['one  two', 'three', 'longer …']);
    expect(textOf(flow(pieces, 7, 2))).toEqual(['one', 'two', 'three', 'longer…']);
    expect(textOf(flow(pieces.slice(0, 3), 15, 2))).toEqual(['one  two  three']);
    expect(textOf(flow([...pieces.slice(3), ...pieces.slice(0, 1)], 6, 1))).toEqual(['longe…', 'one']);
  });

  test('a line that is too long is cut within a part, and later parts are left out', () => {
    const parts = [...line('abc', 'title'), ...line('def', 'dim'), ...line('ghi')];
    expect(cutLine(parts, 5)).toEqual([
      { text: 'abc', style: 'title' },
      { text: 'd…', style: 'dim' },
    ]);
    expect(cutLine(parts, 3)).toEqual([{ text: 'abc', style: 'title' }]);
    // Each of these letters is two columns wide.
    expect(cutLine([...line('李小', 'title'), ...line('def')], 6)).toEqual([
      { text: '李小', style: 'title' },
      { text: 'd…', style: 'plain' },
    ]);
  });

  test('a page of text shows its title, the text in its corner, as many lines as fit, and whether there are more', () => {
    const page = { title: 'The rules of it', corner: '0:12', texts: ['one two three', '- four five', ''] };
    const shown = (scroll: number, width = 12, height = 5) =>
      textOf(paintPage(page, scroll, messages.en, width, height));
    const [more, end] = ['cli-reading-more', 'cli-reading-end'].map((key) => messages.en.lookup(key));
    expect(shown(0, 60, 5)).toEqual([
      ` The rules of it${' '.repeat(38)} 0:12 `,
      ' one two three',
      ' - four five',
      ' ',
      ` ${end}`,
    ]);
    expect(shown(0, 60, 7).slice(-4)).toEqual([' ', '', '', ` ${end}`]);
    expect(shown(0, 60, 4).at(-1)).toBe(` ${more}`);
    expect(shown(9, 60, 4).slice(1, 3)).toEqual([' - four five', ' ']);
    expect(shown(1, 11).slice(0, 4)).toEqual([' The… 0:12 ', ' three', ' - four', '   five']);
  });
});
