import { expect, test } from 'vitest';
import { err, games, ok, readSetup, unwrap } from '../src/index.ts';

test('the value of a result that must not fail throws the reason if it fails', () => {
  expect(unwrap(ok(7))).toBe(7);
  expect(() => unwrap(err({ code: 'no-such-game', seat: 2 }))).toThrow('{"code":"no-such-game","seat":2}');
});

test.each(games)('an option of $id that is undefined has its default', ({ id, options, seats }) => {
  const unset = Object.fromEntries(Object.keys(options).map((name) => [name, undefined]));
  const names = Array.from({ length: seats.min }, (_, seat) => ({ name: `${seat}` }));
  const setup = unwrap(readSetup({ game: id, options: unset, seats: names }));
  expect(setup.options).toEqual(
    Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, spec.default])),
  );
});
