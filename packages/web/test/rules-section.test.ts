import { type Entry, type GameId, games, readSetup, replayStatesOfLog, type Setup } from '@dicehall/engine';
import type { Language } from '@dicehall/messages';
import { readRulesPage } from '@dicehall/messages/node';
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../src/rules/RulesDialog.tsx';

const headings = (game: GameId, language: Language): string[] =>
  (readRulesPage(game, language) ?? []).flatMap((block) =>
    block.kind === 'heading' && block.section !== undefined ? [block.text] : [],
  );

function setupOf(game: GameId, options = {}): Setup {
  const setup = readSetup({ game, options, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  if (!setup.ok) throw new Error(setup.error.code);
  return setup.value;
}

/** Returns the heading at which the rules open for seat 0 after some entries. */
function openedAt(setup: Setup, log: readonly Entry[]): string | undefined {
  const match = replayStatesOfLog(setup, log);
  if (!match.ok) throw new Error(match.error.code);
  const { game } = setup;
  return headings(game.id, 'en')[sectionOf(game, game.view(match.value.states.at(-1), 0))];
}

const roll = (seat: number) => ({ seat, move: { type: 'roll' } });
const dice = (seat: number, ...faces: number[]) => ({ seat, dice: faces }) as Entry;

describe('every rules page has all sections', () => {
  it.each(games)(
    'the rules page of $id has every section in both languages, in the same order',
    ({ id, facts }) => {
      const [english, german] = [headings(id, 'en'), headings(id, 'de')];
      expect(english.length).toBe(german.length);
      expect(english.length).toBeGreaterThan(facts.rulesSections.length);
      expect(english[facts.rulesSections.length]).toBe('House rules');
    },
  );

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
  ] as const)('the rules open at the right section for %s', (_, setup, log, heading) => {
    expect(openedAt(setup, log as readonly Entry[])).toBe(heading);
  });
});
