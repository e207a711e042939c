import { afterEach, beforeEach, test, vi } from 'vitest';
import SettingsPage from '../src/settings/SettingsPage.tsx';
import SetUp from '../src/setup/SetUp.tsx';
import SheetPage from '../src/sheet/SheetPage.tsx';
import { expectText } from './outline.ts';
import { openBrowser, render } from './render.tsx';

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

/** What a field tells the browser: its keyboard, its limits, and whether it can be completed and corrected. */
const told =
  'type inputmode autocomplete autocapitalize spellcheck minlength maxlength min max step required'.split(
    ' ',
  );

test.each([
  [
    'the settings',
    '/settings',
    <SettingsPage key="page" />,
    `
      Volume type=range min=0 max=100 step=10
      Dice type=range min=0 max=100 step=10
      Bank, bust, win and other outcomes type=range min=0 max=100 step=10
      Whose turn it is type=range min=0 max=100 step=10
      Clock type=range min=0 max=100 step=10
      Words a minute type=number inputmode=numeric min=100 max=600 step=25
    `,
  ],
  [
    'the set-up of Greed',
    '/play/greed',
    <SetUp key="page" gameId="greed" />,
    `
      Name at seat 1 autocomplete=off maxlength=40
      Name at seat 2 autocomplete=off maxlength=40
      Target score type=number inputmode=numeric min=500 max=20000 step=50
      Points to get in type=number inputmode=numeric min=0 max=2000 step=50
      Three 1s type=number inputmode=numeric min=100 max=1000 step=50
      Straight type=number inputmode=numeric min=0 max=1500 step=50
      Full house type=number inputmode=numeric min=0 max=1500 step=50
      Name for these rules maxlength=40
    `,
  ],
  [
    'the set-up of Hidden Pairs',
    '/play/hidden-pairs',
    <SetUp key="page" gameId="hidden-pairs" />,
    `
      Name at seat 1 autocomplete=off maxlength=40
      Name at seat 2 autocomplete=off maxlength=40
      Turns type=number inputmode=numeric min=1 max=20 step=1
      Name for these rules maxlength=40
    `,
  ],
  [
    'a new score sheet',
    '/sheet',
    <SheetPage key="page" id={null} />,
    `
      Name at seat 1 autocomplete=off maxlength=40
      Name at seat 2 autocomplete=off maxlength=40
      Target score type=number inputmode=numeric min=500 max=20000 step=50
      Points to get in type=number inputmode=numeric min=0 max=2000 step=50
      Three 1s type=number inputmode=numeric min=100 max=1000 step=50
      Straight type=number inputmode=numeric min=0 max=1500 step=50
      Full house type=number inputmode=numeric min=0 max=1500 step=50
      Name for these rules maxlength=40
      Code of a shared sheet autocomplete=off autocapitalize=characters maxlength=12 required=
    `,
  ],
])('the fields of %s have the right keyboard and limits', async (_, address, part, lines) => {
  const page = await render(part, address);
  const fields = page
    .all('input')
    .filter(({ props: { type, readOnly } }) => type !== 'radio' && type !== 'checkbox' && readOnly !== true)
    .map((field) => {
      const label =
        field.getAttribute('aria-label') ??
        (field.closest('label') ?? document.querySelector(`label[for="${field.id}"]`))?.childNodes[0]
          ?.textContent;
      const has = told.flatMap((name) =>
        field.hasAttribute(name) ? [`${name}=${field.getAttribute(name)}`] : [],
      );
      return [label, ...has].join(' ').replaceAll(/[\u2066-\u2069]/g, '');
    });
  expectText(fields, lines);
});
