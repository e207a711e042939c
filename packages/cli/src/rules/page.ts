import type { AnyGame } from '@dicehall/engine';
import { type Catalogue, gameTexts, type RulesBlock, type RulesPage } from '@dicehall/messages';
import { readRulesPage } from '@dicehall/messages/node';

/** The rules page of a game; for a game without one, its name and description. */
export function rulesPage(game: AnyGame, messages: Catalogue): RulesPage {
  const { name, about } = gameTexts(messages, game);
  return (
    readRulesPage(game.id, messages.language) ?? [
      { kind: 'heading', level: 1, text: name },
      { kind: 'paragraph', inlines: [about] },
    ]
  );
}

/** The keys of a game, from its page, and those that mean the same everywhere. */
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

/** What the table shows for `?`: the keys first, then the whole page. */
export const helpPage = (game: AnyGame, messages: Catalogue): RulesBlock[] => [
  ...keysPart(game, messages),
  ...rulesPage(game, messages),
];
