import { games } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, test } from 'vitest';
import { paintDice } from '../src/paint/dice.ts';
import { lineWidth } from '../src/paint/span.ts';
import { paintTable } from '../src/paint/table.ts';
import { keyedActions } from '../src/table/keys.ts';
import { here } from '../src/table/play-here.ts';
import { sceneOf } from '../src/table/scene.ts';
import { choosingSeat, type Session, startSession, wholeState } from '../src/table/session.ts';
import { frameText } from '../src/terminal/full-screen.ts';
import { paint } from '../src/terminal/screen.ts';
import { pressed, randomMatch, tableFor, thrown } from './playthrough.ts';

const messages = {
  en: loadCatalogue({ language: 'en', onGap: gap }),
  de: loadCatalogue({ language: 'de', onGap: gap }),
};
function gap(text: string): never {
  throw new Error(text);
}
const sizes = [
  [80, 24],
  [40, 20],
  [120, 50],
  [20, 8],
  [10, 3],
  [1, 1],
] as const;
const long = ['Ada', 'Wilhelmina von Hohenlohe-Schillingsfürst', '李小龙和他的朋友们一起玩', '👩‍👩‍👧‍👦🎲'];

const text = (session: Session, width = 80, height = 24): string =>
  paint(session, here(messages.en), width, height)
    .map((line) => line.map((span) => span.text).join(''))
    .join('\n');

test('a narrow die shows its whole worth, in two lines', () => {
  const six = [6, 2, 6, 5, 2, 6] as const;
  const dice = six.map((face, at) => ({
    face,
    above: `${at + 1}`,
    below: face === 6 ? '3 for 1,500' : '',
    mark: 'open' as const,
  }));
  const rows = paintDice(dice, 'middle', 40).map((row) => row.map((span) => span.text).join(''));
  expect(rows.slice(-2)).toEqual([
    '3 for       3 for             3 for ',
    '1,500       1,500             1,500 ',
  ]);
  expect(rows.join('')).not.toContain('…');
});

describe.each(games.map(({ id }) => id))('the table of %s', (id) => {
  test('the table fills every screen exactly after any key, in both languages, without missing texts', () => {
    const seen = new Set<string>();
    for (const session of randomMatch(tableFor(id, long), `${id} painter`, 50)) {
      const [width, height] = sizes[seen.size % sizes.length] ?? [80, 24];
      for (const [columns, rows] of [
        [80, 24],
        [40, 20],
        [width, height],
      ] as const) {
        const lines = paint(session, here(seen.size % 2 === 0 ? messages.en : messages.de), columns, rows);
        expect(lines.length).toBe(rows);
        expect(Math.max(...lines.map(lineWidth))).toBeLessThanOrEqual(columns);
      }
      seen.add(`${session.entries} ${session.screen.kind} ${JSON.stringify(session.drafts)}`);
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  test('a match can be played to its end with keys', () => {
    const all = [...randomMatch(tableFor(id, ['Ada', 'Bo']), `${id} end`, 30_000)];
    expect(all.at(-1)?.prompt.kind).toBe('over');
  });

  test('the table shows every action at 80 × 24', () => {
    for (const session of randomMatch(tableFor(id, ['Ada', 'Bo', 'Cy']), `${id} room`, 80)) {
      if (session.screen.kind === 'table') expect(text(session)).toContain('? rules');
    }
  });
});

describe('between two players of Hidden Pairs', () => {
  test.each(['random', 'real'] as const)('no secret is on the screen with %s dice', (kind) => {
    const dice = kind === 'real' ? { kind } : ({ kind: 'seed', seed: 'secret' } as const);
    let handOvers = 0;
    for (const session of randomMatch(
      tableFor('hidden-pairs', ['Ada', 'Bo', 'Cy'], { dice }),
      'secrets',
      150,
    )) {
      const { kind: promptKind } = session.prompt;
      if (promptKind !== 'hand-over' && promptKind !== 'choose') continue;
      if (promptKind === 'hand-over') {
        handOvers += 1;
        expect(session.atKeyboard).toBe(null);
      }
      const secrets = session.events.filter(({ only }) => only !== undefined && only !== session.atKeyboard);
      const shown = text(session) + text(pressed(session, 'h'));
      for (const one of secrets) {
        const sentence = messages.en.event('hidden-pairs', one, session.tableSetup.setup.names);
        if (sentence !== null) expect(shown).not.toContain(sentence);
      }
    }
    expect(handOvers).toBeGreaterThan(2);
  });
});

test('the choices of Hidden Pairs do not depend on the hands of others', () => {
  let choices = 0;
  for (const session of randomMatch(tableFor('hidden-pairs', ['Ada', 'Bo']), 'effects', 150)) {
    const { controls } = session;
    const seat = choosingSeat(session);
    if (seat === null) continue;
    const { game } = session.tableSetup.setup;
    const view = game.view(wholeState(session), seat);
    expect(controls).toEqual(game.controls(view, seat, session.drafts[seat]));
    choices += keyedActions(controls).length;
  }
  expect(choices).toBeGreaterThan(50);
});

describe('the table shows', () => {
  const greed = pressed(thrown(startSession(tableFor('greed', ['Ada', 'Bo']))), 'r');

  test('the table shows the effect of each key on the score', () => {
    const shown = text(greed);
    expect(shown).toMatch(/R {2}Roll \d di(c)?e/);
    expect(shown).toMatch(/B {2}(Bank [\d,]+: [\d,]+ in total|Stop and score nothing)/);
  });

  test('the table shows the reason why an action is not possible, next to it and when its key is pressed', () => {
    const dice = pressed(thrown(startSession(tableFor('ten-thousand', ['Ada', 'Bo']))), 'r');
    expect(text(dice)).toContain('Keep at least one die first');
    expect(pressed(dice, 'b').note).toMatchObject({ tone: 'refused' });
    expect(pressed(dice, 'b').entries).toBe(dice.entries);
  });

  test('the table marks which actions are possible, and states its facts in one line', () => {
    const of = (id: 'three-dice' | 'threes') => {
      const session = pressed(thrown(startSession(tableFor(id, ['Ada', 'Bo', 'Cy']))), 'r');
      const { choices, status } = sceneOf(session, messages.en, 0);
      return { possible: choices.map(({ key, enabled }) => `${key} ${enabled}`), status };
    };
    // Threes cannot be rolled again before a die is kept.
    const threes = of('threes');
    expect(threes.possible.slice(0, 3)).toEqual(['R false', 'B true', 'A true']);
    expect(threes.status).toEqual(['Kept so far: 0']);
    expect(of('three-dice').status).toEqual([
      expect.stringMatching(/^Loser takes: 1 sip · Rolls left: 2 · This roll: \d+$/),
      'Choose the dice to keep before you roll again.',
    ]);
  });

  test('the last roll stays on the table under its caption until there are new dice', () => {
    const start = thrown(startSession(tableFor('ten-thousand', ['Ada', 'Bo'])));
    const { diceCaption, dice } = sceneOf(start, messages.en, 0);
    expect(diceCaption).toMatch(/^Bo rolled \d$/);
    expect(dice.map(({ mark }) => mark)).toEqual(['spent']);
    expect(text(start)).toContain(diceCaption);
    expect(sceneOf(pressed(start, 'r'), messages.en, 0).diceCaption).toBe('');
  });

  test('the table shows a note that a key has no function', () => {
    expect(text(pressed(greed, 'z'))).toContain('Z has no function here');
  });

  test('the table shows dice with H, scores with S, whose turn it is with T', () => {
    expect(text(pressed(greed, 'h'))).toContain('Your dice:');
    expect(text(pressed(greed, 's'))).toContain('Ada: 0. Bo: 0.');
    expect(text(pressed(greed, 't'))).toContain('It is Ada’s turn.');
    const secret = pressed(thrown(startSession(tableFor('hidden-pairs', ['Ada', 'Bo']))), 'enter');
    expect(text(pressed(secret, 't'))).toContain('Still choosing: Ada and Bo.');
  });

  test('the table shows keys and rules with ?, page by page, and back', () => {
    const help = pressed(greed, '?');
    expect(text(help)).toContain('stop and bank');
    expect(text(pressed(help, 'page-down'))).not.toBe(text(help));
    expect(text(pressed(pressed(help, 'up'), 'x'))).toBe(text(greed));
  });

  test('Ctrl+C asks whether to leave, N stays, Y leaves', () => {
    const asked = pressed(greed, 'ctrl-c');
    expect(text(asked)).toContain('Leave the table?');
    for (const key of ['Y', 'N']) expect(text(asked)).toMatch(new RegExp(`${key} {2}\\S`));
    expect(text(pressed(asked, 'n'))).toBe(text(greed));
  });
});

test('a screen that is too small shows the title, then the last lines', () => {
  const scene = here(messages.en).scene(thrown(startSession(tableFor('greed', ['Ada', 'Bo']))), 50, true);
  const rowsAt = (height: number) =>
    paintTable(scene, 80, height).map((row) => row.map((span) => span.text).join(''));
  const whole = rowsAt(60);
  expect(rowsAt(4)).toHaveLength(4);
  expect([rowsAt(4)[0], rowsAt(4).at(-1)]).toEqual([whole[0], whole.at(-1)]);
});

test('the table shows the newest lines of a long log, in order', () => {
  const scene = here(messages.en).scene(thrown(startSession(tableFor('greed', ['Ada', 'Bo']))), 50, true);
  const log = Array.from({ length: 40 }, (_, number) => `Line ${number}.`);
  const rows = paintTable({ ...scene, log }, 80, 24).map((row) =>
    row
      .map((span) => span.text)
      .join('')
      .trim(),
  );
  const shown = rows.filter((row) => /^Line \d+\.$/.test(row));
  expect(shown.length).toBeGreaterThanOrEqual(3);
  expect(shown).toEqual(log.slice(-shown.length));
});

describe('a frame', () => {
  test('a frame is a single write that does not clear the screen first', () => {
    const frame = frameText(
      paint(startSession(tableFor('greed', ['Ada', 'Bo'])), here(messages.en), 80, 24),
      'none',
    );
    expect(frame.startsWith('\u001b[?2026h\u001b[H')).toBe(true);
    expect(frame).not.toContain('\u001b[2J');
    expect(frame.split('\r\n')).toHaveLength(24);
  });

  test('a frame without a palette has no colours', () => {
    const lines = paint(startSession(tableFor('greed', ['Ada', 'Bo'])), here(messages.en), 80, 24);
    expect(
      frameText(lines, 'none')
        .split('\u001b[')
        .filter((part) => /^[\d;]*m/.test(part)),
    ).toEqual([]);
    expect(frameText(lines, 'basic')).not.toContain('38;5');
    expect(frameText(lines, 'rich')).toContain('38;5');
  });
});

test('the worth of each of six dice fits on a line of 80 columns', () => {
  const die = { face: 1, above: '', below: '6 for 10,000', mark: 'open' } as const;
  const rows = paintDice(
    Array.from({ length: 6 }, () => die),
    'large',
    80,
  );
  const texts = rows.map((row) => row.map((span) => span.text).join(''));
  expect(texts.at(-1)?.match(/6 for 10,000/g)).toHaveLength(6);
  expect(new Set(texts.map((row) => row.length)).size).toBe(1);
  expect(texts[0]?.length).toBeLessThanOrEqual(80);
});
