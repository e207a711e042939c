import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import FaceEntry from '../src/table/FaceEntry.tsx';
import { openBrowser, render } from './render.tsx';

/** The recognition of the browser that was started last. */
const heard = vi.hoisted(() => {
  const last = { on: {} as Record<'onresult' | 'onerror' | 'onend', (event?: object) => void>, aborted: 0 };
  Object.assign(globalThis, {
    isSecureContext: true,
    SpeechRecognition: class {
      start = () => Object.assign(last, { on: this });
      abort = () => {
        last.aborted += 1;
      };
    },
  });
  return last;
});
vi.mock('../src/settings/appearance.ts', () => ({ motionIsReduced: () => true }));

beforeEach(() => {
  openBrowser();
  heard.aborted = 0;
});
afterEach(() => vi.unstubAllGlobals());
// Files share the globals of their worker.
afterAll(() => {
  for (const name of ['isSecureContext', 'SpeechRecognition']) Reflect.deleteProperty(globalThis, name);
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
    /** What the page says of the voice, and whether its button is pressed. */
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

const about = 'Sound may be sent to the browser’s maker.';

test('spoken dice are entered in order; the last one completes the roll', async () => {
  const page = await opened(3);
  await page.say('five one');
  expect([page.left(), page.onEnter.mock.calls]).toEqual(['Roll, then tap what the die shows', []]);
  await page.say('6');
  expect(page.onEnter.mock.calls).toEqual([[[5, 1, 6]]]);
});

test.each([
  ['other words', 'hello five'],
  ['more dice than are left', 'one two three'],
])('%s are repeated and enter nothing, until dice are heard', async (_, text) => {
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

test('the button starts and stops listening, and a voice that fails says so until it is started again', async () => {
  const page = await opened(2);
  const [off, on] = ['Say the faces', 'Listening … say the faces'];
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
