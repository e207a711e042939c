import { type AnyGame, message } from '@dicehall/engine';
import { cardCostTexts, gameTexts } from '@dicehall/messages';
import { type Card, strategyOf, type WordedTable } from '@dicehall/strategy';
import { readGame, readNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { type Define, gameArgument, showExamples } from '../declare.ts';
import { type Exit, toJson } from '../io.ts';
import { painted } from '../terminal/style.ts';
import { columns } from '../terminal/width.ts';

interface Flags {
  readonly rules?: string;
  readonly json?: boolean;
}

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

function shown(context: Context, game: AnyGame, { rules, cost }: Card): string[] {
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

async function run(context: Context, given: string, flags: Flags): Promise<Exit> {
  const game = context.needed(readGame(given));
  const { id } = game;
  const set = await strategyOf(id).cards?.();
  if (set === undefined) return context.usageError(message('card-none', { game: id }));
  const most = set.cards.length;
  const number =
    flags.rules === undefined ? null : context.needed(readNumber('--rules', flags.rules, 1, most));
  const { messages } = context;
  const chosen = set.cards.filter((_, index) => number === null || index + 1 === number);
  if (flags.json === true) {
    const lines = chosen.map(({ rules, cost }) => {
      const texts = rules.map(({ text }) => messages.text(text));
      return toJson({ game: id, rules: rules.map(({ rule }) => rule), cost, texts });
    });
    return context.print(...lines);
  }
  const cards = chosen.flatMap((card) => shown(context, game, card));
  const besides = new Set(
    chosen.flatMap((card) =>
      card.besides.map(({ question, answer }) => `${messages.text(question)} ${messages.text(answer)}`),
    ),
  );
  const first = besides.size > 0 ? [...besides, ''] : [];
  return context.print(...first, ...cards, messages.say('card-for'), messages.say('card-found'));
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .addArgument(gameArgument('<game>', messages))
    .option('-r, --rules <number>', messages.say('card-option-rules'))
    .option('--json', messages.say('cli-option-json'))
    .action(context.action((game, flags) => run(context, game, flags)));
  showExamples(command, messages, ['card greed', 'card threes --rules 3']);
};
