import { gameOf, type TenThousandOptions, withDefaults } from '@dicehall/engine';
import type { Bot } from '../../bots/bot.ts';
import { solveTenThousand } from '../../solve/ten-thousand/two.ts';
import type { CardFamily } from '../card.ts';
import type { TenThousandRule } from './keep-rule.ts';
import { TenThousandCards } from './ten-thousand.ts';
import { nearTenThousand, orderedTenThousand, tenThousandAdditions } from './ten-thousand-moves.ts';
import { tenThousandCardPlayer } from './ten-thousand-player.ts';

export const tenThousandFamily: CardFamily<TenThousandRule> = {
  *open() {
    const options = withDefaults(gameOf('ten-thousand').options, {}) as unknown as TenThousandOptions;
    return new TenThousandCards(yield* solveTenThousand(options));
  },
  player: (rules) => tenThousandCardPlayer(rules) as Bot,
  additions: tenThousandAdditions,
  near: nearTenThousand,
  ordered: orderedTenThousand,
};
