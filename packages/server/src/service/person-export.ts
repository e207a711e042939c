import type { Person, PersonExport } from '../protocol/index.ts';
import type { Store } from '../store/index.ts';
import { noLimit } from '../store/tables.ts';
import { isoTime } from '../table/parts.ts';
import { seatOf } from '../table/table.ts';
import type { LiveTables } from './live-tables.ts';
import type { People } from './people.ts';
import { readTable } from './read-table.ts';
import { seenRecordOf } from './seen-record.ts';
import type { TableService } from './table-service.ts';

interface ExportDeps {
  readonly store: Store;
  readonly liveTables: LiveTables;
  readonly tableService: TableService;
  readonly people: People;
}

async function recordAt({ store, liveTables }: ExportDeps, id: string, person: Person) {
  // Tables that are not in memory are not cached, because an export may contain very many of them.
  const live = liveTables.known(id) === undefined ? null : await liveTables.findFresh(id);
  const [table, seed] = await Promise.all([live?.table ?? readTable(store, id), store.tables.seedOf(id)]);
  const isSeated = table !== null && seed !== null && seatOf(table, person.id) !== null;
  return isSeated ? seenRecordOf(table, seed, person.id) : null;
}

/** Reads everything that is stored about a person. Old chat lines exist only in the logs. */
export async function exportPerson(deps: ExportDeps, person: Person): Promise<PersonExport> {
  const { store, tableService, people } = deps;
  const [tokens, turns, history, tables, lines] = await Promise.all([
    people.tokens(person.id),
    tableService.turns(person.id, noLimit),
    tableService.history(person.id, noLimit),
    store.tables.tablesNaming(person.id),
    store.tables.linesSaidBy(person.id),
  ]);
  const said = new Map<string, PersonExport['records'][number]['said']>();
  for (const { table, at, name, text } of lines) {
    const own = said.get(table) ?? [];
    own.push({ at: isoTime(at), person: person.id, name, text });
    said.set(table, own);
  }
  const records: PersonExport['records'] = [];
  for (const table of tables)
    records.push({ table, record: await recordAt(deps, table, person), said: said.get(table) ?? [] });
  return { person, tokens, turns, history, records };
}
