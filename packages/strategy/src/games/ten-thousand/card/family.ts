import { gameOf, type TenThousandOptions, withDefaults } from '@dicehall/engine';
import type { Bot } from '../../../bots/bot.ts';
import type { CardFamily } from '../../../cards/card.ts';
import { solveTenThousand } from '../solve/two.ts';
import { TenThousandCards } from './evaluate.ts';
import type { TenThousandRule } from './keep-rule.ts';
import { nearTenThousand, orderedTenThousand, tenThousandAdditions } from './moves.ts';
import { tenThousandCardPlayer } from './player.ts';

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
