import type { BaseEvent, BaseView, Frame } from '@dicehall/engine';
import { standInText } from '@dicehall/messages';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, it } from 'vitest';
import { type Announcer, assertivePause, createAnnouncer, mostHeld } from '../src/announce/announcer.ts';
import { announcedOf, formOf } from '../src/table/model/announcement.ts';
import { extentOf, gameLog, lastTurnLines, newsBetween } from '../src/table/model/game-log.ts';

const messages = loadCatalogue({ language: 'en' });

/** A clock that advances so far between messages that no message has to wait. */
function slowClock() {
  let time = 0;
  return { now: () => (time += assertivePause), after: () => () => {} };
}

/** Returns the messages that a live region of a page contained. */
const readIn = (announcer: Announcer, region: number) =>
  announcer
    .now()
    .filter((said) => said.region === region)
    .map(({ urgency, text }) => `${urgency}: ${text}`);

describe('the live regions announce every message', () => {
  it('live regions keep all messages, including repeated ones', () => {
    const announcer = createAnnouncer(slowClock());
    announcer.open(1);
    announcer.say('first');
    announcer.say('first');
    announcer.say('now', 'assertive');
    expect(readIn(announcer, 1)).toEqual(['polite: first', 'polite: first', 'assertive: now']);
    expect(new Set(announcer.now().map(({ id }) => id)).size).toBe(3);
  });
  it('a negative number is announced with the word “minus”', () => {
    const announcer = createAnnouncer(slowClock());
    announcer.open(1);
    announcer.say('The pair is now worth −2. The keys − and + work.');
    expect(readIn(announcer, 1)).toEqual(['polite: The pair is now worth minus 2. The keys − and + work.']);
  });
  it('live regions announce earlier messages when they are mounted', () => {
    const announcer = createAnnouncer(slowClock());
    announcer.say('early');
    announcer.open(1);
    expect(readIn(announcer, 1)).toEqual(['polite: early']);
  });
  it('the live regions of an open dialog get all messages', () => {
    const announcer = createAnnouncer(slowClock());
    announcer.open(1);
    announcer.say('before');
    const close = announcer.open(2);
    announcer.say('Your turn.', 'assertive');
    expect(readIn(announcer, 1)).toEqual(['polite: before']);
    expect(readIn(announcer, 2)).toEqual(['assertive: Your turn.']);
    close();
    announcer.say('after');
    expect(readIn(announcer, 1)).toEqual(['polite: before', 'polite: after']);
    expect(readIn(announcer, 2)).toEqual([]);
  });
  it('a temporary text can be removed before and after its announcement, and other texts stay', () => {
    let time = 0;
    let goOn = () => {};
    const after = (delay: number, run: () => void) => {
      goOn = () => {
        time += delay;
        run();
      };
      return () => {};
    };
    const announcer = createAnnouncer({ now: () => time, after });
    announcer.open(1);
    const announced = announcer.sayForNow('Loading');
    announcer.say('stays');
    announcer.say('delays', 'assertive');
    const pending = announcer.sayForNow('0 of 1 done');
    announcer.say('stays too');
    pending();
    announced();
    expect(readIn(announcer, 1)).toEqual(['polite: stays']);
    goOn();
    expect(readIn(announcer, 1)).toEqual(['polite: stays', 'assertive: delays', 'polite: stays too']);
  });
  it('an open live region gets messages after another one has closed', () => {
    const announcer = createAnnouncer(slowClock());
    const leave = announcer.open(1);
    announcer.open(2);
    leave();
    announcer.say('Your turn.');
    expect([readIn(announcer, 1), readIn(announcer, 2)]).toEqual([[], ['polite: Your turn.']]);
  });
  it.each(['', ' \n'])('live regions do not announce the empty text %j', (text) => {
    const announcer = createAnnouncer(slowClock());
    announcer.open(1);
    announcer.say(text);
    announcer.sayForNow(text)();
    expect(announcer.now()).toEqual([]);
  });
  it('live regions do not repeat messages at the next table', () => {
    const announcer = createAnnouncer(slowClock());
    const leave = announcer.open(1);
    announcer.say('of the first table');
    leave();
    announcer.open(2);
    expect(readIn(announcer, 2)).toEqual([]);
  });
  it.each([
    ['drop a pending message once the last of them is closed', true, []],
    ['keep a pending message while one of them is open', false, ['assertive: Your turn.']],
  ] as const)('live regions %s', (_, isLast, said) => {
    let time = 1000;
    const timers = new Set<() => void>();
    const after = (_delay: number, run: () => void) => {
      timers.add(run);
      return () => void timers.delete(run);
    };
    const announcer = createAnnouncer({ now: () => time, after });
    const leave = announcer.open(1);
    const close = announcer.open(2);
    announcer.say('Bo rolls 1 5');
    announcer.say('Your turn.', 'assertive');
    close();
    if (isLast) leave();
    announcer.open(3);
    time += assertivePause;
    for (const run of timers) run();
    expect(readIn(announcer, 3)).toEqual(said);
  });
  it('a device that is passed on has empty live regions, and drops pending messages', () => {
    const announcer = createAnnouncer({ now: () => 0, after: () => () => {} });
    announcer.open(1);
    announcer.say('Your dice: 1 2 3 4 5 6');
    announcer.say('That die is yours alone', 'assertive');
    announcer.clear();
    announcer.say('Pass the device to Bo');
    expect(readIn(announcer, 1)).toEqual(['polite: Pass the device to Bo']);
  });
  it('live regions announce an urgent message after a polite one that has begun, and later messages after the urgent one', () => {
    let time = 1000;
    const timers: (() => void)[] = [];
    const waits: number[] = [];
    const announcer = createAnnouncer({
      now: () => time,
      after: (delay, run) => {
        waits.push(delay);
        timers.push(run);
        return () => {};
      },
    });
    announcer.open(1);
    announcer.say('Bo rolls 1 5');
    time += 200;
    announcer.say('Your turn.', 'assertive');
    announcer.say('You have 300');
    expect(readIn(announcer, 1)).toEqual(['polite: Bo rolls 1 5']);
    expect(waits).toEqual([assertivePause - 200]);
    time += assertivePause - 200;
    timers.shift()?.();
    expect(readIn(announcer, 1)).toEqual([
      'polite: Bo rolls 1 5',
      'assertive: Your turn.',
      'polite: You have 300',
    ]);
  });
  it('an urgent message waits longer if the page rendered the polite one before it late', () => {
    let time = 1000;
    const timers: (() => void)[] = [];
    const after = (_delay: number, run: () => void) => {
      timers.push(run);
      return () => {};
    };
    const announcer = createAnnouncer({ now: () => time, after });
    announcer.open(1);
    announcer.say('Bo rolls 1 5');
    announcer.say('Your turn.', 'assertive');
    time += 700;
    announcer.onRendered();
    time += assertivePause - 700;
    timers.shift()?.();
    announcer.onRendered();
    expect(readIn(announcer, 1)).toEqual(['polite: Bo rolls 1 5']);
    time += 700;
    timers.shift()?.();
    expect(readIn(announcer, 1)).toEqual(['polite: Bo rolls 1 5', 'assertive: Your turn.']);
  });
  it('an urgent message interrupts the speech, and a polite one waits for its end', () => {
    let time = 0;
    const announcer = createAnnouncer({ now: () => time, after: () => () => {} }, () => 60);
    announcer.open(1);
    announcer.say('one two three four five six');
    expect(announcer.quietIn()).toBe(6000);
    time = 1500;
    announcer.say('seven eight');
    expect(announcer.quietIn()).toBe(6500);
    time = 3000;
    announcer.say('stop now', 'assertive');
    expect(announcer.quietIn()).toBe(2000);
  });
  it('live regions keep a limited number of messages', () => {
    const announcer = createAnnouncer(slowClock());
    for (let count = 0; count < mostHeld + 20; count++) announcer.say(String(count));
    expect(announcer.now()).toHaveLength(mostHeld);
    expect(announcer.now().at(-1)?.text).toBe(String(mostHeld + 19));
  });
});

describe('announcements about other players can be brief', () => {
  const events: readonly BaseEvent[] = [{ kind: 'scored' }];
  const frame = (seat: number, next: number): Frame => ({
    entry: { seat, dice: [1, 2, 3] },
    events,
    view: { step: { kind: 'choose', seats: [next] } } as unknown as BaseView,
  });
  const announced = (of: Frame, verbosity: 'brief' | 'normal' | 'full') =>
    announcedOf(of, of.events, [0], verbosity);

  it('announcements include all events unless the setting is brief', () => {
    expect(announced(frame(1, 1), 'normal')).toEqual(events);
    expect(announced(frame(1, 1), 'full')).toEqual(events);
  });
  it('brief announcements include the turn of another player only when it ends', () => {
    expect(announced(frame(1, 1), 'brief')).toEqual([]);
    expect(announced(frame(1, 0), 'brief')).toEqual(events);
  });
  it('brief announcements include all events of the player’s own turn', () => {
    expect(announced(frame(0, 0), 'brief')).toEqual(events);
  });

  it.each([
    ['the results of a turn that ends', 1, 0, 'rolled busted turn-ended', 'busted turn-ended'],
    ['the steps of a turn that ends without other results', 1, 0, 'scored turn-ended', 'scored turn-ended'],
    ['nothing of the steps of a turn that goes on', 2, 2, 'rolled took-over', ''],
    [
      'a turn that ends although the same player goes on',
      2,
      2,
      'kept banked turn-ended',
      'banked turn-ended',
    ],
    ['results where several others choose', 1, null, 'limit-set revealed', 'revealed'],
  ])('brief announcements include %s', (_, seat, next, kinds, said) => {
    const own = kinds.split(' ').map((kind): BaseEvent => ({ kind }));
    const seats = next === null ? [1, 2] : [next];
    const of = {
      ...frame(seat, 0),
      events: own,
      view: { step: { kind: 'choose', seats } },
    } as unknown as Frame;
    expect(announcedOf(of, own, [0], 'brief').map(({ kind }) => kind)).toEqual(
      said.split(' ').filter((kind) => kind !== ''),
    );
  });
  it.each(['brief', 'normal', 'full'] as const)(
    'announcements of a frame without a known entry at %s include all events',
    (verbosity) => {
      expect(announced({ ...frame(1, 1), entry: null }, verbosity)).toEqual(events);
    },
  );
  it.each([
    ['rolled banked', 'normal', undefined, 'rolled banked'],
    ['kept banked', 'normal', undefined, 'banked'],
    ['kept banked', 'brief', undefined, 'banked'],
    ['kept banked', 'full', undefined, 'kept banked'],
    ['kept banked', 'normal', 'bot', 'kept banked'],
  ] as const)(
    'announcements of the events %s in the player’s own turn, at %s, made by %s, include %s',
    (kinds, verbosity, by, said) => {
      const own = kinds.split(' ').map((kind): BaseEvent => ({ kind }));
      const of: Frame = { ...frame(2, 1), events: own, ...(by && { by }) };
      expect(
        announcedOf(of, own, [1, 2], verbosity)
          .map(({ kind }) => kind)
          .join(' '),
      ).toBe(said);
    },
  );
  it.each([
    [{ kind: 'tied' }, [2], 2, 'brief', undefined],
    [{ kind: 'busted', seat: 2 }, [2], null, 'brief', 'you'],
    [{ kind: 'match-over', seats: [2] }, [2], null, 'normal', 'you'],
    [{ kind: 'match-over', seats: [1, 2] }, [2], null, 'normal', undefined],
    [{ kind: 'match-over', seats: [2] }, [1, 2], 2, 'normal', undefined],
    [{ kind: 'gave', seat: 1, to: 2 }, [2], null, 'brief', 'target'],
    [{ kind: 'gave', seat: 1, to: 2 }, [1, 2], null, 'brief', undefined],
    [{ kind: 'busted', seat: 2 }, [1, 2], 2, 'brief', 'own'],
    [{ kind: 'busted', seat: 2 }, [1, 2], 1, 'brief', undefined],
    [{ kind: 'busted', seat: 2 }, [1], 2, 'brief', 'brief'],
    [{ kind: 'busted', seat: 2 }, [], 2, 'normal', undefined],
  ] as const)(
    'the announcement of %j to the seats %j, with seat %j to move, at %s, uses the form %s',
    (event, mine, turn, verbosity, form) => {
      expect(formOf(event, { mine }, turn, verbosity)).toBe(form);
    },
  );
  it('a player who holds a shared device is not addressed as its only person', () => {
    const holder = { mine: [2], here: [1, 2] };
    expect(formOf({ kind: 'match-over', seats: [2] } as BaseEvent, holder, 2, 'normal')).toBeUndefined();
    expect(formOf({ kind: 'busted', seat: 2 } as BaseEvent, holder, null, 'normal')).toBe('own');
  });
});

describe('moves that a clock or a bot made are announced', () => {
  const names = ['Ada', 'Bo'];
  const frame = (seat: number, by: 'bot' | 'clock'): Frame => ({
    entry: { seat, dice: [1] },
    events: [{ kind: 'scored' }],
    view: {} as BaseView,
    by,
  });
  it('a move that a clock or a bot made for a player is announced to that player as their own', () => {
    const text = (one: Frame) => standInText(messages, [one], 0, names, [0]);
    expect(text(frame(0, 'clock'))).toBe('Time ran out; a bot moved for you.');
    expect(text(frame(0, 'bot'))).toBe('A bot is playing for you.');
    expect(text(frame(1, 'clock'))).toBe('Time ran out; a bot moved for Bo.');
  });
});

describe('the page counts the events to announce', () => {
  const frames = [2, 0, 3].map(
    (count): Frame => ({
      entry: null,
      events: Array.from({ length: count }, (_, at) => ({ kind: `event-${at}` })),
      view: {} as BaseView,
    }),
  );
  it('the number of events is counted from the last complete frame, because each viewer sees other events', () => {
    expect(extentOf(frames, () => 0)).toEqual({ frames: 0, events: 0 });
    expect(extentOf(frames, () => 1)).toEqual({ frames: 0, events: 1 });
    expect(extentOf(frames, () => 3)).toEqual({ frames: 2, events: 1 });
    expect(extentOf(frames, () => 5)).toEqual({ frames: 3, events: 0 });
    expect(extentOf(frames)).toEqual({ frames: 3, events: 0 });
    expect(extentOf(frames, (all) => all.length - 1)).toEqual({ frames: 2, events: 2 });
  });
  it('the announced events are those between two positions in the frames', () => {
    const news = newsBetween(frames, { frames: 0, events: 1 }, { frames: 2, events: 1 });
    expect(news.map(({ index, events }) => [index, events.map(({ kind }) => kind)])).toEqual([
      [0, ['event-1']],
      [2, ['event-0']],
    ]);
    expect(newsBetween(frames, { frames: 3, events: 0 }, { frames: 3, events: 0 })).toEqual([]);
  });
});

it('the game log marks where a turn begins, with its seat, and lines between turns, without one', () => {
  const at = (seat: number, ...kinds: readonly (string | BaseEvent)[]): Frame => ({
    entry: { seat, move: {} },
    events: kinds.map((kind) => (typeof kind === 'string' ? ({ kind, seat } as BaseEvent) : kind)),
    view: {} as BaseView,
  });
  const order = (seat: number) => ({ kind: 'rolled', seat, dice: [seat + 1], purpose: 'order' }) as BaseEvent;
  const lost = { kind: 'round-lost', seats: [0], amount: 1, unit: 'sips' } as BaseEvent;
  const frames = [
    ...[at(0, order(0)), at(1, order(1), 'starts')],
    ...[at(1, 'reminded'), at(1, 'reminded', 'turn-ended')],
    ...[at(0), at(0, 'reminded', 'turn-ended', lost), at(0, 'reminded')],
  ];
  const lines = gameLog(messages, 'three-dice', frames, extentOf(frames), ['Ada', 'Bo']);
  expect(lines.map(({ frame, turnOf }) => [frame, turnOf])).toEqual([
    ...[[1, null] as const, [1, undefined]],
    ...[[2, 1] as const, [3, undefined]],
    ...[[5, 0] as const, [5, null], [6, 0]],
  ]);
});

it('in the game log, each round of a reveal is a group, and its lines are those of their players', () => {
  const shows = (seat: number, round: number) =>
    ({ kind: 'revealed', seat, round, dice: [6, 5], value: 11 }) as BaseEvent;
  const won = { kind: 'round-won', seat: 1, round: 1, points: 200 } as BaseEvent;
  const frames: Frame[] = [
    { entry: null, events: [{ kind: 'committed', seat: 1 } as BaseEvent], view: {} as BaseView },
    {
      entry: { seat: 0, move: {} },
      events: [{ kind: 'committed', seat: 0 } as BaseEvent, shows(0, 1), shows(1, 1), won, shows(0, 2)],
      view: {} as BaseView,
    },
  ];
  const lines = gameLog(messages, 'hidden-pairs', frames, extentOf(frames), ['Ada', 'Bo']);
  expect(lines.map(({ seat, turnOf }) => [seat, turnOf !== undefined])).toEqual([
    [1, true],
    [0, false],
    [0, true],
    [1, false],
    [1, false],
    [0, true],
  ]);
});

it('in the game log, the rolls of each round of a throw-off for the first turn share a line', () => {
  const roll = (seat: number, face: number): Frame => ({
    entry: { seat, move: {} },
    events: [{ kind: 'rolled', seat, dice: [face], purpose: 'order' } as BaseEvent],
    view: {} as BaseView,
  });
  const then = (frame: Frame, event: object): Frame => ({
    ...frame,
    events: [...frame.events, event as BaseEvent],
  });
  const frames = [
    ...[roll(0, 6), roll(1, 2), then(roll(2, 6), { kind: 'tied', seats: [0, 2], value: 6 })],
    ...[roll(0, 3), { ...then(roll(2, 4), { kind: 'starts', seat: 2 }), by: 'clock' as const }],
  ];
  const linesOf = (you?: number, events?: number) =>
    gameLog(
      messages,
      'three-dice',
      frames,
      extentOf(frames, events === undefined ? undefined : () => events),
      ['Ada', 'Bo', 'Cy'],
      you,
    ).map(({ text }) => text);
  expect(linesOf(1)).toEqual([
    'Rolls for the first turn: Ada 6, You 2 and Cy 6.',
    'Ada and Cy are tied at 6 and roll again.',
    'Rolls for the first turn: Ada 3.',
    'Time ran out; a bot moved for Cy.',
    'Rolls for the first turn: Cy 4.',
    'Cy starts.',
  ]);
  expect(linesOf(undefined, 2)).toEqual(['Rolls for the first turn: Ada 6 and Bo 2.']);
});

describe('a player can hear the last finished turn again', () => {
  const frames = [['scored'], ['turn-ended'], ['scored'], ['scored', 'turn-ended'], ['scored']].map(
    (kinds): Frame => ({ entry: null, events: kinds.map((kind) => ({ kind })), view: {} as BaseView }),
  );
  const lines = frames.flatMap(({ events }, frame) =>
    events.map(({ kind }, at) => ({ id: `${frame}.${at}`, text: `${frame} ${kind}`, frame })),
  );
  const lastOf = (extent: { readonly frames: number; readonly events: number }) =>
    lastTurnLines(frames, extent, lines).map(({ text }) => text);
  it('the last turn begins after the end of the previous turn, and contains no line of the running turn', () => {
    expect(lastOf({ frames: 5, events: 0 })).toEqual(['2 scored', '3 scored', '3 turn-ended']);
  });
  it('a turn counts as finished only once its end has been shown', () => {
    expect(lastOf({ frames: 3, events: 1 })).toEqual(['0 scored', '1 turn-ended']);
    expect(lastOf({ frames: 1, events: 0 })).toEqual([]);
  });
});
