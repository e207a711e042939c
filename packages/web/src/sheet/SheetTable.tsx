import { gameOf, type SheetBoard, type SheetLog, sheetBoard } from '@dicehall/engine';
import { unitWord } from '@dicehall/messages';
import { useEffect, useRef, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { isFromServer } from '../app/address.ts';
import { usePageTitle } from '../app/Page.tsx';
import { TotalsChart } from '../end/ScoreChart.tsx';
import { SeatNamesProvider, useMessages, usePhrases } from '../i18n/messages.tsx';
import type { Pressed } from '../keys/keys.ts';
import { useKeys } from '../keys/use-keys.ts';
import { keepAwake } from '../room/keep-awake.ts';
import { useSettings } from '../settings/settings.ts';
import { useStore } from '../table/use-table.ts';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { tokenOfSeat } from '../tokens/tokens.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { EntryPad } from './EntryPad.tsx';
import { gridOf, totalsOf } from './grid.ts';
import { type OpenDialog, SheetDialogs } from './SheetDialogs.tsx';
import { createSheet, type SavedSheet } from './saved-sheets.ts';
import styles from './sheet.module.css';
import { openSheet, type SheetSession } from './sheet-session.ts';

/** Shows the lines of a sheet by player and turn. A tap on a line opens it for changes. */
function Grid({ log, onLine }: { readonly log: SheetLog; readonly onLine: (at: number) => void }) {
  const messages = useMessages();
  const say = usePhrases();
  const board = sheetBoard(log.now);
  const { names } = log.now;
  const rows = gridOf(board);
  const end = useRef<HTMLTableRowElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect scrolls a new row into view
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [rows.length]);
  const seats = names.map((_, seat) => seat);
  return (
    <div className={styles.scroll}>
      <table className={styles.grid}>
        <caption className="visually-hidden">{messages.say('web-sheet')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{messages.say('web-sheet-row')}</span>
            </th>
            {seats.map((seat) => (
              <th
                key={seat}
                scope="col"
                aria-current={board.next === seat ? 'step' : undefined}
                data-gone={!board.order.includes(seat) || undefined}
              >
                <span className={styles.name}>
                  <TokenMark token={tokenOfSeat(seat)} /> {names[seat]}
                </span>
                <strong className="number">{messages.number(board.scores[seat] ?? 0)}</strong>
                {board.places?.[seat] == null ? null : (
                  <small>{messages.say('web-sheet-place', { place: board.places[seat] ?? 0 })}</small>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, notes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {seats.map((seat) => {
                const line = cells.get(seat);
                const own = line?.changes.find((change) => change.seat === seat);
                const others = notes.flatMap((note) =>
                  note.changes.filter((change) => change.seat === seat && note.seat !== seat),
                );
                return (
                  <td key={seat} data-problem={(line?.problems.length ?? 0) > 0 || undefined}>
                    {line === undefined ? null : (
                      <button type="button" data-line={line.at} onClick={() => onLine(line.at)}>
                        {say(line.text)}
                        {own === undefined ? null : <small> {messages.number(own.total)}</small>}
                        {line.problems.length > 0 ? (
                          <span className="visually-hidden"> {messages.say('web-sheet-unusual')}</span>
                        ) : null}
                      </button>
                    )}
                    {others.map(({ points, total }, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: changes have no id
                      <small key={at}>
                        {messages.number(points, { signDisplay: 'always' })} → {messages.number(total)}
                      </small>
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr ref={end} />
        </tbody>
      </table>
    </div>
  );
}

/** Returns the announcement of the last change: the entry, the new totals, and the winners or the next step. */
function newsOf(say: ReturnType<typeof usePhrases>, board: SheetBoard): string {
  const line = board.lines.at(-1);
  const parts: string[] = [];
  if (line !== undefined) {
    const who =
      line.seat === null ? '' : `${say({ key: 'web-sheet-name', values: { seat: { seat: line.seat } } })}: `;
    parts.push(`${who}${say(line.text)}.`);
    for (const { seat, total } of line.changes)
      parts.push(say({ key: 'web-sheet-has', values: { seat: { seat }, total } }));
  }
  const winners = board.places?.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
  if (winners.length > 0)
    parts.push(say({ key: 'web-sheet-wins', values: { seats: { seats: winners }, count: winners.length } }));
  else if (board.prompt !== null) parts.push(`${say(board.prompt.label)}.`);
  return parts.join(' ');
}

function OpenSheet({ session }: { readonly session: SheetSession }) {
  const messages = useMessages();
  const say = usePhrases();
  const { keys, keysOn } = useSettings();
  const snapshot = useStore(session);
  const { log, link, conflict, refused, saved } = snapshot;
  const board = sheetBoard(log.now);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const title = messages.say('web-sheet-title', { game: messages.lookup(`game-${log.now.game}`) });
  const heading = usePageTitle(title);
  useEffect(() => keepAwake(), []);
  const news = newsOf(say, board);
  const count = `${log.past.length}/${log.future.length}/${saved.changes.length + saved.pending.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change is announced, even if its text equals the last one
  useEffect(() => announcer.say(news), [count]);
  const undo = (type: 'undo' | 'redo') => {
    const why = session.change({ type });
    if (why !== null) announcer.say(say(why.why), 'assertive');
  };
  useKeys((pressed: Pressed) => {
    if (pressed.kind === 'action' && pressed.action === 'undo') {
      undo('undo');
      return true;
    }
    if (pressed.kind === 'action' && pressed.action === 'scores') {
      const totals = board.order.map((seat) =>
        say({ key: 'web-sheet-has', values: { seat: { seat }, total: board.scores[seat] ?? 0 } }),
      );
      announcer.say(totals.join(' '));
      return true;
    }
    return false;
  });
  const { prompt } = board;
  const history = totalsOf(board);
  return (
    <main className={styles.sheet} data-game={log.now.game}>
      <div className={styles.bar}>
        <div className={styles.top}>
          <LinkButton href="/sheet" tone="quiet" aria-label={messages.say('web-sheet-all')}>
            ←
          </LinkButton>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <Button
            tone="quiet"
            data-action="undo"
            aria-keyshortcuts={keysOn ? keys.undo : undefined}
            isDisabled={log.past.length === 0}
            onClick={() => undo('undo')}
          >
            {messages.say('web-sheet-undo')}
          </Button>
          <Button
            tone="quiet"
            data-action="redo"
            isDisabled={log.future.length === 0}
            onClick={() => undo('redo')}
          >
            {messages.say('web-sheet-redo')}
          </Button>
        </div>
        <nav className={styles.tools} aria-label={messages.say('web-sheet-tools')}>
          {(['players', 'extra', 'rules', ...(isFromServer() ? (['share'] as const) : [])] as const).map(
            (kind) => (
              <Button
                key={kind}
                tone="quiet"
                data-action={`open-${kind}`}
                onClick={() => setDialog({ kind })}
              >
                {messages.lookup(`web-sheet-open-${kind}`)}
              </Button>
            ),
          )}
          <Button
            tone="quiet"
            data-action="end"
            onClick={() => session.change({ type: 'end', ended: !log.now.ended })}
          >
            {messages.say(log.now.ended ? 'web-sheet-reopen' : 'web-sheet-end')}
          </Button>
        </nav>
      </div>
      {link === 'lost' ? <p className="soft small">{messages.say('web-sheet-offline')}</p> : null}
      {refused === null ? null : <p className="bad">{refused}</p>}
      {conflict === null ? null : (
        <div role="alert" className={styles.conflict}>
          <p>{messages.say('web-sheet-conflict')}</p>
          <div className="row">
            <Button data-action="mine" onClick={() => session.settle(true)}>
              {messages.say('web-sheet-conflict.mine')}
            </Button>
            <Button data-action="theirs" onClick={() => session.settle(false)}>
              {messages.say('web-sheet-conflict.theirs')}
            </Button>
          </div>
        </div>
      )}
      <Grid log={log} onLine={(at) => setDialog({ kind: 'line', at })} />
      {prompt === null && history.length > 2 ? (
        <TotalsChart
          rows={history}
          names={log.now.names}
          places={board.places}
          unit={unitWord(gameOf(log.now.game), log.now)}
          isLow={gameOf(log.now.game).facts.lowScoreWins}
        />
      ) : null}
      <div className={styles.bottom}>
        <p className={styles.turn}>
          <strong>{prompt === null ? news : say(prompt.label)}</strong>
          {board.facts.map((fact) => (
            <span key={fact.key}>{say(fact)}</span>
          ))}
        </p>
        {prompt === null ? (
          <LinkButton href={`/sheet/again-${saved.id}`} tone="primary">
            {messages.say('web-sheet-again')}
          </LinkButton>
        ) : (
          <EntryPad
            key={`${log.now.items.length} ${prompt.seat}`}
            prompt={prompt}
            total={prompt.seat === null ? null : (board.scores[prompt.seat] ?? 0)}
            hasKeys={dialog === null}
            onEnter={(values, counts) =>
              session.change({ type: 'enter', at: log.now.items.length, seat: prompt.seat, values, counts })
                ?.problems ?? []
            }
          />
        )}
      </div>
      {dialog === null ? null : (
        <SheetDialogs open={dialog} session={session} snapshot={snapshot} onClose={() => setDialog(null)} />
      )}
    </main>
  );
}

function Named({ session }: { readonly session: SheetSession }) {
  const { log } = useStore(session);
  return (
    <SeatNamesProvider names={log.now.names}>
      <OpenSheet session={session} />
    </SeatNamesProvider>
  );
}

export function SheetTable({ saved }: { readonly saved: SavedSheet }) {
  const messages = useMessages();
  const [session, setSession] = useState<SheetSession | null>(null);
  useEffect(() => {
    const opened = openSheet(saved);
    setSession(opened);
    return () => opened?.close();
  }, [saved]);
  return session === null ? (
    <p className="page">{messages.say('web-sheet-unreadable')}</p>
  ) : (
    <Named session={session} />
  );
}

/** Makes a new sheet with the same players and house rules. */
export const sheetLike = ({ setup }: SavedSheet): SavedSheet => createSheet(setup);
