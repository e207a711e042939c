import type { HistoryItem, Person, Said, SeenRecord, Token, Turn } from '../protocol/index.ts';
import type { Store } from '../store/index.ts';
import { fold } from '../table/fold.ts';
import { moment } from '../table/parts.ts';
import { seatOf } from '../table/table.ts';
import type { Hall } from './hall.ts';
import type { People } from './people.ts';
import { recordOf } from './record-of.ts';

/** What a person did at one table: the match as they may know it, if they had a seat in it, and what they said. */
interface AtTable {
  readonly table: string;
  readonly record: SeenRecord | null;
  readonly said: readonly Said[];
}

/** Everything that the server has of a person, for them to take along. */
export interface Everything {
  readonly person: Person;
  readonly tokens: readonly Token[];
  readonly turns: readonly Turn[];
  readonly history: readonly HistoryItem[];
  readonly records: readonly AtTable[];
}

async function atTable(store: Store, table: string, person: Person): Promise<AtTable> {
  const [lines, seed] = await Promise.all([store.tables.linesAfter(table, 0), store.tables.seedOf(table)]);
  const now = fold(table, null, lines);
  const seated = now !== null && seed !== null && seatOf(now, person.id) !== null;
  const said = lines.flatMap(({ at, body }) => {
    if (body.kind !== 'said' || body.person !== person.id) return [];
    return [{ at: moment(at), person: person.id, name: body.name, text: body.text }];
  });
  return { table, record: seated ? recordOf(now, seed, person.id) : null, said };
}

/** Gathers everything of a person: read from the logs, where what was said long ago is too. */
export async function everythingOf(
  { store, hall, people }: { readonly store: Store; readonly hall: Hall; readonly people: People },
  person: Person,
): Promise<Everything> {
  const [tokens, turns, history, tables] = await Promise.all([
    people.tokens(person.id),
    hall.turns(person.id, all),
    hall.history(person.id, all),
    store.tables.tablesNaming(person.id),
  ]);
  const records: AtTable[] = [];
  for (const table of tables) records.push(await atTable(store, table, person));
  return { person, tokens, turns, history, records };
}

const all = 2 ** 31 - 1;
