import { type Entry, withoutDefaults } from '../core/index.ts';
import { recordFormat, type Setup } from './setup.ts';

export interface MatchRecord {
  readonly format: typeof recordFormat;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly { readonly name: string }[];
  readonly log: readonly Entry[];
}

/** Only the options that differ from their defaults are written. */
export const makeRecord = (setup: Setup, log: readonly Entry[]): MatchRecord => ({
  format: recordFormat,
  game: setup.game.id,
  options: withoutDefaults(setup.game.options, setup.options),
  seats: setup.names.map((name) => ({ name })),
  log,
});
