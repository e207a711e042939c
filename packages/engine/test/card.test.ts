import { describe, expect, it } from 'vitest';
import { type Face, faces, parsePosition, rollsWhere, type ScoringCard, scoreGreed } from '../src/index.ts';

function cardAt(position: string, marked: readonly number[] = []): ScoringCard {
  const at = parsePosition(position);
  if (!at.ok) throw new Error(JSON.stringify(at.error));
  const { game, state } = at.value;
  const card = game.card?.(game.view(state, 0), { marked });
  if (card === undefined) throw new Error(`${game.id} has no card`);
  return card;
}

const nowOf = (card: ScoringCard) => card.now.map(({ dice, text }) => [dice.join(''), text.values.points]);
const chancesOf = (card: ScoringCard) => card.chances.map(({ label, count, of }) => [label.key, count, of]);

const everyRoll = (dice: number): Face[][] =>
  dice === 0 ? [[]] : everyRoll(dice - 1).flatMap((rolled) => faces.map((face) => [...rolled, face]));

describe('the scoring card lists points and chances', () => {
  it.each([1, 2, 3, 4, 5])(
    'the card counts as many busts of %i dice of Greed as an enumeration of all rolls',
    (dice) => {
      const isBust = (rolled: readonly Face[]) => scoreGreed(rolled).score === 0;
      expect(rollsWhere(dice, isBust)).toBe(everyRoll(dice).filter(isBust).length);
    },
  );
  it('the card lists the points for a number of dice of one face', () => {
    const [, sixes] = cardAt('greed - 0,0 00 0 - choose 650 66653').now;
    expect(sixes?.text).toEqual({ key: 'card-same', values: { face: 6, count: 3, points: 600 } });
  });
  it('the card of Three Dice tells what every face counts', () => {
    const { scores } = cardAt('three-dice - 0,0,0 1 1 2 1 -,65,s choose 1 142');
    const inMixedRolls = scores.filter(({ text }) => text.key !== 'three-dice-card-roll');
    expect(inMixedRolls.flatMap(({ dice }) => dice).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it.each<[string, string, number[], object[], object[]]>([
    [
      'Greed: the card lists the points of the dice and the bust chance of the next roll',
      'greed - 0,0 00 0 - choose 650 66653',
      [],
      [
        ['5', 50],
        ['666', 600],
      ],
      [['card-bust', 4, 6]],
    ],
    [
      'Greed: single dice of the same face share a line',
      'greed - 0,0 00 0 - choose 250 11542',
      [],
      [
        ['11', 200],
        ['5', 50],
      ],
      [['card-bust', 16, 36]],
    ],
    [
      // Of the 256 rolls of 2, 3, 4 and 6, 52 have three or four of a kind.
      'Ten Thousand: single dice of the same face share a line',
      'ten-thousand - 3000,0 0 choose 0 142551',
      [0, 5],
      [
        ['11', 200],
        ['55', 100],
      ],
      [['card-bust', 204, 1296]],
    ],
    [
      'Ten Thousand: the bust chance is that of the dice left after the marked ones',
      'ten-thousand - 3000,0 0 choose 0 666123',
      [0, 1, 2],
      [
        ['1', 100],
        ['666', 600],
      ],
      [['card-bust', 60, 216]],
    ],
    [
      // Of 46,656 rolls, 1,080 consist of 2, 3, 4 and 6, two of these faces twice.
      'Ten Thousand: the next roll has all dice if all of them score and none is marked',
      'ten-thousand - 3000,0 0 choose 0 111555',
      [],
      [
        ['111', 1000],
        ['555', 500],
      ],
      [['card-bust', 1080, 46656]],
    ],
    [
      'Ten Thousand: close to the target, the card lists the chance to overshoot',
      'ten-thousand - 9900,0 0 choose 0 523346',
      [0],
      [['5', 50]],
      [
        ['card-bust', 600, 7776],
        ['ten-thousand-card-overshoot', 6156, 7776],
      ],
    ],
    [
      'Ten Thousand: the chance to overshoot counts the points of earlier rolls, also if no dice are marked',
      'ten-thousand - 9000,0 0 choose 900 523346',
      [],
      [['5', 50]],
      [
        ['card-bust', 600, 7776],
        ['ten-thousand-card-overshoot', 6156, 7776],
      ],
    ],
    [
      'Ten Thousand: at the target, the card says that every further roll costs the turn',
      'ten-thousand - 9000,0 0 choose 950 523346',
      [0],
      [['5', 50]],
      [['ten-thousand-card-at-target', 7776, 7776]],
    ],
    [
      'Threes: the card lists the cost of the dice and the chance of a 3 in the next roll',
      'threes - 0,0 1 0 choose 33562 00000',
      [0, 1],
      [
        ['2', 2],
        ['33', 0],
        ['5', 5],
        ['6', 6],
      ],
      [['threes-card-three', 91, 216]],
    ],
    [
      'Threes: the card lists five 6s as the moon',
      'threes - 0,0 1 0 choose 66666 00000',
      [0, 1, 2, 3, 4],
      [['66666', -30]],
      [],
    ],
    [
      'Threes: with moon=none, five 6s cost 30 points',
      'threes moon=none 0,0 1 0 choose 66666 00000',
      [0],
      [['66666', 30]],
      [['threes-card-three', 671, 1296]],
    ],
    ['Threes: after a match the card lists no next roll', 'threes rounds=1 7,9 1 0 over', [], [], []],
    ['Greed: after a match the card lists no next roll', 'greed target=500 550,450 11 0 0 over', [], [], []],
    [
      'Ten Thousand: after a match the card lists no next roll',
      'ten-thousand - 10000,1000 0 over',
      [],
      [],
      [],
    ],
    [
      'Ten Thousand: the card is empty before dice decide who starts',
      'ten-thousand - 0,0,0 0 order 0,1,2 -',
      [],
      [],
      [],
    ],
    [
      'Three Dice: the card lists the chances that a roll of the other dice beats the lowest points',
      'three-dice - 0,0,0 1 1 2 1 -,65,s choose 1 142',
      [0],
      [['142', 106]],
      [
        ['three-dice-card-safe', 3, 36],
        ['three-dice-card-beat', 36, 36],
      ],
    ],
    [
      // The held 1 is worth 100 points. The roll beats 106 points with a 1, a 6, two dice of 2 to 5 with more than 6
      // points, or the 2 and 3 of stairs.
      'Three Dice: a roll with equal points does not beat the lowest points',
      'three-dice - 0,0,0 1 1 2 1 -,106,s choose 1 142',
      [0],
      [['142', 106]],
      [
        ['three-dice-card-safe', 3, 36],
        ['three-dice-card-beat', 32, 36],
      ],
    ],
  ])('%s', (_, position, marked, now, chances) => {
    const card = cardAt(position, marked);
    expect(nowOf(card)).toEqual(now);
    expect(chancesOf(card)).toEqual(chances);
  });
});

describe('the scoring card lists what dice are worth under the rules of the table', () => {
  const triples = ['222 200', '333 300', '444 400', '555 500', '666 600'];
  const costs = ['3 0', '1 1', '2 2', '4 4', '5 5', '6 6'];
  it.each<[string, readonly string[]]>([
    ['greed - 0,0 00 0 - start', ['111 1000', ...triples, '1 100', '5 50']],
    [
      'greed threeOnes=300,more=add,straight=1000,fullHouse=250 0,0 00 0 - start',
      ['111 300', ...triples, '1 100', '5 50', '4444 add', '12345 1000', '23456 1000', '22233 250'],
    ],
    [
      'ten-thousand - 0,0 0 start',
      ['1 100', '5 50', '111 1000', ...triples, '4444 add', '123456 1500', '223366 1500', '333344 1500'],
    ],
    [
      'ten-thousand takeOver=false,threePairsPoints=0,dice=5,one=150,more=none,straight=0,lowStraight=500 0,0 0 start',
      ['1 150', '5 50', '111 1000', ...triples, '4444 none', '12345 500'],
    ],
    ['threes - 0,0 1 0 start', [...costs, '66666 -30']],
    ['threes moon=none 0,0 1 0 start', costs],
    ['threes moon=wins,scoring=rounds 0,0 1 0 -,- start', [...costs, '66666 wins']],
  ])('%s', (position, scores) => {
    const worthOf = ({ key, values }: ScoringCard['scores'][number]['text']) =>
      key === 'threes-card-moon-wins' ? 'wins' : (values.points ?? values.more);
    expect(cardAt(position).scores.map(({ dice, text }) => `${dice.join('')} ${worthOf(text)}`)).toEqual(
      scores,
    );
  });
});
