import { type AnyGame, type OptionValue, withDefaults } from '@dicehall/engine';
import {
  type Catalogue,
  gameTexts,
  plainLine,
  type RulesBlock,
  type RulesPage,
  rulesFor,
} from '@dicehall/messages';
import { readRulesPage } from '@dicehall/messages/node';
import { type Palette, painted } from './terminal/style.ts';
import { columns, widthOf, wrap } from './terminal/width.ts';

/** Returns the rules page of a game for some options. If the game has none, returns its name and description. */
export function rulesPage(
  game: AnyGame,
  messages: Catalogue,
  options: Readonly<Record<string, OptionValue>> = withDefaults(game.options, {}),
): RulesPage {
  const { name, about } = gameTexts(messages, game);
  const page: RulesPage = readRulesPage(game.id, messages.language) ?? [
    { kind: 'heading', level: 1, text: name },
    { kind: 'paragraph', inlines: [about] },
  ];
  return rulesFor(messages, game, page, options);
}

/** Returns the keys of a game from its rules page, then the keys of all games. */
export function keysPart(game: AnyGame, messages: Catalogue): RulesBlock[] {
  const page = rulesPage(game, messages);
  const from = page.findIndex(
    (block) => block.kind === 'heading' && block.text === messages.say('cli-rules-keys'),
  );
  const rest = from < 0 ? [] : page.slice(from + 1);
  const to = rest.findIndex((block) => block.kind === 'heading');
  const keys = from < 0 ? [] : page.slice(from, to < 0 ? undefined : from + 1 + to);
  return [...keys, { kind: 'paragraph', inlines: [messages.say('cli-keys-everywhere')] }];
}

function tableLines(rows: readonly (readonly string[])[], width: number): string[] {
  const first = Math.max(...rows.map(([cell = '']) => widthOf(cell)));
  const indent = ' '.repeat(Math.min(20, first + 2));
  return columns(rows, Number.POSITIVE_INFINITY).flatMap((cells) => wrap(cells, width, indent));
}

function listLines(block: Extract<RulesBlock, { kind: 'list' }>, width: number): string[] {
  return block.items.flatMap((item, index) => {
    const mark = block.ordered ? `${index + 1}.` : '-';
    return wrap(`${mark} ${plainLine(item)}`, width, ' '.repeat(mark.length + 1));
  });
}

function blockLines(block: RulesBlock, width: number, palette: Palette): string[] {
  switch (block.kind) {
    case 'heading':
      return wrap(block.text, width).map((line) => painted('bold', line, palette));
    case 'paragraph':
      return wrap(plainLine(block.inlines), width);
    case 'list':
      return listLines(block, width);
    case 'table':
      return tableLines(
        [block.head, ...block.rows].map((row) => row.map(plainLine)),
        width,
      );
  }
}

/** Lays out rules in lines of at most `width` columns. */
export const pageLines = (blocks: readonly RulesBlock[], width: number, palette: Palette): string[] =>
  blocks.flatMap((block, index) => [...(index === 0 ? [] : ['']), ...blockLines(block, width, palette)]);
