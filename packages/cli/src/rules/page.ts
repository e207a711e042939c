import { existsSync, readFileSync } from 'node:fs';
import type { AnyGame } from '@dicehall/engine';
import { type Catalogue, gameTexts, type Language } from '@dicehall/messages';
import { packageFolder } from '../package-folder.ts';
import { type Block, blocksOf } from './markdown.ts';

/** The rules pages, one a game, English beside the folders of other languages. */
const folder = new URL('../../docs/rules/', packageFolder);

const pageUrl = (game: AnyGame, language: Language): URL =>
  new URL(`${language === 'en' ? '' : `${language}/`}${game.id}.md`, folder);

const read = new Map<string, Block[]>();

/** Everything about a game that a player may want to read: its rules page, or where that is missing what the game is. */
export function rulesPage(game: AnyGame, messages: Catalogue): Block[] {
  const url = pageUrl(game, messages.language);
  const known = read.get(url.href);
  if (known !== undefined) return known;
  if (existsSync(url)) {
    const blocks = blocksOf(readFileSync(url, 'utf8'));
    read.set(url.href, blocks);
    return blocks;
  }
  const { name, about } = gameTexts(messages, game);
  return [
    { kind: 'heading', text: name },
    { kind: 'paragraph', text: about },
  ];
}

/** The keys of a game, from its page, and those that mean the same everywhere. */
export function keysPart(game: AnyGame, messages: Catalogue): Block[] {
  const page = rulesPage(game, messages);
  const from = page.findIndex(
    (block) => block.kind === 'heading' && block.text === messages.say('cli-rules-keys'),
  );
  const rest = from < 0 ? [] : page.slice(from + 1);
  const to = rest.findIndex((block) => block.kind === 'heading');
  const keys = from < 0 ? [] : page.slice(from, to < 0 ? undefined : from + 1 + to);
  return [...keys, { kind: 'paragraph', text: messages.say('cli-keys-everywhere') }];
}

/** What the table shows for `?`: the keys first, then the whole page. */
export const helpPage = (game: AnyGame, messages: Catalogue): Block[] => [
  ...keysPart(game, messages),
  ...rulesPage(game, messages),
];
