import type { Person } from '@dicehall/server/protocol';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openOnlineTable } from '../src/online/online-table.ts';
import type { SharingPlayer } from '../src/phone/players.ts';
import { useTables } from '../src/phone/use-tables.ts';
import { onWake } from '../src/phone/wake.ts';
import { renderHook } from './render-hook.tsx';

// Tables need a server, and the detection of sleep needs a browser.
vi.mock('../src/online/online-table.ts', () => ({ openOnlineTable: vi.fn() }));
vi.mock('../src/phone/wake.ts', () => ({ onWake: vi.fn() }));

const log: string[] = [];
const done = () => log.splice(0);
const follow = new Map<string, () => void>();
beforeEach(() => {
  log.length = 0;
  follow.clear();
  vi.mocked(onWake).mockImplementation(() => () => log.push('stop waking'));
  vi.mocked(openOnlineTable).mockImplementation((id, { token, isScreen } = {}) => {
    const name = `${token ?? (isScreen ? 'screen' : 'own')} at ${id}`;
    log.push(`open ${name}`);
    let state = name;
    return {
      now: () => state,
      onChange(listener: () => void) {
        follow.set(name, () => {
          state = `${name} again`;
          listener();
        });
        return () => follow.delete(name);
      },
      retryNow: () => log.push(`retry ${name}`),
      close: () => log.push(`close ${name}`),
    } as never;
  });
});
afterEach(() => vi.unstubAllGlobals());

const ada = { id: 'ada' } as Person;
const [bo, cy] = ['bo', 'cy'].map((token) => ({ token }) as SharingPlayer) as [SharingPlayer, SharingPlayer];
const opened = async (id: string, person: Person | null, sharing: readonly SharingPlayer[]) => {
  const hook = await renderHook(() => {
    const [given, give] = useState({ id, person, sharing });
    return { give, tables: useTables(given.id, given.person, given.sharing) };
  });
  return {
    ...hook,
    states: () => hook.now().tables.map(({ state }) => state),
    give: (id: string, person: Person | null, sharing: readonly SharingPlayer[]) =>
      hook.does(({ give }) => give({ id, person, sharing })),
  };
};

test('a phone whose person has no name yet opens the table as a spectator’s screen, and as a player’s once the person has one', async () => {
  const phone = await opened('one', null, []);
  expect([phone.states(), done()]).toEqual([['screen at one'], ['open screen at one']]);
  await phone.give('one', ada, []);
  expect(phone.states()).toEqual(['own at one']);
  expect(done().toSorted()).toEqual(['close screen at one', 'open own at one', 'stop waking']);
});

test('the table of a player stays open while other players of the phone join and leave', async () => {
  const phone = await opened('one', ada, [bo]);
  expect([phone.states(), done()]).toEqual([
    ['own at one', 'bo at one'],
    ['open own at one', 'open bo at one'],
  ]);
  await phone.give('one', ada, [bo, cy]);
  expect([phone.states(), done()]).toEqual([
    ['own at one', 'bo at one', 'cy at one'],
    ['stop waking', 'open cy at one'],
  ]);
  await phone.give('one', ada, [cy]);
  expect([phone.states(), done()]).toEqual([
    ['own at one', 'cy at one'],
    ['stop waking', 'close bo at one'],
  ]);
  expect([...follow.keys()]).toEqual(['own at one', 'cy at one']);
});

test('a change of one table is shown, and all tables are requested again when the phone wakes up', async () => {
  const phone = await opened('one', ada, [bo]);
  done();
  await phone.does(() => follow.get('bo at one')?.());
  expect(phone.states()).toEqual(['own at one', 'bo at one again']);
  vi.mocked(onWake).mock.lastCall?.[0].onWake();
  expect(done()).toEqual(['retry own at one', 'retry bo at one']);
});

test('all tables close when the next match opens, and when the player leaves the page', async () => {
  const phone = await opened('one', ada, [bo]);
  done();
  await phone.give('two', ada, [bo]);
  expect(done().toSorted()).toEqual([
    ...['close bo at one', 'close own at one', 'open bo at two', 'open own at two', 'stop waking'],
  ]);
  expect(phone.states()).toEqual(['own at two', 'bo at two']);
  await phone.leave();
  expect(done().toSorted()).toEqual(['close bo at two', 'close own at two', 'stop waking']);
  expect(follow.size).toBe(0);
});
