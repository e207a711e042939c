import type { AnyGame } from '@dicehall/engine';
import { type LocalTable, openLocalTable } from '../local/local-table.ts';
import type { GuideScript } from './script.ts';

/** A table that rolls the dice of a script. Its match is never saved. */
export function openGuidedTable(
  { id }: AnyGame,
  { options, throws }: GuideScript,
  names: { readonly you: string; readonly bot: string },
): LocalTable {
  let thrown = 0;
  return openLocalTable({
    match: {
      id: `guide-${id}`,
      game: id,
      options,
      seats: [
        { name: names.you, player: { kind: 'person' } },
        { name: names.bot, player: { kind: 'bot', strength: 'novice' } },
      ],
      log: [],
      dice: 'app',
      created: 0,
      updated: 0,
      over: false,
    },
    save: () => Promise.resolve(null),
    roll(count) {
      const dice = throws[thrown++];
      if (dice?.length !== count) throw new Error(`Throw ${thrown} of the guide has not ${count} dice`);
      return [...dice];
    },
  });
}
