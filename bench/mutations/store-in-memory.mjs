// The contract of the store on a database that is kept from mutant to mutant. In a folder it takes seconds to start.
import { storeContract } from '../../packages/server/test/store/contract.ts';
import { memoryDatabase } from '../../packages/server/test/support/database.ts';

storeContract('PGlite in memory', memoryDatabase);
