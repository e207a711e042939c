import { type BaseView, type Frame, findGame, numberFact } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, it, test, vi } from 'vitest';
import { createAnnouncer, speechTime, systemClock } from '../src/announce/announcer.ts';
import { tempers } from '../src/local/players.ts';
import {
  choiceTime,
  paced,
  readingTime,
  revealTime,
  suspenseOf,
  thinkingTime,
} from '../src/moments/timing.ts';
import type { Pace } from '../src/settings/settings.ts';
import { announceWarnings, secondsLeft, timeLeftText, warningsOf } from '../src/table/model/clock.ts';
import { holdBefore } from '../src/table/model/hold.ts';

const messages = loadCatalogue({ language: 'en' });

describe('the page estimates how long speech takes', () => {
  it.each([
    ['', 0],
    ['Würfel, Ärger – drei', 3],
    ['Bo banks 450: 950.', 8],
    ['Bo banks 200.', 4],
    ['1,250 of 3,000', 8],
    ['1.250 von 10.000', 8],
    ['0', 1],
    ['2 3 4 4 6', 5],
  ])('speaking “%s” takes as long as %i words, at any rate of speech', (text, words) => {
    for (const rate of [100, 175, 450]) expect(speechTime(text, rate)).toBeCloseTo((words * 60_000) / rate);
  });
  it('consecutive announcements take the sum of their speech times, until they are silenced', () => {
    let time = 0;
    let rate = 175;
    const announcer = createAnnouncer({ now: () => time, after: () => () => {} }, () => rate);
    expect(announcer.quietIn()).toBe(0);
    announcer.say('one two three');
    time = 500;
    announcer.say('four five');
    expect(announcer.quietIn()).toBeCloseTo((5 * 60_000) / 175 - 500);
    announcer.hush();
    expect(announcer.quietIn()).toBe(0);
    rate = 400;
    announcer.say('one two three');
    expect(announcer.quietIn()).toBeCloseTo((3 * 60_000) / 400);
  });
});

describe('frames of other players can be delayed', () => {
  const view = (seat: number) => ({ step: { kind: 'choose', seats: [seat] } }) as unknown as BaseView;
  const moved = (seat: number, next: number): Frame => ({
    entry: { seat, dice: [1] },
    events: [Object.assign({ kind: next === seat ? 'rolled' : 'turn-ended' }, { seat })],
    view: view(next),
  });
  const frames = [moved(0, 1), moved(1, 1), moved(1, 2), moved(2, 2), moved(2, 0), moved(0, 0)];
  const facts = {
    ...{ frames, here: [0], isTimed: false },
    ...{ rollsSelf: false, waitsForKey: false, waitsForSpeech: false },
  };
  const holds = (more: Partial<typeof facts>) =>
    frames.map((_, index) => holdBefore(index, { ...facts, ...more }) ?? '-').join(' ');

  it('frames are delayed only if a setting requires it', () => {
    expect(holds({})).toBe('- - - - - -');
  });
  it('frames of other players wait for speech one by one, and frames of this device do not wait', () => {
    expect(holds({ waitsForSpeech: true })).toBe('- speech speech speech speech -');
    expect(holds({ waitsForSpeech: true, here: [0, 1, 2] })).toBe('- - - - - -');
  });
  it('frames do not wait for silent events, or while a player of this device is choosing', () => {
    const silent = frames.map((frame) => ({ ...frame, events: [] }));
    expect(
      silent.map((_, index) => holdBefore(index, { ...facts, frames: silent, waitsForSpeech: true })),
    ).toEqual(frames.map(() => null));
    // All seats choose at the same time. The third seat commits before the first, and in the next case before the
    // second.
    const together = [moved(1, 0), moved(2, 2), moved(2, 0), moved(2, 2)];
    expect(
      together.map((_, index) => holdBefore(index, { ...facts, frames: together, waitsForSpeech: true })),
    ).toEqual(['speech', null, 'speech', null]);
  });
  it('frames wait for a key between two turns of other players', () => {
    expect(holds({ waitsForKey: true })).toBe('- - - key - -');
    // Two players share this device.
    expect(holds({ waitsForKey: true, here: [0, 1] })).toBe('- - - - - -');
  });
  it.each(['tie', 'order'])(
    'a roll for the %s waits for its player if that player is at this device',
    (purpose) => {
      const tied = frames.map((frame, index) => ({
        ...frame,
        events: [{ kind: 'rolled', seat: frame.entry?.seat, purpose: index === 0 ? 'turn' : purpose }],
      }));
      const held = (more: object) => holds({ frames: tied, rollsSelf: true, ...more });
      expect(held({})).toBe('- - - - - roll');
      expect(held({ here: [0, 1] })).toBe('- roll roll - - roll');
      expect([held({ isTimed: true }), held({ rollsSelf: false })]).toEqual(['- - - - - -', '- - - - - -']);
    },
  );
  it('frames do not wait while the clock of this player runs', () => {
    expect(holds({ waitsForKey: true, waitsForSpeech: true, isTimed: true })).toBe('- - - - - -');
    const running = frames.slice(0, 4);
    expect(holdBefore(3, { ...facts, frames: running, waitsForKey: true, isTimed: true })).toBe('key');
  });
});

describe('the clock warns its player', () => {
  it('the clock warns at half of the time, at 10 and at 5 seconds', () => {
    expect(warningsOf(60)).toEqual([30, 10, 5]);
    expect(warningsOf(20)).toEqual([10, 5]);
    expect(warningsOf(8)).toEqual([5]);
  });
  it('the clock announces the time left at once, until the player has moved', () => {
    vi.useFakeTimers({ now: 0 });
    try {
      const announcer = createAnnouncer();
      announcer.open(1);
      const heard = () => announcer.now().map(({ text, urgency }) => `${urgency}: ${text}`);
      const stop = announceWarnings(announcer, messages, { deadline: 60_000, total: 60 });
      vi.advanceTimersByTime(29_999);
      expect(heard()).toEqual([]);
      vi.advanceTimersByTime(20_001);
      const warnings = ['assertive: 30 seconds left.', 'assertive: 10 seconds left.'];
      expect(heard()).toEqual(warnings);
      stop();
      vi.advanceTimersByTime(60_000);
      expect(heard()).toEqual(warnings);
      // A page that opens late announces only later warnings.
      announceWarnings(announcer, messages, { deadline: Date.now() + 8000, total: 60 });
      vi.advanceTimersByTime(8000);
      expect(heard()).toEqual([...warnings, 'assertive: 5 seconds left.']);
    } finally {
      vi.useRealTimers();
    }
  });
  it('the time left is announced in words', () => {
    const clock = { deadline: 100_000, total: 300 };
    const text = (now: number) => timeLeftText(messages, clock, now);
    expect(secondsLeft(clock, 200_000)).toBe(0);
    expect([text(95_000), text(99_000), text(0)]).toEqual([
      '5 seconds left.',
      '1 second left.',
      '100 seconds left.',
    ]);
    expect(text(-100_000)).toBe('3 minutes left.');
    // The clock of another device may be slow.
    expect(secondsLeft({ deadline: 91_400, total: 90 }, 0)).toBe(90);
    expect(timeLeftText(messages, null, 0)).toBe('No time limit.');
  });
});

test('a timer of the page runs once, unless it is stopped before', () => {
  vi.useFakeTimers();
  try {
    const ran: string[] = [];
    systemClock.after(100, () => ran.push('first'));
    const stop = systemClock.after(100, () => ran.push('stopped'));
    vi.advanceTimersByTime(99);
    stop();
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(ran).toEqual(['first']);
  } finally {
    vi.useRealTimers();
  }
});

describe('the time for which a moment is shown depends on its importance and length', () => {
  const event = { kind: 'x' };
  const light = {
    main: { kind: 'x', text: 'moment-tied', weight: 'light', tone: 'plain', event },
    also: [],
  } as const;
  const heavy = { ...light, main: { ...light.main, weight: 'heavy' } } as const;
  const ending = {
    ...light,
    main: { ...light.main, weight: 'whole', event: { kind: 'match-over', seats: [0] } },
  } as const;
  const playing = { pace: 'normal', isPlaying: true, waiting: 0 } as const;

  it.each([
    ['a light moment takes one second', light, playing, 1000],
    [
      'a medium moment takes 1.6 seconds',
      { ...light, main: { ...light.main, weight: 'medium' } },
      playing,
      1600,
    ],
    ['a heavy moment takes 2.6 seconds', heavy, playing, 2600],
    ['a whole result takes 3 seconds', { ...light, main: { ...light.main, weight: 'whole' } }, playing, 3000],
    ['the end of a match takes players 5.5 seconds', ending, playing, 5500],
    [
      'the end of a match takes spectators 55 percent of a whole result',
      ending,
      { ...playing, isPlaying: false },
      1650,
    ],
    ['each further line takes half a second', { ...light, also: [light.main, light.main] }, playing, 2000],
    ['the calm pace takes half as long again', heavy, { ...playing, pace: 'calm' }, 3900],
    ['the fast pace takes less than half as long', heavy, { ...playing, pace: 'fast' }, 1170],
    ['spectators get 55 percent of the time', heavy, { ...playing, isPlaying: false }, 1430],
    ['one waiting throw changes nothing', heavy, { ...playing, waiting: 1 }, 2600],
    ['two waiting throws leave 60 percent', heavy, { ...playing, waiting: 2 }, 1560],
    ['three waiting throws leave a light moment 30 percent', light, { ...playing, waiting: 3 }, 300],
    ['more waiting throws leave any other moment 60 percent', heavy, { ...playing, waiting: 5 }, 1560],
  ] as const)('in reading time, %s', (_, group, attention, time) => {
    expect(readingTime(group, attention)).toBe(time);
  });

  it('the choice of another player is shown for 0.65 seconds to players, and for 0.455 seconds to spectators', () => {
    expect(choiceTime(playing)).toBe(650);
    expect(choiceTime({ ...playing, isPlaying: false })).toBe(455);
    expect(choiceTime({ ...playing, pace: 'fast', waiting: 2 })).toBe(Math.round(650 * 0.45 * 0.6));
  });

  it('bots think for 0.45 seconds, careful experts twice as long, and rooms show each step for 4.2 seconds', () => {
    const times = tempers.map((temper) =>
      thinkingTime('normal', { kind: 'bot', strength: 'expert', temper }),
    );
    expect(times).toEqual([900, 450, 135]);
    expect(thinkingTime('normal', { kind: 'bot', strength: 'expert' })).toBe(450);
    expect(thinkingTime('calm', { kind: 'bot', strength: 'steady', temper: 'careful' })).toBe(675);
    expect([revealTime('normal'), revealTime('calm')]).toEqual([4200, 6300]);
  });

  it('the reading time is longer for more important moments, for further lines, and at a calmer pace', () => {
    const times = [
      readingTime(light, playing),
      readingTime({ ...light, also: [light.main] }, playing),
      readingTime(heavy, playing),
      readingTime(heavy, { ...playing, pace: 'calm' }),
    ];
    expect(times[0]).toBeGreaterThan(0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
  });

  it('spectators get less reading time than players, and none for the least important moments', () => {
    const watching = { ...playing, isPlaying: false };
    expect(readingTime(light, watching)).toBe(0);
    expect(readingTime(heavy, watching)).toBeGreaterThan(0);
    expect(readingTime(heavy, watching)).toBeLessThan(readingTime(heavy, playing));
    expect(choiceTime(watching)).toBeLessThan(choiceTime(playing));
  });

  it('the reading time shrinks while throws wait to be shown, and is zero at instant pace', () => {
    const behind = [0, 1, 2, 3, 9].map((waiting) => readingTime(heavy, { ...playing, waiting }));
    expect(behind).toEqual(behind.toSorted((a, b) => b - a));
    expect(behind[2]).toBeLessThan(behind[1] ?? 0);
    expect(behind[4]).toBe(behind[3]);
    for (const time of [
      readingTime(heavy, { ...playing, pace: 'instant' }),
      choiceTime({ ...playing, pace: 'instant' }),
      thinkingTime('instant', { kind: 'bot', strength: 'expert' }),
    ])
      expect(time).toBe(0);
    expect(paced(null, 'calm')).toBeNull();
  });

  it('the thinking time of experts differs by temper: the careful think longer than the bold', () => {
    const times = (['bold', 'balanced', 'careful'] as const).map((temper) =>
      thinkingTime('normal', { kind: 'bot', strength: 'expert', temper }),
    );
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(3);
    expect(thinkingTime('normal', { kind: 'bot', strength: 'novice', temper: 'bold' })).toBe(
      thinkingTime('normal', { kind: 'bot', strength: 'novice' }),
    );
  });
});

describe('the last die of an important roll settles later', () => {
  const suspense = (id: string, stake: number, options?: { target: number }, pace: Pace = 'normal') => {
    const game = findGame(id);
    if (game === undefined) throw new Error(id);
    const fact = numberFact('at-stake', 'fact-at-stake', stake);
    return suspenseOf({ game, ...(options && { options }) }, { facts: [fact] }, pace) > 0;
  };
  it.each([
    [suspense('greed', 299), false],
    [suspense('greed', 300), true],
    [suspense('ten-thousand', 950), false],
    [suspense('ten-thousand', 1000), true],
    [suspense('greed', 100, { target: 1000 }), true],
    [suspense('threes', 1000), false],
    [suspense('greed', 3000, undefined, 'instant'), false],
  ])('suspense needs a tenth of the target at stake, and a pace that waits (%#)', (is, expected) =>
    expect(is).toBe(expected),
  );
});
