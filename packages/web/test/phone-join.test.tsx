import type { OnlineState } from '@dicehall/server/client';
import type { Person, TableState } from '@dicehall/server/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { JoinForm } from '../src/phone/JoinForm.tsx';
import { server } from './fake-server.ts';
import { expectLines } from './outline.ts';
import { openBrowser, render, set } from './render.tsx';

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

const [ada, bo] = [personAt(0, 'Ada'), personAt(1, 'Bo')];
const empty = (seat: number) => personAt(seat, '', { kind: 'empty', name: null, person: null });
const person = { id: 'a'.repeat(16), name: 'Ada', kind: 'guest', since: '2026-01-01T00:00:00.000Z' } as const;
const cyKnown = { ...person, id: 'cy', name: 'Cy' };
const seenBy = (
  own: string | null,
  seats: TableState['seats'],
  more: Partial<TableState> = {},
): OnlineState =>
  ({ table: tableBefore(seats, more), link: 'live', you: { person: own, seat: null } }) as never;

describe('a phone has a form for joining', () => {
  const tokens = (first: string, ...others: string[]) =>
    [`${first}‹on›`, ...others.map((one) => `${one}‹off›`)].join('\n');
  const all = ['Star, Yellow', 'Diamond, Blue', 'Clover, Coral', 'Square, Green', 'Triangle, Violet'];
  const more = [...all.slice(1), 'Cross, Orange', 'Hourglass, Pink', 'Drop, Grey'];
  const usual = tokens('Star, Yellow', ...more);
  const form = async (state: OnlineState, who: Person | null, isSharing = false) => {
    const onDone = vi.fn();
    return {
      ...(await render(<JoinForm state={state} known={who} isSharing={isSharing} onDone={onDone} />)),
      onDone,
    };
  };
  const free = [ada, bo, empty(2)];
  const next = { status: 'playing', late: 'next' } as const;

  test.each([
    [
      'a new person',
      seenBy(null, free),
      null,
      false,
      `
      Already here: Ada and Bo
      Your name ‹Zoë›
      [Surprise me]
      Your token
      ${usual}
      [Play (bright)]
      [Just watch]`,
    ],
    [
      'the first person',
      seenBy(null, [empty(0)]),
      null,
      false,
      `
      Nobody has joined yet. You will be the host.
      Your name ‹Zoë›
      [Surprise me]
      Your token
      ${usual}
      [Play (bright)]
      [Just watch]`,
    ],
    [
      'a known person before the next match',
      seenBy('cy', [ada], next),
      cyKnown,
      false,
      `
      Already here: Ada
      Your name ‹Cy›
      [Surprise me]
      Your token
      ${usual}
      [Play the next match (bright)]
      [Just watch]`,
    ],
    [
      'a known person at a full table',
      seenBy('cy', [ada]),
      cyKnown,
      false,
      `
      Already here: Ada
      Your name ‹Cy›
      [Surprise me]
      Your token
      ${usual}
      [Watch (bright)]`,
    ],
    [
      'another player on the phone',
      seenBy('ada', free),
      null,
      true,
      `
      Already here: Ada and Bo
      Name of the other player ‹›
      [Surprise me]
      Your token
      ${usual}
      [Play (bright)]
      [Not now]`,
    ],
  ] as [string, OnlineState, Person | null, boolean, string][])(
    'the form for %s has the right fields',
    async (_, state, who, isSharing, lines) => {
      await set({ name: 'Zoë' });
      expectLines((await form(state, who, isSharing)).box, `# Greed${lines}`);
    },
  );

  test('the form offers eight free tokens, the player’s own first; another player on the phone is not offered it first', async () => {
    const own = { shape: 'moon', colour: 'pink' } as const;
    await set({ token: own });
    const taken = { ...ada, mark: { shape: 'star', colour: 'yellow' } } as const;
    const offered = async (isSharing: boolean) => {
      const page = await form(seenBy(null, [taken, empty(1)]), null, isSharing);
      const radios = page.all('input').filter(({ props }) => props.type === 'radio');
      return radios.map(({ props }) => `${props['aria-label']}${props.checked === true ? '!' : ''}`);
    };
    const [first, ...others] = more;
    expect(await offered(false)).toEqual(['Moon, Pink!', ...more]);
    expect(await offered(true)).toEqual([`${first}!`, ...others, 'Disc, Yellow']);
  });

  test('tapping a token chooses it, and the token is sent', async () => {
    const asked = server({ 'POST /guests': person });
    const page = await form(seenBy(null, free), null);
    const radio = (name: string) => page.find('input', name).props;
    await page.call(page.find('input', 'Square, Green'), 'onChange', {});
    expect([radio('Square, Green').checked, radio('Star, Yellow').checked]).toEqual([true, false]);
    await page.call(page.field('Your name'), 'onChange', { target: { value: 'Cy' } });
    await page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    await page.until(() => asked.length, 2);
    expect(asked[1]?.[1]).toMatchObject({ mark: { shape: 'square', colour: 'green' } });
  });

  test('“Surprise me” fills in a name of two words', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.999);
    const page = await form(seenBy(null, free), null);
    await page.press('Surprise me');
    random.mockRestore();
    expect(page.field('Your name').props.value).toBe('Lucky Waffle');
  });

  test('a person who only watches gets a name first, unless the server knows the person', async () => {
    const watch = async (name: string, who: Person | null, answers: Readonly<Record<string, unknown>>) => {
      const asked = server(answers);
      const reportValidity = vi.fn();
      const page = await form(seenBy(null, free), who);
      Object.assign(page.all('form')[0] ?? {}, { reportValidity });
      await page.call(page.field('Your name'), 'onChange', { target: { value: name } });
      await page.press('Just watch');
      await page.until(
        () => page.onDone.mock.calls.length + reportValidity.mock.calls.length + page.all('p').length > 1,
        true,
      );
      return [asked, page.onDone.mock.calls, reportValidity.mock.calls.length, page.texts('p').slice(1)];
    };
    expect(await watch(' ', null, {})).toEqual([[], [], 1, []]);
    expect(await watch(' Zoë ', null, { 'POST /guests': person })).toEqual([
      [['POST /guests', { name: 'Zoë' }]],
      [[null]],
      0,
      [],
    ]);
    expect(await watch('Zoë', null, {})).toEqual([
      [['POST /guests', { name: 'Zoë' }]],
      [],
      0,
      ['Refused: POST /guests'],
    ]);
    expect(await watch('', cyKnown, {})).toEqual([[], [[null]], 0, []]);
  });

  test('the form for another player can be closed', async () => {
    const page = await form(seenBy('ada', free), null, true);
    await page.press('Not now');
    expect(page.onDone.mock.calls).toEqual([[null]]);
  });
});
