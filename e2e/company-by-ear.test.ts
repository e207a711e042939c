import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { runSeed } from '../packages/tooling/test/seed.ts';
import { type GameName, gameNames, go, saveSetup, shortMatches, twoPeople } from './harness.ts';
import { complaintsOf, observe, observedOn, observingReader } from './observer.ts';
import { playByAnnouncements } from './screen-reader-player.ts';
import { useSite } from './site.ts';
import { createTable, goToTable, signInAs, useServer } from './test-server.ts';

/**
 * Whether to play all games, at the default pace for listeners (DICEHALL_RUNS=2). Otherwise one game of each kind is
 * played, chosen by the seed.
 */
const isWhole = Number(process.env.DICEHALL_RUNS ?? 1) > 1;
const chosen = <Name>(names: readonly Name[]): readonly Name[] =>
  isWhole ? names : names.slice(Number(runSeed) % names.length).slice(0, 1);

/** Returns options of matches with a few turns, because each step takes time in the default motion. */
const optionsOf = (game: GameName) =>
  game === 'ten-thousand' ? { ...shortMatches[game], rounds: 2 } : shortMatches[game];

const options = {
  settings: { pace: 'fast' },
  context: { reducedMotion: 'no-preference' },
} as const;

const site = useSite();
const server = useServer();

describe('a whole match can be played with announcements and keys alone', () => {
  it.for(chosen(gameNames))('%s can be played by two people on one device', async (game) => {
    const { page, problems, leave } = await site.visit('/', {
      ...options,
      prepare: (context) => context.addInitScript(observe),
    });
    const reader = observingReader(page);
    await saveSetup(page, twoPeople(game, optionsOf(game)));
    await go(page, `/play/${game}`);
    await reader.choose(/^button, Start$/);
    const announced = await playByAnnouncements(reader, game, 0, [], ['Ada', 'Bo']);
    expect(
      announced.some((phrase) => /(Ada|Bo), your turn\.$|Pass the device to (Ada|Bo)\b/.test(phrase)),
    ).toBe(true);
    expect(announced.join(' ')).toMatch(/(Ada|Bo|Ada and Bo) (wins?|share the win) with/);
    expect(complaintsOf(await observedOn(page))).toEqual([]);
    expect(problems).toEqual([]);
    await leave();
  });

  it.for(chosen(gameNames))('%s can be played by two people on one device with real dice', async (game) => {
    const { page, problems, leave } = await site.visit('/', {
      ...options,
      prepare: (context) => context.addInitScript(observe),
    });
    const reader = observingReader(page);
    await saveSetup(page, twoPeople(game, optionsOf(game), 'real'));
    await go(page, `/play/${game}`);
    await reader.choose(/^button, Start$/);
    const announced = await playByAnnouncements(reader, game, 0, [], ['Ada', 'Bo']);
    expect(announced.join(' ')).toMatch(/(Ada|Bo|Ada and Bo) (wins?|share the win) with/);
    expect(complaintsOf(await observedOn(page))).toEqual([]);
    expect(problems).toEqual([]);
    await leave();
  });

  it.for(chosen(gameNames))('%s can be played online by one person against a bot', async (game) => {
    const ada = await signInAs(server, 'Ada', {
      ...options,
      prepare: (context) => context.addInitScript(observe),
    });
    const table = await createTable(ada, { game, options: optionsOf(game) });
    await ada.post(`/tables/${table}/bots`, { strength: 'novice' });
    await goToTable(ada, table);
    const reader = observingReader(ada.page);
    await reader.choose(/^button, Start match/);
    const announced = await playByAnnouncements(reader, game, 0);
    expect(announced.join(' ')).toMatch(/(You|Dot|Ada and Dot|Dot and Ada) (wins?|share the win) with/);
    expect(complaintsOf(await observedOn(ada.page))).toEqual([]);
    expect(ada.problems).toEqual([]);
    await ada.leave();
  });

  it.for(chosen(gameNames))('%s can be played online with a host, guest and spectator', async (game) => {
    const listening = { ...options, prepare: (context: BrowserContext) => context.addInitScript(observe) };
    const [ada, bo, cy] = await Promise.all(
      ['Ada', 'Bo', 'Cy'].map((name) => signInAs(server, name, listening)),
    );
    if (ada === undefined || bo === undefined || cy === undefined) throw new Error('Three people');
    const table = await createTable(ada, { game, options: optionsOf(game) });
    await goToTable(ada, table);
    await ada.page.locator('[data-code]').waitFor();
    await bo.post(`/tables/${table}/sit`, { seat: 1 });
    for (const guest of [bo, cy]) await goToTable(guest, table);
    const [host, guest] = [ada, bo].map(({ page }) => observingReader(page));
    if (host === undefined || guest === undefined) throw new Error('Two readers');
    await host.choose(/^button, Start match/);
    const won = /(You|Ada|Bo|Ada and Bo|Bo and Ada) (wins?|share the win) with/;
    const heard = await Promise.all([
      playByAnnouncements(host, game, 0),
      playByAnnouncements(guest, game, 0, [], ['Bo']),
    ]);
    for (const announced of heard) expect(announced.join(' ')).toMatch(won);
    expect(heard[0]?.join(' ')).toContain('Bo joined the table.');
    expect(heard[1]?.join(' ')).toContain('You have seat 2.');
    // The spectator hears the whole match in order. In games that show rounds one by one, the spectator continues from
    // round to round.
    const watched = async () => {
      if ((await cy.page.locator('[data-action^="reveal-"]').count()) > 0) await cy.page.keyboard.press('r');
      return (await observedOn(cy.page)).said.map(({ text }) => text).join(' ');
    };
    await expect.poll(watched, { timeout: 300_000 }).toMatch(won);
    for (const { page, problems, leave } of [ada, bo, cy]) {
      expect(complaintsOf(await observedOn(page))).toEqual([]);
      expect(problems).toEqual([]);
      await leave();
    }
  });
});
