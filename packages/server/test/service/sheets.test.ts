import { describe, expect, test } from 'vitest';
import type { Hint } from '../../src/bus/bus.ts';
import { maxSheetChanges, type SheetMessage } from '../../src/protocol/index.ts';
import { Sheets } from '../../src/service/sheets.ts';
import type { Store } from '../../src/store/index.ts';
import type { SheetStore } from '../../src/store/sheets.ts';

type Saved = NonNullable<Awaited<ReturnType<SheetStore['find']>>>;

const now = Date.UTC(2026, 0, 1);
const setup = { game: 'greed', options: {}, names: ['Ada', 'Bo', 'Cy'], belowZero: true };
const points = (at: number, value: number) =>
  ({ type: 'enter', at, seat: at % 3, values: { points: value } }) as const;
const undo = { type: 'undo' } as const;
const saved = (id: string, changes: readonly unknown[] = [], more: object = {}): Saved => ({
  ...{ id, code: `CODE${id}`, setup, ...more },
  lines: changes.map((change, at) => ({ seq: at + 1, key: `key-${at + 1}`, change })),
});

/** Makes sheets in a store in memory that several nodes share. `reads` counts how often each sheet was read. */
function nodes(...initial: readonly Saved[]) {
  const sheets = new Map(initial.map((one) => [one.id, one]));
  const reads = { find: [] as string[], lines: 0 };
  const deletedBefore: Date[] = [];
  const answers = { taken: 0, beforeAppend: () => {} };
  const store: Pick<SheetStore, 'create' | 'find' | 'linesAfter' | 'append' | 'deleteUnused'> = {
    async create(sheet) {
      answers.taken -= 1;
      if (answers.taken >= 0) return false;
      sheets.set(sheet.id, sheet);
      return true;
    },
    async find(id) {
      reads.find.push(id);
      await new Promise((resolve) => setImmediate(resolve));
      return sheets.get(id) ?? null;
    },
    async linesAfter(id, seq) {
      reads.lines += 1;
      return (sheets.get(id)?.lines ?? []).slice(seq);
    },
    async append(id, line) {
      answers.beforeAppend();
      const sheet = sheets.get(id);
      if (sheet === undefined || line.seq !== sheet.lines.length + 1) return false;
      sheets.set(id, { ...sheet, lines: [...sheet.lines, line] });
      return true;
    },
    async deleteUnused(before) {
      deletedBefore.push(before);
    },
  };
  const hints: Hint[] = [];
  const node = (exclusive = false) =>
    new Sheets({
      store: { sheets: store, exclusive } as unknown as Store,
      bus: { publish: (hint: Hint) => void hints.push(hint) } as never,
      now: () => now,
    });
  return { node, sheets, reads, answers, hints, deletedBefore };
}

const listened = async (sheets: Sheets, id: string, since = 0) => {
  const told: SheetMessage[] = [];
  const stop = await sheets.listen(id, since, (message) => told.push(message));
  return { stop, told, seqs: () => told.map(({ event, data }) => `${event} ${data.seq}`) };
};

describe('a shared sheet gets an id and a code', () => {
  test('a new sheet gets another id and code if its first ones are taken', async () => {
    const { node, sheets, answers } = nodes();
    answers.taken = 2;
    const made = await node().create({ setup, changes: [points(0, 300), undo] });
    expect([...sheets.keys()]).toEqual([made.ok ? made.value.id : '']);
    expect(made.ok && made.value.lines.map(({ seq, key }) => [seq, key])).toEqual([
      [1, 'from-1'],
      [2, 'from-2'],
    ]);
  });

  test('creating a sheet deletes those that were not changed for 183 days', async () => {
    const { node, deletedBefore } = nodes();
    await node().create({ setup, changes: [] });
    expect(deletedBefore).toEqual([new Date(now - 183 * 86_400_000)]);
  });

  test('nothing is saved if the setup or one of the earlier changes is refused', async () => {
    const { node, sheets } = nodes();
    expect(await node().create({ setup, changes: [points(0, 300), points(1, 370)] })).toMatchObject({
      ok: false,
      error: { code: 'bad-sheet', names: ['Ada', 'Bo', 'Cy'] },
    });
    expect(await node().create({ setup: { ...setup, game: 'chess' }, changes: [] })).toMatchObject({
      ok: false,
      error: { code: 'bad-sheet', names: ['Ada', 'Bo', 'Cy'] },
    });
    expect(sheets.size).toBe(0);
  });
});

describe('a change of a shared sheet is written once', () => {
  test('a change is written after those of other nodes, and these nodes are notified', async () => {
    const { node, hints } = nodes(saved('a', [points(0, 300)]));
    const [here, there] = [node(), node()];
    const change = (seq: number, at: number) => ({ seq, key: `at-${at}`, change: points(at, 400) });
    expect(await here.append('a', change(1, 1))).toEqual({ ok: true, value: 2 });
    expect(await there.append('a', change(1, 1))).toMatchObject({ ok: true, value: 2 });
    expect(await there.append('a', { ...change(1, 1), key: 'other' })).toEqual({
      ok: false,
      error: { code: 'sheet-changed' },
    });
    expect(await there.append('a', change(2, 2))).toEqual({ ok: true, value: 3 });
    expect((await here.find('a'))?.lines.map(({ seq, key }) => [seq, key])).toEqual([
      [1, 'key-1'],
      [2, 'at-1'],
      [3, 'at-2'],
    ]);
    expect(hints).toEqual([
      { kind: 'sheet', sheet: 'a' },
      { kind: 'sheet', sheet: 'a' },
    ]);
  });

  test('a change that loses the race for its line is refused, and the winner’s line is sent', async () => {
    const { node, sheets, answers, hints } = nodes(saved('a'));
    const here = node();
    const { seqs, told } = await listened(here, 'a');
    answers.beforeAppend = () => sheets.set('a', saved('a', [points(0, 450)]));
    expect(await here.append('a', { seq: 0, key: 'mine', change: points(0, 300) })).toEqual({
      ok: false,
      error: { code: 'sheet-changed' },
    });
    expect([seqs(), hints]).toEqual([['beat 0', 'line 1'], []]);
    expect(told[1]).toMatchObject({ data: { key: 'key-1', change: points(0, 450) } });
  });

  test('a change to an entry that has changed meanwhile is refused as outdated, and any other with its reason', async () => {
    const { node } = nodes(saved('a', [points(0, 300), points(1, 400)]));
    const refusal = async (change: unknown) =>
      node().append('a', { seq: 2, key: 'mine', change: change as never });
    expect(await refusal(points(1, 300))).toMatchObject({ ok: false, error: { code: 'sheet-changed' } });
    expect(await refusal({ type: 'enter' })).toMatchObject({
      ok: false,
      error: { code: 'bad-sheet', why: { key: 'sheet-bad-change' }, names: ['Ada', 'Bo', 'Cy'] },
    });
    expect(await refusal(points(2, 370))).toMatchObject({ ok: false, error: { code: 'bad-sheet' } });
  });

  test('a shared sheet takes a limited number of changes', async () => {
    // The lines are unreadable, and so they have no effect.
    const full = Array.from({ length: maxSheetChanges - 1 }, () => null);
    const { node } = nodes(saved('a', full));
    const append = (seq: number) => node().append('a', { seq, key: `at-${seq}`, change: points(0, 300) });
    expect(await append(maxSheetChanges - 1)).toEqual({ ok: true, value: maxSheetChanges });
    expect(await append(maxSheetChanges)).toEqual({ ok: false, error: { code: 'log-full' } });
  });

  test('a line that another version wrote changes nothing, and the lines after it count', async () => {
    const { node } = nodes(saved('a', [points(0, 300), { type: 'newer' }, points(1, 400)]));
    const sheets = node();
    expect((await sheets.find('a'))?.lines).toHaveLength(3);
    expect(await sheets.append('a', { seq: 3, key: 'mine', change: points(2, 500) })).toMatchObject({
      ok: true,
    });
  });

  test('an unknown sheet, or a sheet of an unknown game, is not found', async () => {
    const { node } = nodes(saved('a', [], { setup: { ...setup, game: 'chess' } }));
    for (const id of ['a', 'b']) {
      expect(await node().find(id)).toBeNull();
      expect(await node().listen(id, 0, () => {})).toBeNull();
      expect(await node().append(id, { seq: 0, key: 'mine', change: undo })).toEqual({
        ok: false,
        error: { code: 'no-such-sheet' },
      });
    }
  });
});

describe('the server keeps sheets in memory while they are used', () => {
  test('two requests that read a sheet at the same time share one copy in memory', async () => {
    const { node } = nodes(saved('a'));
    const sheets = node(true);
    const [{ seqs }] = await Promise.all([listened(sheets, 'a'), sheets.find('a')]);
    await sheets.append('a', { seq: 0, key: 'mine', change: points(0, 300) });
    expect(seqs()).toEqual(['beat 0', 'line 1']);
  });

  test('a process with sole use of the database reads a sheet once', async () => {
    const { node, reads } = nodes(saved('a'));
    const sheets = node(true);
    await listened(sheets, 'a');
    for (const look of [() => sheets.find('a'), () => sheets.beat()]) await look();
    expect(reads).toEqual({ find: ['a'], lines: 0 });
  });

  test('a stream gets lines of other nodes after a hint and at each heartbeat, until it ends', async () => {
    const { node, sheets, reads } = nodes(saved('a', [points(0, 300), points(1, 400)]), saved('b'));
    const here = node();
    const { seqs, stop } = await listened(here, 'a', 1);
    await here.find('b');
    reads.lines = 0;
    await here.onHint('unknown');
    sheets.set('a', saved('a', [points(0, 300), points(1, 400), points(2, 500)]));
    await here.onHint('a');
    sheets.set('a', saved('a', [points(0, 300), points(1, 400), points(2, 500), undo]));
    await here.beat();
    expect(seqs()).toEqual(['line 2', 'beat 2', 'line 3', 'line 4', 'beat 4']);
    // A sheet without a listener is not read.
    expect(reads.lines).toBe(2);
    stop?.();
    await here.beat();
    expect(seqs()).toHaveLength(5);
  });

  test('a heartbeat reaches the streams of all sheets, whichever sheets have no stream', async () => {
    const { node, sheets } = nodes(...['a', 'b', 'c'].map((id) => saved(id)));
    const here = node();
    const first = await listened(here, 'a');
    await here.find('b');
    const last = await listened(here, 'c');
    sheets.set('c', saved('c', [points(0, 300)]));
    await here.beat();
    expect([first.seqs(), last.seqs()]).toEqual([
      ['beat 0', 'beat 0'],
      ['beat 0', 'line 1', 'beat 1'],
    ]);
  });

  test('the 500 newest sheets without a stream stay in memory', async () => {
    const ids = Array.from({ length: 502 }, (_, index) => `s${index}`);
    const { node, reads } = nodes(...ids.map((id) => saved(id)));
    const sheets = node(true);
    await listened(sheets, 's0');
    for (const id of ids.slice(1)) await sheets.find(id);
    const readAgain = async (id: string) => {
      reads.find.length = 0;
      await sheets.find(id);
      return reads.find.length > 0;
    };
    expect([await readAgain('s0'), await readAgain('s501'), await readAgain('s3')]).toEqual([
      false,
      false,
      false,
    ]);
    expect([await readAgain('s1'), await readAgain('s3')]).toEqual([true, true]);
  });
});
