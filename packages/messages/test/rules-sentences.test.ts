import {
  diceBlockOf,
  dieScore,
  type GameId,
  gameOf,
  games,
  hinderanceOf,
  kindOf,
  mostReRolls,
  mostRolls,
  type RollKind,
  scoreGreed,
  scoreThrees,
  tripleAdds,
} from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { numberOf } from './rules-numbers.ts';
import { diceOf, pageOf, rowsOf } from './rules-tables.ts';

const dice = (game: GameId): number => gameOf(game).facts.freshDice();
const defaultOf = (game: GameId, option: string): number => Number(gameOf(game).options[option]?.default);
const penalty = 1;

/** A sentence in English and in German, and its numbers in both languages. */
type Sentence = readonly [en: RegExp, de: RegExp, ...numbers: number[]];

const five = dice('greed');
const six = dice('ten-thousand');
const afterThrees = penalty + tripleAdds(3);

const sentences: Readonly<Record<GameId, readonly Sentence[]>> = {
  greed: [
    [/1\. Roll all (\S+?) dice/, /1\. Würfle mit allen (\S+?) Würfeln/, five],
    [/the next roll is all (\S+?) again/, /würfelst du wieder mit allen (\S+?)\./, five],
    [
      /250 points, (\S+?) dice left/,
      /250 Punkte, (\S+?) Würfel sind übrig/,
      scoreGreed(diceOf('5 1 3 4 1')).rest,
    ],
    [/she may roll all (\S+?) again/, /darf sie wieder mit allen (\S+?) würfeln/, five],
    [
      /If no die is left, the next roll is all (\S+?)\./,
      /Ist kein Würfel übrig, geht es mit allen (\S+?) weiter/,
      five,
    ],
    [/exactly (\S+?) more turn, in order/, /genau noch (\S+?) Zug/, 1],
  ],
  'ten-thousand': [
    [/Every player rolls (\S+?) die/, /Alle würfeln mit (\S+?) Würfel;/, 1],
    [/1\. Roll all (\S+?) dice/, /1\. Würfle mit allen (\S+?) Würfeln/, six],
    [/Keep at least (\S+?) die/, /Behalte mindestens (\S+?)\./, 1],
    [
      /When all (\S+?) dice are kept .+?, you may roll all (\S+?) again/,
      /Hast du alle (\S+?) behalten, darfst du wieder mit allen (\S+?) würfeln/,
      six,
      six,
    ],
    [/and rolls the other (\S+?) dice/, /würfelt mit den anderen (\S+?)\./, six - 4],
    [
      /All (\S+?) dice are kept, so he rolls all (\S+?)\./,
      /Jetzt hat er alle (\S+?) behalten, also würfelt er mit allen (\S+?)\./,
      six,
      six,
    ],
    [/banks 1500 and leaves (\S+?) dice/, /lässt (\S+?) Würfel übrig/, six - 3],
    [
      /a kept 1 and (\S+?) more 1s later are (\S+?) single 1s/,
      /später (\S+?) weitere sind (\S+?) einzelne Einsen/,
      2,
      3,
    ],
    [/roll the dice that were left \((\S+?), if all/, /mit den übrigen Würfeln \((\S+?), wenn alle/, six],
    [/banked 1500 and left (\S+?) dice/, /1500 gesichert und (\S+?) Würfel übrig/, six - 3],
    [
      /1500 points and those (\S+?) dice, or with nothing and (\S+?) dice/,
      /mit 1500 Punkten und diesen (\S+?) Würfeln beginnen, oder ohne Punkte mit (\S+?)\./,
      six - 3,
      six,
    ],
  ],
  threes: [
    [/Threes count (\S+?), every/, /Dreien zählen (\S+?), alle/, dieScore(3)],
    [/keep at least (\S+?) die after/, /mindestens (\S+?) Würfel behalten/, 1],
    [/1\. Roll all (\S+?) dice/, /1\. Würfle mit allen (\S+?) Würfeln/, dice('threes')],
    [/Keep at least (\S+?)\./, /Behalte mindestens (\S+?)\./, 1],
    [/If only (\S+?) die is left when you roll/, /Ist beim Weiterwürfeln nur noch (\S+?) Würfel übrig/, 1],
    [
      /the roll of (\S+?) dice is always the last/,
      /Der Wurf mit (\S+?) Würfeln ist also immer der letzte/,
      2,
    ],
    [/this makes (\S+?) points/, /Das macht (\S+?) Punkte/, scoreThrees(diceOf('3 1 3 5 3'))],
    [/(\S+?) 6s at the end of a turn/, /(\S+) Sechsen am Ende eines Zugs/, dice('threes')],
    [/\| (\S+?) 6s \|/, /\| (\S+) Sechsen \|/, dice('threes')],
    [/just (\S+?) 6 short/, /(\S+?) Sechs zu wenig/, 1],
    [/Must the (\S+?) 6s/, /Müssen die (\S+) Sechsen/, dice('threes')],
    [/Every player has (\S+?) turns/, /Alle haben (\S+?) Züge/, defaultOf('threes', 'rounds')],
  ],
  'three-dice': [
    [/every player rolls (\S+?) die/, /würfeln alle mit (\S+?) Würfel:/, 1],
    [
      /rolls all (\S+?) dice up to (\S+?) times/,
      /mit allen (\S+?) Würfeln, bis zu (\S+?)\./,
      dice('three-dice'),
      mostRolls,
    ],
    [/the penalty starts at (\S+?) sip/, /beginnt die Strafe bei (\S+?) Schluck/, penalty],
    [/a limit of (\S+?) rolls/, /ein Limit von (\S+?) Würfen/, 2],
    [
      /the penalty grows from (\S+?) to (\S+?)/,
      /die Strafe steigt von (\S+?) auf (\S+?)/,
      penalty,
      afterThrees,
    ],
    [/The (\S+?) player gives (\S+?) sips/, /Die (\S+?) Person vergibt (\S+?) Schlucke/, 3, 3],
    [/takes (\S+?) sips and starts the next/, /nimmt (\S+?) Schlucke und fängt die nächste/, afterThrees],
    [
      /the (\S+?) player gives (\S+?), the (\S+?) (\S+?), and so on/,
      /Die (\S+?) Person vergibt (\S+?), die (\S+?) (\S+?) und so weiter/,
      1,
      1,
      2,
      2,
    ],
    [/three of a kind, (\S+?) for stairs/, /die Augen, bei einer Treppe (\S+?)\./, 1],
    [
      /the same starter and a penalty of (\S+?) sip\./,
      /derselben Person und einer Strafe von (\S+?) Schluck/,
      penalty,
    ],
    [/they roll all (\S+?) dice: the lowest/, /würfeln sie mit allen (\S+?) Würfeln/, dice('three-dice')],
    [/After (\S+?) rounds/, /Nach (\S+?) Runden/, defaultOf('three-dice', 'rounds')],
  ],
  'hidden-pairs': [
    [
      /split (\S+?) dice into (\S+?) pairs, one/,
      /teilen (\S+?) Würfel in (\S+?) Paare/,
      dice('hidden-pairs'),
      3,
    ],
    [/1\. Roll (\S+?) dice/, /1\. Würfle mit (\S+?) Würfeln/, dice('hidden-pairs')],
    [/re-roll one die for 50 points, up to (\S+?) a turn/, /höchstens (\S+?) im Zug/, mostReRolls],
    [
      /a pair for round (\w), one for round (\w) and one for round (\w)\./,
      /ein Paar für Runde (\w), eins für Runde (\w) und eins für Runde (\w)\./,
      1,
      2,
      3,
    ],
    [/the (\S+?) rounds are revealed/, /werden die (\S+?) Runden nacheinander/, 3],
    [
      /this pair in round (\w), then 5 4 in round (\w) and 3 2 in round (\w)\./,
      /Paar spielt sie in Runde (\w), dann 5 4 in Runde (\w) und 3 2 in Runde (\w)\./,
      1,
      2,
      3,
    ],
    [
      /His (\S+?) lowest dice are (\w) and (\w),/,
      /Seine (\S+?) niedrigsten Würfel sind (\w) und (\w),/,
      2,
      2,
      2,
    ],
    [
      /the tied players roll (\S+?) dice: the highest sum wins the round/,
      /diese Personen mit (\S+?) Würfeln: Die höchste Summe gewinnt die Runde/,
      2,
    ],
    [/\| Re-roll \| 50 \| (\S+?) \|/, /\| Neu würfeln \| 50 \| (\S+?) \|/, mostReRolls],
    [/\| Hindrance \| 50 \| (\S+?) \|/, /\| Hindernis \| 50 \| (\S+?) \|/, 1],
    [/\| Dice-Block \| 125 \| (\S+?) \|/, /\| Blockade \| 125 \| (\S+?) \|/, 1],
    [/\| Lucky Dice \| 100 \| (\S+?) \|/, /\| Glückswürfel \| 100 \| (\S+?) \|/, 1],
    [/All (\S+?) of your dice count/, /Es zählen alle deine (\S+?) Würfel/, dice('hidden-pairs')],
    [
      /the tied players roll all (\S+?) dice/,
      /diese Personen mit allen (\S+?) Würfeln/,
      dice('hidden-pairs'),
    ],
    [/After (\S+?) turns/, /Nach (\S+?) Zügen/, defaultOf('hidden-pairs', 'turns')],
    [/All (\S+?) of the attacker's dice/, /Alle (\S+?) der angreifenden Person/, dice('hidden-pairs')],
  ],
};

const pages = games.flatMap(({ id }) => (['en', 'de'] as const).map((language) => ({ id, language })));

/** Returns a page as one line, with single spaces in its tables. */
const lineOf = (page: string): string => page.replaceAll(/\s+/g, ' ');

describe.each(pages)('the rules of $id in $language say the same as the engine', ({ id, language }) => {
  const page = pageOf(language === 'en' ? id : `de/${id}`);

  test.each(
    (sentences[id] ?? []).map(([en, de, ...numbers]) => ({ said: language === 'en' ? en : de, numbers })),
  )('the sentence “$said” has the numbers of the game', ({ said: sentence, numbers }) => {
    const [, ...said] = sentence.exec(lineOf(page)) ?? [];
    expect(said.map(numberOf)).toEqual(numbers);
  });

  test('the rules name as many keys for dice as the game has dice', () => {
    const keys = rowsOf(page).flatMap(([key = '']) => /^1–([1-6])$/.exec(key)?.[1] ?? []);
    if (keys.length > 0) expect(keys[0]).toBe(String(dice(id)));
    if (sentences[id] !== undefined) expect(keys.length > 0).toBe(id !== 'greed');
  });
});

const faceWords = ['', 'Einsen', 'Zweien', 'Dreien', 'Vieren', 'Fünfen', 'Sechsen'];
test.each(['greed', 'de/greed'])('the rules page %s states the points of each face', (path) => {
  const worths = rowsOf(pageOf(path)).flatMap(([what = '', worth]) => {
    const [, three, digit, word = ''] = /^(three|drei) (?:([1-6])s|(\S+))$/.exec(what) ?? [];
    const face = three === undefined ? 0 : Number(digit ?? faceWords.indexOf(word));
    return face > 0 ? [[face, Number(worth)]] : [];
  });
  expect(worths).toHaveLength(6);
  for (const [face = 0, worth] of worths)
    expect([face, scoreGreed(diceOf(`${face} ${face} ${face}`)).score]).toEqual([face, worth]);
});

test.each(['hidden-pairs', 'de/hidden-pairs'])('the rules page %s says which dice attack', (path) => {
  const line = lineOf(pageOf(path));
  const [, lowest = ''] =
    /(?:lowers a pair by your|zieht deine) (\S+?) (?:lowest dice|niedrigsten Würfel ab) \|/.exec(line) ?? [];
  const [, ...block] =
    /(?:middle dice are the|mittleren sind der) (\S+?)(?: and|- und der) (\S+)(?: highest)?\./.exec(line) ??
    [];
  for (const hand of ['6 6 4 4 2 2', '5 4 4 3 3 2', '6 5 4 3 2 1'].map(diceOf)) {
    const sum = (faces: readonly number[]) => faces.reduce((all, face) => all + face, 0);
    expect(sum(hand.slice(-numberOf(lowest)))).toBe(hinderanceOf(hand));
    expect(sum(block.map((place) => hand[numberOf(place) - 1] ?? 0))).toBe(diceBlockOf(hand));
  }
});

test.each(['three-dice', 'de/three-dice'])(
  'the rules page %s names the stairs as they are rolled',
  (path) => {
    const line = lineOf(pageOf(path));
    const named: readonly (readonly [RollKind, RegExp])[] = [
      ['stairs', /([1-6] [1-6] [1-6]) \((?:stairs|Treppe)\)/g],
      [
        'super-stairs',
        /([1-6] [1-6] [1-6]) (?:\(Supertreppe\)|\(super\)|is super|super|(?:ist nur dann )?eine Super|im ersten|on a first)/g,
      ],
      ['shit-stairs', /([1-6] [1-6] [1-6]) (?:and|und) ([1-6] [1-6] [1-6])/g],
    ];
    const kinds = named.map(([, said]) =>
      [...line.matchAll(said)].flatMap(([, ...rolls]) => rolls.map((roll) => kindOf(diceOf(roll), true))),
    );
    expect(kinds).toEqual([['stairs'], Array(4).fill('super-stairs'), Array(4).fill('shit-stairs')]);
  },
);
