import { expect, it } from 'vitest';
import { useSite } from './site.ts';

const site = useSite();

it.each(['en-GB', 'de-DE'])('the longest strategy card fits on one printed page in %s', async (locale) => {
  const { page, problems, leave } = await site.visit('/cards/ten-thousand?rules=7', { context: { locale } });
  await page.locator('#card-title').waitFor();
  for (const format of ['A4', 'Letter']) {
    const file = await page.pdf({ format, preferCSSPageSize: true });
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
  expect(problems).toEqual([]);
  await leave();
});
