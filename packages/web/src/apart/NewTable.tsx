import { type AnyGame, findGame, withDefaults, withoutDefaults } from '@dicehall/engine';
import { type Clock, type Person, snapshotSchema } from '@dicehall/server/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ChoiceSetting, FlagSetting, NumberSetting } from '../app/fields.tsx';
import { Page } from '../app/Page.tsx';
import { OptionFields } from '../setup/OptionFields.tsx';
import { useWords } from '../words/words.tsx';
import { call } from './api.ts';

const clocks: Readonly<Record<'none' | 'quick' | 'easy' | 'days', Clock>> = {
  none: { kind: 'none' },
  quick: { kind: 'seconds', seconds: 30 },
  easy: { kind: 'seconds', seconds: 120 },
  days: { kind: 'days', days: 3 },
};
type ClockName = keyof typeof clocks;

function NewTableOf({ game }: { readonly game: AnyGame }) {
  const words = useWords();
  const [, go] = useLocation();
  const [seats, setSeats] = useState(Math.max(2, game.seats.min));
  const [options, setOptions] = useState<Readonly<Record<string, string | number | boolean>>>(() =>
    withDefaults(game.options, {}),
  );
  const [clock, setClock] = useState<ClockName>('none');
  const [listed, setListed] = useState(false);
  const [watch, setWatch] = useState(true);
  const [chat, setChat] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const create = async () => {
    const body = {
      game: game.id,
      options: withoutDefaults(game.options, options),
      seats,
      clock: clocks[clock],
      listed,
      watch,
      chat,
    };
    const answer = await call('POST', '/tables', (raw) => snapshotSchema.parse(raw), body);
    if (answer.ok) go(`/apart/table/${answer.value.table.id}`);
    else setProblem(answer.detail || words.say('web-no-server'));
  };
  return (
    <Page title={words.say('web-new-table', { game: words.say(`game-${game.id}`) })}>
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <NumberSetting
          label={words.say('web-seats')}
          about={words.say('game-players', game.seats)}
          value={seats}
          onChange={setSeats}
          min={game.seats.min}
          max={game.seats.max}
          step={1}
        />
        <ChoiceSetting
          label={words.say('web-clock')}
          about={words.say('web-clock.about')}
          value={clock}
          onChange={setClock}
          choices={(Object.keys(clocks) as ClockName[]).map((value) => ({
            value,
            text: words.say(`web-clock.${value}`),
          }))}
        />
        <FlagSetting
          label={words.say('web-listed')}
          about={words.say('web-listed.about')}
          value={listed}
          onChange={setListed}
        />
        <FlagSetting label={words.say('web-watch')} value={watch} onChange={setWatch} />
        <FlagSetting label={words.say('web-chat')} value={chat} onChange={setChat} />
        <details>
          <summary className="label">{words.say('web-house-rules')}</summary>
          <OptionFields game={game} options={options} onChange={setOptions} />
        </details>
        {problem === null ? null : (
          <p role="alert" className="bad">
            {problem}
          </p>
        )}
        <button type="submit" className="button" data-tone="primary">
          {words.say('web-make-table')}
        </button>
      </form>
    </Page>
  );
}

/** Sets up a table at the server. */
export function NewTable({ gameId }: { readonly gameId: string; readonly me: Person }) {
  const words = useWords();
  const game = findGame(gameId);
  return game === undefined ? (
    <Page title={words.say('web-not-found')}>{words.say('web-not-found.about')}</Page>
  ) : (
    <NewTableOf game={game} />
  );
}
