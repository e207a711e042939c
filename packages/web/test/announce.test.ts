import type { BaseView, Told } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { type Announcer, createAnnouncer, mostHeld } from '../src/announce/announcer.ts';
import type { Frame } from '../src/table/frame.ts';
import { readTo, spokenOf } from '../src/table/use-voice.ts';

/** What one region of a page reads out. */
const readIn = (announcer: Announcer, region: number) =>
  announcer
    .now()
    .filter((said) => said.region === region)
    .map(({ urgency, text }) => `${urgency}: ${text}`);

describe('the live regions', () => {
  it('lose nothing: a new message never erases one that was there, not even its like', () => {
    const announcer = createAnnouncer();
    announcer.open(1);
    announcer.say('first');
    announcer.say('first');
    announcer.say('now', 'assertive');
    expect(readIn(announcer, 1)).toEqual(['polite: first', 'polite: first', 'assertive: now']);
    expect(new Set(announcer.now().map(({ id }) => id)).size).toBe(3);
  });
  it('read out what was said before there were any', () => {
    const announcer = createAnnouncer();
    announcer.say('early');
    announcer.open(1);
    expect(readIn(announcer, 1)).toEqual(['polite: early']);
  });
  it('of an open dialog are where everything is said, for nothing behind it is read out', () => {
    const announcer = createAnnouncer();
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
  it('say nothing twice to a table that is opened after another', () => {
    const announcer = createAnnouncer();
    const leave = announcer.open(1);
    announcer.say('of the first table');
    leave();
    announcer.open(2);
    expect(readIn(announcer, 2)).toEqual([]);
  });
  it('do not grow without end', () => {
    const announcer = createAnnouncer();
    for (let count = 0; count < mostHeld + 20; count++) announcer.say(String(count));
    expect(announcer.now()).toHaveLength(mostHeld);
    expect(announcer.now().at(-1)?.text).toBe(String(mostHeld + 19));
  });
});

describe('what is said of others', () => {
  const told: readonly Told[] = [{ key: 'thrown', values: {} }];
  const frame = (seat: number, next: number): Frame => ({
    entry: { seat, dice: [1, 2, 3] },
    told,
    view: { seat: next, step: { kind: 'choose', seats: [next] } } as unknown as BaseView,
  });
  const said = (of: Frame, verbosity: 'brief' | 'normal' | 'full') => spokenOf(of, of.view, [0], verbosity);

  it('is everything, unless it is to be brief', () => {
    expect(said(frame(1, 1), 'normal')).toEqual(told);
    expect(said(frame(1, 1), 'full')).toEqual(told);
  });
  it('in brief is how their turns end, not how they go', () => {
    expect(said(frame(1, 1), 'brief')).toEqual([]);
    expect(said(frame(1, 0), 'brief')).toEqual(told);
  });
  it('in brief leaves out nothing of one’s own', () => {
    expect(said(frame(0, 0), 'brief')).toEqual(told);
  });
});

it('a story is read by frames: how many lines they have depends on who reads', () => {
  const told: Told = { key: 'thrown', values: {} };
  const frames = [2, 0, 3].map(
    (lines): Frame => ({ entry: null, told: Array(lines).fill(told), view: {} as BaseView }),
  );
  expect(readTo(frames, 0)).toEqual({ frames: 0, lines: 0 });
  expect(readTo(frames, 1)).toEqual({ frames: 0, lines: 1 });
  expect(readTo(frames, 3)).toEqual({ frames: 2, lines: 1 });
  expect(readTo(frames, 5)).toEqual({ frames: 3, lines: 0 });
});
