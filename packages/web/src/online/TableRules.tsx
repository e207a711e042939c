import { findGame, type OptionValue, withoutDefaults } from '@dicehall/engine';
import { optionTexts, optionValueText } from '@dicehall/messages';
import type { Clock } from '@dicehall/server/protocol';
import { useMessages } from '../i18n/messages.tsx';

interface RulesOfTableProps {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly clock: Clock;
  readonly coach: boolean;
}

/** What is agreed at a table: house rules, clock, coach. */
export function TableRules({ game: id, options, clock, coach }: RulesOfTableProps) {
  const messages = useMessages();
  const game = findGame(id);
  if (game === undefined) return null;
  const own = Object.entries(withoutDefaults(game.options, options)).map(
    ([name, value]) =>
      `${optionTexts(messages, game, name).label}: ${optionValueText(messages, game, name, value)}`,
  );
  const rules = own.length === 0 ? messages.say('web-usual-rules') : own.join(', ');
  return (
    <p className="soft small">
      {rules} ·{' '}
      {messages.say('web-clock-of', {
        kind: clock.kind,
        count: clock.kind === 'seconds' ? clock.seconds : clock.kind === 'days' ? clock.days : 0,
      })}
      {coach ? ` · ${messages.say('coach-allowed')}` : ''}
    </p>
  );
}
