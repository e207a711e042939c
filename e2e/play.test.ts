import { beforeAll, expect, it } from 'vitest';
import { seedOf } from '../packages/tooling/test/seed.ts';
import { gameNames, go, shortDraft, type Visit } from './harness.ts';
import { keyboard, mouse, playToTheEnd, startMatch, touch } from './players.ts';
import { useSite } from './site.ts';

const site = useSite();
let seated: Visit;
beforeAll(async () => {
  const setups = gameNames.map((game) => shortDraft(game));
  seated = await site.visit('/', { setups, context: { hasTouch: true } });
});

const inputs = [touch, mouse, keyboard];
/** Plays each game with one kind of input, chosen by the seed; with every kind if DICEHALL_RUNS is more than 1. */
const turned = Number(process.env.DICEHALL_RUNS ?? 1) > 1 ? inputs.length : 1;
const first = Math.abs(seedOf('inputs'));
const matches = gameNames.flatMap((game, index) =>
  Array.from({ length: turned }, (_, turn) => {
    const input = inputs[(first + index + turn) % inputs.length] ?? touch;
    return [game, input.name, input] as const;
  }),
);

it.for(matches)('%s can be played from the start screen and back by %s', async ([game, , input]) => {
  const { page, problems } = seated;
  await go(page, '/');
  await startMatch(page, game, input);
  await playToTheEnd(page, input);
  await expect(page.locator('section[data-result] > div > div > ol > li').count()).resolves.toBe(2);
  await input.use(page, 'header a[href="/"]');
  await page.waitForURL(`${site.url}/`);
  expect(problems).toEqual([]);
});
