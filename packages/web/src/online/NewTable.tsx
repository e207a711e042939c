import {
  type AnyGame,
  findGame,
  type OptionValue,
  readOptions,
  withDefaults,
  withoutDefaults,
} from '@dicehall/engine';
import { defaultClock, snapshotSchema } from '@dicehall/server/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { NotFound } from '../app/NotFound.tsx';
import { Page } from '../app/Page.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { readSaved, save } from '../settings/storage.ts';
import { RulesFields } from '../setup/RulesFields.tsx';
import { Card } from '../ui/Card.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { ErrorMessage, focusWrongField, Summary } from '../ui/Field.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { call } from './api.ts';
import { TableSwitches } from './HostTools.tsx';
import { NameGate } from './NameGate.tsx';
import styles from './online.module.css';
import { seatRequest } from './saved-tables.ts';
import { useProblem } from './use-changes.ts';

const clockKinds = ['none', 'seconds', 'days'] as const;

const ranges = { seconds: { min: 5, max: 600, step: 5 }, days: { min: 1, max: 14, step: 1 } } as const;

interface TableDraft {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly clock: (typeof clockKinds)[number];
  readonly seconds: number;
  readonly days: number;
  readonly listed: boolean;
  readonly watch: boolean;
  readonly chat: boolean;
  readonly coach: boolean;
}

const storageKey = (game: AnyGame): string => `dicehall.online.${game.id}`;

function firstDraft(game: AnyGame): TableDraft {
  const clock = defaultClock(2, game.facts.simultaneousChoices);
  const defaults: TableDraft = {
    options: withDefaults(game.options, {}),
    clock: clock.kind,
    seconds: clock.kind === 'seconds' ? clock.seconds : 60,
    days: 3,
    listed: false,
    watch: true,
    chat: true,
    coach: false,
  };
  const raw = readSaved(storageKey(game)) as Partial<TableDraft> | null;
  const options = readOptions(game, raw?.options ?? {});
  // A saved draft is used only if it suits the game. The server validates it again.
  return raw === null || !options.ok ? defaults : { ...defaults, ...raw, options: options.value };
}

interface NewTableOfProps {
  readonly game: AnyGame;
  readonly title: string;
}

function NewTableOf({ game, title }: NewTableOfProps) {
  const messages = useMessages();
  const [, go] = useLocation();
  const [draft, setDraft] = useState(() => firstDraft(game));
  const [wrong, setWrong] = useState<string | null>(null);
  const set = (change: Partial<TableDraft>) => {
    setWrong(null);
    setDraft({ ...draft, ...change });
  };
  const { options, clock, seconds, days, ...switches } = draft;
  const { problem, succeeds } = useProblem();
  const create = async () => {
    const body = {
      game: game.id,
      options: withoutDefaults(game.options, options),
      clock: { none: { kind: clock }, seconds: { kind: clock, seconds }, days: { kind: clock, days } }[clock],
      ...switches,
      ...(await seatRequest()),
    };
    const answer = await call('POST', '/tables', (raw) => snapshotSchema.parse(raw), body);
    if (!succeeds(answer)) return;
    save(storageKey(game), draft);
    go(`/online/table/${answer.value.table.id}`);
  };
  return (
    <Page title={title} isWide>
      <Card
        as="form"
        className={styles.newTable}
        // The browser's own validation cannot show an invalid field inside the closed house rules.
        noValidate
        onChange={() => setWrong(null)}
        onSubmit={(event) => {
          event.preventDefault();
          const field = focusWrongField(event.currentTarget);
          setWrong(field);
          if (field === null) void create();
        }}
      >
        <div className={styles.part}>
          <RulesFields game={game} options={options} onChange={(next) => set({ options: next })} />
          <div className={styles.group}>
            <ChoiceField
              label={messages.say('web-clock')}
              about={messages.say(clock === 'none' ? 'web-clock-none' : 'web-clock.about')}
              value={clock}
              onChange={(next) => set({ clock: next })}
              choices={clockKinds.map((value) => ({ value, text: messages.say(`web-clock.${value}`) }))}
            />
            {clock === 'none' ? null : (
              <NumberField
                label={messages.say(`web-clock-${clock}`)}
                about={messages.say('allowed-number', { ...ranges[clock], step: 1 })}
                value={draft[clock]}
                onChange={(next) => set({ [clock]: next })}
                {...ranges[clock]}
              />
            )}
          </div>
        </div>
        <div className={styles.part}>
          <Card as="details">
            <Summary>{messages.say('web-more-settings')}</Summary>
            <TableSwitches
              names={[
                'listed',
                'watch',
                'chat',
                ...(game.facts.hiddenInformation ? [] : (['coach'] as const)),
              ]}
              values={switches}
              onChange={set}
            />
          </Card>
          <ErrorMessage text={problem} />
          <div className={styles.bar} data-sticky>
            <SubmitButton wrong={wrong} className={styles.start}>
              {messages.say('web-make-table')}
            </SubmitButton>
          </div>
        </div>
      </Card>
    </Page>
  );
}

export function NewTable({ gameId }: { readonly gameId: string }) {
  const messages = useMessages();
  const game = findGame(gameId);
  if (game === undefined) return <NotFound />;
  const title = messages.say('web-new-table', { game: messages.lookup(`game-${game.id}`) });
  return <NameGate title={title}>{() => <NewTableOf game={game} title={title} />}</NameGate>;
}
