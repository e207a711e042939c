import type { Setup } from './setup.ts';

export interface Match {
  readonly setup: Setup;
  readonly state: unknown;
}

export const openMatch = (setup: Setup): Match => ({
  setup,
  state: setup.game.start(setup.options, setup.names.length),
});
