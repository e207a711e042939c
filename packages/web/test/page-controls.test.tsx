import { gameOf, withDefaults } from '@dicehall/engine';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import { LiveRegions } from '../src/announce/LiveRegions.tsx';
import { Spoken } from '../src/announce/Spoken.tsx';
import { ErrorBoundary } from '../src/app/ErrorBoundary.tsx';
import { preloadable } from '../src/app/preloadable.tsx';
import PairsBoard from '../src/games/hidden-pairs/PairsBoard.tsx';
import { Say, SeatNamesProvider } from '../src/i18n/messages.tsx';
import { useKeys, useKeysAfterLoading } from '../src/keys/use-keys.ts';
import { useTableOfCode } from '../src/online/table-of-code.ts';
import RoomPage from '../src/room/RoomPage.tsx';
import { TableScreen } from '../src/table/TableScreen.tsx';
import { TypedLine } from '../src/table/TypedLine.tsx';
import { useShown } from '../src/table/use-table.ts';
import { Button, LinkButton } from '../src/ui/Button.tsx';
import { CopyLink } from '../src/ui/CopyLink.tsx';
import { Dialog } from '../src/ui/Dialog.tsx';
import { focusWrongField } from '../src/ui/Field.tsx';
import { NumberField } from '../src/ui/NumberField.tsx';
import { OneFieldForm } from '../src/ui/OneFieldForm.tsx';
import { changesOf, expectText, outline } from './outline.ts';
import { playedTable } from './played-table.tsx';
import { openBrowser, override, render, set, tellWindow } from './render.tsx';
import { settled } from './settled.ts';

vi.mock('../src/online/table-of-code.ts', () => ({ useTableOfCode: vi.fn() }));

beforeEach(openBrowser);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Presses a key on the page. Returns whether the page prevented the default action of the browser. */
async function press(key: string, more: object = {}): Promise<boolean> {
  const preventDefault = vi.fn();
  await tellWindow('keydown', {
    key,
    code: '',
    target: null,
    getModifierState: () => false,
    preventDefault,
    ...more,
  });
  return preventDefault.mock.calls.length > 0;
}

describe('key presses go to the part of the page that uses them', () => {
  const heard: string[] = [];
  const Listener = ({
    name,
    uses,
    children,
  }: {
    readonly name: string;
    readonly uses: boolean;
    readonly children?: React.ReactNode;
  }) => {
    useKeys((pressed) => {
      heard.push(`${name} ${pressed.kind === 'action' ? pressed.action : pressed.kind}`);
      return uses;
    });
    return children;
  };
  beforeEach(() => void heard.splice(0));

  test.each<readonly [string, string, object, readonly string[], boolean]>([
    ['a key of the table', 'r', {}, ['table roll'], true],
    ['Escape', 'Escape', {}, ['table menu'], true],
    ['a key without a function', 'F5', {}, [], false],
    ['a key that is held down', 'r', { repeat: true }, [], false],
    ['a key that something else has used', 'r', { defaultPrevented: true }, [], false],
  ])('for %s (%s %j), the page passes %j to the table', async (_, key, more, passed, isKept) => {
    await render(<Listener name="table" uses />);
    expect([await press(key, more), heard]).toEqual([isKept, passed]);
  });

  test.each([
    ['a text field', 'input', {}],
    ['a text with several lines', 'textarea', {}],
    ['a list of choices', 'select', {}],
    ['an editable text', 'p', { contentEditable: 'true' }],
  ])('the page leaves keys in %s to it', async (_, tag, more) => {
    await render(<Listener name="table" uses />);
    const target = Object.assign(document.createElement(tag), more);
    expect([await press('r', { target }), heard]).toEqual([false, []]);
  });

  test('the page leaves a key that the table does not use to the browser', async () => {
    await render(<Listener name="table" uses={false} />);
    expect([await press('r'), heard]).toEqual([false, ['table roll']]);
  });

  test('keys still reach the table after a part within it has closed, and nothing after the table has closed', async () => {
    const part = (isOpen: boolean) => (
      <Listener name="table" uses>
        {isOpen ? <Listener name="board" uses /> : null}
      </Listener>
    );
    const page = await render(part(true));
    await page.show(part(false));
    expect([await press('r'), heard.splice(0)]).toEqual([true, ['table roll']]);
    await page.show(null);
    expect([await press('r'), heard]).toEqual([false, []]);
  });

  test('the page leaves keys to an open dialog', async () => {
    await render(<Listener name="table" uses />);
    override(document, {
      querySelector: (selector: string) => (selector === 'dialog[open]' ? {} : null),
    });
    expect([await press('r'), heard]).toEqual([false, []]);
  });

  test('while keys are off, only Escape works', async () => {
    await set({ keysOn: false });
    await render(<Listener name="table" uses />);
    expect([await press('r'), await press('Escape'), heard]).toEqual([false, true, ['table menu']]);
  });

  test('a key goes to the innermost part first, and to the next one if the innermost does not use it', async () => {
    const part = (uses: boolean) => (
      <Listener name="table" uses>
        <Listener name="board" uses={uses} />
      </Listener>
    );
    const page = await render(part(true));
    await press('r');
    await page.show(part(false));
    await press('b');
    expect(heard).toEqual(['board roll', 'board bank', 'table bank']);
    await page.show(null);
    expect([await press('r'), heard.length]).toEqual([false, 3]);
  });

  test('any key silences the voice', async () => {
    const hush = vi.spyOn(announcer, 'hush');
    await render(<Listener name="table" uses />);
    await press('x', { repeat: true });
    expect(hush).toHaveBeenCalledTimes(1);
  });

  test('keys pressed while a part loads reach that part afterwards, in order', async () => {
    const Loading = () => {
      useKeysAfterLoading();
      return null;
    };
    const page = await render(<Loading />);
    expect([await press('r'), await press('b'), heard]).toEqual([true, true, []]);
    await page.show(<Listener name="table" uses />);
    expect(heard).toEqual(['table roll', 'table bank']);
  });
});

describe('a typed line is executed word by word, or stays with the reason', () => {
  const typed = async (text: string) => {
    await set({ typing: true });
    const { table, moves } = playedTable('greed', '0 roll|0: 51346', { mine: [0], options: { opening: 0 } });
    const say = vi.spyOn(announcer, 'say').mockReturnValue();
    const page = await render(<TableScreen table={table} />);
    const input = () => page.all('input')[0] ?? expect.fail();
    await page.call(input(), 'onChange', { target: { value: text } });
    await page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    return { page, input, moves, say };
  };

  test('a valid typed line is executed, and the field is cleared', async () => {
    const { input, moves } = await typed('bank');
    expect([moves, input().props.value, input().props['aria-invalid']]).toEqual([
      [[0, { type: 'stop' }]],
      '',
      undefined,
    ]);
  });

  test('the typed line shows what was announced last', async () => {
    announcer.clear();
    const { table } = playedTable('greed', '0 roll|0: 51346', { mine: [0], options: { opening: 0 } });
    const page = await render(<TypedLine table={table} />);
    for (const text of ['First.', 'Last.']) await page.does(() => announcer.say(text));
    expect(page.texts('p')).toEqual(['Last.']);
    await page.show(null);
    announcer.clear();
  });

  test('each word of a typed line applies to what the words before it have changed', async () => {
    const { table, moves } = playedTable('hidden-pairs', '0: 665511|1: 664421|2: 654321');
    const Board = () => (
      <>
        <PairsBoard table={table} shown={useShown(table)} seat={1} />
        <TypedLine table={table} />
      </>
    );
    const page = await render(<Board />);
    await page.call(page.all('input')[0] ?? expect.fail(), 'onChange', { target: { value: 'all bank' } });
    await page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    expect(moves).toEqual([
      [
        1,
        {
          type: 'commit',
          pairs: [
            [0, 1],
            [2, 3],
            [4, 5],
          ],
        },
      ],
    ]);
  });

  test('an invalid typed line stays, with the reason', async () => {
    const { page, input, moves, say } = await typed('sing');
    const reason = page
      .all('p')
      .find(({ props }) => props.id === input().props['aria-describedby'])?.textContent;
    expect([moves, input().props.value, input().props['aria-invalid']]).toEqual([[], 'sing', true]);
    expect(reason).toMatch(/sing/);
    expect(say).toHaveBeenLastCalledWith(reason, 'assertive');
    // The reason disappears with the next valid line.
    await page.call(input(), 'onChange', { target: { value: 'bank' } });
    await page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    expect([moves.length, input().props['aria-invalid'], page.text().includes('sing')]).toEqual([
      1,
      undefined,
      false,
    ]);
  });
});

test('the key for the typed line turns it on, and moves the focus to its field', async () => {
  const { table } = playedTable('greed', '0 roll|0: 51346', { mine: [0] });
  const page = await render(<TableScreen table={table} />);
  // As in a browser, only an element that is on the page can be found.
  const getElementById = (id: string) => page.all('input').find(({ props }) => props.id === id) ?? null;
  override(document, { getElementById });
  expect(page.all('input')).toEqual([]);
  await press('/');
  const [input] = page.all('input');
  expect([input === undefined, document.activeElement === (input as unknown)]).toEqual([false, true]);
});

describe('a link can be copied', () => {
  const copy = async (link: string | null, writeText: (text: string) => Promise<void>) => {
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    override(document, { execCommand: () => false });
    const page = await render(<CopyLink label="Copy link" link={async () => link} />);
    const before = outline(page.box);
    await page.press('Copy link');
    return changesOf(before, outline(page.box));
  };
  test.each<readonly [string, string | null, boolean, string]>([
    [
      'can be copied',
      'https://dice.example/x',
      true,
      `
      [Copied] (Copied)
      no longer: [Copy link]
    `,
    ],
    [
      'cannot be copied',
      'https://dice.example/x',
      false,
      `
      Copy this text yourself ‹https://dice.example/x› (fixed)
    `,
    ],
    [
      'does not exist',
      null,
      true,
      `
      [Copy link] status: The record is not available right now.
      no longer: [Copy link]
    `,
    ],
  ])('the copy button changes if the link %s', async (_, link, works, lines) => {
    const writeText = vi.fn(() => (works ? Promise.resolve() : Promise.reject(new Error('not allowed'))));
    expectText(await copy(link, writeText), lines);
    expect(writeText.mock.calls).toEqual(link === null ? [] : [[link]]);
  });
});

test('over plain http, which has no access to the clipboard, a link is copied by an event', async () => {
  vi.stubGlobal('navigator', {});
  const setData = vi.fn();
  const listeners = new Set<(event: object) => void>();
  override(document, {
    addEventListener: (kind: string, listener: (event: object) => void) =>
      kind === 'copy' && listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener),
    execCommand: (command: string) => {
      for (const listener of listeners) listener({ clipboardData: { setData }, preventDefault() {} });
      return command === 'copy';
    },
  });
  const page = await render(<CopyLink label="Copy link" link={() => 'http://dice.example/x'} />);
  await page.press('Copy link');
  expect(setData.mock.calls).toEqual([['text/plain', 'http://dice.example/x']]);
  expectText(outline(page.box), '[Copied] (Copied)');
  expect(listeners.size).toBe(0);
});

test('a link that has to be copied by hand is selected when it appears and when its field gets the focus', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('navigator', {});
  override(document, { execCommand: () => false });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const page = await render(<CopyLink label="Copy link" link={() => 'https://dice.example/x'} />);
  await page.press('Copy link');
  const select = vi.fn();
  const [field = expect.fail()] = page.all('input');
  override(field, { select });
  for (const run of frames) run();
  expect(select).toHaveBeenCalledTimes(1);
  await page.call(field, 'onFocus', { target: field });
  expect(select).toHaveBeenCalledTimes(2);
});

describe('the screen of a room connects and can fill the display', () => {
  const opened = async (isFull = false) => {
    vi.mocked(useTableOfCode).mockReturnValue({ id: null, problem: null, goOn: () => {} } as never);
    const [enter, leave] = [vi.fn(async () => {}), vi.fn(async () => {})];
    override(document.documentElement, { requestFullscreen: enter });
    override(document, { fullscreenElement: isFull ? {} : null, exitFullscreen: leave });
    const page = await render(<RoomPage code="ABCDE" />, '/room/ABCDE');
    return { ...page, filled: () => [enter.mock.calls.length, leave.mock.calls.length] };
  };

  test('the screen of a room shows that it connects, and has a larger look until it closes', async () => {
    const page = await opened();
    expectText(outline(page.box), '{Main}\nBack → /\nstatus: Connecting…');
    expect(document.documentElement.dataset.room).toBe('');
    await page.show(null);
    expect('room' in document.documentElement.dataset).toBe(false);
  });

  test.each([
    ['keydown', { key: 'f' }, [1, 0]],
    ['keydown', { key: 'Enter' }, [1, 0]],
    ['keydown', { key: 'r' }, [0, 0]],
    ['dblclick', {}, [1, 0]],
    ['pointerup', {}, [0, 0]],
  ])('the screen of a room becomes full screen by %s %j', async (type, event, filled) => {
    const page = await opened();
    await tellWindow(type, { ...event, getModifierState: () => false, preventDefault: () => {} });
    expect(page.filled()).toEqual(filled);
  });

  test('a screen of a room that was closed reacts to no input', async () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const of = (spy: typeof added | typeof removed) =>
      spy.mock.calls.flatMap(([type]) => (inputs.includes(type) ? [type] : [])).sort();
    const inputs = ['dblclick', 'keydown', 'pointerup'];
    const page = await opened();
    expect(new Set(of(added))).toEqual(new Set(inputs));
    await page.show(null);
    expect(of(removed)).toEqual(of(added));
    await tellWindow('dblclick');
    expect(page.filled()).toEqual([0, 0]);
  });

  test('full screen is left by the same input with which it was entered', async () => {
    const page = await opened(true);
    await tellWindow('dblclick');
    expect(page.filled()).toEqual([0, 1]);
  });

  test('a key press that activates a button does not enter full screen', async () => {
    const page = await opened();
    const target = document.createElement('button');
    await tellWindow('keydown', { key: 'Enter', target, getModifierState: () => false });
    expect(page.filled()).toEqual([0, 0]);
  });
});

test.each([
  ['can be pressed', undefined, [undefined, undefined, 1, 0]],
  ['can be pressed again', false, [false, undefined, 1, 0]],
  ['cannot be pressed, and says why', true, [true, 'why', 0, 1]],
] as [string, boolean | undefined, unknown[]][])('a button %s', async (_, isDisabled, state) => {
  const [onClick, preventDefault] = [vi.fn(), vi.fn()];
  const disabled = isDisabled === undefined ? {} : { isDisabled, reason: 'why' };
  const page = await render(
    <>
      <Button {...disabled} onClick={onClick}>
        Go
      </Button>
      <p id="why">Not yet</p>
    </>,
  );
  const button = page.find('button', 'Go');
  await page.call(button, 'onClick', { preventDefault });
  const { 'aria-disabled': isOff, 'aria-describedby': reason } = button.props;
  expect([isOff, reason, onClick.mock.calls.length, preventDefault.mock.calls.length]).toEqual(state);
});

test.each([
  ['the page', { href: '/history' }, ['/history']],
  ['the browser, because it is a file', { href: '/card.png', download: 'card.png' }, []],
  ['the browser, because it is another site', { href: 'https://dice.example/x' }, []],
] as [string, { href: string; download?: string }, string[]][])(
  'a link that looks like a button is opened by %s',
  async (_, link, opened) => {
    const page = await render(<LinkButton {...link}>Go</LinkButton>);
    const [anchor = expect.fail()] = page.all('a');
    const { onClick } = anchor.props as { readonly onClick?: unknown };
    if (onClick !== undefined) await page.call(anchor, 'onClick', { button: 0 });
    expect([anchor.props.href, page.navigated.map(([to]) => to)]).toEqual([link.href, opened]);
  },
);

test('a line is announced as long as it is shown, and only by the innermost live regions', async () => {
  const shown = (text: string | null) => (
    <>
      <LiveRegions />
      <LiveRegions />
      {text === null ? null : <Spoken text={text} />}
    </>
  );
  const page = await render(shown('One moment'));
  const regions = page.all('div').filter(({ props }) => 'data-region' in props);
  expect(regions.map(({ props }) => [props['data-region'], props['aria-live']])).toEqual([
    ['polite', 'polite'],
    ['assertive', 'assertive'],
    ['polite', 'polite'],
    ['assertive', 'assertive'],
  ]);
  const heard = () =>
    page
      .all('div')
      .flatMap((one) => ('data-region' in one.props && one.textContent !== '' ? [one.textContent] : []));
  expect(heard()).toEqual(['One moment']);
  await page.show(shown('Ready'));
  expect(heard()).toEqual(['Ready']);
  await page.show(shown(null));
  expect(heard()).toEqual([]);
  // Once the inner regions have closed, the outer ones get the messages again.
  await page.show(<LiveRegions />);
  await page.does(() => announcer.say('Closed'));
  expect(heard()).toEqual(['Closed']);
});

test('a part that was loaded in advance is rendered without loading it again, and a failure is no error', async () => {
  const load = vi
    .fn<() => Promise<{ readonly default: () => string }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: () => 'The part' });
  const { Part, preload } = preloadable(load);
  for (const _ of ['offline', 'online']) {
    preload();
    await settled();
  }
  expect((await render(<Part />)).text()).toBe('The part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('all boards of a game load in advance', async () => {
  vi.resetModules();
  const preloads: Mock[] = [];
  vi.doMock('../src/app/preloadable.tsx', () => ({
    preloadable: () => ({ Part: () => null, preload: preloads[preloads.push(vi.fn()) - 1] }),
  }));
  const { boards } = await import('../src/games/boards.tsx');
  vi.doUnmock('../src/app/preloadable.tsx');
  for (const { preload } of Object.values(boards)) preload?.();
  expect(preloads.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('a page whose part fails shows the failure until another page opens', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Part = ({ fails }: { readonly fails: boolean }) => {
    if (fails) throw new Error('Broken');
    return 'The part';
  };
  const shown = (resetKey: string, fails: boolean) => (
    <ErrorBoundary resetKey={resetKey} fallback={(error) => String(error)}>
      <Part fails={fails} />
    </ErrorBoundary>
  );
  const page = await render(shown('/a', true));
  expect(page.text()).toBe('Error: Broken');
  await page.show(shown('/a', false));
  expect(page.text()).toBe('Error: Broken');
  await page.show(shown('/b', false));
  expect(page.text()).toBe('The part');
});

test('the reason for a refusal names the players of its seats', async () => {
  const greed = gameOf('greed');
  const refused = greed.apply(greed.start(withDefaults(greed.options, {}), 2), {
    seat: 1,
    move: { type: 'roll' },
  });
  const page = await render(
    <SeatNamesProvider names={['Ada', 'Bo']}>
      <Say phrase={refused.ok ? expect.fail() : refused.error} />
    </SeatNamesProvider>,
  );
  expect(page.text()).toBe('Bo cannot move: it is Ada’s turn.');
});

describe('the focus of an invalid form moves to its first wrong field', () => {
  const formWith = (field: object | null) => ({ querySelector: vi.fn(() => field) });
  const detailsIn = (outer: object | undefined) => ({
    open: false,
    parentElement: { closest: () => outer },
  });

  test('the field gets the focus, and everything around it is opened', () => {
    const outer = detailsIn(undefined);
    const inner = detailsIn(outer);
    const focus = vi.fn(() => expect([inner.open, outer.open]).toEqual([true, true]));
    const closest = (selector: string) => (selector === 'details' ? inner : null);
    const form = formWith({ closest, focus, getAttribute: () => 'Target score' });
    expect(focusWrongField(form as never)).toBe('Target score');
    expect(focus).toHaveBeenCalledTimes(1);
    expect(form.querySelector.mock.calls).toEqual([['input[aria-invalid="true"]']]);
  });

  test('a form without a wrong field leads nowhere', () => {
    expect(focusWrongField(formWith(null) as never)).toBeNull();
  });
});

describe('a form with one field sends the typed text once', () => {
  const opened = async (answer: Promise<string | null> = Promise.resolve(null), more: object = {}) => {
    const onSubmit = vi.fn((_: string) => answer);
    const page = await render(
      <OneFieldForm label="Code" button="Join" maxLength={9} onSubmit={onSubmit} {...more} />,
    );
    const [form = expect.fail()] = page.all('form');
    const type = (value: string) => page.call(page.field('Code'), 'onChange', { target: { value } });
    return { ...page, onSubmit, type, submit: () => page.call(form, 'onSubmit', {}) };
  };

  test.each([
    ['', [], ['Fill in “Code” first.']],
    ['  ', [], ['Fill in “Code” first.']],
    [' AB ', [['AB']], []],
  ])('the text “%s” is sent as %j, and the problem is %j', async (value, sent, problems) => {
    const { type, submit, onSubmit, texts } = await opened();
    await type(value);
    await submit();
    expect([onSubmit.mock.calls, texts('p')]).toEqual([sent, problems]);
  });

  test.each([
    [{}, [9, 'off', undefined]],
    [{ autoComplete: 'nickname', capitals: true }, [9, 'nickname', 'characters']],
  ])('the field of a form with %j limits its text and helps to type it', async (more, attributes) => {
    const { field } = await opened(undefined, more);
    const { maxLength, autoComplete, autoCapitalize } = field('Code').props;
    expect([maxLength, autoComplete, autoCapitalize]).toEqual(attributes);
  });

  test('nothing is sent again until the answer has come; the problem it names is shown at the field', async () => {
    let resolve = (_: string | null) => {};
    const page = await opened(
      new Promise((done) => {
        resolve = done;
      }),
    );
    await page.type('AB');
    await page.submit();
    await page.submit();
    expect(page.onSubmit).toHaveBeenCalledTimes(1);
    await page.does(() => resolve('No table has this code.'));
    expectText(outline(page.box), 'Code ‹AB› (wrong)\nalert: No table has this code.\n[Join (bright)]');
    await page.submit();
    expect(page.onSubmit).toHaveBeenCalledTimes(2);
  });
});

test('a dialog closes by Escape or its button, and returns the focus', async () => {
  const onClose = vi.fn();
  // Browsers move the focus into a dialog that opens.
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.querySelector('button')?.focus();
  });
  const part = (isOpen: boolean) => (
    <>
      <button type="button">Open</button>
      {isOpen ? (
        <Dialog title="Rules" onClose={onClose}>
          <p>Text</p>
        </Dialog>
      ) : null}
    </>
  );
  const page = await render(part(false));
  const opener = page.find('button', 'Open');
  opener.focus();
  await page.show(part(true));
  expect(document.activeElement).not.toBe(opener);
  const [dialog = expect.fail()] = page.all('dialog');
  // The dialog is named by its title, and has live regions of its own, because those behind it are not read.
  expect(dialog.all('h2').map(({ props }) => props.id)).toEqual([dialog.props['aria-labelledby']]);
  expect(dialog.all('div').filter(({ props }) => 'data-region' in props)).toHaveLength(2);
  const preventDefault = vi.fn();
  await page.call(dialog, 'onCancel', { preventDefault });
  await page.press('Close');
  expect([onClose.mock.calls.length, preventDefault.mock.calls.length]).toEqual([2, 1]);
  await page.show(part(false));
  expect(document.activeElement).toBe(opener);
  vi.restoreAllMocks();
});

test('a key press in a dialog does not reach the page behind it', async () => {
  const page = await render(
    <Dialog title="Rules" onClose={() => {}}>
      <p>Text</p>
    </Dialog>,
  );
  const stopPropagation = vi.fn();
  await page.call(page.all('dialog')[0] ?? expect.fail(), 'onKeyDown', { key: 'r', stopPropagation });
  expect(stopPropagation).toHaveBeenCalledTimes(1);
});

test.each([
  ['Decrease', 450],
  ['Increase', 550],
])('the button %s beside a number changes it by one step', async (name, number) => {
  const onChange = vi.fn();
  const page = await render(
    <NumberField label="Target" value={500} min={100} max={1000} step={50} onChange={onChange} />,
  );
  const [input] = page.all('input');
  const field = {
    valueAsNumber: 500,
    validity: { valid: true },
    stepDown: () => override(input ?? {}, { valueAsNumber: 450 }),
    stepUp: () => override(input ?? {}, { valueAsNumber: 550 }),
  };
  override(input ?? expect.fail(), field);
  const button = page.all('button').find(({ props }) => String(props['aria-label']).includes(name));
  await page.call(button ?? expect.fail(), 'onClick', {});
  expect(onChange.mock.calls).toEqual([[number]]);
});
