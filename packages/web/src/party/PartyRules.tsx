import { findGame, type OptionValue, withDefaults, withoutDefaults } from '@dicehall/engine';
import type { TableState } from '@dicehall/server/protocol';
import { useState } from 'react';
import { RulesFields } from '../setup/RulesFields.tsx';

type Options = Readonly<Record<string, OptionValue>>;

interface PartyRulesProps {
  readonly table: TableState;
  /** Called with the options that differ from the defaults. */
  readonly onChange: (options: Options) => void;
}

/** Shows the house rules as fields. A change is saved at once, unless the rules then exclude each other. */
export function PartyRules({ table, onChange }: PartyRulesProps) {
  const game = findGame(table.game);
  const [options, setOptions] = useState<Options>(() =>
    game === undefined ? {} : withDefaults(game.options, table.options as Options),
  );
  if (game === undefined || Object.keys(game.options).length === 0) return null;
  const isPossible = (given: Options) => game.conflict === undefined || game.conflict(given) === null;
  const own = (given: Options) => withoutDefaults(game.options, given);
  const isSaved = JSON.stringify(own(options)) === JSON.stringify(own(table.options as Options));
  return (
    <div data-party-rules aria-busy={!isSaved && isPossible(options)}>
      <RulesFields
        game={game}
        options={options}
        onChange={(given) => {
          setOptions(given);
          if (isPossible(given)) onChange(own(given));
        }}
      />
    </div>
  );
}
