import { findGame, type OptionValue, withDefaults, withoutDefaults } from '@dicehall/engine';
import type { TableState } from '@dicehall/server/protocol';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { RulesFields, rulesConflictId } from '../setup/RulesFields.tsx';
import { Button } from '../ui/Button.tsx';

type Options = Readonly<Record<string, OptionValue>>;

interface PartyRulesProps {
  readonly table: TableState;
  /** Called with the options that differ from the defaults. */
  readonly onChange: (options: Options) => void;
}

/** The rules of the next match: a named set, or single options. */
export function PartyRules({ table, onChange }: PartyRulesProps) {
  const messages = useMessages();
  const game = findGame(table.game);
  const [options, setOptions] = useState<Options>(() =>
    game === undefined ? {} : withDefaults(game.options, table.options as Options),
  );
  if (game === undefined || Object.keys(game.options).length === 0) return null;
  const wanted = withoutDefaults(game.options, options);
  const isSame =
    JSON.stringify(wanted) === JSON.stringify(withoutDefaults(game.options, table.options as Options));
  return (
    <div data-party-rules>
      <RulesFields game={game} options={options} onChange={setOptions} />
      {isSame ? null : (
        <Button
          tone="primary"
          data-action="use-rules"
          isDisabled={game.conflict !== undefined && game.conflict(options) !== null}
          reason={rulesConflictId}
          onClick={() => onChange(wanted)}
        >
          {messages.say('party-use-rules')}
        </Button>
      )}
    </div>
  );
}
