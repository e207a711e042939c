import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore, type OpenDatabase } from '../../src/store/index.ts';
import { deadlinesContract } from './contract/deadlines.ts';
import { deletionsContract } from './contract/deletions.ts';
import { ada, created, newId, newTable, type Rule } from './contract/fixtures.ts';
import { logsContract } from './contract/logs.ts';
import { peopleContract } from './contract/people.ts';
import { retentionContract } from './contract/retention.ts';
import { sheetsContract } from './contract/sheets.ts';
import { tablesContract } from './contract/tables.ts';
import { upkeepContract } from './contract/upkeep.ts';

/** States the contract that the store fulfils on any database. */
export function storeContract(name: string, open: () => Promise<OpenDatabase | null>): void {
  describe(`the store on ${name}`, () => {
    let database: OpenDatabase | null = null;
    beforeAll(async () => {
      database = await open();
      if (database === null) return;
      await createStore(database).people.add({ id: ada, name: 'Ada', since: new Date(created) });
    });
    afterAll(() => database?.close());

    const it: Rule = (rule, run) =>
      test(rule, async (context) => {
        if (database === null) return context.skip(`${name} is not there`);
        const store = createStore(database);
        const table = async () => {
          const id = newId();
          expect(await store.tables.create(newTable(id))).toBe('created');
          return id;
        };
        await run({ database, store, table });
      });

    upkeepContract(it);
    logsContract(it);
    tablesContract(it);
    deadlinesContract(it);
    peopleContract(it);
    deletionsContract(it);
    retentionContract(it);
    sheetsContract(it);
  });
}
