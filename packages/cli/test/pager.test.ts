import { expect, test } from 'vitest';
import { press } from '../src/table/press.ts';
import { startSession } from '../src/table/session.ts';
import { tableFor } from './playthrough.ts';

const extent = { rows: 10, last: 25 };
const table = startSession(tableFor('greed', ['Ada', 'Bo']));

test.each([
  ['j j k', 1],
  ['down up', 0],
  ['space', 10],
  ['space space space', 25],
  ['shift-g', 25],
  ['shift-g k', 24],
  ['shift-g g', 0],
  ['end home j', 1],
  ['page-down page-up page-up', 0],
  ['shift-g page-down k', 24],
  ['q', 'table'],
  ['shift-g space', 'table'],
  ['enter', 'table'],
])('in a page of text, the keys “%s” lead to line or screen %s', (keys, to) => {
  let session = press(table, '?', extent).session;
  for (const key of keys.split(' ')) session = press(session, key, extent).session;
  expect('scroll' in session.screen ? session.screen.scroll : session.screen.kind).toBe(to);
});

test('the key Shift+G at the table does the same as the key G', () => {
  expect(press(table, 'shift-g')).toEqual(press(table, 'g'));
});
