import { type AnyGame, withDefaults } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { savedLevel } from '../local/level.ts';
import type { SavedSeat } from '../local/saved-match.ts';
import { currentSettings } from '../settings/settings.ts';
import { tokenOfSeat } from '../tokens/tokens.ts';
import { newBot } from './characters.ts';
import type { Draft } from './saved-draft.ts';

/** The first set-up of a game on this device: this person and a bot of their level. */
export function firstDraft(game: AnyGame, messages: Catalogue): Draft {
  const you: SavedSeat = {
    name: currentSettings().name || messages.say('web-person-name', { number: 1 }),
    player: { kind: 'person' },
    token: currentSettings().token ?? tokenOfSeat(0),
  };
  const seats = [you, newBot(messages, savedLevel().strength, [you], Math.random)];
  return { seats, options: withDefaults(game.options, {}), dice: 'app' };
}
