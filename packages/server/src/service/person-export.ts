import type { Person, PersonExport } from '../protocol/index.ts';
import type { Store } from '../store/index.ts';
import { isoTime } from '../table/parts.ts';
import { seatOf } from '../table/table.ts';
import type { People } from './people.ts';
import { readTable } from './read-table.ts';
import { seenRecordOf } from './seen-record.ts';
import { noLimit, type TableService } from './table-service.ts';

type TableExport = PersonExport['records'][number];

async function exportTable(store: Store, table: string, person: Person): Promise<TableExport> {
  const said: TableExport['said'][number][] = [];
  const [now, seed] = await Promise.all([
    readTable(store, table, (_state, { at, body }) => {
      if (body.kind === 'said' && body.person === person.id)
        said.push({ at: isoTime(at), person: person.id, name: body.name, text: body.text });
    }),
    store.tables.seedOf(table),
  ]);
  const seated = now !== null && seed !== null && seatOf(now, person.id) !== null;
  return { table, record: seated ? seenRecordOf(now, seed, person.id) : null, said };
}

/** Reads everything about a person from the logs, which also contain old chat lines. */
export async function exportPerson(
  {
    store,
    tableService,
    people,
  }: { readonly store: Store; readonly tableService: TableService; readonly people: People },
  person: Person,
): Promise<PersonExport> {
  const [tokens, turns, history, tables] = await Promise.all([
    people.tokens(person.id),
    tableService.turns(person.id, noLimit),
    tableService.history(person.id, noLimit),
    store.tables.tablesNaming(person.id),
  ]);
  const records: TableExport[] = [];
  for (const table of tables) records.push(await exportTable(store, table, person));
  return { person, tokens, turns, history, records };
}
