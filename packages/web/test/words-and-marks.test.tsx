import { gameOf, roundPoints } from '@dicehall/engine';
import type { OnlineState } from '@dicehall/server/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { LiveRegions } from '../src/announce/LiveRegions.tsx';
import { ScoreChart } from '../src/end/ScoreChart.tsx';
import { WinningDice } from '../src/end/WinningDice.tsx';
import PairsBoard from '../src/games/hidden-pairs/PairsBoard.tsx';
import { RoundStage } from '../src/games/hidden-pairs/RoundStage.tsx';
import { GuideCard, GuideEnd } from '../src/guide/GuideCard.tsx';
import { openGuidedSession } from '../src/guide/guided-session.ts';
import { loadGuide } from '../src/guide/scripts.ts';
import { EveningTools } from '../src/party/EveningTools.tsx';
import { JoinForm } from '../src/phone/JoinForm.tsx';
import { lastGame, rememberGame } from '../src/start/last-game.ts';
import { TableScreen } from '../src/table/TableScreen.tsx';
import { playedTable } from './played-table.tsx';
import { openBrowser, render, set } from './render.tsx';
import { device, messages } from './table-device.ts';

beforeEach(openBrowser);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Page = Awaited<ReturnType<typeof render>>;
/** The texts that are shown as problems. */
const problems = ({ box }: Page): string[] => box.all('.bad').map(({ textContent }) => textContent);

const guided = async () => {
  const session = openGuidedSession(
    gameOf('greed'),
    (await loadGuide('greed')) ?? expect.fail(),
    device().parts,
  );
  const stop = session.start();
  return { session, stop, page: await render(<GuideCard session={session} />) };
};

describe('a problem is marked as one', () => {
  test('a typed line that is not understood is marked', async () => {
    await set({ typing: true });
    const { table } = playedTable('greed', '', { mine: [0] });
    const page = await render(<TableScreen table={table} />);
    expect(problems(page)).toEqual([]);
    const [field = expect.fail()] = page.all('input');
    await page.call(field, 'onChange', { target: { value: 'nonsense' } });
    await page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    expect(problems(page)).toEqual([expect.stringContaining('nonsense')]);
  });

  test('an action card that cannot be paid is marked', async () => {
    const rolls = '0: 665511|1: 664421|2: 654321';
    const spent = [
      ...[rolls, '1 re-roll 0|1: 6|1 re-roll 0|1: 6'],
      ...['0 commit 01 23 45|1 commit 05 14 23 h2@2 b2@2 l1|2 commit 45 23 01', rolls, '1 re-roll 5|1: 1'],
    ];
    const board = async (script: string) => {
      const { table } = playedTable('hidden-pairs', script, { options: { turns: 2 } });
      return problems(await render(<PairsBoard table={table} shown={table.now()} seat={1} />));
    };
    expect(await board(rolls)).toEqual([]);
    // Bo has 75 points left, which are enough for a Hindrance.
    expect(await board(spent.join('|'))).toHaveLength(2);
  });

  test('a move that a guide does not ask for is marked', async () => {
    const { session, stop, page } = await guided();
    expect(problems(page)).toEqual([]);
    const { controls } = session.model.now();
    await page.does(() => session.model.enter([]));
    await page.does(() => session.model.act(controls.actions[0] ?? expect.fail()));
    await page.does(() => session.model.act(session.model.now().controls.actions.at(-1) ?? expect.fail()));
    expect(problems(page)).toHaveLength(1);
    stop();
  });
});

test('who skips a guide is offered its game', async () => {
  const { page, stop } = await guided();
  const skip = page.all('a').find(({ props }) => props['data-action'] === 'guide-skip') ?? expect.fail();
  rememberGame('threes');
  await page.call(skip, 'onClick', { button: 0 });
  expect(lastGame()).toBe('greed');
  stop();
});

test.each([
  [[1, 2], 'won'],
  [[2, 1], undefined],
])('with the places %j, the end of a guide has the look of a win: %s', async (places, result) => {
  const shown = { feed: { game: gameOf('threes') }, view: { step: { kind: 'over', places } }, frames: [] };
  const session = { model: { now: () => shown, onChange: () => () => {} } };
  const page = await render(<GuideEnd session={session as never} />);
  expect(page.all('div')[0]?.props['data-result']).toBe(result);
});

test('live regions announce only what is new in them', async () => {
  const page = await render(<LiveRegions />);
  const regions = page.all('div').filter(({ props }) => 'aria-live' in props);
  expect(regions.map(({ props }) => props['aria-relevant'])).toEqual(['additions', 'additions']);
});

test('the winning dice have digits if the settings say so', async () => {
  const page = await render(<WinningDice hand={{ seat: 0, rolls: [[1, 5]] }} />);
  expect(page.texts('text')).toEqual([]);
  await set({ faces: 'numerals' });
  expect(page.texts('text')).toEqual(['1', '5']);
});

test('a chart is a picture with a description', async () => {
  const texts = { caption: 'Points', about: 'A line for each player', row: 'Turn' };
  const page = await render(<ScoreChart rows={[[0], [5]]} names={['Ada']} texts={texts} format={String} />);
  const chart = page.all('svg').find(({ props }) => props['aria-label'] === texts.about);
  expect(chart?.props.role).toBe('img');
});

test('on a phone, the name of a player is required, and the keyboard offers nicknames and capitals', async () => {
  const state = {
    table: tableBefore([personAt(0, 'Ada')]),
    link: 'live',
    notices: [],
    you: { person: null, seat: null },
  };
  const page = await render(
    <JoinForm state={state as unknown as OnlineState} known={null} onDone={() => {}} />,
  );
  const { maxLength, required, autoComplete, autoCapitalize } = page.field('Your name').props;
  expect([maxLength, required, autoComplete, autoCapitalize]).toEqual([40, true, 'nickname', 'words']);
  // The token stands for the radio button, which only a screen reader finds.
  for (const one of page.all('input').filter(({ props }) => props.type === 'radio'))
    expect(one.props.className).toBe('visually-hidden');
});

test('the points by place are typed with digits', async () => {
  const table = tableBefore([personAt(0, 'Ada')]);
  const evening = { id: 'evening', match: 1, points: [5, 3], standings: [], teams: null };
  const page = await render(
    <EveningTools table={table} evening={evening as never} change={async () => {}} />,
  );
  const [list = expect.fail()] = page.all('input');
  expect([list.props.value, list.props.inputMode]).toEqual(['5, 3', 'numeric']);
  expect(page.text().split(messages.say('party-point-list.about'))).toHaveLength(2);
});

test('the pairs of other players show what their rounds are worth', async () => {
  const { table } = playedTable('hidden-pairs', '0: 665511|1: 664421|2: 654321', { options: { turns: 2 } });
  const page = await render(<PairsBoard table={table} shown={table.now()} seat={1} />);
  const worth = page
    .all('span')
    .filter(({ props }) => /_worth_/.test(String(props.className)))
    .map(({ props }) => props['data-worth']);
  expect(worth).toEqual([...roundPoints, ...roundPoints]);
});

test.each([2, 3, 6])('the stage of a round has room for %i players', async (count) => {
  const players = Array.from({ length: count }, (_, seat) => `Player ${seat}`);
  const { table } = playedTable('hidden-pairs', '', { players });
  const round = {
    ...{ turn: 1, round: 1, winner: 0, attacks: [], lucky: [] },
    ...{ pairs: players.map(() => [6, 6]), values: players.map(() => 12) },
  };
  const page = await render(
    <RoundStage
      {...{ title: 'Round 1', kind: 'pairs', isMoving: false, events: [], onSkip: undefined }}
      round={round as never}
      shown={{ ...table.now(), view: { ...table.now().view, shownReRolls: players.map(() => 0) } as never }}
    />,
  );
  expect(page.box.querySelector('[data-stage]')?.props['data-count']).toBe(count);
});
