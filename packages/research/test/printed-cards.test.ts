import type { Message } from '@dicehall/engine';
import { cardCostTexts } from '@dicehall/messages';
import { loadCatalogue } from '@dicehall/messages/node';
import { strategyOf, type WordedTable } from '@dicehall/strategy';
import { describe, expect, it } from 'vitest';
import { solved } from '../../strategy/test/solved.ts';
import { cardFamilies } from '../src/cards/families.ts';
import { cardRulesOf } from './card-rules.ts';

type Found = Readonly<Record<string, string | undefined>>;
type Language = 'en' | 'de';

/** Returns a printed number, in which a point or a comma separates thousands. */
const count = (text: string | undefined): number => Number((text ?? '').replaceAll(/[.,]/g, ''));
const listed = (text: string | undefined): number[] => (text ?? '').match(/[\d.,]*\d/g)?.map(count) ?? [];

/** Reads a number of dice such as "1 to 3", "1 or 2" or "3". */
const dice = (text: string | undefined): readonly [number, number] => {
  const [from = 0, to = from] = listed(text);
  return [from, to];
};

const threesWhen = ({ behind, ahead, rounds, last }: Found) => ({
  what: behind === undefined ? 'ahead' : 'behind',
  by: count(behind ?? ahead),
  rounds: last === undefined ? count(rounds) : 1,
});
const threesCase = {
  en: 'you are at least (?:(?<behind>\\d+) points behind|(?<ahead>\\d+) points ahead)(?: with at most (?<rounds>\\d+) rounds left|(?<last> in the last round))',
  de: 'du (?:mindestens (?<behind>\\d+) Punkte zurückliegst|mindestens (?<ahead>\\d+) Punkte Vorsprung hast)(?: und höchstens noch (?<rounds>\\d+) Runden bleiben|(?<last> und die letzte Runde läuft))',
};

/** A sentence in both languages, and the rule that a person reads in it. */
interface Sentence {
  readonly en: string;
  readonly de: string;
  readonly rule: (found: Found) => unknown;
}

const sentences: readonly Sentence[] = [
  {
    en: 'Bank (?<points>[\\d,]+) points or more with (?<dice>[\\dort ]+) (?:dice|die) left\\.',
    de: 'Sichere ab (?<points>[\\d.]+) Punkten, wenn noch (?<dice>\\d+(?: (?:oder|bis) \\d+)?) Würfel übrig (?:ist|sind)\\.',
    rule: (one) => ({ kind: 'stop', dice: dice(one.dice), at: count(one.points) }),
  },
  {
    en: 'Add (?<points>\\d+) points to every limit if you are at least (?<behind>[\\d,]+) points behind\\.',
    de: 'Erhöhe jede Grenze um (?<points>\\d+) Punkte, wenn du mindestens (?<behind>[\\d.]+) Punkte zurückliegst\\.',
    rule: (one) => ({ kind: 'add', points: count(one.points), behind: count(one.behind) }),
  },
  {
    en: 'Once you reach the target, roll on until you lead by (?<points>\\d+) points\\.',
    de: 'Hast du das Ziel erreicht, würfle weiter, bis du (?<points>\\d+) Punkte Vorsprung hast\\.',
    rule: (one) => ({ kind: 'lead', points: count(one.points) }),
  },
  {
    en: 'Bank if the dice that you have just rolled total (?<total>\\d+) or less\\.',
    de: 'Sichere, wenn die gerade geworfenen Würfel zusammen höchstens (?<total>\\d+) zählen\\.',
    rule: (one) => ({ kind: 'bank', dice: [3, 5], total: count(one.total), when: null }),
  },
  {
    en: `If ${threesCase.en}, bank only if the dice that you have just rolled total (?<total>\\d+) or less\\. Otherwise, roll on\\.`,
    de: `Wenn ${threesCase.de}: Sichere, wenn die gerade geworfenen Würfel zusammen höchstens (?<total>\\d+) zählen\\. Sonst würfle weiter\\.`,
    rule: (one) => ({ kind: 'bank', dice: [3, 5], total: count(one.total), when: threesWhen(one) }),
  },
  {
    en: `If ${threesCase.en}, bank only if the (?<dice>[\\d or]+) dice that you have just rolled total (?<total>\\d+) or less\\. Otherwise, roll on\\.`,
    de: `Nach einem Wurf mit (?<dice>[\\d oder]+) Würfeln, wenn ${threesCase.de}: Sichere, wenn die Würfel zusammen höchstens (?<total>\\d+) zählen\\. Sonst würfle weiter\\.`,
    rule: (one) => ({ kind: 'bank', dice: dice(one.dice), total: count(one.total), when: threesWhen(one) }),
  },
  {
    en: `With a 6 in the first roll, shoot the moon if ${threesCase.en}: keep only 6s, as long as each roll has one\\.`,
    de: `Versuche bei einer Sechs im ersten Wurf den Durchmarsch, wenn ${threesCase.de}: Behalte nur Sechsen, solange jeder Wurf eine bringt\\.`,
    rule: (one) => ({ kind: 'moon', sixes: 1, when: threesWhen(one) }),
  },
  {
    en: 'When you start the round, stay with (?<points>\\d+) points or more\\.',
    de: 'Wenn du die Runde eröffnest, bleib ab (?<points>\\d+) Punkten dabei\\.',
    rule: (one) => ({ kind: 'stay', points: count(one.points) }),
  },
  {
    en: 'When you are ahead with a pair, roll the third die if you stay ahead whatever it shows\\.',
    de: 'Wenn du mit einem Pasch vorn liegst und in jedem Fall vorn bleibst, würfle den dritten Würfel neu\\.',
    rule: () => ({ kind: 'press' }),
  },
  {
    en: '(?:(?<behind>When the other player has stayed with as many points as you or more, )|(?<safe>When the other player is safe, ))?[Hh]old (?:(?<pair>a pair)|(?<ones>every 1)|(?<sixes>every 6)|(?<steps>two different numbers from 1 to 3))\\.',
    de: '(?:(?<behind>Wenn dein Gegner fertig ist und mindestens so viele Punkte hat wie du, )|(?<safe>Wenn dein Gegner sicher ist, ))?[Hh]alte (?:(?<pair>einen Pasch)|(?<ones>jede Eins)|(?<sixes>jede Sechs)|(?<steps>zwei verschiedene Zahlen von 1 bis 3))\\.',
    rule: (one) => ({
      kind: 'hold',
      held: ['pair', 'ones', 'sixes', 'steps'].find((held) => one[held] !== undefined),
      part: ['behind', 'safe'].find((part) => one[part] !== undefined) ?? 'any',
    }),
  },
  {
    en: 'To roll on after a roll of (?<dice>[\\d to]+) dice, keep what scores most, counting (?<worth>\\d+) extra points for each die that you roll next\\.(?: Use this rule only if you need at most (?<need>\\d+) points to win before the roll\\.| Example: from 1 5 2 3 3 4, keep only the 1: 100 \\+ 5 × (?<each>\\d+) = (?<one>[\\d,]+)\\. With the 5 it would be 150 \\+ 4 × \\k<each> = (?<two>[\\d,]+)\\.)',
    de: 'Willst du nach einem Wurf mit (?<dice>[\\d bis]+) Würfeln weiterwürfeln, behalte, was am meisten bringt\\. Zähle dabei für jeden Würfel, den du dann wirfst, (?<worth>\\d+) Punkte dazu\\.(?: Das gilt nur, wenn dir vor dem Wurf höchstens (?<need>\\d+) Punkte zum Sieg fehlen\\.| Beispiel: Behalte von 1 5 2 3 3 4 nur die 1: 100 \\+ 5 × (?<each>\\d+) = (?<one>[\\d.]+)\\. Mit der 5 wären es 150 \\+ 4 × \\k<each> = (?<two>[\\d.]+)\\.)',
    rule: (found) => {
      const worth = count(found.worth);
      const need = found.need === undefined ? null : count(found.need);
      // The example counts with the number of the rule.
      const example = [found.each, found.one, found.two].map(count);
      if (need === null) expect(example).toEqual([worth, 100 + 5 * worth, 150 + 4 * worth]);
      return { kind: 'put-back', worth, dice: dice(found.dice), need };
    },
  },
  {
    en: 'Take over if the points times the dice come to (?<product>[\\d,]+) or more: with 4 dice, from (?<four>\\d+) points\\.',
    de: 'Übernimm, wenn Punkte mal Würfel mindestens (?<product>[\\d.]+) ergeben: bei 4 Würfeln ab (?<four>\\d+) Punkten\\.',
    rule: (found) => {
      const [product, four] = [count(found.product), count(found.four)];
      // The example names the fewest points of a turn with 4 dice.
      expect([4 * (four - 50) < product, 4 * four >= product, four % 50]).toEqual([true, true, 0]);
      return { kind: 'take-product', product };
    },
  },
  {
    en: 'Never bank if you would then need fewer than (?<least>\\d+) points to win\\.',
    de: 'Sichere nie, wenn dir danach weniger als (?<least>\\d+) Punkte zum Sieg fehlen\\.',
    rule: (one) => ({ kind: 'room', least: count(one.least) }),
  },
  {
    en: 'Bank as soon as you would then need (?<from>\\d+) to (?<to>\\d+) points to win and have at most (?<dice>\\d) dice left, even if you keep less than all that scores\\. If several sets of dice do this, choose the fewest dice left, then the most points\\.',
    de: 'Sichere, sobald dir danach noch (?<from>\\d+) bis (?<to>\\d+) Punkte zum Sieg fehlen und höchstens noch (?<dice>\\d) Würfel übrig sind, auch wenn du dafür nicht alles behältst, was zählt\\. Hast du die Wahl, lass möglichst wenige Würfel übrig und nimm dann die meisten Punkte\\.',
    rule: (one) => ({ kind: 'land', from: count(one.from), to: count(one.to), dice: count(one.dice) }),
  },
  {
    en: 'If you need at most (?<need>\\d+) points to win before the roll and you roll on, keep what leaves exactly (?<a>\\d+) points to go\\. If you cannot, aim for (?<b>\\d+), then for (?<c>\\d+)\\.',
    de: 'Fehlen dir vor dem Wurf höchstens (?<need>\\d+) Punkte zum Sieg und du würfelst weiter, behalte so viel, dass noch genau (?<a>\\d+) Punkte fehlen\\. Geht das nicht, versuch es mit (?<b>\\d+), dann mit (?<c>\\d+)\\.',
    rule: ({ need, a, b, c }) => ({ kind: 'aim', need: count(need), leave: [a, b, c].map(count) }),
  },
  {
    en: 'To roll on, keep the set with the most points\\. Count extra points for the dice that you roll next: (?<a>\\d+) for 1 die, (?<b>\\d+) for 2, (?<c>\\d+) for 3, (?<d>\\d+) for 4, (?<e>\\d+) for 5, (?<f>\\d+) for 6\\. Example: from 1 5 2 3 3 4, keep only the 1: 100 \\+ \\k<e> = (?<one>\\d+)\\. With the 5 it would be 150 \\+ \\k<d> = (?<two>\\d+)\\.',
    de: 'Willst du weiterwürfeln, behalte, was am meisten bringt\\. Zähle dabei Punkte für die Würfel dazu, die du dann wirfst: (?<a>\\d+) für 1 Würfel, (?<b>\\d+) für 2, (?<c>\\d+) für 3, (?<d>\\d+) für 4, (?<e>\\d+) für 5, (?<f>\\d+) für 6\\. Beispiel: Behalte von 1 5 2 3 3 4 nur die 1: 100 \\+ \\k<e> = (?<one>\\d+)\\. Mit der 5 wären es 150 \\+ \\k<d> = (?<two>\\d+)\\.',
    rule: ({ a, b, c, d, e, f, one, two }) => {
      expect([one, two].map(count)).toEqual([100 + count(e), 150 + count(d)]);
      return { kind: 'worths', worths: [a, b, c, d, e, f].map(count) };
    },
  },
  {
    en: 'In rows without \\*: if you could also roll 4 or 5 dice, bank only with 1 or 2 dice left, and only with at least (?<four>\\d+) points \\(instead of rolling 4 dice\\) or (?<five>\\d+) points \\(instead of rolling 5\\)\\.',
    de: 'In Zeilen ohne \\*: Könntest du auch 4 oder 5 Würfel werfen, sichere nur mit 1 oder 2 übrigen Würfeln, und zwar ab (?<four>\\d+) Punkten \\(statt 4 Würfel zu werfen\\) oder ab (?<five>\\d+) \\(statt 5\\)\\.',
    rule: (one) => ({ kind: 'instead', four: count(one.four), five: count(one.five) }),
  },
  {
    en: 'In rows without \\*: if you could also roll 6 dice, bank only with 1 die left and at least (?<points>[\\d,]+) points, and only if the other player is in and needs more than (?<over>[\\d,]+) points to win\\.',
    de: 'In Zeilen ohne \\*: Könntest du auch 6 Würfel werfen, sichere nur mit 1 übrigen Würfel, nur ab (?<points>[\\d.]+) Punkten und nur, wenn dein Gegner den Einstieg geschafft hat und ihm mehr als (?<over>[\\d.]+) Punkte zum Sieg fehlen\\.',
    rule: (one) => ({ kind: 'instead-six', from: count(one.points), over: count(one.over) }),
  },
  {
    en: 'In rows without \\*: while the other player is not in, these limits replace the table: (?<two>\\d+) points with 1 or 2 dice left, (?<three>\\d+) with 3, (?<four>[\\d,]+) with 4\\.',
    de: 'In Zeilen ohne \\*: Solange dein Gegner noch nicht drin ist, gelten statt der Tabelle diese Grenzen: (?<two>\\d+) Punkte mit 1 oder 2 übrigen Würfeln, (?<three>\\d+) mit 3, (?<four>[\\d.]+) mit 4\\.',
    rule: ({ two, three, four }) => ({
      kind: 'out',
      two: count(two),
      three: count(three),
      four: count(four),
    }),
  },
  {
    en: 'Re-roll your lowest die, up to (?<times>twice), as long as it shows a 1\\.',
    de: 'Wirf deinen niedrigsten Würfel bis zu (?<times>zweimal) neu, solange er eine Eins zeigt\\.',
    rule: () => ({ kind: 're-roll', most: 1, times: 2 }),
  },
  {
    en: 'Play dice (?<a>\\d) and (?<b>\\d) in round 1, (?<c>\\d) and (?<d>\\d) in round 2, (?<e>\\d) and (?<f>\\d) in round 3(?:; Hindrance in round (?<hinderance>\\d))?(?:; Dice-Block in round (?<diceBlock>\\d))?(?:; Lucky Dice in round (?<luckyDice>\\d))?\\.',
    de: 'Spiel die Würfel (?<a>\\d) und (?<b>\\d) in Runde 1, (?<c>\\d) und (?<d>\\d) in Runde 2, (?<e>\\d) und (?<f>\\d) in Runde 3(?:; Hindernis in Runde (?<hinderance>\\d))?(?:; Blockade in Runde (?<diceBlock>\\d))?(?:; Glückswürfel in Runde (?<luckyDice>\\d))?\\.',
    rule: ({ a, b, c, d, e, f, hinderance, diceBlock, luckyDice }) => ({
      kind: 'play',
      order: `${a}${b} ${c}${d} ${e}${f}`,
      hinderance: count(hinderance),
      diceBlock: count(diceBlock),
      luckyDice: count(luckyDice),
    }),
  },
  {
    en: 'Pay for (?<what>Hindrance|Dice-Block) only if it takes off at least (?<least>\\d+)\\.',
    de: 'Bezahle (?<what>das Hindernis|die Blockade) nur, wenn (?:es|sie) mindestens (?<least>\\d+) abzieht\\.',
    rule: ({ what, least }) => ({
      kind: 'attack',
      what: /block/i.test(what ?? '') ? 'diceBlock' : 'hinderance',
      least: count(least),
    }),
  },
];

/** Reads the table of a card from its printed headings and cells. */
function readTable({ columns, groups }: WordedTable, textOf: (message: Message) => string) {
  const limit = (text: string) =>
    /^(?:never|nie)$/.test(text) ? null : /^(?:always|immer)$/.test(text) ? 0 : count(text);
  const needs = (text: string) => {
    const numbers = listed(text);
    const [from = 0, to = from] = numbers;
    if (text.includes(', ') && numbers.length > 2) return numbers.map((one) => [one, one]);
    return [[from, /more|mehr/.test(text) ? null : to]];
  };
  const heads = (groups[0]?.rows ?? []).map(({ head }) => textOf(head));
  return {
    kind: 'table',
    columns: columns.map((column) => dice(textOf(column))),
    // Reads "needs at most", or in the first group "needs more than".
    bands: groups.map(({ head }) =>
      /at most|höchstens/.test(textOf(head)) ? listed(textOf(head)).at(-1) : null,
    ),
    rows: heads.map((head, row) => ({
      needs: needs(head.replace(' *', '')),
      always: head.endsWith('*'),
      limits: groups.map(({ rows }) => (rows[row]?.cells ?? []).map((cell) => limit(textOf(cell)))),
    })),
  };
}

/** The decisions that the rules leave open. Each of them has to be printed, because the cost assumes it. */
const besides: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  greed: {
    en: [
      'In your last turn? Roll until you are ahead, or until you are tied with 1 die left.',
      'Not in yet? First roll until you have the points to get in.',
      'At the target? Bank, unless a rule says otherwise.',
      'Otherwise? The first rule for the number of dice left sets the limit. Bank if you have that many points or more. Without a limit, roll.',
    ],
    de: [
      'In deinem letzten Zug? Würfle, bis du vorn liegst oder mit nur noch 1 Würfel gleichauf bist.',
      'Noch nicht drin? Würfle, bis die Punkte für den Einstieg reichen.',
      'Am Ziel? Sichere, wenn keine Regel etwas anderes sagt.',
      'Sonst? Die erste Regel, die zu den übrigen Würfeln passt, sagt, ab wie vielen Punkten du sicherst. Passt keine, würfle weiter.',
    ],
  },
  threes: {
    en: [
      'Bank or roll on? The first rule that applies decides. If none applies, roll on.',
      'Which dice to keep? Keep only 3s, or the lowest die if there are none. Always roll at least two dice, even if you keep fewer 3s.',
      'Rolled two dice? Bank.',
      'Last turn of the match? Bank as soon as banking wins.',
    ],
    de: [
      'Sichern oder weiterwürfeln? Es entscheidet die erste Regel, die greift. Greift keine, würfle weiter.',
      'Was behalten? Nur die Dreien, oder den niedrigsten Würfel, wenn keine Drei dabei ist. Wirf immer mindestens zwei Würfel, auch wenn du dafür weniger behältst.',
      'Zwei Würfel geworfen? Sichere.',
      'Letzter Zug der Partie? Sichere, sobald du damit gewinnst.',
    ],
  },
  'three-dice': {
    en: [
      'A nice roll? Always stay.',
      'Rolling second, and ahead? Stay, unless a rule for when you are ahead says otherwise.',
      'Otherwise? The first rule that applies decides. If none applies, roll all three dice.',
    ],
    de: [
      'Ein schöner Wurf? Bleib immer dabei.',
      'Du würfelst nach deinem Gegner und liegst vorn? Bleib dabei, wenn keine Regel für diesen Fall etwas anderes sagt.',
      'Sonst? Es entscheidet die erste Regel, die greift. Greift keine, wirf alle drei Würfel.',
    ],
  },
  'hidden-pairs': {
    en: [
      'Which die is which? Number them from the highest (1) to the lowest (6).',
      'No rule applies? Keep all dice, play them in this order, and pay for no actions.',
      'Several ways to play? Roll a die in secret to choose one.',
    ],
    de: [
      'Welcher Würfel ist welcher? Nummeriere sie vom höchsten (1) bis zum niedrigsten (6).',
      'Keine Regel dafür? Behalte alle Würfel, spiel sie in dieser Reihenfolge und bezahl keine Aktionen.',
      'Mehrere Spielweisen? Lass einen geheimen Wurf entscheiden.',
    ],
  },
  'ten-thousand': {
    en: [
      'Take over? Only if a rule says so.',
      'Exact finish? Always take it.',
      'Bank? The first banking rule that applies decides. Bank all that scores, unless a rule says otherwise. The points must be enough to get in.',
      'Roll on? Roll on if you do not bank. Keep all that scores, unless a rule says otherwise.',
      'Equal choices? Choose the one that leaves the most dice.',
      'How to count? Count points and dice left as they are after banking. Subtract the points of the turn from the points that you need. Example: you need 8,000 and roll 1 1 5 2 3 4. Keep 1 1 5: that is 250 points with 3 dice left, and you then need 7,750.',
    ],
    de: [
      'Übernehmen? Nur, wenn eine Regel es sagt.',
      'Ziel genau erreichbar? Triff es immer.',
      'Sichern? Es entscheidet die erste Regel zum Sichern, die greift. Sichere alles, was zählt, wenn keine Regel etwas anderes sagt. Für den Einstieg müssen die Punkte reichen.',
      'Weiterwürfeln? Würfle weiter, wenn du nicht sicherst. Behalte alles, was zählt, wenn keine Regel etwas anderes sagt.',
      'Zwei Möglichkeiten gleich gut? Nimm die mit den meisten übrigen Würfeln.',
      'Wie wird gezählt? Zähle Punkte und Würfel so, wie sie nach dem Sichern wären. Zieh die Punkte des Zugs von denen ab, die dir zum Sieg fehlen. Beispiel: Dir fehlen 8.000 und du wirfst 1 1 5 2 3 4. Behalte 1 1 5: Das sind 250 Punkte mit 3 übrigen Würfeln, und dir fehlen dann 7.750.',
    ],
  },
};

/** The number, from 0, of the question that the rules of a card can answer. */
const answered: Readonly<
  Record<string, { readonly at: number; readonly by: (kinds: readonly string[]) => boolean }>
> = {
  greed: { at: 2, by: (kinds) => kinds.includes('lead') },
  'hidden-pairs': { at: 2, by: (kinds) => kinds.indexOf('play') === kinds.lastIndexOf('play') },
  'ten-thousand': { at: 0, by: (kinds) => kinds.includes('take-product') },
};

describe.each(Object.keys(besides))('the printed cards of %s describe the strategy cards', (game) => {
  describe.each(['en', 'de'] as const)(
    'the printed cards in %s can be played from their words',
    (language) => {
      const messages = loadCatalogue({ language });
      const textOf = (message: Message): string => messages.text(message).replaceAll('\u00a0', ' ');
      const readRule = ({ text, table }: { readonly text: Message; readonly table: WordedTable | null }) => {
        if (table !== null) return readTable(table, textOf);
        const printed = textOf(text);
        for (const sentence of sentences) {
          const found = new RegExp(`^${sentence[language]}$`).exec(printed);
          if (found !== null) return sentence.rule(found.groups ?? {});
        }
        return `Not understood: ${printed}`;
      };

      it('the printed cards say what to do if no rule applies', async () => {
        const { cards = [] } = (await strategyOf(game).cards?.()) ?? {};
        const unneeded = answered[game];
        for (const card of cards) {
          const kinds = card.rules.map(({ rule }) => (rule as { readonly kind: string }).kind);
          const printed = card.besides.map(({ question, answer }) => `${textOf(question)} ${textOf(answer)}`);
          const all = besides[game]?.[language] ?? [];
          expect(printed).toEqual(all.filter((_, at) => at !== unneeded?.at || !unneeded.by(kinds)));
        }
      });

      it('a player who follows the printed words has the stated cost', async () => {
        const { cards = [] } = (await strategyOf(game).cards?.()) ?? {};
        // For games whose evaluation is slow, only the rules are compared; another test checks their costs.
        const evaluator = ['ten-thousand', 'hidden-pairs'].includes(game)
          ? null
          : solved(cardFamilies[game as 'greed'].open());
        expect(cards.length).toBeGreaterThan(0);
        for (const [index, { rules, cost }] of cards.entries()) {
          const read = rules.map(readRule);
          expect(read).toEqual(cardRulesOf(game)[index]?.rules);
          const printed = cardCostTexts(messages, cost)[0] ?? '';
          const shown = Number(/\d+[.,]\d\d/.exec(printed)?.[0].replace(',', '.'));
          const { unit, loss } = evaluator?.cost(read) ?? cost;
          expect(shown).toBeCloseTo(unit === 'win' ? 100 * loss : loss, 2);
        }
      });
    },
  );
});
