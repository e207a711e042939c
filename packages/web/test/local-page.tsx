import { games, withDefaults } from '@dicehall/engine';
import { entriesOf } from '@dicehall/engine/testing';
import { act } from 'react';
import { expect, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import { pressKey } from '../src/keys/use-keys.ts';
import LocalTablePage from '../src/local/LocalTablePage.tsx';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { isUnsaved, savedMatch, saveMatch } from '../src/local/store.ts';
import type { SavedSeat } from '../src/local/table-seats.ts';
import { changesOf, outline } from './outline.ts';
import { openBrowser, render, set, tellWindow } from './render.tsx';

/** Stubs a browser whose store of matches is empty. The test file replaces the store. */
export function openStore(): void {
  openBrowser();
  Object.assign(globalThis, {
    __GAMES__: games.map(({ id, seats }) => ({ id, seats, expertSeats: 2, hasCards: true })),
  });
  vi.mocked(saveMatch).mockReset().mockResolvedValue(null);
  vi.mocked(isUnsaved).mockReset().mockReturnValue(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

export const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
export const robot = (name: string): SavedSeat => ({ name, player: { kind: 'bot', strength: 'steady' } });
export const person = (name: string): SavedSeat => ({ name, player: { kind: 'person' } });

export interface Opened {
  readonly options?: object;
  readonly seats?: readonly SavedSeat[];
  readonly match?: Partial<SavedMatch>;
}

/** Renders the page of a saved match. */
export async function opened(
  id: string,
  script: string,
  { options = {}, seats = ['Ada', 'Bo', 'Cy'].map(person), match = {} }: Opened = {},
) {
  const game = games.find((one) => one.id === id) ?? expect.fail();
  await set({ pace: 'instant' });
  const kept: SavedMatch = {
    id: 'm',
    game: game.id,
    options: withDefaults(game.options, options),
    seats,
    log: entriesOf(game, script),
    dice: 'app',
    seed: 'a seed',
    created: 0,
    updated: 0,
    over: false,
    ...match,
  };
  vi.mocked(savedMatch).mockResolvedValue(kept);
  const heard: string[] = [];
  vi.spyOn(announcer, 'say').mockImplementation((text) => void (text !== '' && heard.push(plain(text))));
  const page = await render(<LocalTablePage id="m" />);
  const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  for (let turn = 0; turn < 20; turn++) await settle();
  const felt = () =>
    outline(page.all('div').find(({ props }) => props['data-cloth'] === true) ?? expect.fail());
  const saved = () => vi.mocked(saveMatch).mock.lastCall?.[0].log.slice(entriesOf(game, script).length - 1);
  return { ...page, heard, settle, felt, saved };
}

/**
 * Performs these steps: `key K`, `wait MS`, `touch`, or a button, given by a part of its name. Returns the changes
 * after the last step.
 */
export async function after(page: Awaited<ReturnType<typeof opened>>, steps: string): Promise<string[]> {
  let before: string[] = [];
  for (const step of steps.split(', ')) {
    before = outline(page.box);
    page.heard.length = 0;
    const [kind, what = ''] = step.split(' ');
    if (kind === 'wait') await act(async () => void (await vi.advanceTimersByTimeAsync(Number(what))));
    else if (kind === 'touch') await tellWindow('pointerdown');
    else if (kind === 'key')
      await act(
        async () =>
          void pressKey(
            what === 'b' ? { kind: 'action', action: 'bank' } : { kind: 'action', action: 'roll' },
          ),
      );
    else {
      const buttons = page.all('dialog')[0]?.all('button') ?? page.all('button');
      const named =
        buttons.find(({ props }) => props['aria-label'] === step) ??
        buttons.find((one) => plain(`${one.props['aria-label'] ?? ''} ${one.textContent}`).includes(step));
      await page.call(named ?? expect.fail(step), 'onClick', { detail: 1, nativeEvent: {} });
    }
    for (let turn = 0; turn < 5; turn++) await page.settle();
  }
  const saved = page.saved();
  return [
    ...page.heard.map((text) => `says: ${text}`),
    ...(saved === undefined ? [] : [`saves: ${JSON.stringify(saved)}`]),
    ...changesOf(before, outline(page.box)),
  ];
}
