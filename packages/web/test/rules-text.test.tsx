import { gameOf, games, type OptionValue, withDefaults } from '@dicehall/engine';
import { type Language, languages, type RulesBlock, type RulesInline } from '@dicehall/messages';
import { loadCatalogue, readRulesPage } from '@dicehall/messages/node';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MessagesContext } from '../src/i18n/messages.tsx';
import RulesText from '../src/rules/RulesText.tsx';
import { outline } from './outline.ts';
import { openBrowser, override, render } from './render.tsx';

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

const english = loadCatalogue({ language: 'en' });
const german = loadCatalogue({ language: 'de' });
type Options = Readonly<Record<string, OptionValue>>;
const rulesOf = (game: string, language: Language, section?: number, options?: Options) => (
  <MessagesContext value={language === 'en' ? english : german}>
    <RulesText game={game} section={section} options={options}>
      <b>Children</b>
    </RulesText>
  </MessagesContext>
);
const opened = async (game: string, language: Language = 'en', section?: number) => {
  const page = await render(rulesOf(game, language, section));
  await page.until(() => page.all('h2').length > 0, true);
  return page;
};

type Line = readonly RulesInline[];
const linesOf = (block: RulesBlock): readonly Line[] => {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? [] : [[block.text]];
    case 'paragraph':
      return [block.inlines];
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
  }
};
const textOf = (line: Line): string =>
  line.map((one) => (typeof one === 'string' ? one : one.kind === 'dice' ? '' : one.text)).join('');
/** On the page, numbers have thousands separators, and dice have no colon after them. */
const bare = (text: string): string => text.replaceAll(/[\s.,:]+/g, '');

describe.each(games.map(({ id }) => id))('the rules page of %s shows all of its text', (game) => {
  test.each(languages)(
    'the rules page has every line and all dice of its text in order, in %s',
    async (language) => {
      const blocks = readRulesPage(game, language) ?? expect.fail();
      const page = await opened(game, language, 0);
      const now = page.all('span').find(({ parentNode }) => parentNode?.localName === 'h2');
      const shown = bare(
        page
          .text()
          .replace('Children', '')
          .replace(now?.textContent ?? '', ''),
      );
      expect(shown).toBe(bare(blocks.flatMap(linesOf).map(textOf).join('')));
      const dice = blocks
        .flatMap(linesOf)
        .flat()
        .flatMap((one) => (typeof one === 'object' && one.kind === 'dice' ? [one.faces] : []));
      const drawn = page.all('span').filter(({ props }) => props.role === 'img');
      expect(drawn.flatMap((one) => outline(one))).toEqual(
        dice.map((faces) => `<${faces.join(' ')} | ${faces.map((face) => `⟨${face}⟩`).join(' ')}>`),
      );
      expect(page.texts('p').filter((text) => text.startsWith(':'))).toEqual([]);
      for (const tag of ['strong', 'code'] as const) {
        const told = blocks
          .flatMap(linesOf)
          .flat()
          .flatMap((one) => (typeof one === 'object' && one.kind === tag ? [bare(one.text)] : []));
        expect(page.texts(tag).map(bare)).toEqual(told);
      }
      const tags = ['ul', 'ol', 'table', 'td', 'th'].map((tag) => page.all(tag).length);
      const count = (fits: (block: RulesBlock) => boolean) => blocks.filter(fits).length;
      expect(tags.slice(0, 3)).toEqual([
        count((block) => block.kind === 'list' && !block.ordered),
        count((block) => block.kind === 'list' && block.ordered),
        count((block) => block.kind === 'table'),
      ]);
      // The rolls of an example turn are drawn beside their text, and other numbered lists are only text.
      const isTurn = (one: Line[]) =>
        one.every(([first]) => typeof first === 'object' && first.kind === 'dice');
      expect(page.all('ol').map((list) => list.all('p').length)).toEqual(
        blocks.flatMap((block) => {
          if (block.kind !== 'list' || !block.ordered) return [];
          return [isTurn([...block.items]) ? block.items.length : 0];
        }),
      );
      // Keys can scroll wide tables.
      const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block.head.map(textOf)] : []));
      expect(
        page.all('section').map(({ props }) => [props.tabIndex, bare(String(props['aria-label']))]),
      ).toEqual(tables.map((head) => [0, bare(head.join(''))]));
    },
  );

  const titles = (readRulesPage(game, 'en') ?? []).flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [block.text] : [],
  );

  test('the table of contents leads to each section', async () => {
    const page = await opened(game);
    expect(page.texts('button')).toEqual(titles);
    expect(page.texts('h2').map((text) => text.trim())).toEqual(titles);
    expect(page.all('h2').map(({ props }) => props['data-now'])).toEqual(titles.map(() => undefined));
    const went: unknown[] = [];
    const article = page.all('article')[0] ?? expect.fail();
    const heading = (selector: string) => ({
      scrollIntoView: (how: object) => void went.push([selector, how]),
      focus: (how: object) => void went.push([selector, how]),
    });
    override(article, { querySelector: heading });
    for (const title of titles) await page.press(title);
    expect(went).toEqual(
      titles.flatMap((_, section) =>
        [{ block: 'start' }, { preventScroll: true }].map((how) => [`[data-section="${section}"]`, how]),
      ),
    );
    expect(page.all('nav').map(({ props }) => props['aria-label'])).toEqual(['Contents']);
    expect(page.all('h2').map(({ props }) => props['data-section'])).toEqual(
      titles.map((_, section) => section),
    );
  });

  test.each([0, 1, titles.length - 1])(
    'the section %i, at which the rules open, is marked, and the table of contents is omitted',
    async (open) => {
      const page = await opened(game, 'en', open);
      expect(page.all('h2').map(({ props }) => props['data-now'])).toEqual(
        titles.map((_, section) => (section === open ? true : undefined)),
      );
      expect(page.texts('h2')[open]).toMatch(new RegExp(`^${titles[open]} .+`));
      expect(document.activeElement).toBe(page.all('h2')[open]);
      expect(page.texts('button')).toEqual([]);
    },
  );
});

test.each([undefined, { target: 5000 }])(
  'the rules list the keys only on devices with a keyboard (options %j)',
  async (given) => {
    const options = given && withDefaults(gameOf('greed').options, given);
    const headings = async (isTouch: boolean) => {
      vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
      const page = await render(rulesOf('greed', 'en', undefined, options));
      await page.until(() => page.all('h2').length > 0, true);
      expect(page.texts('th').includes('Key')).toBe(!isTouch);
      return page.texts('h2').map((text) => text.trim());
    };
    const withKeys = await headings(false);
    expect(withKeys).toContain('Keys');
    expect(await headings(true)).toEqual(withKeys.filter((text) => text !== 'Keys'));
  },
);

test('the rules of a table follow its options when they change', async () => {
  const page = await opened('greed');
  const hasHere = () => page.text().includes('At this table:');
  const shown = [hasHere()];
  for (const target of [5000, 6000, 3000]) {
    const options = withDefaults(gameOf('greed').options, { target });
    await page.show(rulesOf('greed', 'en', undefined, options));
    shown.push(hasHere(), page.text().includes(`${target / 1000},000`));
  }
  expect(shown).toEqual([false, true, true, true, true, false, true]);
});
