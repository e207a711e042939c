import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { isTaken } from './taken.ts';

/** A shared score sheet and its lines in order. The service writes the changes as JSON. */
export interface SavedSheet {
  readonly id: string;
  readonly code: string;
  readonly setup: unknown;
  readonly lines: readonly SavedSheetLine[];
}

export interface SavedSheetLine {
  readonly seq: number;
  readonly key: string;
  readonly change: unknown;
}

export type SheetStore = ReturnType<typeof createSheetStore>;

export function createSheetStore(db: Kysely<Database>) {
  const rowsOf = (id: string, lines: readonly SavedSheetLine[]) =>
    lines.map(({ change, ...line }) => ({ ...line, sheet_id: id, body: JSON.stringify(change) }));
  return {
    /** Writes a new sheet. Returns false if its id or code is taken. */
    async create({ id, code, setup, lines }: SavedSheet, used: Date): Promise<boolean> {
      try {
        await db.transaction().execute(async (transaction) => {
          await transaction
            .insertInto('sheets')
            .values({ id, code, setup: JSON.stringify(setup), used })
            .execute();
          if (lines.length > 0)
            await transaction.insertInto('sheet_lines').values(rowsOf(id, lines)).execute();
        });
        return true;
      } catch (error) {
        if (isTaken(error)) return false;
        throw error;
      }
    },

    async byCode(code: string): Promise<string | null> {
      const row = await db.selectFrom('sheets').select('id').where('code', '=', code).executeTakeFirst();
      return row?.id ?? null;
    },

    async find(id: string): Promise<SavedSheet | null> {
      const sheet = await db
        .selectFrom('sheets')
        .select(['id', 'code', 'setup'])
        .where('id', '=', id)
        .executeTakeFirst();
      return sheet === undefined ? null : { ...sheet, lines: await this.linesAfter(id, 0) };
    },

    async linesAfter(id: string, seq: number): Promise<SavedSheetLine[]> {
      return await db
        .selectFrom('sheet_lines')
        .select(['seq', 'key', 'body as change'])
        .where('sheet_id', '=', id)
        .where('seq', '>', seq)
        .orderBy('seq')
        .execute();
    },

    /** Writes the next line. Returns false if its number is taken or the sheet no longer exists. */
    async append(id: string, line: SavedSheetLine, used: Date): Promise<boolean> {
      return await db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('sheets')
          .set({ used })
          .where('id', '=', id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        const written = await transaction
          .insertInto('sheet_lines')
          .values(rowsOf(id, [line]))
          .onConflict((conflict) => conflict.doNothing())
          .returning('seq')
          .executeTakeFirst();
        return written !== undefined;
      });
    },

    async deleteUnused(before: Date): Promise<void> {
      await db.deleteFrom('sheets').where('used', '<', before).execute();
    },
  };
}
