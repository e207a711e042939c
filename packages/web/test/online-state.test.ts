import {
  type BaseView,
  type Entry,
  type Frame,
  framesOf,
  openMatch,
  readSetup,
  replayStates,
} from '@dicehall/engine';
import { standInText } from '@dicehall/messages';
import { loadCatalogue } from '@dicehall/messages/node';
import {
  absenceAt,
  noticeText,
  type OnlineState,
  stateAfter,
  stateOf,
  withPresence,
} from '@dicehall/server/client';
import type { Snapshot, TableUpdate } from '@dicehall/server/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { fetchRecord, recordOfFragment, recordToFragment } from '../src/history/record-link.ts';
import { mute } from '../src/online/muted-people.ts';
import { readSeen } from '../src/online/saved-tables.ts';
import { gameLog, lastStandIns, latestText } from '../src/table/model/game-log.ts';

const catalogue = loadCatalogue({ language: 'en' });

const open = tableBefore([personAt(0, 'Ada'), personAt(1, 'Bo')], { game: 'ten-thousand' });
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

/** The start of a match of Ten Thousand as the server sends it: two throws that decide who starts. */
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
    return { entry, events: [...after.value.events], ...(thrower === 0 && { view: game.view(state, 0) }) };
  });
  const match = {
    view: game.view(state, 0),
    yourTurn: true,
    moves: [],
    deadline: null,
    waiting: [at, at],
    places: null,
    ended: null,
    paused: null,
  };
  return update(4, { kind: 'started', steps }, { status: 'playing', match });
}

describe('the state of an online table is updated event by event', () => {
  const before: OnlineState = stateOf(snapshot, readSeen('table'));

  it('the state ignores an event that is already known', () => {
    expect(stateAfter(before, update(3, { kind: 'said', person: 'bo', name: 'Bo', text: 'Hi' }))).toBe(
      before,
    );
  });

  it('the state shows the rolls for the first turn one by one, starting without dice', () => {
    const after = stateAfter(before, started());
    expect(after.frames).toHaveLength(2);
    expect(after.start?.step).toEqual({ kind: 'throw', seat: 0, dice: 1 });
    expect(after.frames[0]?.view.step).toEqual({ kind: 'throw', seat: 1, dice: 1 });
    expect(after.frames[1]?.view).toBe(after.table.match?.view);
  });

  it('a person who was removed has no seat in the state of the table', () => {
    const seats = [personAt(0, 'Ada'), personAt(1, 'Bo', { kind: 'empty', name: null, person: null })];
    const bo = stateOf({ ...snapshot, you: { person: 'bo', seat: 1 } }, readSeen('table'));
    const removed = stateAfter(
      bo,
      update(4, { kind: 'stood', seat: 1, person: 'bo', removed: true }, { seats }),
    );
    expect(removed.you.seat).toBeNull();
  });

  it('the state keeps notices of events that are not moves', () => {
    const said = stateAfter(before, update(4, { kind: 'said', person: 'bo', name: 'Bo', text: 'Hi' }));
    const held = stateAfter(said, update(5, { kind: 'held', seat: 1, by: null }));
    const standIn = stateAfter(held, update(6, { kind: 'held', seat: 1, by: 0 }));
    const texts = standIn.notices.flatMap((one) => noticeText(one, standIn.table) ?? []);
    expect(texts.map(({ key, values }) => catalogue.say(key, values, ['Ada', 'Bo']))).toEqual([
      'Bo: Hi',
      'A bot is playing for Bo for now.',
      'Ada lets a bot play for Bo.',
    ]);
    expect(stateAfter(before, started()).notices).toEqual([]);
  });
});

describe('a player who is away is shown and can be replaced', () => {
  const seen = Date.parse(at);
  const playing = stateAfter(stateOf(snapshot, readSeen('table')), started());
  const away = withPresence(playing, { here: [0], away: [{ seat: 1, since: at }], watchers: 2 });
  const asBo = (state: OnlineState): OnlineState => ({ ...state, you: { person: 'bo', seat: 1 } });

  it('a player is shown as away according to the server, until they are back', () => {
    expect(away.table.seats[1]).toMatchObject({ here: false, awaySince: at });
    const back = withPresence(away, { here: [0, 1], away: [], watchers: 2 });
    expect(back.table.seats[1]).toMatchObject({ here: true, awaySince: null });
  });

  it('an absent player can be replaced by the host at once and by others after three minutes, a slow player after five', () => {
    expect(absenceAt(playing, seen + 299_000)).toBeNull();
    expect(absenceAt(away, seen + 20_000)).toEqual({ seat: 1, isAway: true, wait: 0 });
    const host = asBo(withPresence(playing, { here: [1], away: [{ seat: 0, since: at }], watchers: 0 }));
    expect(absenceAt(host, seen + 60_000)).toEqual({ seat: 0, isAway: true, wait: 120 });
    expect(absenceAt(host, seen + 180_000)?.wait).toBe(0);
    expect(absenceAt(asBo(playing), seen + 300_000)).toEqual({ seat: 0, isAway: false, wait: 0 });
    const watching = { ...away, you: { person: 'eve', seat: null } };
    expect(absenceAt(watching, seen + 999_000)).toBeNull();
    const days = { ...away, table: { ...away.table, clock: { kind: 'days' as const, days: 3 } } };
    expect(absenceAt(days, seen + 999_000)).toBeNull();
  });

  it('the game log gets a line when a bot or the clock starts to move for a player', () => {
    const names = ['Ada', 'Bo'];
    const frame = (seat: number, by?: 'bot' | 'clock'): Frame => ({
      entry: { seat, move: {} },
      events: [{ kind: 'turn-ended' }],
      view: playing.start as BaseView,
      ...(by && { by }),
    });
    const frames = [frame(0), frame(1, 'bot'), frame(1, 'bot'), frame(0), frame(1, 'clock'), frame(1, 'bot')];
    expect(frames.map((_, index) => standInText(catalogue, frames, index, names))).toEqual([
      null,
      'A bot is playing for Bo.',
      null,
      null,
      'Time ran out; a bot moved for Bo.',
      'A bot is playing for Bo.',
    ]);
    const lines = gameLog(catalogue, 'ten-thousand', frames, { frames: 2, events: 0 }, names);
    expect(lines.map(({ text }) => text)).toContain('A bot is playing for Bo.');
    const banked: Frame = {
      ...frame(1, 'clock'),
      events: [{ kind: 'banked', seat: 1, banked: 350, total: 900 } as Frame['events'][number]],
    };
    const shown = [frame(0), banked];
    const told = gameLog(catalogue, 'ten-thousand', shown, { frames: 2, events: 0 }, names);
    expect(latestText(catalogue, shown, told, names)).toBe(
      'Time ran out; a bot moved for Bo. Bo banks 350: 900 in total.',
    );
    expect(lastStandIns(frames, 3)).toEqual([null, 'bot', null]);
    const two = [{ text: 'Bo banks 350. Cy needs 1,200 more.', frame: 0 } as (typeof told)[number]];
    expect(latestText(catalogue, shown, told, names, 1)).toBe(
      'Time ran out; a bot moved for you. Bo banks 350: 900 in total.',
    );
    expect(latestText(catalogue, [frame(0)], two, names)).toBe('Bo banks 350.');
    expect(latestText(catalogue, [], [], names)).toBe('');
  });

  it('frames name the bot that played for a person, and frames of a record the clock', () => {
    const played = (by: 'person' | 'bot') =>
      stateAfter(
        playing,
        update(5, { kind: 'played', seat: 1, by, steps: [{ entry: { seat: 1, move: {} }, events: [] }] }),
      ).frames.at(-1)?.by;
    expect([played('person'), played('bot')]).toEqual([undefined, 'bot']);
    const log = [{ seat: 0, move: { type: 'roll' }, by: 'clock' }];
    const seats = [{ name: 'Ada' }, { name: 'Bo' }];
    const match = replayStates({ format: 'dicehall/1', game: 'greed', seats, log });
    expect(match.ok && framesOf(match.value, 'table').map(({ by }) => by)).toEqual(['clock']);
  });
});

describe('a record can be put into a link', () => {
  const record = { format: 'dicehall/1', game: 'greed', options: {}, seats: [{ name: 'Zoë' }], log: [] };
  it('a record that is read from its link is unchanged', async () => {
    for (const name of ['Zoë', 'Z', 'Zo', 'Zoo', 'Zola', 'Zadie?>~']) {
      const named = { ...record, seats: [{ name }] };
      const fragment = await recordToFragment(named as never);
      expect(fragment).toMatch(/^#record=1\.[\w-]+$/);
      expect(await recordOfFragment(fragment)).toEqual({ ok: true, value: named });
    }
  });
  it('a record that is truncated, damaged, or unpacks to gigabytes is refused', async () => {
    const fragment = await recordToFragment(record as never);
    for (const bad of [
      fragment.slice(0, 30),
      '#record=',
      '#record=9.abc',
      `${fragment}!`,
      `#record=0.${btoa('{"game"')}`,
    ])
      expect(await recordOfFragment(bad)).toEqual({ ok: false, error: 'damaged' });
    const bomb = await recordToFragment({ ...record, game: 'a'.repeat(5_000_000) } as never).catch(
      () => null,
    );
    expect(bomb === null ? null : await recordOfFragment(bomb)).toEqual({ ok: false, error: 'damaged' });
  });
  it('other URL fragments are not read as a record', async () => {
    expect(await recordOfFragment('#top')).toBeNull();
  });
});

describe('a record can be opened from a URL of this site', () => {
  afterEach(() => vi.unstubAllGlobals());
  /** Returns what a URL opens at `https://dice.test`, and the URLs that were fetched. */
  async function opened(address: string) {
    const fetched: string[] = [];
    vi.stubGlobal('location', { origin: 'https://dice.test' });
    vi.stubGlobal('fetch', async (url: URL) => {
      fetched.push(url.href);
      return Response.json({ over: true, record: { game: 'greed' } });
    });
    return { result: await fetchRecord(address), fetched };
  }
  it.each([
    'https://example.org/match.json',
    '//example.org/match.json',
    '\\\\example.org/match.json',
    'http://dice.test/match.json',
    'https://dice.test:8443/match.json',
    'https://dice.test.example.org/match.json',
    'https://dice.test@example.org/match.json',
    'data:application/json,{}',
  ])('a record of another site is not fetched: %s', async (address) => {
    expect(await opened(address)).toEqual({ result: { ok: false, error: 'elsewhere' }, fetched: [] });
  });
  it.each(['/api/v1/tables/t/record', 'https://dice.test/api/v1/tables/t/record'])(
    'a record of this site is opened: %s',
    async (address) => {
      expect(await opened(address)).toEqual({
        result: { ok: true, value: { game: 'greed' } },
        fetched: ['https://dice.test/api/v1/tables/t/record'],
      });
    },
  );
});

describe('a person on this device can mute others', () => {
  afterEach(() => {
    mute('cy', false);
    vi.unstubAllGlobals();
  });
  it('a person muted on this device stays muted until they are unmuted', () => {
    const saved: unknown[] = [];
    vi.stubGlobal('localStorage', { setItem: (_: string, text: string) => saved.push(JSON.parse(text)) });
    mute('bo', true);
    mute('cy', true);
    mute('bo', false);
    expect(saved).toEqual([['bo'], ['bo', 'cy'], ['cy']]);
  });
  it.each([
    [true, 'The host muted Bo.', 'Der Host hat Bo stummgeschaltet.'],
    [false, 'The host unmuted Bo.', 'Der Host hat die Stummschaltung von Bo aufgehoben.'],
  ])('the notice of muting names the host (muted: %s)', (muted, en, de) => {
    const notice = noticeText({ id: 4, at, event: { kind: 'muted', person: 'bo', muted } }, open);
    const said = (['en', 'de'] as const).map((language) =>
      loadCatalogue({ language }).lookup(notice?.key ?? '', notice?.values),
    );
    expect(said).toEqual([en, de]);
  });
});
