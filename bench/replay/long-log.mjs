// Replays one log of ten million entries, generated while it is read, and measures the memory.
// Usage: npm run build && node --expose-gc bench/replay/long-log.mjs [millions]
import { readSetup, replayLog } from '@dicehall/engine';

const millions = Number(process.argv[2] ?? 10);
const setup = readSetup({ game: 'greed', seats: [{ name: 'Ada' }, { name: 'Bo' }] });
if (!setup.ok) throw new Error(setup.error.code);

/**
 * Generates turns in which no player ever gets into the game: every turn is 250 points short of the opening, or is a
 * bust.
 */
function* entries() {
  for (let count = 0; ; ) {
    for (const seat of [0, 1]) {
      const turn = [
        { seat, move: { type: 'roll' } },
        { seat, dice: [5, 1, 3, 4, 1] },
        { seat, move: { type: seat === 0 ? 'stop' : 'roll' } },
      ];
      if (seat === 1) turn.push({ seat, dice: [3, 4] });
      for (const entry of turn) {
        if (count % 1e6 === 0) report(count);
        if (count === millions * 1e6) return;
        count += 1;
        yield entry;
      }
    }
  }
}

const start = performance.now();
function report(count) {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `| ${count / 1e6} | ${(heapUsed / 1e6).toFixed(1)} | ${(rss / 1e6).toFixed(0)} | ${seconds.toFixed(1)} |`,
  );
}

console.log('| million entries | heap after collection, MB | resident, MB | seconds |');
console.log('| --- | --- | --- | --- |');
const replayed = replayLog(setup.value, entries());
if (!replayed.ok) throw new Error(`${replayed.error.code} at ${replayed.error.entry}`);
