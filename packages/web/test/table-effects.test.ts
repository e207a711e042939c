import { emptyDraft, fillPairs, framesOf, message, moveAction } from '@dicehall/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cueOf } from '../src/table/model/effects.ts';
import type { TableFeed } from '../src/table/model/feed.ts';
import { noDialogs, tableKeys } from '../src/table/model/keys.ts';
import { openTable } from '../src/table/model/table.ts';
import { settled } from './settled.ts';
import { device, feedOf, matchOf, scriptedMatch, tiedTurn } from './table-device.ts';

afterEach(() => {
  vi.useRealTimers();
});

const greed = matchOf('greed', { target: 1500, opening: 0 });
const frames = framesOf(greed, 0);
/** Returns the number of frames before the nth turn of a seat. */
const untilTurn = (seat: number, from = 0): number =>
  frames.findIndex(
    ({ view }, at) => at >= from && view.step.kind === 'choose' && view.step.seats[0] === seat,
  ) + 1;
const [theirs] = [untilTurn(1)];
const mineAgain = untilTurn(0, theirs);
const theirsAgain = untilTurn(1, mineAgain);

function opened(count: number, more: Partial<TableFeed> = {}, page = device()) {
  const table = openTable(feedOf(greed, count, more), page.parts);
  const stop = table.start();
  const feed = (part: Partial<TableFeed>) => {
    table.feed(part);
    return page.sounds.splice(0).filter((kind) => kind.endsWith('-turn'));
  };
  return { table, page, stop, feed, upTo: (count: number) => feed({ frames: frames.slice(0, count) }) };
}

describe('a sound marks a new turn', () => {
  it('a turn sound is played when the player changes: one for players on this device, and another for other players', () => {
    const { upTo, page } = opened(1);
    expect(page.sounds).toEqual([]);
    expect([upTo(2), upTo(theirs), upTo(theirs), upTo(theirs + 1)]).toEqual([[], ['their-turn'], [], []]);
    expect([upTo(mineAgain), upTo(theirsAgain)]).toEqual([['my-turn'], ['their-turn']]);
    const other = opened(1, { mine: [1] });
    expect([other.upTo(theirs), other.upTo(mineAgain)]).toEqual([['my-turn'], ['their-turn']]);
  });

  it('no turn sound is played at the end of a match, or if one device has all seats', () => {
    const { upTo } = opened(1, { mine: [0, 1] });
    expect([upTo(theirs), upTo(mineAgain)]).toEqual([[], []]);
    expect(opened(frames.length - 1).upTo(frames.length)).toEqual([]);
  });

  it('a turn sound is played only after everything before the turn has been shown', () => {
    const page = device({ pace: 'normal' });
    const { upTo, table } = opened(1, {}, page);
    const sounds = upTo(theirs);
    expect([sounds, table.now().isBehind]).toEqual([[], true]);
    while (table.now().isBehind) table.next();
    expect(page.sounds.filter((kind) => kind.endsWith('-turn'))).toEqual(['their-turn']);
  });

  it('a table that is opened again plays no sound for the current turn, but does so for the next turn', () => {
    const { feed } = opened(theirs);
    const again = (count: number, restarts: number) => feed({ frames: frames.slice(0, count), restarts });
    expect([again(mineAgain, 1), again(theirsAgain, 1)]).toEqual([[], ['their-turn']]);
    // A finished match has no turn.
    expect([again(frames.length, 2), again(theirsAgain, 2)]).toEqual([[], ['their-turn']]);
  });
});

it.each<[string, object, number | null]>([
  ['the table of a player waits for the player', {}, null],
  ['the screen of a room continues after a while', { isRoom: true }, 6300],
  ['a phone of a party continues after a while', { isParty: true }, 6300],
])('when a round of a result has been shown, %s', (_, parts, wait) => {
  const match = matchOf('hidden-pairs', { turns: 1 });
  const table = openTable(feedOf(match, 0), { ...device({ pace: 'calm' }).parts, ...parts });
  table.feed({ frames: framesOf(match, 0) });
  for (let round = 0; table.now().reveal === null && round < 100; round++) table.next();
  expect([table.now().reveal?.isPassing, table.now().wait]).toEqual([false, wait]);
});

it.each([
  ['a player of this screen', [1], { seat: 1 }, false],
  ['another player', [0, 2], { seat: 1 }, true],
  ['a player of a match without players of this screen', [], { seat: 1 }, false],
  ['no player', [0], {}, false],
])('the sound of an outcome of %s is that of others: %#', (_, mine, event, isOfOthers) => {
  const group = { main: { cue: 'bank', event }, also: [] };
  expect(cueOf(group as never, mine)).toEqual({ kind: 'bank', isOfOthers });
});

describe('announcements wait until all earlier events have been shown', () => {
  const verdict = 'A good choice.';

  it('the verdict on the last frame is announced exactly once', () => {
    const page = device({ pace: 'normal' });
    const { feed, table } = opened(1, {}, page);
    feed({ frames: frames.slice(0, theirs), verdict });
    expect([table.now().isBehind, page.heard.includes(verdict)]).toEqual([true, false]);
    while (table.now().isBehind) table.next();
    feed({ title: 'Another' });
    expect(page.heard.filter((text) => text.includes(verdict))).toHaveLength(1);
  });

  it('the verdict is announced at the step of a result that holds back the last frames', () => {
    const match = tiedTurn();
    const page = device();
    const table = openTable(feedOf(match, 0), page.parts);
    const stop = table.start();
    const all = framesOf(match, 0);
    table.feed({ frames: all, verdict });
    const counts = new Set<number>();
    for (let round = 0; table.now().reveal !== null && round < 20; round++) {
      const { count } = table.now();
      counts.add(count);
      expect([count, page.heard.join().includes(verdict)]).toEqual([count, count === all.length]);
      table.nextReveal();
    }
    expect(Math.min(...counts)).toBeLessThan(all.length);
    expect(page.heard.join()).toContain(verdict);
    stop();
  });

  it('a person who is next is announced by name, but not if several players share the device, and not in a replay', () => {
    const next = 'It is Bo’s turn';
    const page = device({ pace: 'normal' });
    const { upTo, table } = opened(1, {}, page);
    upTo(theirs);
    expect(page.heard).not.toContain(next);
    while (table.now().isBehind) table.next();
    expect(page.heard.join()).toContain(next);
    const bot = [{ name: 'Ada', kind: 'person' } as const, { name: 'Bo', kind: 'bot' } as const];
    for (const more of [{ isReplay: true }, { here: [0, 1] }, { seats: bot }]) {
      const other = opened(1, more);
      other.upTo(theirs);
      expect(other.page.heard.join()).not.toContain(next);
    }
  });
});

it.each([
  [true, 'Press P to continue.'],
  [false, 'Continue when you are ready.'],
])(
  'a table that waits before the next player announces this once, with the key if keys are on (%j)',
  (keysOn, text) => {
    const page = device({ turns: 'key', keysOn });
    const { feed, table, stop } = opened(1, { mine: [] }, page);
    feed({ frames });
    expect(table.now()).toMatchObject({ hold: 'key', isShowing: false });
    feed({ title: 'Another' });
    expect(page.heard.filter((heard) => heard === text)).toHaveLength(1);
    table.goOn();
    table.hurry();
    expect(table.now().hold).toBeNull();
    stop();
  },
);

it('a setting that is changed while a table is open applies to it at once', () => {
  const page = device();
  const { feed, table, stop } = opened(1, { mine: [] }, page);
  page.change({ turns: 'key' });
  feed({ frames });
  const { count, hold } = table.now();
  page.change({ turns: 'on' });
  expect([hold, table.now().hold, table.now().count > count]).toEqual(['key', null, true]);
  stop();
});

it('before the next player, only the key to go on continues, and only once everything has been shown', () => {
  const page = device({ turns: 'key', pace: 'normal' });
  const { feed, table, stop } = opened(1, { mine: [] }, page);
  feed({ frames });
  const pressed = tableKeys(table, noDialogs);
  /** What a key announces, and whether the table still waits. */
  const press = (action: 'roll' | 'go-on') => {
    page.heard.length = 0;
    const { count } = table.now();
    pressed({ kind: 'action', action });
    return [page.heard, table.now().hold === 'key' && table.now().count === count];
  };
  expect(table.now()).toMatchObject({ hold: 'key', isShowing: true });
  const { length } = table.now().frames;
  table.goOn();
  expect(table.now().frames).toHaveLength(length);
  const next = [[expect.stringMatching(/’s turn\.$/)], true];
  expect(press('go-on')).toEqual(next);
  while (table.now().isShowing) table.next();
  expect(press('roll')).toEqual(next);
  expect(press('go-on')[1]).toBe(false);
  stop();
});

it('the sound of a revealed headline is not repeated when something else changes', () => {
  const turn = tiedTurn();
  const page = device({ pace: 'normal' });
  const table = openTable(feedOf(turn, 0), page.parts);
  table.start();
  table.feed({ frames: framesOf(turn, 0) });
  let headlines = 0;
  while (table.now().reveal !== null) {
    const sounds = [...page.sounds];
    table.feed({ notes: [{ buffer: 'chat', text: `${headlines}` }] });
    expect(page.sounds).toEqual(sounds);
    if (table.now().revealed !== null) headlines += 1;
    table.nextReveal();
  }
  expect(headlines).toBeGreaterThan(0);
});

describe('the clock of the next turn runs while a result is revealed', () => {
  const total = 180;
  const match = tiedTurn();
  /**
   * Returns a table of two whose turn has just ended, with this number of seconds until the clock of the next turn
   * runs out.
   */
  function revealing(left: number | null) {
    const page = device();
    const table = openTable(feedOf(match, 0), page.parts);
    const stop = table.start();
    const clock = left === null ? null : { deadline: Date.now() + left * 1000, total };
    table.feed({ frames: framesOf(match, 0), clock });
    return { page, table, stop };
  }

  it('a step waits for its reader until half of the time is left, and then the reveal continues by itself', () => {
    const { page, table, stop } = revealing(150);
    const { running, reveal } = table.now();
    expect(running?.total).toBe(total);
    page.pass(59_000);
    expect(table.now().reveal?.at).toBe(reveal?.at);
    page.pass(2000);
    expect(table.now().reveal?.at).toBeGreaterThan(reveal?.at ?? 0);
    stop();
    const late = revealing(60);
    // With less than half of the time, each step stays for a fiftieth of it.
    const at = () => late.table.now().reveal?.at;
    const first = at() ?? expect.fail();
    late.page.pass(3500);
    expect(at()).toBe(first);
    late.page.pass(200);
    expect(at()).toBeGreaterThan(first);
    late.page.pass(26_300);
    expect(late.table.now().reveal).toBeNull();
    late.stop();
  });

  it('a clock is shown only to a player who chooses, or who is still looking at a result', () => {
    const clock = { deadline: Date.now() + 60_000, total };
    const { table, stop } = revealing(60);
    expect([table.now().choosing, table.now().running?.total]).toEqual([null, total]);
    stop();
    const watching = openTable(feedOf(match, 0, { mine: [] }), device().parts);
    watching.feed({ frames: framesOf(match, 'table'), clock });
    expect([watching.now().reveal === null, watching.now().running]).toEqual([false, null]);
    const runningAt = (count: number) => opened(count, { clock }).table.now().running;
    expect([runningAt(theirs), runningAt(mineAgain)]).toEqual([null, clock]);
  });

  it('a reveal without a clock waits for its reader', () => {
    const { page, table, stop } = revealing(null);
    page.pass(600_000);
    expect([table.now().reveal?.at, table.now().running]).toEqual([1, null]);
    stop();
  });

  it('the warnings of the clock are announced', () => {
    vi.useFakeTimers();
    const { page, stop } = revealing(100);
    vi.advanceTimersByTime(11_000);
    expect(page.heard).toContain('90 seconds left.');
    stop();
  });

  it('the warnings follow the clock of the next choice', () => {
    vi.useFakeTimers();
    const clock = () => ({ deadline: Date.now() + 60_000, total: 60 });
    const { page, table, stop } = opened(mineAgain, { clock: clock() });
    vi.advanceTimersByTime(20_000);
    table.feed({ clock: clock() });
    const warnings = () => page.heard.filter((text) => text.endsWith('left.'));
    vi.advanceTimersByTime(29_000);
    expect(warnings()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(warnings()).toEqual(['30 seconds left.']);
    stop();
  });
});

describe('the draft of a move lasts as long as its choice', () => {
  const open = (match: ReturnType<typeof scriptedMatch>, count: number, act: TableFeed['act']) =>
    openTable(feedOf(match, count, { mine: [0], act }), device().parts);

  it('a plan of pairs is kept when a die is rolled again', () => {
    const begun = '0: 665511|1: 664421';
    const again = scriptedMatch('hidden-pairs', `${begun}|0 re-roll 5|0: 4`, { turns: 2 });
    const table = open(again, 2, () => Promise.resolve(null));
    const plan = fillPairs(emptyDraft, [6, 6, 5, 5, 1, 1]);
    table.prepare(plan);
    const { actions } = table.now().controlsWith({ ...plan, asking: { kind: 're-roll' } });
    const roll = actions.find(({ id }) => id === 're-roll-5') ?? expect.fail();
    table.act(roll);
    table.feed({ frames: framesOf(again, 0) });
    expect([table.now().count, table.now().draft]).toEqual([4, plan]);
  });

  it('marks on dice are removed when an undo leads to another roll', () => {
    const [first, second] = ['111234', '245612'].map((dice) =>
      scriptedMatch('ten-thousand', `0: 3|1: 1|0 roll|0: ${dice}`),
    ) as [ReturnType<typeof scriptedMatch>, ReturnType<typeof scriptedMatch>];
    const table = open(first, 4, () => Promise.resolve(null));
    const marked = () =>
      table.now().controls.dice.flatMap(({ mark, face }) => (mark === 'chosen' ? [face] : []));
    table.markOnly([0, 1, 2]);
    expect(marked()).toEqual([1, 1, 1]);
    table.feed({ frames: framesOf(first, 0).slice(0, 2) });
    table.feed({ frames: framesOf(second, 0) });
    expect([table.now().choosing, table.now().draft, marked()]).toEqual([0, null, []]);
  });

  it('a bank that is still animated is cancelled when the player marks other dice', () => {
    const moves: unknown[] = [];
    const page = device({ pace: 'normal' }, false);
    const match = scriptedMatch('threes', '0 roll|0: 13366', { rounds: 2 });
    const act: TableFeed['act'] = (_, move) => {
      moves.push(move);
      return Promise.resolve(null);
    };
    const table = openTable(feedOf(match, 2, { act }), page.parts);
    table.act(table.now().controls.actions.find(({ id }) => id === 'bank') ?? expect.fail());
    table.markOnly([1, 2]);
    page.pass(10_000);
    expect([moves, table.now().controls.dice.filter(({ mark }) => mark === 'chosen').length]).toEqual([
      [],
      2,
    ]);
  });
});

it('the number of unread chat messages never falls below zero when messages disappear', () => {
  const chat = (text: string) => ({ buffer: 'chat', text }) as const;
  const { table, stop } = opened(4, { notes: [chat('one'), chat('two')] });
  table.feed({ notes: [chat('two')] });
  expect(table.now().unread).toBe(0);
  stop();
});

it('a closed table announces nothing more, and forgets what it has not said yet', () => {
  vi.useFakeTimers();
  const page = device();
  const cleared = vi.spyOn(page.parts.announcer, 'clear');
  const clock = { deadline: Date.now() + 100_000, total: 180 };
  const table = openTable(feedOf(tiedTurn(), 0), page.parts);
  const stop = table.start();
  table.feed({ frames: framesOf(tiedTurn(), 0), clock });
  const draws = vi.fn();
  table.onChange(draws);
  stop();
  expect(cleared).toHaveBeenCalledTimes(1);
  page.heard.length = 0;
  page.change({ pace: 'calm' });
  vi.advanceTimersByTime(200_000);
  page.pass(200_000);
  expect([page.heard, draws.mock.calls.length]).toEqual([[], 0]);
});

it('a player who moves without a connection is told that the move waits, until the connection is back', async () => {
  const sent: unknown[] = [];
  const act = async (_: number, move: unknown) => {
    sent.push(move);
    return null;
  };
  const page = device();
  const { table, stop } = opened(mineAgain, { act, mine: [0], isOffline: true }, page);
  table.act(table.now().controls.actions.find(({ why }) => why === null) ?? expect.fail());
  await settled();
  const waits = 'No connection. Your move will be sent as soon as you are back online.';
  expect([sent.length, table.now().problem, page.heard.at(-1)]).toEqual([1, waits, waits]);
  table.feed({ isOffline: false });
  expect(table.now().problem).toBeNull();
  stop();
});

it('a refusal disappears when the player sends another move, after a reconnection, and when another seat chooses', async () => {
  const answers: ((refusal: string | null) => void)[] = [];
  const act = () => new Promise<string | null>((resolve) => answers.push(resolve));
  const { table, stop } = opened(mineAgain, { act, mine: [0, 1] });
  const send = () => table.act(table.now().controls.actions.find(({ why }) => why === null) ?? expect.fail());
  const answer = async (text: string | null) => {
    answers.at(-1)?.(text);
    await settled();
    return table.now().problem;
  };
  send();
  expect(await answer('Not now')).toBe('Not now');
  table.feed({ title: 'Another' });
  expect(table.now().problem).toBe('Not now');
  send();
  expect([answers.length, table.now().problem]).toEqual([2, null]);
  expect(await answer('Still not')).toBe('Still not');
  table.feed({ isOffline: true });
  expect(table.now().problem).toBe('Still not');
  table.feed({ isOffline: false });
  expect(table.now().problem).toBeNull();
  send();
  expect(await answer('Too late')).toBe('Too late');
  table.feed({ frames: frames.slice(0, theirsAgain) });
  for (let step = 0; step < 50 && table.now().choosing !== 1; step++) table.next();
  expect([table.now().choosing, table.now().problem]).toEqual([1, null]);
  stop();
});

it('an undo removes the refusal of a move', async () => {
  const run = vi.fn();
  const { table, stop } = opened(mineAgain, { act: async () => 'Not now', undo: { why: null, run } });
  table.act(table.now().controls.actions.find(({ why }) => why === null) ?? expect.fail());
  await settled();
  expect(table.now().problem).toBe('Not now');
  table.undo();
  expect([table.now().problem, run.mock.calls.length]).toEqual([null, 1]);
  stop();
});

it.each([
  [0, mineAgain],
  [1, theirs],
])('the player of seat %i can make the next choice before the response to the last one', (seat, count) => {
  const act = vi.fn(() => new Promise<null>(() => {}));
  const { table, upTo, stop } = opened(count, { act, mine: [seat] });
  const send = () => table.act(table.now().controls.actions.find(({ why }) => why === null) ?? expect.fail());
  send();
  send();
  expect(act).toHaveBeenCalledTimes(1);
  upTo(count + 2);
  send();
  expect(act).toHaveBeenCalledTimes(2);
  stop();
});

describe('a player can skip the turns of several bots', () => {
  const match = scriptedMatch(
    'greed',
    `0 roll|0: 11346|0 stop|1 roll|1: 22346|2 roll|2: 11346|2 stop
    0 roll|0: 22346|1 roll|1: 22346|2 roll|2: 11134|2 stop|0 roll|0: 22346|1 roll|1: 22346`,
    { opening: 0, target: 500 },
    ['Ada', 'Bo', 'Cy'],
  );
  const all = framesOf(match, 0);
  /** The numbers of frames before the first turn of a bot, before the next turn of Ada, and before the last turn. */
  const [botsBegin, botsEnd, lastTurn] = [3, 8, 17];
  const skipAction = moveAction('skip', message('web-skip'), 'p', null);
  const seatOf = (name: string, kind: 'person' | 'bot') => ({ name, kind });
  const seats = [seatOf('Ada', 'person'), seatOf('Bo', 'bot'), seatOf('Cy', 'bot')];
  const at = (count: number, more: Partial<TableFeed> = {}) => {
    const page = device({ pace: 'normal' }, false);
    const table = openTable(feedOf(match, count, { seats, skip: skipAction, ...more }), page.parts);
    table.start();
    const skip = () => tableKeys(table, noDialogs)({ kind: 'action', action: 'go-on' });
    return { table, page, skip };
  };
  const offered = ({ table }: ReturnType<typeof at>) => table.now().controls.actions.map(({ id }) => id);

  it('the only action during the turns of several bots skips them', () => {
    expect(offered(at(botsBegin))).toEqual(['skip']);
    expect(offered(at(botsEnd))).not.toContain('skip');
    expect(offered(at(botsBegin, { seats: seats.with(1, seatOf('Di', 'person')) }))).toEqual([]);
    expect(offered(at(botsBegin, { skip: undefined }))).toEqual([]);
  });

  it('while the result of the player is still shown, there is nothing to skip', () => {
    const opened = at(botsBegin - 1);
    const { table } = opened;
    table.feed({ frames: all.slice(0, botsBegin) });
    while (table.now().moment === null) table.next();
    expect([table.now().acting, offered(opened)]).toEqual([[0], []]);
    while (table.now().isBehind) table.next();
    expect(offered(opened)).toEqual(['skip']);
  });

  it('skipped turns pass at once, without sound but in the game log, up to the last move before the next turn', () => {
    const opened = at(botsBegin);
    const { table, page, skip } = opened;
    table.feed({ frames: all.slice(0, botsEnd - 2) });
    expect(table.now().isBehind).toBe(true);
    expect(skip()).toBe(true);
    expect([table.now().count, table.now().isBehind]).toEqual([botsEnd - 2, false]);
    table.feed({ frames: all.slice(0, botsEnd - 1) });
    expect([table.now().isBehind, offered(opened), page.sounds]).toEqual([false, ['skip'], []]);
    table.feed({ frames: all.slice(0, botsEnd) });
    expect([table.now().isHurried, table.now().isBehind]).toEqual([false, true]);
    while (table.now().isBehind) table.next();
    expect(table.now().lines).toEqual(at(botsEnd).table.now().lines);
    expect(page.heard.join(' ')).toMatch(/Bo.*Cy.*200/);
    expect(page.sounds).toContain('my-turn');
  });

  it('the results of skipped turns are listed until the player acts', () => {
    const { table, skip } = at(botsBegin);
    table.feed({ frames: all.slice(0, botsEnd - 2) });
    expect(table.now().skipped).toEqual([]);
    skip();
    table.feed({ frames: all.slice(0, botsEnd - 1) });
    skip();
    table.feed({ frames: all.slice(0, botsEnd) });
    while (table.now().isBehind) table.next();
    const { skipped, frames, choosing } = table.now();
    expect(choosing).toBe(0);
    expect(skipped.map((index) => frames[index]?.entry?.seat)).toEqual([1, 2]);
    table.feed({ frames: all.slice(0, botsEnd + 1) });
    while (table.now().isBehind) table.next();
    expect(table.now().skipped).toEqual([]);
  });

  it('the end of a match is shown although the turns before it are skipped', () => {
    const { table, skip } = at(lastTurn);
    table.feed({ frames: all, result: { places: [2, 3, 1], scores: [200, 0, 1200], why: null } });
    skip();
    const told = new Set<string | undefined>();
    for (let step = 0; step < 9 && table.now().isBehind; step++) {
      told.add(table.now().moment?.main.kind);
      table.next();
    }
    expect([...told]).toContain('match-over');
    expect(table.now().isEnd).toBe(true);
  });
});
