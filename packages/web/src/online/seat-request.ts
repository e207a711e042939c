import { drawSeed as draw } from '@dicehall/server/client';
import { currentSettings } from '../settings/settings.ts';
import { savedTables } from './saved-tables.ts';

export const drawSeed = (): Promise<string | undefined> => draw(savedTables);

/** What this person brings to a seat: the commitment to a new seed, and their token. */
export const seatRequest = async () => ({ commitment: await drawSeed(), mark: currentSettings().token });
