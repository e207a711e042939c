import type { TableIndex } from '../store/index.ts';
import { maxSeats, namesOf, placesOf, resignedSeats, type Table } from '../table/table.ts';

export function tableIndexOf(table: Table, at: number): TableIndex {
  const scores = table.match?.setup.game.scores(table.match.state);
  const places = table.match === null ? null : placesOf(table.chairs, table.match);
  const { id, code, game, clock, coach } = table;
  const resigned = resignedSeats(table.chairs);
  const winners = places?.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
  return {
    code,
    game,
    evening: table.evening?.id ?? null,
    status: table.status,
    listed: table.listed,
    host: table.host,
    lobby: {
      id,
      code,
      game,
      options: { ...table.options },
      names: namesOf(table),
      seats: table.grows && table.status === 'open' ? maxSeats(game) : table.chairs.length,
      grows: table.grows,
      clock,
      coach,
      created: new Date(table.created).toISOString(),
      ...(resigned.length > 0 && { resigned }),
      ...(winners.length > 0 && { winners }),
    },
    ended: table.status === 'over' ? at : null,
    seats: table.chairs.flatMap((chair, seat) => {
      if (chair.kind !== 'person') return [];
      const done = table.status === 'over';
      return [
        {
          seat,
          person: chair.person,
          score: (done ? scores?.[seat] : null) ?? null,
          place: places?.[seat] ?? null,
        },
      ];
    }),
  };
}

/** Whether an event changed the searchable columns. Most moves do not. */
export const indexChanged = (before: Table, after: Table): boolean =>
  before.status !== after.status ||
  before.chairs !== after.chairs ||
  before.game !== after.game ||
  before.options !== after.options ||
  before.clock !== after.clock ||
  before.host !== after.host ||
  before.listed !== after.listed;
