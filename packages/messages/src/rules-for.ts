import { type AnyGame, type OptionValue, withoutDefaults } from '@dicehall/engine';
import type { Catalogue } from './catalogue.ts';
import { rulesParts } from './presets.ts';
import type { RulesBlock, RulesInline, RulesPage } from './rules-page.ts';
import { optionTexts, optionValueText } from './texts.ts';

type Options = Readonly<Record<string, OptionValue>>;
type Line = readonly RulesInline[];

const paragraph = (...inlines: Line): RulesBlock => ({ kind: 'paragraph', inlines });
const list = (items: readonly Line[]): RulesBlock => ({ kind: 'list', ordered: false, items });

/** Returns a section of a page. It ends before the next heading of the same level. */
function sectionOf(page: RulesPage, section: number): RulesPage {
  const from = page.findIndex((block) => block.kind === 'heading' && block.section === section);
  if (from < 0) return [];
  const rest = page.slice(from + 1);
  const to = rest.findIndex((block) => block.kind === 'heading' && block.level === 2);
  return page.slice(from, to < 0 ? undefined : from + 1 + to);
}

const houseRules = (catalogue: Catalogue, game: AnyGame, options: Options): RulesBlock =>
  list(
    Object.entries(withoutDefaults(game.options, options)).map(([name, value]): Line => {
      const label = `${optionTexts(catalogue, game, name).label}:`;
      return [{ kind: 'strong', text: label }, ` ${optionValueText(catalogue, game, name, value)}`];
    }),
  );

/** The section about keys comes after the house rules. */
const keysOf = (game: AnyGame, page: RulesPage): RulesPage =>
  sectionOf(page, game.facts.rulesSections.length + 1);

/** Returns a rules page for a device without a keyboard. */
export function rulesWithoutKeys(game: AnyGame, page: RulesPage): RulesPage {
  const keys = keysOf(game, page);
  return page.filter((block) => !keys.includes(block));
}

/**
 * Returns the rules page of a game with its texts for some options. If the game has no texts for options, the page
 * starts with a list of the options that differ from the standard.
 */
export function rulesFor(catalogue: Catalogue, game: AnyGame, page: RulesPage, options: Options): RulesPage {
  if (Object.keys(withoutDefaults(game.options, options)).length === 0) return page;
  const [title, goal, intro, ...rest] = page;
  const summary = rulesParts(catalogue, game, options).join(', ');
  const here = paragraph({ kind: 'strong', text: catalogue.say('rules-here') }, ` ${summary}`);
  if (game.rules === undefined) {
    const standard = paragraph(catalogue.say('rules-page-standard'));
    return [title, here, standard, goal, intro, ...rest].filter((block) => block !== undefined);
  }
  const { rulesSections } = game.facts;
  const sections = game.rules(options).flatMap(({ section, lines, scores = [] }): RulesBlock[] => {
    const [heading] = sectionOf(page, rulesSections.indexOf(section));
    const scoring = scores.map(
      ({ dice, text }): Line => [{ kind: 'dice', faces: dice }, ` ${catalogue.text(text)}`],
    );
    return [
      ...(heading === undefined ? [] : [heading]),
      ...(scoring.length === 0 ? [] : [list(scoring)]),
      list(lines.map((line) => [catalogue.text(line)])),
    ];
  });
  const [houseHeading] = sectionOf(page, rulesSections.length);
  const house = houseHeading === undefined ? [] : [houseHeading, houseRules(catalogue, game, options)];
  return [...(title === undefined ? [] : [title]), here, ...sections, ...house, ...keysOf(game, page)];
}
