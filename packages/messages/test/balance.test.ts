import { expect, it, test } from 'vitest';
import { type Balance, balanceText, opponentText } from '../src/index.ts';
import { loadCatalogue } from '../src/node.ts';

const english = loadCatalogue({ language: 'en' });
const german = loadCatalogue({ language: 'de' });
const over = (matches: number, lost: number, luck: number, unit: Balance['unit'] = 'win'): Balance => ({
  unit,
  matches,
  lost: matches * lost,
  luck: matches * luck,
  mistakes: 1,
});

test.each([
  [
    over(20, 0.146, -0.3),
    'Your mistakes cost you 1.5 wins in 10 matches; bad luck cost you 3.0 wins.',
    'Deine Fehler haben dich 1,5 Siege in 10 Partien gekostet; Pech hat dich 3,0 Siege gekostet.',
  ],
  [
    over(1, 0.12, 0.0005),
    'Your mistakes cost you more than good luck gave.',
    'Deine Fehler haben dich mehr gekostet, als das Glück eingebracht hat.',
  ],
  [
    over(1, 0.12, 0.3),
    'Good luck gave you more than mistakes cost.',
    'Glück hat dir mehr gebracht, als eigene Fehler gekostet haben.',
  ],
  [
    over(1, 0.12, -0.3),
    'Bad luck cost you more than mistakes.',
    'Pech hat dich mehr gekostet als eigene Fehler.',
  ],
  [
    over(1, 0.3, -0.12),
    'Your mistakes cost you more than bad luck.',
    'Deine Fehler haben dich mehr gekostet als Pech.',
  ],
  [
    over(1, 0.12, 0),
    'Your mistakes cost you chances to win; luck was even.',
    'Deine Fehler haben dich Gewinnchancen gekostet; Glück und Pech haben sich ausgeglichen.',
  ],
  [
    over(1, 0.00049, -0.00049),
    'Your mistakes cost you little; luck was even.',
    'Deine Fehler haben dich wenig gekostet; Glück und Pech haben sich ausgeglichen.',
  ],
  [
    over(2, 1.25, 0, 'sips'),
    'Your mistakes cost you 1.25 sips of lead a match; luck was even.',
    'Deine Fehler haben dich 1,25 Schlucke Vorsprung pro Partie gekostet; Glück und Pech haben sich ausgeglichen.',
  ],
  [
    over(1, 0.7, -0.9, 'sips'),
    'Your mistakes cost you 0.7 sips of lead; bad luck cost you 0.9 sips of lead.',
    'Deine Fehler haben dich 0,7 Schlucke Vorsprung gekostet; Pech hat dich 0,9 Schlucke Vorsprung gekostet.',
  ],
  [
    over(1, 0.7, 0.9, 'sips'),
    'Your mistakes cost you 0.7 sips of lead; good luck gave you 0.9 sips of lead.',
    'Deine Fehler haben dich 0,7 Schlucke Vorsprung gekostet; Glück hat dir 0,9 Schlucke Vorsprung gebracht.',
  ],
  [
    { ...over(1, 0.00049, -0.3), mistakes: 0 },
    'You made no mistakes; you had bad luck.',
    'Du hast keine Fehler gemacht; du hattest Pech.',
  ],
  [
    { ...over(1, 0.0059, 0.3), mistakes: 0 },
    'Your mistakes cost you little; you had good luck.',
    'Deine Fehler haben dich wenig gekostet; du hattest Glück.',
  ],
  [
    { ...over(1, 0.0059, 0.3), mistakes: 0, margin: 0.06 },
    'You made no clear mistakes; you had good luck.',
    'Du hast keine eindeutigen Fehler gemacht; du hattest Glück.',
  ],
  [
    { ...over(2, 0.0594, -0.1, 'sips'), mistakes: 0 },
    'Your mistakes cost you 0.06 sips of lead a match; bad luck cost you 0.10 sips of lead.',
    'Deine Fehler haben dich 0,06 Schlucke Vorsprung pro Partie gekostet; Pech hat dich 0,10 Schlucke Vorsprung gekostet.',
  ],
  [
    { ...over(3, 0, -0.1), mistakes: 0 },
    'You made no mistakes; bad luck cost you 0.3 wins in 3 matches.',
    'Du hast keine Fehler gemacht; Pech hat dich 0,3 Siege in 3 Partien gekostet.',
  ],
  [
    over(1, 0.1204, 0.1196),
    'Good luck gave you as much as mistakes cost.',
    'Glück hat dir so viel gebracht, wie eigene Fehler gekostet haben.',
  ],
  [
    { ...over(1, 0.118, -0.122), margin: 0.06 },
    'Bad luck cost you as much as mistakes.',
    'Pech hat dich so viel gekostet wie eigene Fehler.',
  ],
])('one sentence sums up the cost of mistakes and of dice: %o', (balance, en, de) => {
  expect(balanceText(english, balance, 'sips')).toBe(en);
  expect(balanceText(german, balance, 'sips').replaceAll('\u00a0', ' ')).toBe(de);
});

const part = (others: number, met: number, seats = 2) => ({
  ...over(1, 0.12, 0.1),
  rest: { seats, others, met },
});
test.each([
  [part(0.12, 0.11), null, null],
  [{ ...part(-0.3, 0), margin: 0.3 }, null, null],
  [
    part(0.13, 0.12),
    'Mistakes of the opponent gave you the most.',
    'Am meisten haben dir die Fehler des Gegners gebracht.',
  ],
  [
    part(-0.3, 0.2, 3),
    'Choices of others cost you the most.',
    'Am meisten haben dich die Entscheidungen der anderen gekostet.',
  ],
  [
    part(0.2, -0.56),
    'Hidden choices of the opponent cost you the most.',
    'Am meisten haben dich die verdeckten Entscheidungen des Gegners gekostet.',
  ],
])('a second sentence names a part of the account larger than mistakes and luck: %o', (balance, en, de) => {
  const { rest: _, ...first } = balance;
  for (const [catalogue, more] of [
    [english, en],
    [german, de],
  ] as const)
    expect(balanceText(catalogue, balance, '')).toBe(
      [balanceText(catalogue, first, ''), ...(more === null ? [] : [more])].join(' '),
    );
});

it('the text names the player if the player is not the reader', () => {
  expect(balanceText(english, over(1, 0.2, -0.1), 'sips', 1, ['Ada', 'Bo'])).toBe(
    'Mistakes cost Bo more than bad luck.',
  );
});

it.each([
  [{ unit: 'win', matches: 1, gained: 0.253 }, 'The mistakes of your opponent helped you.'],
  [{ unit: 'win', matches: 1, gained: 0.00049 }, null],
  [
    { unit: 'win', matches: 20, gained: 2.4 },
    'The mistakes of your opponents gave you 1.2 wins in 10 matches.',
  ],
  [
    { unit: 'sips', matches: 4, gained: 5 },
    'The mistakes of your opponents gave you 1.25 sips of lead a match.',
  ],
  [{ unit: 'win', matches: 20, gained: 0.02 }, null],
  [{ seats: 3, unit: 'win', matches: 1, gained: 0.253 }, 'The choices of the others helped you.'],
  [
    { seats: 3, unit: 'win', matches: 20, gained: 2.4 },
    'The choices of the others gave you 1.2 wins in 10 matches.',
  ],
] as const)(
  'for all matches, the text has the mean gain from the mistakes of opponents: %o',
  (gift, text) => {
    expect(opponentText(english, { seats: 2, ...gift }, 'sips')).toBe(text);
  },
);

it('no number is shown as minus zero', () => {
  const percent = (value: number) => english.number(value, { style: 'percent' });
  expect([-0, -1e-17, -0.004, -0.01].map(percent)).toEqual(['0%', '0%', '0%', '−1%']);
});
