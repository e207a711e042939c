import { expect, test } from 'vitest';
import type { Clock } from '../../src/protocol/index.ts';
import { nextDeadline } from '../../src/table/deadline.ts';
import type { LogEvent } from '../../src/table/log-event.ts';
import { seatsToMove } from '../../src/table/table.ts';
import { opened, played, sat, tableAfter } from '../support/table-log.ts';

const think = 500;
const bot = (seat: number): LogEvent => ({
  kind: 'bot-added',
  seat,
  strength: 'novice',
  temper: 'bold',
  name: 'Bot',
});
const started: LogEvent = { kind: 'started', entries: [] };
const seconds: Clock = { kind: 'seconds', seconds: 30 };
const deadlineAfter = (...events: LogEvent[]) => nextDeadline(tableAfter(...events), think);

/** A table of Hidden Pairs for Ada and another player. From the fourth second on, both have to choose. */
const hidden = (clock: Clock, other: LogEvent) => [
  opened({ game: 'hidden-pairs', options: { turns: 1, luckyDice: 'one' }, seats: 2, clock }),
  sat(0, 'ada'),
  other,
  {
    kind: 'started',
    entries: [
      { seat: 0, dice: [1, 2, 3, 4, 5, 6] },
      { seat: 1, dice: [1, 2, 3, 4, 5, 6] },
    ],
  } as const,
];
const greed = (clock: Clock) => [opened({ clock, seats: 2 }), sat(0, 'ada'), sat(1, 'bo'), started];
const reRoll = (seat: number) => played(seat, 'person', { move: { type: 're-roll', die: 0 } }, { dice: [1] });

test('the time of a person runs from the start of their turn', () => {
  expect(deadlineAfter(...greed({ kind: 'none' }))).toBeNull();
  const clock = { kind: 'move', seat: 0, by: 'clock', at: 34_000, shownFrom: 34_000 };
  expect(deadlineAfter(...greed(seconds))).toEqual(clock);
  const days = 4000 + 2 * 86_400_000;
  expect(deadlineAfter(...greed({ kind: 'days', days: 2 }))).toMatchObject({ at: days, shownFrom: days });
  expect(deadlineAfter(...greed(seconds).slice(0, -1))).toBeNull();
});

test.each([
  ['all other players have resigned', { kind: 'resigned', seat: 1 }],
  ['the host has stopped the match', { kind: 'stopped' }],
] as [string, LogEvent][])('no deadline is left once %s', (_, end) => {
  for (const table of [greed(seconds), [opened({ seats: 2 }), bot(0), sat(1, 'ada'), started]]) {
    expect(seatsToMove(tableAfter(...table))).toEqual([0]);
    const after = tableAfter(...table, end);
    expect([after.status, seatsToMove(after), nextDeadline(after, think)]).toEqual(['over', [], null]);
  }
});

test('chat does not give a person more time', () => {
  const said: LogEvent = { kind: 'said', person: 'ada', name: 'ADA', text: 'wait' };
  expect(deadlineAfter(...greed(seconds), said)).toMatchObject({ at: 34_000 });
});

test('a bot plays after its thinking time, even for an absent player', () => {
  const table = [opened({ seats: 2 }), bot(0), sat(1, 'ada'), started];
  const later = { kind: 'move', seat: 0, by: 'bot', at: 4500, shownFrom: 4500 };
  expect(deadlineAfter(...table)).toEqual(later);
  const held = [...greed({ kind: 'none' }), { kind: 'held', seat: 0 } as const];
  expect(deadlineAfter(...held)).toEqual({ ...later, at: 5500, shownFrom: 5500 });
});

test('a bot makes its hidden choices before its public one is due', () => {
  const early = { kind: 'move', seat: 1, by: 'bot', at: 4250, shownFrom: 4500 };
  expect(deadlineAfter(...hidden({ kind: 'none' }, bot(1)))).toEqual(early);
  expect(deadlineAfter(...hidden(seconds, bot(1)))).toEqual(early);
  expect(deadlineAfter(...hidden({ kind: 'none' }, bot(1)), reRoll(0))).toEqual(early);
});

test('the earliest deadline of several seats counts, and hidden moves do not change it', () => {
  const both = hidden(seconds, sat(1, 'bo'));
  const first = { kind: 'move', seat: 0, by: 'clock', at: 34_000, shownFrom: 34_000 };
  expect(deadlineAfter(...both)).toEqual(first);
  expect(deadlineAfter(...both, reRoll(0))).toEqual(first);
  expect(deadlineAfter(...both, { kind: 'held', seat: 1 })).toMatchObject({ seat: 1, by: 'bot' });
});

test('bots wait twenty seconds for answers to an undo request, or longer if they think longer', () => {
  const after = (own: number, ...events: LogEvent[]) =>
    nextDeadline(
      tableAfter(
        opened(),
        sat(0, 'ada'),
        bot(1),
        sat(2, 'bo'),
        started,
        played(
          0,
          'person',
          { move: { type: 'roll' } },
          { dice: [5, 1, 3, 4, 1] },
          { move: { type: 'stop' } },
        ),
        ...events,
      ),
      own,
    );
  const asked: LogEvent = { kind: 'undo-asked', seat: 0, of: [2] };
  expect(after(think)).toMatchObject({ seat: 1, by: 'bot', at: 6500 });
  expect(after(think, asked)).toMatchObject({ seat: 1, by: 'bot', at: 27_000 });
  expect(after(30_000, asked)).toMatchObject({ at: 37_000 });
  const refused: LogEvent = { kind: 'undo-answered', seat: 2, agrees: false };
  expect(after(think, asked, refused)).toMatchObject({ at: 8500 });
  expect(after(think, { kind: 'paused' })).toBeNull();
});

test('the match starts when all seeds are revealed, or after the time limit', () => {
  const seats = [opened({ seats: 2 }), sat(0, 'ada'), sat(1, 'bo')];
  const asked: LogEvent[] = [
    { kind: 'committed', seat: 0, commitment: 'cc' },
    { kind: 'revealing', time: 10_000 },
  ];
  expect(deadlineAfter(...seats, ...asked)).toEqual({ kind: 'start', at: 15_000 });
  const all = [...seats, ...asked, { kind: 'revealed', seat: 0, seed: 'ab' } as const];
  expect(deadlineAfter(...all)).toEqual({ kind: 'start', at: 6000 });
});
