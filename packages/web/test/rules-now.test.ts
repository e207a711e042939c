import {
  applyEntry,
  type Entry,
  type GameId,
  gameIds,
  openMatch,
  readSetup,
  type Setup,
} from '@dicehall/engine';
import type { Language } from '@dicehall/messages';
import { readRulesPage } from '@dicehall/messages/node';
import { describe, expect, it } from 'vitest';
import { asAnyView } from '../src/hands/hand-of.ts';
import { sectionNow, sections } from '../src/rules/section-now.ts';

const headings = (game: GameId, language: Language): string[] =>
  (readRulesPage(game, language) ?? []).flatMap((block) =>
    block.kind === 'heading' && block.section !== undefined ? [block.text] : [],
  );

function setupOf(game: GameId, options = {}): Setup {
  const setup = readSetup({ game, options, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  if (!setup.ok) throw new Error(setup.error.code);
  return setup.value;
}

/** The heading that the rules open at after some entries, as seat 0 sees the match. */
function openedAt(setup: Setup, log: readonly Entry[]): string | undefined {
  let { state } = openMatch(setup);
  for (const entry of log) {
    const after = applyEntry(setup.game, state, entry);
    if (!after.ok) throw new Error(after.error.code);
    state = after.value;
  }
  const { game } = setup;
  return headings(game.id, 'en')[sectionNow(asAnyView(game.view(state, 0)))];
}

const roll = (seat: number) => ({ seat, move: { type: 'roll' } });
const dice = (seat: number, ...faces: number[]) => ({ seat, dice: faces }) as Entry;

describe('the rules open at what matters now', () => {
  it.each(gameIds)('%s has every part in both languages, in one order', (game) => {
    const [english, german] = [headings(game, 'en'), headings(game, 'de')];
    expect(english.length).toBe(german.length);
    expect(english.length).toBeGreaterThan(sections[game].length);
    expect(english[sections[game].length]).toBe('Options');
  });

  const greed = setupOf('greed', { target: 500, opening: 300 });
  const tenThousand = setupOf('ten-thousand', { opening: 1000 });
  const order = [dice(0, 6), dice(1, 1)];
  it.each([
    ['Greed before a throw', greed, [], 'A turn'],
    ['Greed below the opening', greed, [roll(0), dice(0, 5, 2, 3, 4, 6)], 'Getting in'],
    ['Greed with something to bank', greed, [roll(0), dice(0, 1, 1, 1, 4, 6)], 'What scores'],
    [
      'the final round of Greed',
      greed,
      [roll(0), dice(0, 1, 1, 1, 4, 6), { seat: 0, move: { type: 'stop' } }],
      'The end',
    ],
    ['Ten Thousand before it is known who starts', tenThousand, [], 'Who starts'],
    ['a turn of Ten Thousand', tenThousand, order, 'A turn'],
    ['dice to be kept', tenThousand, [...order, roll(0), dice(0, 1, 2, 3, 4, 6, 6)], 'What scores'],
    [
      'dice to be taken over',
      tenThousand,
      [
        ...order,
        roll(0),
        dice(0, 1, 1, 1, 5, 2, 3),
        { seat: 0, move: { type: 'bank', keep: [0, 1, 2, 3] } },
        roll(1),
        dice(1, 1, 1, 1, 5, 2, 3),
        { seat: 1, move: { type: 'bank', keep: [0, 1, 2, 3] } },
      ],
      'Taking over',
    ],
    ['Threes with dice on the table', setupOf('threes'), [roll(0), dice(0, 1, 2, 3, 4, 5)], 'What it costs'],
    ['the last round of Threes', setupOf('threes', { rounds: 1 }), [], 'The end'],
    ['Three Dice before its first round', setupOf('three-dice'), [], 'A round'],
    ['secret dice of Hidden Pairs', setupOf('hidden-pairs'), [], 'A turn'],
  ] as const)('at %s', (_, setup, log, heading) => {
    expect(openedAt(setup, log as readonly Entry[])).toBe(heading);
  });
});
