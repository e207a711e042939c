import { diceDomain } from '@dicehall/dice';
import { makeRecord, type SeenEntry, type Viewer } from '@dicehall/engine';
import type { SeenRecord } from '../protocol/index.ts';
import { entriesOf } from '../table/log-event.ts';
import { seenSteps } from '../table/seen.ts';
import { clientParts, resignedSeats, type Table, type TableMatch, viewerOf } from '../table/table.ts';

/** The cached records of each match object, by viewer. Every move makes a new match object. */
const records = new WeakMap<TableMatch, Map<Viewer, SeenRecord>>();
const texts = new WeakMap<SeenRecord, Buffer>();

/**
 * Returns the record of a match as a person may see it; null before the match. After the match it is complete and has
 * its proof.
 */
export function seenRecordOf(table: Table, seed: string, person: string | null): SeenRecord | null {
  const { match } = table;
  if (match === null) return null;
  const known = records.get(match) ?? new Map<Viewer, SeenRecord>();
  records.set(match, known);
  const viewer = viewerOf(table, person);
  const record = known.get(viewer) ?? makeSeenRecord(table, match, seed, viewer);
  known.set(viewer, record);
  return record;
}

export function seenRecordText(record: SeenRecord): Buffer {
  const text = texts.get(record) ?? Buffer.from(JSON.stringify(record));
  texts.set(record, text);
  return text;
}

function makeSeenRecord(table: Table, match: TableMatch, seed: string, viewer: Viewer): SeenRecord {
  const { game, options } = match.setup;
  const logged = entriesOf(match.log);
  const entries = logged.map(({ entry }) => entry);
  /** Marks an entry that a bot or the clock decided. A replay ignores this field. */
  const withAuthor = <Seen extends SeenEntry>(entry: Seen, index: number): Seen => {
    const by = logged[index]?.by ?? 'person';
    return by === 'person' || table.chairs[entry.seat]?.kind !== 'person' ? entry : { ...entry, by };
  };
  const whole = makeRecord(match.setup, entries.map(withAuthor));
  if (match.ended === null) {
    if (!game.facts.hiddenInformation) return { over: false, record: whole };
    const opening = game.start(options, table.chairs.length);
    const log = seenSteps(game, opening, entries, viewer).map(({ entry, index }) => withAuthor(entry, index));
    return { over: false, record: { ...whole, log } };
  }
  const { id, commitment, chairs } = table;
  const resigned = resignedSeats(chairs);
  const record = {
    ...whole,
    ...(resigned.length > 0 && { resigned }),
    proof: { dice: diceDomain, table: id, commitment, serverSeed: seed, ...clientParts(chairs) },
  };
  return { over: true, record };
}
