import { describe, expect, it } from 'vitest';
import { parseRulesPage } from '../rules-pages.mjs';

const inlinesOf = (line: string) => parseRulesPage(line)[0]?.inlines;

describe('a rules page is parsed from Markdown', () => {
  it('a rules page is parsed block by block, and its second-level headings are numbered', () => {
    const page =
      '# A\n\nfirst\nline\n\n## B\n\n- one\n  more\n- two\n\n### C\n\n## D\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n';
    expect(parseRulesPage(page)).toEqual([
      { kind: 'heading', level: 1, text: 'A' },
      { kind: 'paragraph', inlines: ['first line'] },
      { kind: 'heading', level: 2, text: 'B', section: 0 },
      { kind: 'list', ordered: false, items: [['one more'], ['two']] },
      { kind: 'heading', level: 3, text: 'C' },
      { kind: 'heading', level: 2, text: 'D', section: 1 },
      { kind: 'table', head: [['a'], ['b']], rows: [[['1'], ['2']]] },
    ]);
  });

  it('three or more faces in a row are shown as dice', () => {
    expect(inlinesOf('Of 5 1 3 4 1 the **ones** count')).toEqual([
      'Of ',
      { kind: 'dice', faces: [5, 1, 3, 4, 1] },
      ' the ',
      { kind: 'strong', text: 'ones' },
      ' count',
    ]);
    expect(inlinesOf('2 to 8, or 1 2 3.5')).toEqual(['2 to 8, or 1 2 3.5']);
  });

  it('two faces alone in a table cell are shown as dice', () => {
    const page = parseRulesPage('| 1 5 | 1 5 first |\n| - | - |\n| 1 5 | 2 |\n');
    const dice = [{ kind: 'dice', faces: [1, 5] }];
    expect(page).toEqual([{ kind: 'table', head: [dice, ['1 5 first']], rows: [[dice, ['2']]] }]);
  });

  it('code and link texts are preserved', () => {
    expect(inlinesOf('The option `target` of [Greed](greed.md)')).toEqual([
      'The option ',
      { kind: 'code', text: 'target' },
      ' of ',
      'Greed',
    ]);
  });

  it('unsupported Markdown throws an error', () => {
    expect(() => parseRulesPage('> a quotation')).toThrow('Rules pages have no blockquote: > a quotation');
    expect(() => parseRulesPage('Some *emphasis*.')).toThrow('Rules pages have no em: *emphasis*');
  });
});
