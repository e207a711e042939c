import { type AnyGame, type OptionValue, withoutDefaults } from '@dicehall/engine';
import { type Catalogue, optionTexts, optionValueText } from '@dicehall/messages';
import type { TableState } from '../protocol/index.ts';

/** The agreed rules of a table: house rules, clock, coach. */
export function tableRules(
  messages: Catalogue,
  game: AnyGame,
  { options, clock, coach }: Pick<TableState, 'options' | 'clock' | 'coach'>,
): string {
  const own = Object.entries(withoutDefaults(game.options, options as Record<string, OptionValue>)).map(
    ([name, value]) =>
      `${optionTexts(messages, game, name).label}: ${optionValueText(messages, game, name, value)}`,
  );
  const count = clock.kind === 'seconds' ? clock.seconds : clock.kind === 'days' ? clock.days : 0;
  return [
    own.length === 0 ? messages.say('rules-standard') : own.join(', '),
    messages.say('clock-setting', { kind: clock.kind, count }),
    ...(coach ? [messages.say('coach-allowed')] : []),
  ].join(' · ');
}
