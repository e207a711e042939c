// Runs the contract tests of the store on one database for all mutants, because a database in a folder takes seconds to
// start.
import { storeContract } from '../../packages/server/test/store/contract.ts';
import { memoryDatabase } from '../../packages/server/test/support/database.ts';

storeContract('PGlite in memory', memoryDatabase);
