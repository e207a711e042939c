import { type Entry, openMatch, readSetup } from '@dicehall/engine';
import type { Snapshot, TableState, TableUpdate } from '@dicehall/server/protocol';
import { describe, expect, it } from 'vitest';
import { recordOfFragment, recordToFragment } from '../src/history/record-link.ts';
import { noticeText } from '../src/online/notice-text.ts';
import { type OnlineState, stateAfter, stateOf } from '../src/online/online-state.ts';
import { readSeen } from '../src/online/seen-table.ts';
import { rolloutsFor } from '../src/review/rollouts.ts';

const seat = (number: number, name: string) => ({
  seat: number,
  kind: 'person' as const,
  name,
  person: name.toLowerCase(),
  strength: null,
  here: true,
  held: false,
  resigned: false,
});

const open: TableState = {
  id: 'table',
  code: 'ABCDE',
  game: 'ten-thousand',
  options: {},
  status: 'open',
  listed: false,
  watch: true,
  chat: true,
  clock: { kind: 'none' },
  host: 'ada',
  created: '2026-01-01T00:00:00.000Z',
  seats: [seat(0, 'Ada'), seat(1, 'Bo')],
  muted: [],
  said: [],
  dice: {
    commitment: 'c',
    clientCommitments: [null, null],
    clientSeeds: [null, null],
    revealBy: null,
    serverSeed: null,
  },
  match: null,
  rematch: null,
  watchers: 0,
};
const snapshot: Snapshot = { seq: 3, you: { person: 'ada', seat: 0 }, table: open };
const at = '2026-01-01T00:00:01.000Z';
const update = (
  seq: number,
  event: TableUpdate['event'],
  changes: TableUpdate['changes'] = {},
): TableUpdate => ({
  seq,
  at,
  event,
  changes,
});

/** The start of Ten Thousand as the server tells it: two throws for who starts. */
function started(): TableUpdate {
  const setup = readSetup({ game: 'ten-thousand', options: {}, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  if (!setup.ok) throw new Error(setup.error.code);
  const { game } = setup.value;
  let { state } = openMatch(setup.value);
  const steps = ([6, 1] as const).map((face, thrower) => {
    const entry: Entry = { seat: thrower, dice: [face] };
    const after = game.apply(state, entry);
    if (!after.ok) throw new Error(after.error.code);
    state = after.value.state;
    return { entry, events: [...after.value.events] };
  });
  const match = {
    view: game.view(state, 0),
    yourTurn: true,
    moves: [],
    deadline: null,
    places: null,
    ended: null,
  };
  return update(4, { kind: 'started', steps }, { status: 'playing', match });
}

describe('the state of an online table, event by event', () => {
  const before: OnlineState = stateOf(snapshot, readSeen('table'));

  it('ignores an event that is already known', () => {
    expect(stateAfter(before, update(3, { kind: 'said', person: 'bo', name: 'Bo', text: 'Hi' }))).toBe(
      before,
    );
  });

  it('shows the rolls for the first turn one by one, from a start without dice', () => {
    const after = stateAfter(before, started());
    expect(after.frames).toHaveLength(2);
    expect(after.start?.step).toEqual({ kind: 'throw', seat: 0, dice: 1 });
    expect(after.frames[0]?.view.step).toEqual({ kind: 'throw', seat: 1, dice: 1 });
    expect(after.frames[1]?.view).toBe(after.table.match?.view);
  });

  it('takes the seat away from a person who is removed', () => {
    const seats = [seat(0, 'Ada'), { ...seat(1, 'Bo'), kind: 'empty' as const, name: null, person: null }];
    const bo = stateOf({ ...snapshot, you: { person: 'bo', seat: 1 } }, readSeen('table'));
    const removed = stateAfter(
      bo,
      update(4, { kind: 'stood', seat: 1, person: 'bo', removed: true }, { seats }),
    );
    expect(removed.you.seat).toBeNull();
  });

  it('keeps notices of events that are not moves', () => {
    const said = stateAfter(before, update(4, { kind: 'said', person: 'bo', name: 'Bo', text: 'Hi' }));
    const held = stateAfter(said, update(5, { kind: 'held', seat: 1 }));
    expect(held.notices.map((one) => noticeText(one, held.table)?.key)).toEqual([
      'web-notice-said',
      'web-notice-held',
    ]);
    expect(stateAfter(before, started()).notices).toEqual([]);
  });
});

describe('a record in a link', () => {
  const record = { format: 'dicehall/1', game: 'greed', options: {}, seats: [{ name: 'Zoë' }], log: [] };
  it('survives the round trip', async () => {
    const fragment = await recordToFragment(record as never);
    expect(fragment).toMatch(/^#record=1\.[\w-]+$/);
    expect(await recordOfFragment(fragment)).toEqual({ ok: true, value: record });
  });
  it('is rejected when it is truncated, damaged, or unpacks to gigabytes', async () => {
    const fragment = await recordToFragment(record as never);
    for (const bad of [fragment.slice(0, 30), '#record=', '#record=9.abc', `${fragment}!`])
      expect(await recordOfFragment(bad)).toEqual({ ok: false, error: 'damaged' });
    const bomb = await recordToFragment({ ...record, game: 'a'.repeat(5_000_000) } as never).catch(
      () => null,
    );
    expect(bomb === null ? null : await recordOfFragment(bomb)).toEqual({ ok: false, error: 'damaged' });
  });
  it('is not read from other fragments', async () => {
    expect(await recordOfFragment('#top')).toBeNull();
  });
});

it('an estimate plays as many rollouts as its duration allows, within bounds', () => {
  expect(rolloutsFor(70, 0.1)).toBe(250);
  expect(rolloutsFor(350, 2)).toBe(24);
  const some = rolloutsFor(200, 1);
  expect(some).toBeGreaterThan(24);
  expect(some).toBeLessThan(250);
});
