import { expect, it, test } from 'vitest';
import { type Balance, balanceText } from '../src/index.ts';
import { loadCatalogue } from '../src/node.ts';

const english = loadCatalogue({ language: 'en' });
const german = loadCatalogue({ language: 'de' });
const over = (matches: number, lost: number, luck: number, unit: Balance['unit'] = 'win'): Balance => ({
  unit,
  matches,
  lost: matches * lost,
  luck: matches * luck,
});

test.each([
  [
    over(20, 1 / 7, -0.3),
    'You lost about 14 wins in 100 by mistakes; the dice cost you more.',
    'Durch Fehler hast du auf 100 Partien etwa 14 Siege verschenkt; die Würfel haben dich mehr gekostet.',
  ],
  [
    over(1, 0.12, 0.05),
    'You lost about 12 wins in 100 by mistakes; the dice brought you less.',
    'Durch Fehler hast du auf 100 Partien etwa 12 Siege verschenkt; die Würfel haben dir weniger gebracht.',
  ],
  [
    over(3, 0, 0.4),
    'You lost next to nothing by mistakes; the dice brought you more.',
    'Durch Fehler hast du fast nichts verloren; die Würfel haben dir mehr gebracht.',
  ],
  [
    over(4, 0.2, 0.1),
    'You lost about 20 wins in 100 by mistakes; the dice brought you less.',
    'Durch Fehler hast du auf 100 Partien etwa 20 Siege verschenkt; die Würfel haben dir weniger gebracht.',
  ],
  [
    over(1, 0.12, 0.005),
    'You lost about 12 wins in 100 by mistakes; the dice brought you less.',
    'Durch Fehler hast du auf 100 Partien etwa 12 Siege verschenkt; die Würfel haben dir weniger gebracht.',
  ],
  [
    over(1, 0.0049, -0.0049),
    'You lost next to nothing by mistakes; the dice were even.',
    'Durch Fehler hast du fast nichts verloren; die Würfel haben sich ausgeglichen.',
  ],
  [
    over(2, 1.25, 0, 'sips'),
    'You lost 1.3 sips a match by mistakes; the dice were even.',
    'Durch Fehler hast du 1,3 Schlucke pro Partie verloren; die Würfel haben sich ausgeglichen.',
  ],
  [
    over(1, 0.7, -0.9, 'sips'),
    'You lost 0.7 sips by mistakes; the dice cost you more.',
    'Durch Fehler hast du 0,7 Schlucke verloren; die Würfel haben dich mehr gekostet.',
  ],
])('one sentence sums up mistakes and dice: %o', (balance, en, de) => {
  expect(balanceText(english, balance, 'sips')).toBe(en);
  expect(balanceText(german, balance, 'sips')).toBe(de);
});

it('the text names a player who is not the reader', () => {
  expect(balanceText(english, over(1, 0.2, -0.1), 'sips', 1, ['Ada', 'Bo'])).toBe(
    'Bo lost about 20 wins in 100 by mistakes; the dice cost Bo less.',
  );
});

it('no number is shown as minus 0', () => {
  const percent = (value: number) => english.number(value, { style: 'percent' });
  expect([-0, -1e-17, -0.004, -0.01].map(percent)).toEqual(['0%', '0%', '0%', '−1%']);
});
