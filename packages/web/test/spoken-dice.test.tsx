import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import { pressKey } from '../src/keys/use-keys.ts';
import FaceEntry from '../src/table/FaceEntry.tsx';
import { openBrowser, render, set, tell } from './render.tsx';

/** The speech recognition that was started last. */
const heard = { on: {} as Record<'onresult' | 'onerror' | 'onend', (event?: object) => void>, aborted: 0 };
class Recognition {
  start = () => Object.assign(heard, { on: this });
  abort = () => {
    heard.aborted += 1;
  };
}

beforeEach(() => {
  openBrowser();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('SpeechRecognition', Recognition);
  heard.aborted = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function opened(count: number) {
  const onEnter = vi.fn();
  const page = await render(<FaceEntry count={count} label="Ada’s dice" onEnter={onEnter} />);
  const voice = () =>
    page.all('button').find(({ props }) => props['data-action'] === 'speak') ?? expect.fail();
  const speak = () => page.call(voice(), 'onClick', {});
  return {
    ...page,
    onEnter,
    speak,
    /** Returns the text about voice input, and whether its button is pressed. */
    now: () => [page.texts('p').at(-1), voice().props['aria-pressed'], voice().textContent],
    left: () => page.texts('p')[0],
    async say(text: string) {
      await speak();
      await page.does(() => {
        heard.on.onresult({ results: [[{ transcript: text }]] });
        heard.on.onend();
      });
    },
  };
}

const about =
  'To recognise the words, your browser may send the recording to its maker. Dicehall does not receive it.';

test('the buttons below the pad have room for the button that listens', async () => {
  const { all } = await opened(3);
  const bar = all('div').find(({ props }) => 'data-count' in props) ?? expect.fail();
  expect([bar.props['data-count'], bar.all('button').length]).toEqual([2, 2]);
});

test('spoken dice are entered in order, and the last one completes the roll', async () => {
  const page = await opened(3);
  await page.say('five one');
  expect([page.left(), page.onEnter.mock.calls]).toEqual(['Roll, then tap what the die shows', []]);
  await page.say('6');
  expect(page.onEnter.mock.calls).toEqual([[[5, 1, 6]]]);
});

test.each([
  ['other words', 'hello five'],
  ['more dice than are left', 'one two three'],
])('%s are shown as heard and enter no dice, until the player says only dice', async (_, text) => {
  const page = await opened(3);
  await page.say('two');
  expect(page.now()[0]).toBe(about);
  await page.say(text);
  expect([page.now()[0], page.left()]).toEqual([
    `Heard “${text}”. Say up to 2 numbers and nothing else, such as “five one”.`,
    'Roll, then tap what the 2 dice show',
  ]);
  await page.say('two');
  expect([page.now()[0], page.left()]).toEqual([about, 'Roll, then tap what the die shows']);
});

test('a button starts and stops listening, and an error of speech recognition is shown until the next start', async () => {
  const page = await opened(2);
  const [off, on] = ['Dictate the dice', 'Listening… say the faces'];
  expect(page.now()).toEqual([about, false, off]);
  await page.speak();
  expect(page.now()).toEqual([about, true, on]);
  await page.speak();
  expect(heard.aborted).toBe(1);
  await page.does(() => {
    heard.on.onerror({ error: 'not-allowed' });
    heard.on.onend();
  });
  expect(page.now()).toEqual(['The browser cannot listen now. Tap the faces or type them.', false, off]);
  await page.speak();
  expect(page.now()).toEqual([about, true, on]);
});

test('faces can be typed and removed; right after the last face, Enter or a second tap has no effect', async () => {
  let now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const listening: [string, (event: object) => void, object][] = [];
  vi.stubGlobal('addEventListener', (...given: (typeof listening)[0]) => listening.push(given));
  const page = await opened(2);
  const press = async (key: number | 'undo') => {
    let isUsed = false;
    await page.does(() => {
      isUsed = pressKey(
        key === 'undo' ? { kind: 'action', action: key } : { kind: 'digit', digit: key, shift: false },
      );
    });
    return isUsed;
  };
  expect([await press('undo'), await press(7), await press(4)]).toEqual([false, false, true]);
  expect([await press('undo'), await press(5), listening]).toEqual([true, true, []]);
  await press(2);
  expect(page.onEnter.mock.calls).toEqual([[[5, 2]]]);
  const [[kind, listen, options] = expect.fail()] = listening;
  expect([kind, options]).toEqual(['keydown', { capture: true, once: true }]);
  const isStopped = (key: string, timeStamp: number) => {
    const [preventDefault, stopImmediatePropagation] = [vi.fn(), vi.fn()];
    listen({ key, timeStamp, preventDefault, stopImmediatePropagation });
    return preventDefault.mock.calls.length + stopImmediatePropagation.mock.calls.length;
  };
  expect([isStopped('Enter', 11_499), isStopped('Enter', 11_500), isStopped('r', 10_001)]).toEqual([2, 0, 0]);
  now += 299;
  await page.press('3');
  expect(page.left()).toBe('Roll, then tap what the 2 dice show');
  now += 1;
  await page.press('3');
  expect(page.left()).toBe('Roll, then tap what the die shows');
});

test.each([true, false])('in a dialog faces can be typed while keys are on: %j', async (keysOn) => {
  await set({ keysOn });
  const said = vi.spyOn(announcer, 'say');
  const page = await render(
    <dialog aria-label="Correct">
      <FaceEntry count={3} label="Correct" isCorrection onEnter={() => {}} />
    </dialog>,
  );
  expect(said.mock.calls.map(([text]) => text)).toEqual([
    keysOn
      ? 'Correct. The keys 1 to 6 enter a die, Backspace removes it. The last die completes the roll.'
      : 'Correct.',
  ]);
  const dialog = page.all('dialog')[0] ?? expect.fail();
  const preventDefault = vi.fn();
  const typed = { key: '6', code: 'Digit6', getModifierState: () => false, preventDefault };
  await tell(dialog, 'keydown', typed);
  expect([page.texts('p')[0], preventDefault.mock.calls.length]).toEqual(
    keysOn ? ['Tap what the 2 dice show', 1] : ['Tap what the 3 dice show', 0],
  );
  await page.show(<dialog aria-label="Other" />);
  await tell(dialog, 'keydown', typed);
  expect(preventDefault).toHaveBeenCalledTimes(keysOn ? 1 : 0);
});
