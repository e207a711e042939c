import { findGame, nearestPreset, type OptionValue, withDefaults } from '@dicehall/engine';
import { optionTexts, optionValueText, presetTexts, rulesParts } from '@dicehall/messages';
import type { TableState } from '@dicehall/server/protocol';
import { useMessages } from '../i18n/messages.tsx';
import styles from './party.module.css';

/** Shows the name of the rules. A tap lists all of them. */
export default function RulesOfParty({ table }: { readonly table: TableState }) {
  const messages = useMessages();
  const game = findGame(table.game);
  if (game === undefined) return null;
  const options = withDefaults(game.options, table.options as Readonly<Record<string, OptionValue>>);
  const { preset } = nearestPreset(game, options);
  return (
    <details className={styles.rules} data-rules>
      <summary>{rulesParts(messages, game, options).join(', ')}</summary>
      {preset === null ? null : <p className="soft small">{presetTexts(messages, game, preset).about}</p>}
      <dl>
        {Object.entries(options).map(([name, value]) => (
          <div key={name}>
            <dt>{optionTexts(messages, game, name).label}</dt>
            <dd>{optionValueText(messages, game, name, value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
