import { currentSettings } from '../settings/settings.ts';
import { drawSeed } from './own-seeds.ts';

/** What this person brings to a seat: the commitment to a new seed, and their token. */
export const seatRequest = async () => ({ commitment: await drawSeed(), mark: currentSettings().token });
