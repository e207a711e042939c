import { message, parsePosition, unwrap } from '@dicehall/engine';
import { expect, test } from 'vitest';
import { type AdviceOf, gapsThrow, languages, reviewStories } from '../src/index.ts';
import { domainsOf, loadCatalogue, readTexts } from '../src/node.ts';

const english = loadCatalogue({ language: 'en', onGap: gapsThrow });
const names = ['Ada', 'Bo', 'Cy'];
type Event = Parameters<typeof reviewStories>[1]['events'][number][number];

/** Returns the descriptions of a match in which every entry has the same state before it. */
function storiesAt(line: string, events: readonly (readonly object[])[], you?: number) {
  const { game, state } = unwrap(parsePosition(line));
  const given = events as readonly (readonly Event[])[];
  return reviewStories(english, { game, names, states: given.map(() => state), events: given, you });
}

const thrown = (entry: number, seat = 1) => ({ entry, seat, kind: 'throw' as const });
const chosen = (entry: number, move: unknown, seat = 1) => ({ entry, seat, kind: 'choice' as const, move });
const missed = (entry: number, move: unknown, best: unknown, advice: AdviceOf | null = null) => ({
  ...chosen(entry, move),
  best,
  advice,
});

test('the description of an entry comes from its events, or from its move if the events have no text', () => {
  const { story, mistake, reveals } = storiesAt('greed - 1400,1450,0 110 1 - choose 400 12346', [
    [
      { kind: 'banked', seat: 1, banked: 400, total: 1850 },
      { kind: 'turn-ended', seat: 1 },
    ],
    [],
  ]);
  const banked = 'Bo banks 400: 1,850 in total.';
  const [stop, roll] = [{ type: 'stop' }, { type: 'roll' }];
  expect(story(chosen(0, stop))).toBe(banked);
  expect(story(thrown(0))).toBe(banked);
  expect(story(chosen(1, roll))).toBe('Bo’s choice: roll.');
  expect(mistake(missed(0, stop, roll))).toBe('Bo’s choice: bank. Better: roll.');
  const worth = (move: unknown, value: number) => ({ move, value, margin: 0, roll: null, next: null });
  const advice = {
    unit: 'win',
    best: worth(stop, 0.4),
    other: worth(roll, 0.3),
    reason: null,
    isForced: false,
  } as const;
  // The values of the moves are not part of the reason.
  expect(mistake(missed(1, roll, stop, advice))).toBe('Bo’s choice: roll. Better: bank.');
  const reason = message('greed-reason-lost', { missing: 50 });
  expect(mistake(missed(1, roll, stop, { ...advice, reason }))).toMatch(
    /^Bo’s choice: roll. Better: bank. .*50/,
  );
  expect([story(thrown(1)), story(thrown(2))]).toEqual(['', '']);
  expect([0, 1, 2].map(reveals)).toEqual([false, false, false]);
});

test('the description addresses its reader as “you”', () => {
  const events = [[{ kind: 'banked', seat: 1, banked: 400, total: 1850 }], []];
  const roll = { type: 'roll' };
  const { story } = storiesAt('greed - 1400,1450,0 110 1 - choose 400 12346', events, 1);
  expect(story(thrown(0))).toBe('You bank 400: 1,850 in total.');
  expect(story(chosen(1, roll))).toBe('Your choice: roll.');
  expect(story(chosen(1, roll, 2))).toBe('Cy’s choice: roll.');
});

const hidden = 'hidden-pairs - 1 500,500,500 661122+0/113345+0/123456+0 - 000 choosing';
const won = (round: number, seat: number) => ({ kind: 'round-won', seat, round, points: 100 });

test('a hidden choice is described by its move; the description of the reveal names the winners of the rounds', () => {
  const { story, mistake, reveals } = storiesAt(hidden, [
    [{ kind: 'committed', seat: 1 }],
    [
      { kind: 'committed', seat: 1 },
      { kind: 'revealed', round: 1, seat: 0, dice: [6, 6] },
      { kind: 'lucky-dice', seat: 2, round: 1 },
      won(1, 2),
      won(2, 0),
    ],
    [{ kind: 'revealed', round: 1, seat: 0, dice: [6, 6] }],
  ]);
  const move = { type: 're-roll', die: 2 };
  const played = storiesAt(hidden, [[]]).story(chosen(0, move));
  const rounds = 'Cy wins round 1 and 100 points. Ada wins round 2 and 100 points.';
  expect([story(chosen(0, move)), story(thrown(0))]).toEqual([played, 'Bo has committed.']);
  expect([story(chosen(1, move)), story(thrown(1))]).toEqual([rounds, rounds]);
  expect(mistake(missed(1, move, { type: 're-roll', die: 0 }))).toMatch(`${played} Better: `);
  expect(story(chosen(2, move))).toBe(played);
  expect([0, 1, 2].map(reveals)).toEqual([false, true, true]);
});

test('the description of a reveal names a tied round, and that of a roll to break a tie the rolls it is compared with', () => {
  const tied = { kind: 'tie', seats: [1, 2], round: 2, value: 9 };
  const roll = (seat: number, dice: readonly number[]) => ({
    ...{ kind: 'rolled', seat, dice, purpose: 'tie' },
    value: dice.reduce((sum, face) => sum + face, 0),
  });
  const { story } = storiesAt(hidden, [
    [{ kind: 'revealed', round: 1, seat: 0, dice: [6, 6] }, won(1, 2), tied],
    [roll(1, [2, 3])],
    [roll(2, [4, 4]), won(2, 2), { ...tied, round: 3 }],
    [roll(1, [1, 1])],
  ]);
  const bo = 'Bo rolls 2 3 to break the tie: 5.';
  const next = 'Bo and Cy are tied at 9 in round 3 and roll two dice each to decide.';
  expect(story(chosen(0, { type: 're-roll', die: 0 }))).toBe(
    'Cy wins round 1 and 100 points. Bo and Cy are tied at 9 in round 2 and roll two dice each to decide.',
  );
  expect([1, 2, 3].map((entry) => story(thrown(entry)))).toEqual([
    bo,
    `${bo} Cy rolls 4 4 to break the tie: 8. Cy wins round 2 and 100 points. ${next}`,
    'Bo rolls 1 1 to break the tie: 2.',
  ]);
});

test.each(languages)('in %s a reason addresses no player: a review shows it for all seats', (language) => {
  const entries = readTexts(language, domainsOf(language)).flatMap((source) => source.split(/^(?=[a-z])/m));
  const reasons = entries.filter((entry) =>
    /^(coach-(not-)?worth-risk|coach-equal|(?!web-)[a-z-]+-reason)\b/.test(entry),
  );
  expect(reasons.length).toBeGreaterThan(10);
  expect(reasons.filter((text) => /\b(you|yours?|du|dich|dir|deine?[nmrs]?)\b/i.test(text))).toEqual([]);
});
