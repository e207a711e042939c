import { describe, expect, it } from 'vitest';
import { gameNames, go, saveSetup, shortMatches, twoPeople } from './harness.ts';
import { observe, observedOn, observingReader } from './observer.ts';
import { runSeed } from './random.ts';
import { playByAnnouncements } from './screen-reader-player.ts';
import { useSite } from './site.ts';
import { createTable, goToTable, signInAs, useServer } from './test-server.ts';

/** One game of each kind, chosen by the seed; DICEHALL_RUNS=2 plays all, at the default pace for listeners. */
const isWhole = Number(process.env.DICEHALL_RUNS ?? 1) > 1;
const chosen = <Name>(names: readonly Name[]): readonly Name[] =>
  isWhole ? names : names.slice(Number(runSeed) % names.length).slice(0, 1);

const options = {
  settings: { pace: 'fast' },
  context: { reducedMotion: 'no-preference' },
} as const;

/** A match of Ten Thousand takes half a minute when nothing else runs. In milliseconds. */
const patience = 180_000;

const site = useSite();
const server = useServer();

describe('a whole match by announcements and keys alone, in the default motion', () => {
  it.for(chosen(gameNames))('%s: two people on one device', { timeout: patience }, async (game) => {
    const { page, problems, leave } = await site.visit('/', {
      ...options,
      prepare: (context) => context.addInitScript(observe),
    });
    const reader = observingReader(page);
    await saveSetup(page, twoPeople(game));
    await go(page, `/play/${game}`);
    await reader.choose(/^button, Start and roll/);
    const announced = await playByAnnouncements(reader, game, 0, [], ['Ada', 'Bo']);
    expect(
      announced.some((phrase) => /(Ada|Bo), your turn\.$|Pass the device to (Ada|Bo)\b/.test(phrase)),
    ).toBe(true);
    expect(announced.join(' ')).toMatch(/(Ada|Bo|Ada and Bo) (wins?|share the win) with/);
    expect((await observedOn(page)).lost).toBe(0);
    expect(problems).toEqual([]);
    await leave();
  });

  it.for(chosen(gameNames))('%s: online against a bot', { timeout: patience }, async (game) => {
    const ada = await signInAs(server, 'Ada', {
      ...options,
      prepare: (context) => context.addInitScript(observe),
    });
    const table = await createTable(ada, { game, options: shortMatches[game] });
    await ada.post(`/tables/${table}/bots`, { strength: 'novice' });
    await goToTable(ada, table);
    const reader = observingReader(ada.page);
    await reader.choose(/^button, Start match/);
    const announced = await playByAnnouncements(reader, game, 0);
    expect(announced.join(' ')).toMatch(/(Ada|Dot|Ada and Dot|Dot and Ada) (wins?|share the win) with/);
    expect((await observedOn(ada.page)).lost).toBe(0);
    expect(ada.problems).toEqual([]);
    await ada.leave();
  });
});
