import { type AnyGame, message } from '@dicehall/engine';
import { cardCostTexts, gameTexts } from '@dicehall/messages';
import {
  cardFamily,
  cardRulesOf,
  cardsOf,
  pricesNear,
  searchCards,
  type WordedCard,
  type WordedTable,
} from '@dicehall/strategy';
import { readGame } from '../arguments/game.ts';
import type { Context } from '../context.ts';
import { gameArgument } from '../declare.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit } from '../io.ts';
import { toJson } from '../json.ts';
import { runSolver } from '../solve/solving.ts';
import { painted } from '../terminal/style.ts';
import { columns } from '../terminal/width.ts';
import type { Define } from './define.ts';

interface Flags {
  readonly rules?: string;
  readonly json?: boolean;
  readonly search?: boolean;
}

const mostSearched = 8;

function tableLines(
  { messages }: Context,
  { corner, columns: heads, groups, numbers }: WordedTable,
): string[] {
  const body = groups.map(({ rows }) =>
    rows.map(({ head, cells }) => [head, ...cells].map((cell) => messages.text(cell))),
  );
  const aligned = columns([[corner, ...heads].map((head) => messages.text(head)), ...body.flat()], 1);
  let next = 1;
  const lines = groups.flatMap(({ head, rows }) => {
    const from = next;
    next += rows.length;
    return [messages.text(head), ...aligned.slice(from, next)];
  });
  const count = messages.say('card-table-numbers', { count: numbers });
  return [aligned[0] ?? '', ...lines, count].map((line) => `     ${line}`);
}

function shown(context: Context, game: AnyGame, { rules, cost }: WordedCard): string[] {
  const { messages, palette } = context;
  const title = { game: gameTexts(messages, game).name, count: rules.length };
  return [
    painted('bold', messages.say('card-title', title), palette),
    ...rules.flatMap(({ text, table }, index) => [
      `  ${index + 1}. ${messages.text(text)}`,
      ...(table === null ? [] : tableLines(context, table)),
    ]),
    ...cardCostTexts(messages, cost).map((line) => `  ${line}`),
    '',
  ];
}

/** Searches with more and more rules, and prints each best card as soon as it is found. */
async function search(context: Context, game: AnyGame, most: number): Promise<Exit> {
  const family = await cardFamily(game.id);
  if (family === null) return context.usageError(message('card-none', { game: game.id }));
  const evaluator = await runSolver(context, game.id, family.open());
  if (evaluator === null) return exit.failed;
  const form = cardRulesOf(game.id)[most - 1];
  const isTabled = cardsOf(game.id)?.cards[most - 1]?.rules.some(({ table }) => table !== null) === true;
  if (form !== undefined && isTabled) {
    for (const rules of evaluator.fitTable?.(form.rules) ?? []) {
      await context.print(toJson({ rules, cost: evaluator.cost(rules) }));
    }
    return exit.ok;
  }
  for (const rules of searchCards(family, (near) => pricesNear(evaluator, near), most)) {
    await context.print(toJson({ rules, cost: evaluator.cost(rules) }));
  }
  return exit.ok;
}

async function run(context: Context, given: string, flags: Flags): Promise<Exit> {
  const game = readGame(given);
  if (!game.ok) return context.usageError(game.error);
  const { id } = game.value;
  const set = cardsOf(id);
  if (set === null) return context.usageError(message('card-none', { game: id }));
  const most = flags.search === true ? mostSearched : set.cards.length;
  const count = flags.rules === undefined ? null : Number(flags.rules);
  if (count !== null && !(Number.isInteger(count) && count >= 1 && count <= most)) {
    return context.usageError(message('card-bad-rules', { given: flags.rules ?? '', most }));
  }
  if (flags.search === true) return search(context, game.value, count ?? mostSearched);
  const wanted = (_: unknown, index: number): boolean => count === null || index + 1 === count;
  const { messages } = context;
  if (flags.json === true) {
    const texts = set.cards.map(({ rules }) => rules.map(({ text }) => messages.text(text)));
    const lines = cardRulesOf(id).map((card, index) => toJson({ game: id, ...card, texts: texts[index] }));
    return context.print(...lines.filter(wanted));
  }
  const cards = set.cards.filter(wanted).flatMap((card) => shown(context, game.value, card));
  return context.print(...cards, messages.text(set.besides), messages.say('card-found'));
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .addArgument(gameArgument('<game>', messages))
    .option('-r, --rules <number>', messages.say('card-option-rules'))
    .option('--search', messages.say('card-option-search'))
    .option('--json', messages.say('cli-option-json'))
    .action(context.action((game, flags) => run(context, game, flags)));
  showExamples(command, messages, ['card greed', 'card threes --rules 3', 'card greed --rules 2 --search']);
};
