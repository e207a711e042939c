import { diceDomain } from '@dicehall/dice';
import { makeRecord } from '@dicehall/engine';
import type { SeenRecord } from '../protocol/index.ts';
import { entriesOf } from '../table/log.ts';
import { seenSteps } from '../table/seen.ts';
import { clientParts, type Table, viewerOf } from '../table/table.ts';

/**
 * The record of a match as a person may see it; complete and with its proof when the match is over. Null before the match
 * started.
 */
export function seenRecordOf(table: Table, seed: string, person: string | null): SeenRecord | null {
  const { match } = table;
  if (match === null) return null;
  const { game, options } = match.setup;
  const entries = entriesOf(match.log);
  const whole = makeRecord(match.setup, entries);
  if (match.ended === null) {
    const opening = game.start(options, table.chairs.length);
    const log = seenSteps(game, opening, entries, viewerOf(table, person)).map(({ entry }) => entry);
    return { over: false, record: { ...whole, log } };
  }
  const { id, commitment, chairs } = table;
  const resigned = chairs.flatMap((chair, seat) => (chair.kind === 'person' && chair.resigned ? [seat] : []));
  const record = {
    ...whole,
    ...(resigned.length > 0 && { resigned }),
    proof: { dice: diceDomain, table: id, commitment, serverSeed: seed, ...clientParts(chairs) },
  };
  return { over: true, record };
}
