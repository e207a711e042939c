import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brokenRules } from './page-rules.ts';
import { openBrowser, type Part } from './render.tsx';

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

function rulesBrokenBy(html: string): string[] {
  const box = document.createElement('div') as unknown as Part;
  box.innerHTML = html;
  return brokenRules(box).map((one) => one.replace(/: <.*/, ''));
}

test.each([
  ['An id belongs to one element', '<p id="a">One</p><p id="a">Two</p>'],
  ['An id names an element that exists', '<p aria-describedby="a">One</p>'],
  ['An id names an element that exists', '<label for="a">Name</label>'],
  ['An attribute has one of its values', '<p aria-current="yes">One</p>'],
  ['A text is complete', '<p>Roll {$count} dice</p>'],
  ['A text is complete', '<p>web-back</p>'],
  ['A text is complete', '<p>NaN points</p>'],
  ['A text is complete', '<p title="[object Object]">One</p>'],
  ['A text is complete', '<p aria-label="control-roll">One</p>'],
  ['No attribute is undefined', '<a href="/table/undefined">One</a>'],
  ['An attribute that changes a look is absent, not false', '<p data-re-rolling="false">One</p>'],
  ['A control, a group and a picture have names', '<button type="button"></button>'],
  [
    'A control, a group and a picture have names',
    '<button type="button"><i aria-hidden="true">×</i></button>',
  ],
  ['A control, a group and a picture have names', '<label for="a">Name</label><i id="a"></i><input id="b">'],
  [
    'A control, a group and a picture have names',
    '<dialog aria-labelledby="a"></dialog><h2 id="a"><i></i></h2>',
  ],
  ['A control, a group and a picture have names', '<fieldset><p>Points</p></fieldset>'],
  ['No label is empty', '<p aria-label="">One</p>'],
  ['A control contains no other control', '<a href="/"><button type="button">One</button></a>'],
  ['A button has a type', '<button>One</button>'],
  ['An image has a text', '<img src="a.png">'],
  ['A drawing is a picture, or hidden', '<p>One<svg></svg></p>'],
  ['A header cell says what it is the header of', '<table><tbody><tr><th>One</th></tr></tbody></table>'],
  ['A table has header cells', '<table><tbody><tr><td>One</td></tr></tbody></table>'],
  [
    'A row of a table has as many cells as the first row',
    '<table><tbody><tr><th scope="col" colspan="2">One</th></tr><tr><td>1</td></tr></tbody></table>',
  ],
  ['A link has an address', '<a>One</a>'],
  ['A link leads to a screen, a file or another site', '<a href="/settingz">One</a>'],
  ['A link leads to a screen, a file or another site', '<a href="/rules/poker?for=you">One</a>'],
  ['A link leads to a screen, a file or another site', '<a href="/replay/a/b">One</a>'],
  ['A number fits its text', '<p>Ada needs 1 points</p>'],
  ['A number fits its text', '<p>Ada has -0</p>'],
  ['A number fits its text', '<p>Ada wins with 430.5%</p>'],
  ['A number fits its text', '<p aria-label="Ada wins..">Ada</p>'],
  [
    'Two buttons or fields in one place have different names',
    '<button type="button">One</button><button type="button">One</button>',
  ],
  [
    'Two buttons or fields in one place have different names',
    '<label>One<input></label><label>One<input></label>',
  ],
  ['Links with one name in one place lead to one address', '<a href="/dice">One</a><a href="/daily">One</a>'],
  ['A page has one title', '<h1>One</h1><h1>Two</h1>'],
  ['A width is a part of the whole', '<p style="width: 430%">One</p>'],
  ['A link to a new window hides this one from it', '<a href="https://dice.example" target="_blank">One</a>'],
  ['A radio button is in a group with a name', '<label class="a">One<input type="radio" name="a"></label>'],
  [
    'A radio button is in a group with a name',
    '<fieldset><legend>All</legend><label class="a">One<input type="radio"></label></fieldset>',
  ],
  ['An element is in the element that it belongs to', '<div><li>One</li></div>'],
  ['A list, a row and a description list contain their parts', '<ul class="a"><p>One</p></ul>'],
  ['The focus follows the order of the page', '<p tabindex="1">One</p>'],
  ['What is hidden does not get the focus', '<p aria-hidden="true"><a href="/">One</a></p>'],
  [
    'A key belongs to one control',
    '<button type="button" aria-keyshortcuts="R">One</button><button type="button" aria-keyshortcuts="R">Two</button>',
  ],
  ['No level of headings is left out', '<h1>One</h1><h3>Two</h3>'],
  ['A heading has a text', '<h2> </h2>'],
  ['A list has no bullets', '<div><ul><li>One</li></ul></div>'],
  [
    'A choice has a style',
    '<fieldset><legend>All</legend><div><label>One<input type="radio" name="a"></label></div></fieldset>',
  ],
  [
    'Buttons side by side are laid out',
    '<div><button type="button" class="_button_1">One</button><a href="/dice" class="_button_1">Two</a></div>',
  ],
  [
    'A disabled button of the table says why',
    '<button type="button" class="_button _action_1" aria-disabled="true">Bank</button>',
  ],
])('“%s” is broken by %s', (rule, html) => {
  expect(rulesBrokenBy(html)).toEqual([rule]);
});
