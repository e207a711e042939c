import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answer, makeRecord, readJson, replay, replayLog } from '../src/index.ts';

// The worked examples of the source texts: a record `x.json` and the result `x.answer.json` that the text states.
// Errors of the texts are corrected as in docs/rulings.md.
const folder = new URL('./records/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && !file.endsWith('.answer.json'))
  .map((file) => file.replace('.json', ''));

const readFrom = (file: string): unknown => {
  const read = readJson(readFileSync(new URL(file, folder), 'utf8'));
  if (!read.ok) throw new Error(`${file} is no JSON`);
  return read.value;
};

describe('the worked examples of the rule texts hold in the engine', () => {
  it('the tests cover all worked examples', () => {
    expect(names).toHaveLength(30);
  });

  it.each(names)('the worked example %s has the documented result', (name) => {
    const expected = readFrom(`${name}.answer.json`);
    const replayed = replay(readFrom(`${name}.json`));
    if (replayed.ok) expect(answer(replayed.value)).toEqual(expected);
    else expect({ ok: false, entry: replayed.error.entry, code: replayed.error.code }).toEqual(expected);
  });

  it.each(names)('the record file %s equals the output of makeRecord', (name) => {
    const record = readFrom(`${name}.json`);
    const log: unknown[] = (record as { log: unknown[] }).log;
    const opened = replay({ ...(record as object), log: [] });
    if (!opened.ok) throw new Error('A record that cannot be set up');
    const entries: Parameters<typeof makeRecord>[1][number][] = [];
    replayLog(opened.value.setup, log, (_before, _after, entry) => entries.push(entry));
    expect(makeRecord(opened.value.setup, entries)).toEqual({
      ...(record as object),
      log: log.slice(0, entries.length),
    });
  });
});
