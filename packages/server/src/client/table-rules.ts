import { type AnyGame, type OptionValue, withDefaults } from '@dicehall/engine';
import { type Catalogue, rulesParts } from '@dicehall/messages';
import type { TableState } from '../protocol/index.ts';

/** Describes the agreed rules of a table: house rules, clock and coach. */
export function tableRules(
  messages: Catalogue,
  game: AnyGame,
  { options, clock, coach }: Pick<TableState, 'options' | 'clock' | 'coach'>,
): string {
  const own = withDefaults(game.options, options as Record<string, OptionValue>);
  const count = clock.kind === 'seconds' ? clock.seconds : clock.kind === 'days' ? clock.days : 0;
  return [
    rulesParts(messages, game, own).join(', '),
    messages.say('clock-setting', { kind: clock.kind, count }),
    ...(coach ? [messages.say('coach-allowed')] : []),
  ].join(' · ');
}
