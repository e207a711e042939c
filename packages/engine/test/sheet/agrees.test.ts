import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  changeSheet,
  maxSheetItems,
  type OptionValue,
  openMatch,
  readSheetSetup,
  type SheetLog,
  type SheetTurn,
  sheetBoard,
  unwrap,
  withoutDefaults,
} from '../../src/index.ts';
import { freshMatches, gamesById, runs } from '../contract/matches.ts';
import { turnReader } from './turns-of.ts';

const opened = (game: AnyGame, options: Readonly<Record<string, OptionValue>>, seats: number): SheetLog =>
  unwrap(
    readSheetSetup({
      game: game.id,
      options: withoutDefaults(game.options, options),
      names: Array.from({ length: seats }, (_, seat) => `P${seat}`),
      belowZero: true,
    }),
  );

/** Enters a turn without `counts`, because the turns of a real match break no rule. */
function entered(log: SheetLog, { seat, values }: SheetTurn): SheetLog {
  const after = changeSheet(log, { type: 'enter', at: log.now.items.length, seat, values });
  if (!after.ok)
    throw new Error(`${JSON.stringify({ seat, values })}: ${JSON.stringify(after.error.problems)}`);
  return after.value;
}

describe.each(gamesById)('the sheet of %s agrees with the engine', (_, game) => {
  it('after the turns of a match are entered, the sheet has its totals, turns and places', () => {
    fc.assert(
      fc.property(freshMatches(game), ({ setup, match }) => {
        const options = setup.options as Readonly<Record<string, OptionValue>>;
        let log = opened(game, options, setup.names.length);
        let { state } = openMatch(setup);
        const reader = turnReader(game.id, options);
        for (const entry of match.log) {
          const { state: after, events } = unwrap(game.apply(state, entry));
          const turns = reader.read(state, entry, events as Parameters<typeof reader.read>[2]);
          if (log.now.items.length + turns.length > maxSheetItems) return;
          for (const turn of turns) log = entered(log, turn);
          const board = sheetBoard(log.now);
          const isTurnEnd = events.some(({ kind }) => kind === 'turn-ended');
          if (isTurnEnd) expect(board.scores).toEqual(game.scores(after));
          const step = game.step(after);
          if (step.kind === 'choose' && isTurnEnd) expect(step.seats).toContain(board.next);
          // If a game defines no sheet, the players end the match themselves.
          if (game.sheet !== undefined) expect(board.places === null).toBe(step.kind !== 'over');
          state = after;
        }
        const step = game.step(state);
        if (game.sheet !== undefined && step.kind === 'over')
          expect(sheetBoard(log.now).places).toEqual(step.places);
      }),
      runs(game, 100),
    );
  });
});
