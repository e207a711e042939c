import { afterAll } from 'vitest';
import { openDatabase } from '../../src/store/index.ts';
import { type RealPostgres, realPostgres } from '../real/postgres.ts';
import { storeContract } from './contract.ts';

let postgres: RealPostgres | null = null;
afterAll(() => postgres?.remove());

storeContract('PostgreSQL', async () => {
  postgres = await realPostgres('the store contract on PostgreSQL');
  return postgres === null
    ? null
    : openDatabase({ kind: 'postgres', url: await postgres.fresh(), connections: 4 });
});
