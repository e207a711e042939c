import { type Appender, createAppender } from './append.ts';
import { createDeadlineStore, type DeadlineStore } from './deadlines.ts';
import { createHealth, type StoreHealth } from './health.ts';
import { schemaOf } from './migrations.ts';
import type { OpenDatabase } from './open.ts';
import { createPeopleStore, type PeopleStore } from './people.ts';
import { createRetentionStore, type RetentionStore } from './retention.ts';
import { createSheetStore, type SheetStore } from './sheets.ts';
import { createTableStore, type TableStore } from './tables.ts';

export type { Append, Appended, Appender, Needs, TableIndex } from './append.ts';
export { askForBackup, askForCount } from './ask-server.ts';
export { backUp, restore } from './backup.ts';
export { CannotStart, type StartCode } from './cannot-start.ts';
export { type OpenDatabase, openDatabase, type StorePlace } from './open.ts';
export type { PeopleStore, PersonRow } from './people.ts';
export {
  type IdlePeople,
  type IdleTables,
  type OldLines,
  type RetentionKind,
  type RetentionStore,
  retentionKinds,
} from './retention.ts';
export type { SavedSheetLine } from './sheets.ts';
export type { NewTable, TableStore } from './tables.ts';
export { type RowCounts, readDump, TransferProblem, writeDump } from './transfer.ts';

export interface Store {
  readonly exclusive: boolean;
  readonly tables: TableStore;
  readonly appender: Appender;
  readonly people: PeopleStore;
  readonly deadlines: DeadlineStore;
  readonly sheets: SheetStore;
  readonly retention: RetentionStore;
  health(): Promise<StoreHealth>;
}

export function createStore({
  db,
  writer,
  exclusive,
}: Pick<OpenDatabase, 'db' | 'writer' | 'exclusive'>): Store {
  const health = createHealth(writer, async () => (await schemaOf(db))?.missing ?? null);
  return {
    exclusive,
    tables: createTableStore(db, exclusive),
    appender: createAppender(writer, exclusive, health.noteFailure),
    people: createPeopleStore(db),
    deadlines: createDeadlineStore(db),
    sheets: createSheetStore(db),
    retention: createRetentionStore(db),
    health: health.check,
  };
}
