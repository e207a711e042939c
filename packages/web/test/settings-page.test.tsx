import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Page } from '../src/app/Page.tsx';
import { whyDrawn } from '../src/dice/solid-loader.ts';
import { soundGroups } from '../src/dice/sound-groups.ts';
import { defaultKeys } from '../src/keys/keys.ts';
import RulesPage from '../src/rules/RulesPage.tsx';
import SettingsPage from '../src/settings/SettingsPage.tsx';
import {
  currentSettings,
  defaultSettings,
  type Settings,
  settingChoices,
  speechRates,
} from '../src/settings/settings.ts';
import { tableSound } from '../src/table/sound.ts';
import { TokenMark } from '../src/tokens/TokenMark.tsx';
import { openBrowser, override, render, saved, set } from './render.tsx';
import { messages } from './table-device.ts';

beforeEach(openBrowser);
afterEach(() => {
  Reflect.deleteProperty(window, 'Notification');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const opened = () => render(<SettingsPage />, '/settings');

test('a first visit starts with the default settings', () => {
  expect(defaultSettings).toEqual({
    ...{ language: 'auto', theme: 'auto', font: 'standard', motion: 'auto', dice: 'tumbling', faces: 'pips' },
    ...{ pace: 'normal', verbosity: 'normal', turns: 'on', speech: 'auto', keeping: 'position' },
    ...{ speechRate: 175, volume: 60, volumes: { dice: 100, outcomes: 100, turns: 70, clock: 100 } },
    ...{ vibration: true, notifications: false, coach: false, botLines: true, typing: false, keysOn: true },
    ...{ keys: defaultKeys, name: '', token: undefined },
  });
});

describe('a page opened from another page leads back to it', () => {
  const visit = async (pathname: string, part: ReactNode) => {
    vi.stubGlobal('location', { ...location, pathname });
    return render(part, pathname);
  };
  // Other tests expect that only the start screen was visited.
  afterEach(async () => {
    for (let visits = 0; visits < 9; visits++) await visit('/', <Page title="Start">{null}</Page>);
  });

  test.each([
    ['the settings', '/settings', <SettingsPage key="page" />],
    ['the rules', '/rules/greed', <RulesPage key="page" gameId="greed" />],
  ])('%s lead back to the page before, also when they are shown again', async (_, address, page) => {
    await visit('/history', <Page title="History">{null}</Page>);
    for (const shown of [await visit(address, page), await visit(address, page)])
      expect(shown.find('a', 'Back').props.href).toBe('/history');
  });
});

test('on the settings page only the first part is open', async () => {
  const parts = (await opened()).all('details').filter(({ props }) => props.id !== undefined);
  expect(parts.map(({ props }) => props.open)).toEqual([true, false, false, false]);
});

test.each(['coach', 'notifications', 'speech-rate', 'typing', 'keys'] as const)(
  'the setting %s is explained once',
  async (name) => {
    expect((await opened()).text().split(messages.say(`web-setting-${name}.about`))).toHaveLength(2);
  },
);

test.each([
  ['tumbling', 1],
  ['always', 0],
  ['drawn', 0],
] as const)(
  'with the throws “%s”, the page warns a device that can draw dice only in 2D: %i',
  async (dice, count) => {
    await set({ dice });
    const page = await opened();
    const warnings = page.all('p').filter(({ props }) => props['data-throws'] !== undefined);
    const why = messages.say('web-throws-drawn', { why: whyDrawn() ?? '' });
    expect(warnings.map(({ textContent }) => textContent)).toEqual(count === 0 ? [] : [why]);
  },
);

describe('each control of the settings page changes only its own setting', () => {
  const changed = (change: Partial<Settings>) =>
    expect(currentSettings()).toEqual({ ...defaultSettings, ...change });

  test.each([
    ['botLines', 'web-setting-bot-lines'],
    ['coach', 'web-setting-coach'],
    ['vibration', 'web-setting-vibration'],
    ['notifications', 'web-setting-notifications'],
    ['typing', 'web-setting-typing'],
    ['keysOn', 'web-setting-keys'],
  ] as const)('the switch for %s changes only that setting', async (name, label) => {
    const page = await opened();
    const control = () => page.field(messages.say(label));
    expect(control().props.checked).toBe(defaultSettings[name]);
    await page.call(control(), 'onChange', { target: { checked: !defaultSettings[name] } });
    changed({ [name]: !defaultSettings[name] });
    expect(control().props.checked).toBe(!defaultSettings[name]);
    expect(JSON.parse(saved.get('dicehall.settings') ?? '')[name]).toBe(!defaultSettings[name]);
  });

  test.each(Object.keys(settingChoices) as (keyof typeof settingChoices)[])(
    'the choices of %s change only that setting',
    async (name) => {
      const page = await opened();
      const group = () =>
        page
          .all('fieldset')
          .find((one) => one.all('legend')[0]?.textContent === messages.say(`web-setting-${name}`)) ??
        expect.fail();
      const values = settingChoices[name];
      const chosen = () => values.filter((_, at) => group().all('input')[at]?.props.checked === true);
      expect(chosen()).toEqual([defaultSettings[name]]);
      expect(
        group()
          .all('label')
          .map(({ textContent }) => textContent),
      ).toEqual(values.map((value) => messages.lookup(`web-setting-${name}.${value}`)));
      for (const [at, value] of values.entries()) {
        await page.call(group().all('input')[at] ?? expect.fail(), 'onChange', {});
        changed({ [name]: value });
        expect(chosen()).toEqual([value]);
      }
    },
  );

  test('the player’s token has a shape and a colour, each chosen from a list', async () => {
    const page = await opened();
    const open =
      page.all('button').find(({ props }) => props['data-action'] === 'own-token') ?? expect.fail();
    await page.call(open, 'onClick', {});
    const choose = async (list: number, index: number) => {
      const inputs = page.all('dialog')[0]?.all('fieldset')[list]?.all('input');
      await page.call(inputs?.[index] ?? expect.fail(), 'onChange', {});
    };
    const lists = () => (page.all('dialog')[0]?.all('fieldset') ?? []).map((list) => list.all('input'));
    const chosen = () => lists().map((inputs) => inputs.findIndex(({ props }) => props.checked === true));
    expect([chosen(), lists().map(({ length }) => length)]).toEqual([
      [0, 0],
      [16, 8],
    ]);
    await choose(0, 2);
    changed({ token: { shape: 'clover', colour: 'yellow' } });
    await choose(1, 4);
    changed({ token: { shape: 'clover', colour: 'violet' } });
    expect(chosen()).toEqual([2, 4]);
    const names = lists().map((inputs) => [...new Set(inputs.map(({ props }) => props.name))]);
    expect(names.map(({ length }) => length)).toEqual([1, 1]);
    expect(names[0]).not.toEqual(names[1]);
    await page.press('Done');
    expect(page.all('dialog')).toEqual([]);
    const chosenMark = await render(<TokenMark token={{ shape: 'clover', colour: 'violet' }} />);
    expect(open.querySelector('svg')?.outerHTML).toBe(chosenMark.all('svg')[0]?.outerHTML);
  });

  test('the volumes of all sounds and of each group change only their own setting', async () => {
    const page = await opened();
    const move = async (label: string, volume: number) => {
      const { min, max } = page.field(label).props;
      expect([min, max]).toEqual([0, 100]);
      await page.call(page.field(label), 'onChange', { target: { value: `${volume}` } });
      expect(page.field(label).props.value).toBe(volume);
    };
    await move(messages.say('web-setting-volume'), 100);
    changed({ volume: 100 });
    expect(page.texts('summary')).toContain('Volume of each sound');
    for (const group of soundGroups) {
      await set(defaultSettings);
      const label = messages.say('web-setting-volume-of', { group });
      expect(page.field(label).props.value).toBe(defaultSettings.volumes[group]);
      await move(label, 30);
      changed({ volumes: { ...defaultSettings.volumes, [group]: 30 } });
    }
  });

  test('only the names of languages have a language of their own', async () => {
    const page = await opened();
    const tagged = page.all('span').filter(({ props }) => props.lang !== undefined);
    expect(tagged.map(({ props, textContent }) => [props.lang, textContent])).toEqual([
      ['en', 'English'],
      ['de', 'Deutsch'],
    ]);
  });

  test('notifications ask for permission only when they are turned on, and a note says if the browser blocks them', async () => {
    const requestPermission = vi.fn(async () => 'denied');
    vi.stubGlobal('Notification', { permission: 'default', requestPermission });
    Object.assign(window, { Notification });
    const page = await opened();
    const note = () => page.text().includes(messages.say('web-notifications-blocked'));
    const turn = (checked: boolean) =>
      page.call(page.field(messages.say('web-setting-notifications')), 'onChange', { target: { checked } });
    const shown = [note()];
    for (const on of [false, true, false]) {
      await turn(on);
      shown.push(note());
    }
    expect([shown, requestPermission.mock.calls.length]).toEqual([[false, false, true, false], 1]);
  });

  test('no note says that notifications are blocked once the browser has allowed them', async () => {
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'granted' });
    Object.assign(window, { Notification });
    const page = await opened();
    const field = page.field(messages.say('web-setting-notifications'));
    await page.call(field, 'onChange', { target: { checked: true } });
    expect(page.text()).not.toContain(messages.say('web-notifications-blocked'));
  });

  test('the button of each group plays the sounds of that group, one after the other', async () => {
    const play = vi.spyOn(tableSound, 'play').mockReturnValue();
    const page = await opened();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const heard = async (group: string) => {
      play.mockClear();
      await page.press(`Test the sounds: ${group}`);
      vi.advanceTimersByTime(1000);
      const first = play.mock.calls.length;
      vi.advanceTimersByTime(60_000);
      return [first, ...play.mock.calls.map(([{ kind }]) => kind)];
    };
    expect([await heard('Dice'), await heard('Whose turn it is'), await heard('Clock')]).toEqual([
      [1, 'throw', 'keep'],
      [1, 'my-turn', 'their-turn'],
      [1, 'clock'],
    ]);
    expect(await heard('Bank, bust, win and other outcomes')).toEqual([
      1,
      'bank',
      'hot-dice',
      'bust',
      'win',
      'loss',
    ]);
  });

  test('the speed of speech can be set unless speech is off', async () => {
    const label = messages.say('web-setting-speech-rate');
    const rate = async () =>
      (await opened())
        .all('input')
        .filter(({ props }) => props.type === 'number')
        .map(({ props }) => props);
    expect(await rate()).toMatchObject([{ ...speechRates, value: 175 }]);
    const page = await opened();
    const field = page.all('input').find(({ props }) => props.type === 'number') ?? expect.fail();
    await page.tell(override(field, { valueAsNumber: 300, validity: { valid: true } }), 'change');
    changed({ speechRate: 300 });
    await set({ ...defaultSettings, speech: 'never' });
    expect(await rate()).toEqual([]);
    expect((await opened()).text()).not.toContain(label);
  });
});

describe('the keys of the table can be changed', () => {
  const typed = (key: string, code = '') => ({
    ...{ key, code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false },
    getModifierState: () => false,
  });

  test.each([
    ['a free key', 'x', 'X', 'Roll: X'],
    ['its own key', 'r', 'R', 'Roll: R'],
    ['the key of another action', 'b', 'R', 'B is already in use.'],
    ['a digit, which means a die', '4', 'R', '4 is already in use.'],
  ])('the page accepts or refuses %s as the key for rolling', async (_, key, after, said) => {
    const page = await opened();
    const roll = () => page.field('Roll');
    await page.call(roll(), 'onKeyDown', typed(key, /\d/.test(key) ? `Digit${key}` : ''));
    expect([currentSettings().keys.roll, roll().props.value]).toEqual([after, after]);
    const isRefused = said.endsWith('in use.');
    expect(page.all('input').filter(({ props }) => props['aria-invalid'] === true)).toHaveLength(
      isRefused ? 1 : 0,
    );
    expect(roll().props['aria-invalid']).toBe(isRefused || undefined);
    const [alert, status] = ['alert', 'status'].map((role) =>
      page.all('p').find(({ props }) => props.role === role),
    );
    expect([alert?.textContent, status?.textContent]).toEqual(isRefused ? [said, ''] : ['', said]);
    const explained = page
      .all('input')
      .flatMap(({ props }) => (props.readOnly === true ? (props['aria-describedby'] ?? []) : []));
    expect([explained, roll().props['aria-describedby']]).toEqual(
      isRefused ? [[alert?.props.id], alert?.props.id] : [[], undefined],
    );
  });

  test('the last message about keys replaces the one before it, and keys such as Tab keep their function', async () => {
    const page = await opened();
    const shown = () =>
      page
        .all('p')
        .filter(({ props }) => props.role === 'alert' || props.role === 'status')
        .map(({ textContent }) => textContent);
    const said = async (key: string) => {
      await page.call(page.field('Roll'), 'onKeyDown', typed(key));
      return shown();
    };
    expect([shown(), await said('x'), await said('b'), await said('z')]).toEqual([
      ['', ''],
      ['', 'Roll: X'],
      ['B is already in use.', ''],
      ['', 'Roll: Z'],
    ]);
    const preventDefault = vi.fn();
    await page.call(page.field('Roll'), 'onKeyDown', { ...typed('Tab'), preventDefault });
    expect([preventDefault.mock.calls, page.field('Roll').props.value]).toEqual([[], 'Z']);
  });

  test('each key is changed on its own, and does nothing else while it is chosen', async () => {
    const page = await opened();
    const preventDefault = vi.fn();
    await page.call(page.field('Bank, stop or stay'), 'onKeyDown', { ...typed('z'), preventDefault });
    expect(page.texts('p')).toContain('Bank, stop or stay: Z');
    await page.call(page.field('Roll'), 'onKeyDown', { ...typed('x'), preventDefault });
    expect(currentSettings().keys).toEqual({ ...defaultKeys, bank: 'Z', roll: 'X' });
    expect(preventDefault).toHaveBeenCalledTimes(2);
  });

  test('all keys can be reset to their defaults, and stay on', async () => {
    const page = await opened();
    await page.call(page.field('Roll'), 'onKeyDown', typed('x'));
    await page.call(page.field('Roll'), 'onKeyDown', typed('b'));
    await page.press(messages.say('web-defaults'));
    expect([currentSettings().keys, currentSettings().keysOn]).toEqual([defaultKeys, true]);
    expect(page.texts('p')).toContain('All keys are back to their defaults.');
    expect(page.text()).not.toContain('in use');
  });

  test('keys cannot be changed while they are off', async () => {
    await set({ keysOn: false });
    expect((await opened()).texts('summary')).not.toContain(messages.say('web-keys-change'));
  });
});
