import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The part of axe that the tests use. */
interface OnPage {
  readonly axe: {
    readonly run: (options: unknown) => Promise<{
      readonly violations: readonly {
        readonly id: string;
        readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
      }[];
    }>;
  };
}

/** The checks are AAA for the contrast of text (7:1, and 4.5:1 for large text) and AA for everything else. */
const colours = 'color-contrast-enhanced';

/** By default, axe leaves colours that fail AA to another rule, which computes all of them again. */
const checks = {
  [colours]: { options: { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } } },
};
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns the violations that axe finds on a page: the rule, the place and the reason. */
export async function violations(page: Page, only: 'everything' | 'colours'): Promise<string[]> {
  // Injects axe through the debugger, because the page's content security policy blocks injected scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options =
    only === 'colours'
      ? { checks, runOnly: { type: 'rule', values: [colours] } }
      : {
          checks,
          runOnly: tags,
          rules: { 'color-contrast': { enabled: false }, [colours]: { enabled: true } },
        };
  return page.evaluate(async (options) => {
    // Leaves out reports of passed checks, which cost as much as the checks themselves.
    const found = await (window as unknown as OnPage).axe.run({ ...options, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(' ')} ${failureSummary?.split('\n').at(-1)?.trim() ?? ''}`,
      ),
    );
  }, options);
}

const themes = ['dark', 'light', 'contrast'] as const;

/** Returns the violations on a page: of all rules in the dark theme, of rules about colours in the others. */
export async function violationsInEveryTheme(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.evaluate(
      (wanted) => Object.assign(document.documentElement.dataset, { theme: wanted }),
      theme,
    );
    const only = theme === 'dark' ? 'everything' : 'colours';
    found.push(...(await violations(page, only)).map((one) => `${theme}: ${one}`));
  }
  await page.evaluate((own) => Object.assign(document.documentElement.dataset, { theme: own }), themes[0]);
  return found;
}
