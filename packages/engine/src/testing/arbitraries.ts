import * as fc from 'fast-check';
import { type AnyGame, allSeats, type OptionSpec, type OptionValue, withDefaults } from '../core/index.ts';
import type { Setup } from '../record/index.ts';

/** Generates any Unicode character. fast-check's own unit `binary` needs over a second to list all characters first. */
export const characterArbitrary: fc.Arbitrary<string> = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10_ffff }))
  .map((code) => String.fromCodePoint(code));

const nameArbitrary = fc
  .string({ minLength: 1, maxLength: 40, unit: characterArbitrary })
  .filter((name) => [...name].length <= 40);

function optionArbitrary(spec: OptionSpec): fc.Arbitrary<OptionValue> {
  switch (spec.kind) {
    case 'number':
      return fc
        .integer({ min: 0, max: Math.floor((spec.max - spec.min) / spec.step) })
        .map((steps) => spec.min + steps * spec.step);
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...spec.values);
    case 'text':
      return fc.string({ minLength: spec.min, maxLength: spec.max });
  }
}

/** Generates options as a record may contain them: each one is missing or in range. */
export const optionsArbitrary = (game: AnyGame): fc.Arbitrary<Partial<Record<string, OptionValue>>> =>
  fc.record(
    Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, optionArbitrary(spec)])),
    { requiredKeys: [] },
  );

/** Resets options that exclude each other to their defaults. */
function withoutConflicts(game: AnyGame, given: Partial<Record<string, OptionValue>>) {
  const rest = { ...given };
  for (;;) {
    const options = withDefaults(game.options, rest);
    const conflict = game.conflict?.(options) ?? null;
    if (conflict === null) return options;
    delete rest[conflict.option];
  }
}

/** Generates a setup of a game, with options in range and up to `mostSeats` seats. */
export const setupArbitrary = (game: AnyGame, mostSeats: number = game.seats.max): fc.Arbitrary<Setup> =>
  fc
    .tuple(
      optionsArbitrary(game),
      fc.integer({ min: game.seats.min, max: Math.min(mostSeats, game.seats.max) }),
    )
    .chain(([given, seats]) =>
      fc.tuple(...allSeats(seats).map(() => nameArbitrary)).map((names) => ({
        game,
        options: withoutConflicts(game, given),
        names,
      })),
    );

export const seedArbitrary = fc.integer();
