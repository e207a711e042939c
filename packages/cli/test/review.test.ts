import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BaseEvent, type GameId, gameOf, readSetup, replayLog } from '@dicehall/engine';
import { entriesOf } from '@dicehall/engine/testing';
import { loadCatalogue } from '@dicehall/messages/node';
import { estimatedValues, review as reviewLog } from '@dicehall/strategy';
import { afterAll, describe, expect, test } from 'vitest';
import { curveOf, report } from '../src/review.ts';
import { call } from './calling.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-'));
const env = { DICEHALL_HOME: folder };
afterAll(() => rmSync(folder, { recursive: true }));

const record = (game: GameId, options: object, names: readonly string[], script: string): string =>
  JSON.stringify({
    format: 'dicehall/1',
    game,
    options,
    seats: names.map((name) => ({ name })),
    log: entriesOf(gameOf(game), script),
  });

const greed = record(
  'greed',
  { target: 500, opening: 0 },
  ['Ada', 'Bo'],
  '0 roll | 0: 51346 | 0 stop | 1 roll | 1: 11123 | 1 stop | 0 roll | 0: 22346',
);
const four = record('threes', { rounds: 1 }, ['Ada', 'Bo', 'Cy', 'Di'], '0 roll | 0: 33126 | 0 bank');
const review = (flags: string, input: string) => call(`review - ${flags}`, { input, env });

describe('review prints luck, mistakes and their reasons', () => {
  test('review prints luck, the decisive moments, and why another move was better', async () => {
    const { code, out, err } = await review('', greed);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const story = 'Bo rolls 1 1 1 2 3: 1,000 points';
    const reason = 'Better: roll. Banking scores 150 points, while another roll of 3 dice adds about 120';
    for (const part of ['Greed: analysis', story, 'Decisive moments', reason, '100.0%']) {
      expect(out).toContain(part);
    }
    expect(out).toMatch(/^Bo +\d\S+ +\+\d/m);
    expect(out).toMatch(/^Ada +\d\S+ +−\d/m);
  });

  test('review prints in German', async () => {
    const { code, out } = await review('--lang de', greed);
    expect(code).toBe(0);
    expect(out).toContain('Was die Partie entschieden hat');
  });

  test('in the JSON output, the result equals own luck minus the opponent’s, minus own errors plus the opponent’s', async () => {
    const { out } = await review('--json', greed);
    const { exact, start, result, players, curve, entries, turningPoints } = JSON.parse(out);
    const [ada, bo] = players;
    expect(exact).toBe(true);
    expect(result).toEqual([0, 1]);
    expect(ada.luck - bo.luck - ada.error + bo.error).toBeCloseTo(result[0] - start[0], 9);
    expect(Math.abs(ada.left)).toBeLessThan(1e-9);
    expect(curve).toHaveLength(entries.length + 1);
    expect(turningPoints).toContain(4);
    expect(entries[2].position).toBe('greed target=500,opening=0 0,0 11 0 - choose 150 51346');
  });

  test('review names the deciding roll, hot dice, and the win probability before the roll', async () => {
    const script = '0 roll | 0: 51346 | 0 stop | 1 roll | 1: 66615 | 1 roll | 1: 22346';
    const { out } = await review('', record('greed', { target: 1000, opening: 0 }, ['Ada', 'Bo'], script));
    expect(out).toMatch(/The second roll of Bo in turn 1 \(hot dice, \d\d\.\d% before it\)/);
    expect(out).toMatch(/ (Better|Worse) than \d+% of the possible rolls\./);
    const german = await review(
      '--lang de',
      record('greed', { target: 1000, opening: 0 }, ['Ada', 'Bo'], script),
    );
    expect(german.out).toMatch(
      /Der 2\. Wurf von Bo im 1\. Zug \(alle Würfel noch einmal, davor \d\d,\d\s%\)/,
    );
  });

  test('review measures Three Dice in sips by the solved round, and says that this is an approximation', async () => {
    const script = '0: 2 | 1: 5 | 1 roll 012 | 1: 266 | 1 stay';
    const { code, out } = await review('', record('three-dice', { rounds: 1 }, ['Ada', 'Bo'], script));
    expect(code).toBe(0);
    for (const part of [
      'The match is not over',
      'Each round is solved exactly',
      ' sips',
      'how many more sips the other players have',
    ]) {
      expect(out).toContain(part);
    }
    expect(out).not.toContain('%  ');
    const chips = await review('', record('three-dice', { rounds: 1, unit: 'chips' }, ['Ada', 'Bo'], script));
    expect(chips.out).toContain('how many more chips the other players have');
    expect(chips.out).not.toContain('sips');
  });

  test('review lists the effect of hidden choices in Hidden Pairs separately', async () => {
    const script = '0: 666422 | 1: 123456 | 0 commit 01 23 45 | 1 commit 45 23 01';
    const hidden = record('hidden-pairs', { turns: 1 }, ['Ada', 'Bo'], script);
    const { code, out, err } = await review('', hidden);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const part of [
      'Hidden: what hidden choices changed',
      'The reveal in turn 1',
      'the best strategy for the whole match',
    ]) {
      expect(out).toContain(part);
    }
    expect(out).not.toMatch(/(Ada|Bo) shows/);
    expect(out).not.toContain('is ready');
  });

  test('review says that values are estimates, and that a match is not finished', async () => {
    const { code, out } = await review('--rollouts 10', four);
    expect(code).toBe(0);
    expect(out).toContain('The match is not over');
    expect(out).toContain('Approximation: each choice is rated against each opponent separately');
    expect(out).toContain('Luck is estimated from 10 simulated matches with steady players');
  });

  test.each([
    [20, 200, 1000],
    [2000, 160, 160],
  ])(
    'an estimated review takes ten seconds, or more for 160 matches: at %i ms per step it plays %i to %i matches',
    async (tick, least, most) => {
      const { out } = await call('review -', { input: four, env, tick });
      const rollouts = Number(/from (\d+) simulated/.exec(out)?.[1]);
      expect([rollouts >= least, rollouts <= most]).toEqual([true, true]);
    },
  );

  test('a quick review estimates even a match that has a solution', async () => {
    const { code, out } = await review('--quick --rollouts 10', greed);
    expect(code).toBe(0);
    expect(out).toContain('These figures are estimates from 10 simulated matches');
  });

  test.each([
    ['played', 8, {}, 'Greed: analysis'],
    [null, 3, {}, 'The match is not over'],
    ['resigned', 3, { resigned: [0] }, 'The match ended by resignation'],
  ])('review reports how a match ended: %s', async (ended, entries, more, sentence) => {
    const { log, ...rest } = JSON.parse(greed);
    const given = JSON.stringify({ ...rest, log: log.slice(0, entries), ...more });
    expect((await review('', given)).out).toContain(sentence);
    expect(JSON.parse((await review('--json', given)).out).ended).toBe(ended);
  });

  test('review judges Hidden Pairs for three by sampled turns, not by the values for two', async () => {
    const script =
      '0: 666422 | 1: 123456 | 2: 111111 | 0 commit 01 23 45 | 1 commit 45 23 01 | 2 commit 01 23 45 h1@0';
    const hidden = record('hidden-pairs', { turns: 1 }, ['Ada', 'Bo', 'Cy'], script);
    const { code, out } = await review('--json --rollouts 10', hidden);
    expect(code).toBe(0);
    const { how, start, result } = JSON.parse(out);
    expect(how).toBe('sampled');
    expect([start.length, result]).toEqual([3, [1, 0, 0]]);
  });

  test('the JSON output of a review names the method', async () => {
    const script = '0: 2 | 1: 5 | 1 roll 012 | 1: 266 | 1 stay';
    const { out } = await review('--json', record('three-dice', { rounds: 1 }, ['Ada', 'Bo'], script));
    expect(JSON.parse(out)).toMatchObject({ how: 'round', exact: false, unit: 'sips' });
  });

  test.each([
    ['a match without entries', '', record('greed', {}, ['Ada', 'Bo'], ''), 'nothing to analyse'],
    ['an entry that breaks a rule', '', record('greed', {}, ['Ada', 'Bo'], '1 roll'), 'move 1'],
    ['text that is not JSON', '', '{', 'not-json'],
    ['nothing at all', '', '', '-'],
    ['a number of matches out of range', '--rollouts 5', greed, '10 to 100,000'],
  ])('review refuses %s and gives the reason', async (_what, flags, input, why) => {
    const { code, out, err } = await review(flags, input);
    expect(code).toBeGreaterThan(0);
    expect(out).toBe('');
    expect(err).toContain(why);
  });

  test('review refuses a missing file', async () => {
    const { code, err } = await call('review /nowhere/match.json', { env });
    expect(code).toBe(1);
    expect(err).toContain('/nowhere/match.json');
  });
});

describe('the report of a review rounds and counts differences', () => {
  const catalogue = loadCatalogue({ language: 'en' });
  /** Returns the mistakes that the report lists if stopping costs this much, give or take a margin. */
  function mistakes(cost: number, width?: number, margin = 0): string {
    const setup = readSetup({ game: 'greed', options: {}, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
    if (!setup.ok) throw new Error(setup.error.code);
    const log = entriesOf(setup.value.game, '0 roll | 0: 51341 | 0 stop');
    const befores: unknown[] = [];
    const events: (readonly BaseEvent[])[] = [];
    replayLog(setup.value, log, (before, _after, _entry, now) => {
      befores.push(before);
      events.push(now);
    });
    const { options } = setup.value;
    const priced = estimatedValues(setup.value.game, options, 2);
    priced.bySeat = () => [0.5, 0.5];
    priced.moves = (_state, _seat, { played = [] } = {}) => {
      const losses = played.map((move) => ({
        move,
        loss: (move as { type: string }).type === 'stop' ? cost : 0,
      }));
      return [{ move: { type: 'roll' }, loss: 0 }, ...losses.filter(({ loss }) => loss > 0)].map((one) => ({
        ...one,
        value: 0.5 - one.loss,
        margin,
      }));
    };
    const reviewed = reviewLog(setup.value, log, priced);
    const found = { setup: setup.value, review: reviewed, befores, events, ended: null, rollouts: 25 };
    const text = report(catalogue, found, width);
    return text.split('\n\n').at(-2) ?? '';
  }
  test.each([
    ['of at least one match in 100', 0.011, true],
    ['of less than one match in 100', 0.009, false],
  ])('the report of an estimated match counts a difference %s (%d) as a mistake: %s', (_, cost, counts) => {
    expect(mistakes(cost).includes('Better: roll.')).toBe(counts);
  });
  test.each([
    [0, null],
    [0.0004, null],
    [0.0006, '±0.1'],
    [0.002, '±0.2'],
  ])('the report of a mistake with the margin %d shows the margin %s, but never ±0', (margin, shown) => {
    expect(/±[\d.]+/.exec(mistakes(0.02, undefined, margin))?.[0] ?? null).toBe(shown);
  });
  test('sentences of the report are wrapped at the width of the terminal', () => {
    const words = (text: string) => text.split(/\s+/);
    const lines = mistakes(0.011, 60).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.map((line) => /^ */.exec(line)?.[0].length)).toEqual([0, 2, ...lines.slice(2).map(() => 4)]);
    expect(words(lines.join('\n'))).toEqual(words(mistakes(0.011)));
  });
});

test('each block of a printed curve shows its last value', () => {
  expect(curveOf([0, 0.5, 1], 10)).toBe('▁▅█');
  expect(curveOf([0, 1, 0, 0, 0, 1], 3)).toBe('█▁█');
});

test('the curves of sips are in the middle while no roll has changed them', async () => {
  const { out } = await review('', record('three-dice', { rounds: 1 }, ['Ada', 'Bo'], '0: 2'));
  expect(out).toMatch(/^ {2}Ada .*▅/m);
  expect(out).toMatch(/^ {2}Bo .*▅/m);
});
