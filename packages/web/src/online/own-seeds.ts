import { drawSeed as draw } from '@dicehall/server/client';
import { savedTables } from './saved-tables.ts';

export const drawSeed = (): Promise<string | undefined> => draw(savedTables);
