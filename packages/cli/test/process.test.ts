import { EventEmitter } from 'node:events';
import { totalmem } from 'node:os';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { ioOf, write } from '../src/io.ts';
import { endOnFailure } from '../src/run.ts';

/** A process that records its output and its exit codes. */
function makeProcess(changes: Partial<NodeJS.Process> = {}) {
  const exits: (number | undefined)[] = [];
  const written: string[] = [];
  const output = () => Object.assign(new EventEmitter(), { write: (text: string) => written.push(text) });
  const fake = Object.assign(new EventEmitter(), {
    ...{ argv: ['node', 'dicehall', 'games'], env: { LANG: 'en_GB.UTF-8' }, platform: 'linux' },
    ...{ stdin: new EventEmitter(), stdout: output(), stderr: output() },
    constrainedMemory: () => 0,
    exit: (code?: number) => exits.push(code),
    ...changes,
  }) as unknown as NodeJS.Process;
  endOnFailure(fake, ioOf(fake));
  return { fake, exits, written };
}

test.each([
  ['ENOSPC', [], 'The disk is full: free some space and try again.'],
  ['EPIPE', [], 'The output was closed before everything was written.'],
  ['EPIPE', ['--lang', 'de'], 'Die Ausgabe wurde geschlossen, bevor alles geschrieben war.'],
  ['EPIPE', ['--lang=de'], 'Die Ausgabe wurde geschlossen, bevor alles geschrieben war.'],
  ['EPIPE', ['--', '--lang=de'], 'The output was closed before everything was written.'],
  ['EACCES', [], 'Cannot read or write /x (EACCES). To use another folder, set DICEHALL_HOME.'],
])('an output error %s with the options %j prints one sentence', (code, options, text) => {
  const { fake, exits, written } = makeProcess({ argv: ['node', 'dicehall', 'games', ...options] });
  fake.stdout.emit('error', Object.assign(new Error(code), { code, path: '/x' }));
  expect({ exits, written }).toEqual({ exits: [1], written: [`dicehall: ${text}\n`] });
});

test('if writing to standard error fails, the process ends without a message', () => {
  const { fake, exits, written } = makeProcess();
  fake.stderr.emit('error', new Error('EPIPE'));
  expect({ exits, written }).toEqual({ exits: [1], written: [] });
});

test.each([
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s ends the process with the exit code %i unless a command handles it', (signal, code) => {
  const { fake, exits } = makeProcess();
  fake.emit(signal, signal);
  expect(exits).toEqual([code]);
  fake.on(signal, () => {});
  fake.emit(signal, signal);
  expect(exits).toEqual([code]);
});

test('writing to a stream that is full waits until it has drained', async () => {
  const slow = new PassThrough({ highWaterMark: 1 });
  let isWritten = false;
  const writing = write(slow, 'text').then(() => {
    isWritten = true;
  });
  await setImmediate();
  expect(isWritten).toBe(false);
  slow.resume();
  await writing;
});

test('a command uses the streams and the environment of its process', () => {
  const { fake } = makeProcess();
  const { stdin, stdout, stderr, env } = ioOf(fake);
  expect([stdin === fake.stdin, stdout === fake.stdout, stderr === fake.stderr]).toEqual([true, true, true]);
  expect(env).toEqual({ LANG: 'en_GB.UTF-8' });
});

test('a command listens to Ctrl+C until it removes its listener', () => {
  const { fake } = makeProcess();
  let heard = 0;
  const stop = ioOf(fake).onInterrupt(() => {
    heard += 1;
  });
  fake.emit('SIGINT', 'SIGINT');
  stop();
  fake.emit('SIGINT', 'SIGINT');
  expect(heard).toBe(1);
});

test.each([
  ['linux', [[0, 'SIGTSTP']]],
  ['win32', []],
] as const)(
  'Ctrl+Z on %s stops the process group, and the command continues afterwards',
  async (platform, kills) => {
    const sent: unknown[][] = [];
    const kill = (...given: unknown[]) => sent.push(given) > 0;
    const { fake } = makeProcess({ platform, kill } as Partial<NodeJS.Process>);
    vi.useFakeTimers();
    try {
      let resumed = false;
      ioOf(fake).suspend(() => {
        resumed = true;
      });
      expect([sent, resumed]).toEqual([kills, false]);
      await vi.advanceTimersByTimeAsync(50);
      expect(resumed).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  },
);

test('the available memory is that of the container, or that of the machine outside a container', () => {
  const memoryWith = (limit: number) => ioOf({ ...process, constrainedMemory: () => limit }).memory;
  expect([memoryWith(0), memoryWith(5e6), memoryWith(2 ** 63)]).toEqual([totalmem(), 5e6, totalmem()]);
});
