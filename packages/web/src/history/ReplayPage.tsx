import { type MatchRecord, type Replayed, readRecordText, replayStates } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { useEffect, useReducer } from 'react';
import { useSearch } from 'wouter';
import { Page } from '../app/Page.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { isOpenMatch, recordOf } from '../local/saved-match.ts';
import { savedMatch } from '../local/store.ts';
import { tableSeats } from '../local/table-seats.ts';
import type { TableSeat } from '../table/model/seats.ts';
import { Card } from '../ui/Card.tsx';
import { ErrorMessage, Field, Input } from '../ui/Field.tsx';
import { ReplayTable } from './ReplayTable.tsx';
import { fetchRecord, type LinkProblem, recordOfFragment } from './record-link.ts';

type Refused = Parameters<ReturnType<typeof useMessages>['explain']>[0];
type Opened =
  | { readonly kind: 'nothing' | 'opening' | 'gone' | 'hidden' }
  | {
      readonly kind: 'open';
      readonly match: Replayed;
      readonly record: MatchRecord;
      readonly seats: readonly TableSeat[];
    }
  | {
      readonly kind: 'refused';
      readonly why: Refused;
      readonly entry: number;
      readonly names: readonly string[];
    }
  | { readonly kind: 'no-record'; readonly why: LinkProblem };

function namesIn(raw: unknown): string[] {
  const { seats } = (raw ?? {}) as { readonly seats?: unknown };
  const names = Array.isArray(seats)
    ? seats.map((seat: { readonly name?: unknown } | null) => seat?.name)
    : [];
  return names.every((name) => typeof name === 'string') ? names : [];
}

/**
 * Opens a record.
 * @param seats the seats to show; by default all are people, because a record contains neither bots nor tokens
 */
function opened(raw: unknown, seats?: readonly TableSeat[]): Opened {
  const match = replayStates(raw);
  // Replaying the match shows that the record is valid. Further fields of the record, such as its proof, are kept.
  return match.ok
    ? {
        kind: 'open',
        match: match.value,
        record: raw as MatchRecord,
        seats: seats ?? match.value.setup.names.map((name) => ({ name, kind: 'person' })),
      }
    : { kind: 'refused', why: match.error, entry: match.error.entry, names: namesIn(raw) };
}

async function openKept(messages: Catalogue, id: string): Promise<Opened> {
  const match = await savedMatch(id).catch(() => undefined);
  if (match === undefined) return { kind: 'gone' };
  if (!isOpenMatch(match)) return { kind: 'hidden' };
  return opened(recordOf(match), tableSeats(messages, match.seats));
}

/** Opens the match that the URL names: a saved match, a record of this site, or a record in the URL itself. */
async function openAddress(messages: Catalogue, id: string | null, address: string | null): Promise<Opened> {
  if (id !== null) return openKept(messages, id);
  const found = address === null ? await recordOfFragment(location.hash) : await fetchRecord(address);
  const table = address === null ? undefined : /^\/api\/v1\/tables\/([^/]+)\/record$/.exec(address)?.[1];
  if (table !== undefined)
    void import('../online/save-online-match.ts').then((one) => one.saveOnlineMatch(table));
  if (found === null) return { kind: 'nothing' };
  return found.ok ? opened(found.value) : { kind: 'no-record', why: found.error };
}

async function openFile(file: File): Promise<Opened> {
  const json = readRecordText(await file.text());
  return json.ok ? opened(json.value) : { kind: 'refused', why: json.error, entry: -1, names: [] };
}

interface Opening {
  readonly open: Opened;
  /** Counts the opened records. It serves as a key, so that no state of one record carries over to the next. */
  readonly opening: number;
}

const afterOpening = ({ opening }: Opening, open: Opened): Opening => ({ open, opening: opening + 1 });

export default function ReplayPage({ id }: { readonly id: string | null }) {
  const messages = useMessages();
  const search = new URLSearchParams(useSearch());
  const address = search.get('record');
  const move = Number(search.get('move')) || 0;
  const [{ open, opening }, setOpen] = useReducer(afterOpening, { open: { kind: 'opening' }, opening: 0 });
  useEffect(() => {
    let current = true;
    const look = () => {
      void openAddress(messages, id, address).then((found) => {
        if (current) setOpen(found);
      });
    };
    look();
    window.addEventListener('hashchange', look);
    return () => {
      current = false;
      window.removeEventListener('hashchange', look);
    };
  }, [messages, id, address]);
  const take = async (file: File | undefined) => {
    if (file !== undefined) setOpen(await openFile(file));
  };
  const problem = (refused: Opened): string | null => {
    if (refused.kind === 'no-record') return messages.say('web-bad-link', { why: refused.why });
    if (refused.kind !== 'refused') return null;
    const at = refused.entry >= 0 ? `${messages.say('web-at-entry', { number: refused.entry + 1 })} ` : '';
    return at + messages.explain(refused.why, refused.names);
  };
  if (open.kind === 'open') {
    const { match, record, seats } = open;
    return <ReplayTable key={opening} match={match} record={record} seats={seats} move={move} />;
  }
  return (
    <Page title={messages.say('web-open-record')} back="/history">
      <ErrorMessage text={problem(open)} />
      {open.kind === 'gone' ? <p role="alert">{messages.say('web-no-match.about')}</p> : null}
      {open.kind === 'hidden' ? <p role="alert">{messages.say('web-no-match.hidden')}</p> : null}
      {open.kind === 'opening' ? null : (
        <Card>
          <Field label={messages.say('web-record-file')} about={messages.say('web-record-file.about')}>
            <Input
              type="file"
              accept=".json,application/json"
              onChange={(event) => void take(event.target.files?.[0])}
            />
          </Field>
        </Card>
      )}
    </Page>
  );
}
