import type { TableChange } from '@dicehall/server/client';
import type { TableState } from '@dicehall/server/protocol';
import { useRef } from 'react';
import { listedGames } from '../games/listed-games.ts';
import { useMessages } from '../i18n/messages.tsx';
import { type Api, api as ownApi } from '../online/api.ts';
import { useProblem } from '../online/use-changes.ts';
import { Button } from '../ui/Button.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { ErrorMessage, SelectField } from '../ui/Field.tsx';
import { SwitchField } from '../ui/SwitchField.tsx';
import { EveningTools } from './EveningTools.tsx';
import { PartyRules } from './PartyRules.tsx';

const lateChoices = ['next', 'bot-seat', 'closed'] as const;

/** The controls that the host of a party has: the game, latecomers, the lock, and the points of the evening. */
interface PartyToolsProps {
  readonly table: TableState;
  /** The API of the host, if the host is not the person of this browser. */
  readonly api?: Api;
}

export function PartyTools({ table, api = ownApi }: PartyToolsProps) {
  const messages = useMessages();
  const { problem, succeeds } = useProblem();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** Sends changes one after another, so that the last one wins. */
  const change = async (...asked: TableChange) => {
    const asking = last.current.then(() => api.changeTable(table.id, ...asked));
    last.current = asking;
    succeeds(await asking);
  };
  return (
    <>
      {table.status === 'open' ? (
        <>
          <SelectField
            label={messages.say('party-game')}
            value={table.game}
            choices={listedGames().map(({ id }) => ({ value: id, text: messages.lookup(`game-${id}`) }))}
            onChange={(game) => void change('game', { game, options: {}, rotate: true })}
          />
          <PartyRules
            key={table.game}
            table={table}
            onChange={(options) => void change('game', { game: table.game, options })}
          />
        </>
      ) : null}
      {table.match !== null && table.match.ended === null ? (
        <details data-end-match>
          <summary>{messages.say('party-end-match')}</summary>
          <p>{messages.say('party-end-match.about')}</p>
          <Button data-action="end-match" onClick={() => void change('rematch', {})}>
            {messages.say('party-end-match.sure')}
          </Button>
        </details>
      ) : null}
      <ChoiceField
        label={messages.say('party-late')}
        value={table.late}
        onChange={(late) => void change('settings', { late })}
        choices={lateChoices.map((value) => ({ value, text: messages.say(`party-late.${value}`) }))}
      />
      <SwitchField
        label={messages.say('party-locked')}
        about={messages.say('party-locked.about')}
        value={table.locked}
        onChange={(locked) => void change('settings', { locked })}
      />
      {table.evening === null ? null : <EveningTools table={table} evening={table.evening} change={change} />}
      <ErrorMessage text={problem} />
    </>
  );
}
