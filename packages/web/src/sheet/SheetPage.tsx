import { findGame, games, readSheetSetup, withDefaults } from '@dicehall/engine';
import { gameTexts } from '@dicehall/messages';
import { type Refused, refusalText } from '@dicehall/server/client';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { isFromServer } from '../app/address.ts';
import { Page } from '../app/Page.tsx';
import { whileMounted } from '../app/while-mounted.ts';
import { useDateFormat, useMessages, usePhrases } from '../i18n/messages.tsx';
import { RulesFields } from '../setup/RulesFields.tsx';
import { Button, IconButton, LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorMessage, Input, SelectField } from '../ui/Field.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { OneFieldForm } from '../ui/OneFieldForm.tsx';
import { SheetTable, sheetLike } from './SheetTable.tsx';
import {
  createSheet,
  deleteSheet,
  type SavedSheet,
  type SheetSetup,
  savedSheet,
  savedSheets,
  saveSheet,
} from './saved-sheets.ts';
import { fetchSheet, findSheet, partsOf } from './shared-sheet.ts';
import styles from './sheet.module.css';

function NewSheet({ gameId }: { readonly gameId: string }) {
  const messages = useMessages();
  const say = usePhrases();
  const [, go] = useLocation();
  const [last] = savedSheets();
  const startWith = (id: string): SheetSetup => ({
    game: id,
    options: withDefaults(findGame(id)?.options ?? {}, {}),
    names: last?.setup.names ?? ['', ''],
    belowZero: true,
  });
  const [setup, setSetup] = useState(() => startWith(gameId));
  const [problem, setProblem] = useState<string | null>(null);
  const game = findGame(setup.game);
  const names = (list: readonly string[]) => setSetup({ ...setup, names: list });
  const standIn = (index: number) => messages.say('player-number', { number: index + 1 });
  const start = () => {
    const given = { ...setup, names: setup.names.map((name, index) => name.trim() || standIn(index)) };
    const read = readSheetSetup(given);
    if (read.ok) go(`/sheet/${createSheet(given).id}`);
    else setProblem(say(read.error));
  };
  return (
    <Card
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <h2>{messages.say('web-sheet-new')}</h2>
      <SelectField
        label={messages.say('web-history-game')}
        value={setup.game}
        onChange={(id) => setSetup({ ...startWith(id), names: setup.names })}
        choices={games.map((one) => ({ value: one.id, text: gameTexts(messages, one).name }))}
      />
      <ol className={styles.players}>
        {setup.names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are identified by their number
          <li key={index} className="row">
            <Input
              className="grow"
              aria-label={messages.say('web-seat-name', { number: index + 1 })}
              placeholder={standIn(index)}
              value={name}
              maxLength={40}
              autoComplete="off"
              onChange={({ target }) =>
                names(setup.names.map((old, at) => (at === index ? target.value : old)))
              }
            />
            <IconButton
              label={messages.say('web-seat-remove', { name: name || standIn(index) })}
              onClick={() => names(setup.names.filter((_, at) => at !== index))}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button onClick={() => names([...setup.names, ''])}>{messages.say('web-add-person')}</Button>
      {game === undefined ? null : (
        <RulesFields
          key={game.id}
          game={game}
          options={setup.options}
          onChange={(options) => setSetup({ ...setup, options })}
        />
      )}
      <ErrorMessage text={problem} />
      <Button type="submit" tone="primary" data-action="start">
        {messages.say('web-sheet-start')}
      </Button>
    </Card>
  );
}

function Sheets({ problem }: { readonly problem: string | null }) {
  const messages = useMessages();
  const date = useDateFormat();
  const [, go] = useLocation();
  const [sheets, setSheets] = useState(savedSheets);
  const wanted = new URLSearchParams(location.search).get('game') ?? '';
  return (
    <Page title={messages.say('web-sheet')} isWide>
      <p className="soft">{messages.say('web-sheet.about')}</p>
      <ErrorMessage text={problem} />
      <div className="columns">
        <NewSheet gameId={findGame(wanted)?.id ?? sheets[0]?.setup.game ?? games[0]?.id ?? ''} />
        <div className={styles.others}>
          {isFromServer() ? (
            <OneFieldForm
              label={messages.say('web-sheet-code')}
              button={messages.say('web-sheet-open')}
              maxLength={12}
              capitals
              isMain={false}
              onSubmit={async (code) => {
                go(`/sheet/${encodeURIComponent(code.replaceAll(/[\s-]/g, '').toUpperCase())}`);
                return null;
              }}
            />
          ) : null}
          {sheets.length === 0 ? null : <h2>{messages.say('web-sheet-earlier')}</h2>}
          <ul className={styles.sheets}>
            {sheets.map(({ id, setup, updated }) => (
              <li key={id} className="row">
                <LinkButton className="grow" href={`/sheet/${id}`}>
                  {messages.lookup(`game-${setup.game}`)} · {messages.list(setup.names)} · {date(updated)}
                </LinkButton>
                <IconButton
                  label={messages.say('web-sheet-delete', { game: messages.lookup(`game-${setup.game}`) })}
                  onClick={() => {
                    deleteSheet(id);
                    setSheets(savedSheets());
                  }}
                >
                  <CloseIcon />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Page>
  );
}

/**
 * Opens the shared sheet of a code: the copy in this browser if there is one, otherwise a new copy that follows the
 * sheet.
 */
async function openShared(code: string): Promise<SavedSheet | Refused> {
  const found = await findSheet(code);
  if (!found.ok) return found;
  const known = savedSheets().find(({ shared }) => shared?.id === found.value);
  if (known !== undefined) return known;
  const sheet = await fetchSheet(found.value);
  if (!sheet.ok) return sheet;
  const { setup, changes } = partsOf(sheet.value);
  const created = createSheet(setup, { id: sheet.value.id, code: sheet.value.code });
  const whole = { ...created, changes };
  saveSheet(whole);
  return whole;
}

function SharedSheet({ code }: { readonly code: string }) {
  const messages = useMessages();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(
    () =>
      whileMounted(openShared(code), (opened) => {
        if ('ok' in opened) setProblem(refusalText(messages, opened));
        else go(`/sheet/${opened.id}`, { replace: true });
      }),
    [code, go, messages],
  );
  return problem === null ? null : <Sheets problem={problem} />;
}

function Again({ id }: { readonly id: string }) {
  const [, go] = useLocation();
  useEffect(() => {
    const before = savedSheet(id);
    go(before === null ? '/sheet' : `/sheet/${sheetLike(before).id}`, { replace: true });
  }, [id, go]);
  return null;
}

export default function SheetPage({ id }: { readonly id: string | null }) {
  if (id === null) return <Sheets problem={null} />;
  if (id.startsWith('again-')) return <Again id={id.slice('again-'.length)} />;
  const saved = savedSheet(id);
  return saved === null ? <SharedSheet code={id} /> : <SheetTable saved={saved} />;
}
