import { framesOf } from '@dicehall/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Settings } from '../src/settings/settings.ts';
import type { TableDevice, TableFeed } from '../src/table/model/feed.ts';
import { openTable } from '../src/table/model/table.ts';
import { TableScreen } from '../src/table/TableScreen.tsx';
import { expectLines } from './outline.ts';
import { openBrowser, render, set } from './render.tsx';
import { device, rollIfHeld, scriptedMatch } from './table-device.ts';

export interface Played {
  readonly options?: object;
  readonly players?: readonly string[];
  readonly mine?: readonly number[];
  /** The number of the last entries that arrive while the table is open. */
  readonly last?: number;
  /** The milliseconds that pass after these entries. */
  readonly pass?: number;
  /** The number of completed steps of a reveal. */
  readonly reveals?: number;
  /** Whether the player makes the roll of a throw-off for which the table waits. */
  readonly rolls?: boolean;
  readonly feed?: Partial<TableFeed>;
  /** The changes of the feed after that. */
  readonly later?: Partial<TableFeed>;
  readonly settings?: Partial<Settings>;
  readonly isRoom?: boolean;
  /** Whether throws are animated. */
  readonly hasMotion?: boolean;
}

/**
 * Renders a table as the player of seat 1 sees it. A script in the notation of `entriesOf` plays its match. The moves
 * of the page are recorded.
 */
export function playedTable(id: string, script: string, more: Played = {}) {
  const { options = {}, players = ['Ada', 'Bo', 'Cy'], mine = [1], last = 0, pass = 0, reveals = 0 } = more;
  const match = scriptedMatch(id, script, options, [...players]);
  const { game } = match.setup;
  const viewer = mine.length === 1 ? (mine[0] ?? 0) : 'table';
  const frames = framesOf(match, viewer);
  const page = device({ pace: 'normal', ...more.settings }, more.hasMotion !== true);
  const moves: unknown[] = [];
  const parts: TableDevice = { ...page.parts, ...(more.isRoom === true && { isRoom: true }) };
  const table = openTable(
    {
      game,
      title: 'Table',
      options: match.setup.options,
      seats: players.map((name) => ({ name, kind: 'person' })),
      start: game.view(match.states[0], viewer),
      mine,
      act: async (seat, move) => {
        moves.push([seat, move]);
        return null;
      },
      frames: frames.slice(0, frames.length - last),
      ...more.feed,
    },
    parts,
  );
  table.start();
  if (last > 0) table.feed({ frames });
  page.pass(pass);
  if (more.later !== undefined) table.feed(more.later);
  for (let step = 0; step < reveals; step++) table.nextReveal();
  if (more.rolls === true) rollIfHeld(table);
  return { table, page, moves };
}

/** The attributes of a felt that style sheets make visible. */
const looks = [
  'data-lit',
  'data-falls',
  'data-tone',
  'data-weight',
  'data-lost',
  'data-locked',
  'data-early',
  'data-won',
  'data-tied',
  'data-hit',
  'data-dropped',
  'data-offered',
  'data-asked',
  'data-armed',
  'data-chosen',
  'data-open',
  'data-negated',
  'data-own',
  'data-re-rolling',
  'data-lucky',
];

type FeltCase = readonly [
  situation: string,
  script: string,
  more: Played & { readonly page?: Partial<Settings> },
  lines: string,
];

/** Tests what the felt of a game shows at the end of a script. */
export function feltShows(id: string, cases: readonly FeltCase[]): void {
  beforeEach(() => {
    openBrowser();
  });
  afterEach(() => vi.unstubAllGlobals());
  test.each(cases)('the felt shows its dice, numbers and actions %s', async (_, script, more, lines) => {
    await set({ ...more.page });
    const { table } = playedTable(id, script, more);
    const page = await render(<TableScreen table={table} />);
    await page.until(() => page.box.querySelector('[data-loading]'), null);
    const felt = page.all('div').find(({ props }) => props['data-cloth'] === true) ?? expect.fail();
    expectLines(felt, lines, looks);
  });
}
