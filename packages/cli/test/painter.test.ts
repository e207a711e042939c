import { gameIds } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, test } from 'vitest';
import { paint } from '../src/paint/index.ts';
import { lineWidth } from '../src/paint/span.ts';
import { choicesOf } from '../src/table/choices.ts';
import { promptOf } from '../src/table/prompt.ts';
import { type Session, startSession } from '../src/table/session.ts';
import { frameText } from '../src/terminal/screen.ts';
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
  paint(session, messages.en, width, height)
    .map((line) => line.map((span) => span.text).join(''))
    .join('\n');

describe.each(gameIds)('the table of %s', (id) => {
  test('fills every screen exactly, whatever is pressed, in both languages, without a gap in the texts', () => {
    const seen = new Set<string>();
    for (const session of randomMatch(tableFor(id, long), `${id} painter`, 100)) {
      const [width, height] = sizes[seen.size % sizes.length] ?? [80, 24];
      for (const [columns, rows] of [
        [80, 24],
        [40, 20],
        [width, height],
      ] as const) {
        const lines = paint(session, seen.size % 2 === 0 ? messages.en : messages.de, columns, rows);
        expect(lines.length).toBe(rows);
        expect(Math.max(...lines.map(lineWidth))).toBeLessThanOrEqual(columns);
      }
      seen.add(`${session.entries} ${session.screen.kind} ${JSON.stringify(session.hand)}`);
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  test('is played to its end by keys alone', () => {
    const all = [...randomMatch(tableFor(id, ['Ada', 'Bo']), `${id} end`)];
    expect(promptOf(all.at(-1) ?? startSession(tableFor(id, ['Ada', 'Bo']))).kind).toBe('over');
  });

  test('at 80 × 24 nothing that can be done is cut off', () => {
    for (const session of randomMatch(tableFor(id, ['Ada', 'Bo', 'Cy']), `${id} room`, 150)) {
      if (session.screen.kind === 'table') expect(text(session)).toContain('? rules');
    }
  });
});

describe('between two players of Hidden Pairs', () => {
  test.each(['random', 'real'] as const)('nothing secret is on the screen, dice being %s', (kind) => {
    const dice = kind === 'real' ? { kind } : ({ kind: 'seed', seed: 'secret' } as const);
    let handOvers = 0;
    for (const session of randomMatch(
      tableFor('hidden-pairs', ['Ada', 'Bo', 'Cy'], { dice }),
      'secrets',
      400,
    )) {
      if (promptOf(session).kind !== 'hand-over') continue;
      handOvers += 1;
      expect(session.atKeyboard).toBe(null);
      const secrets = session.story.filter(({ only }) => only !== undefined);
      const shown = text(session) + text(pressed(session, 'h'));
      for (const one of secrets)
        expect(shown).not.toContain(messages.en.tell(one, session.tableSetup.setup.names));
    }
    expect(handOvers).toBeGreaterThan(2);
  });
});

test('no key of Hidden Pairs tells beforehand what it leads to: that would give the others away', () => {
  let keys = 0;
  for (const session of randomMatch(tableFor('hidden-pairs', ['Ada', 'Bo']), 'effects', 300)) {
    for (const { effect } of choicesOf(session)?.choices ?? []) {
      keys += 1;
      expect(effect).toBe(null);
    }
  }
  expect(keys).toBeGreaterThan(50);
});

describe('what the table says', () => {
  const greed = pressed(thrown(startSession(tableFor('greed', ['Ada', 'Bo']))), 'r');

  test('what each key does to the score', () => {
    const shown = text(greed);
    expect(shown).toMatch(/R {2}Roll \d di(c)?e/);
    expect(shown).toMatch(/B {2}(Bank [\d,]+ → [\d,]+|Stop with nothing)/);
  });

  test('why a key cannot be used, context it and when it is pressed', () => {
    const dice = pressed(thrown(startSession(tableFor('ten-thousand', ['Ada', 'Bo']))), 'r');
    expect(text(dice)).toContain('at least one die to keep');
    expect(pressed(dice, 'b').note).toMatchObject({ tone: 'refused' });
    expect(pressed(dice, 'b').entries).toBe(dice.entries);
  });

  test('that a key means nothing here', () => {
    expect(text(pressed(greed, 'z'))).toContain('Z does nothing here');
  });

  test('dice on H, scores on S, whose turn on T', () => {
    expect(text(pressed(greed, 'h'))).toContain('Your dice:');
    expect(text(pressed(greed, 's'))).toContain('Ada 0. Bo 0.');
    expect(text(pressed(greed, 't'))).toContain('It is Ada’s turn.');
    const secret = pressed(thrown(startSession(tableFor('hidden-pairs', ['Ada', 'Bo']))), 'enter');
    expect(text(pressed(secret, 't'))).toContain('Still to choose: Ada and Bo.');
  });

  test('keys and rules on ?, page by page, and back', () => {
    const help = pressed(greed, '?');
    expect(text(help)).toContain('stop and bank');
    expect(text(pressed(help, 'page-down'))).not.toBe(text(help));
    expect(text(pressed(pressed(help, 'up'), 'x'))).toBe(text(greed));
  });

  test('Ctrl+C asks, N stays, Y leaves', () => {
    const asked = pressed(greed, 'ctrl-c');
    expect(text(asked)).toContain('Leave the table?');
    expect(text(pressed(asked, 'n'))).toBe(text(greed));
  });
});

describe('a frame', () => {
  test('is one text that clears nothing before it is drawn over', () => {
    const frame = frameText(
      paint(startSession(tableFor('greed', ['Ada', 'Bo'])), messages.en, 80, 24),
      'none',
    );
    expect(frame.startsWith('\u001b[?2026h\u001b[H')).toBe(true);
    expect(frame).not.toContain('\u001b[2J');
    expect(frame.split('\r\n')).toHaveLength(24);
  });

  test('has no colours where none are wanted', () => {
    const lines = paint(startSession(tableFor('greed', ['Ada', 'Bo'])), messages.en, 80, 24);
    expect(
      frameText(lines, 'none')
        .split('\u001b[')
        .filter((part) => /^[\d;]*m/.test(part)),
    ).toEqual([]);
    expect(frameText(lines, 'basic')).not.toContain('38;5');
    expect(frameText(lines, 'rich')).toContain('38;5');
  });
});
