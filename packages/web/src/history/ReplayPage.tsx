import type { SeenDice } from '@dicehall/dice';
import { framesOf, type MatchRecord, type Replayed, readJson, replayed } from '@dicehall/engine';
import { seenDiceOf } from '@dicehall/server/client';
import type { Review } from '@dicehall/strategy';
import { lazy, useEffect, useMemo, useReducer, useState } from 'react';
import { useSearch } from 'wouter';
import { LazyPart } from '../app/LazyPart.tsx';
import { Page } from '../app/Page.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { downloadRecord } from '../local/download-record.ts';
import { recordOf } from '../local/saved-match.ts';
import { savedMatch } from '../local/store.ts';
import { readSeen } from '../online/saved-tables.ts';
import { DiceProof } from '../proof/DiceProof.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { ReplaySteps } from './ReplaySteps.tsx';
import { fetchRecord, type LinkProblem, recordLink, recordOfFragment } from './record-link.ts';

const ReviewPanel = lazy(() => import('../review/ReviewPanel.tsx'));

type Refused = Parameters<ReturnType<typeof useMessages>['explain']>[0];
type Opened =
  | { readonly kind: 'nothing' | 'opening' | 'gone' }
  | { readonly kind: 'open'; readonly match: Replayed; readonly record: MatchRecord }
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

function opened(raw: unknown): Opened {
  const match = replayed(raw);
  // What replays is a valid record; further fields, such as its proof, are kept.
  return match.ok
    ? { kind: 'open', match: match.value, record: raw as MatchRecord }
    : { kind: 'refused', why: match.error, entry: match.error.entry, names: namesIn(raw) };
}

async function openKept(id: string): Promise<Opened> {
  const match = await savedMatch(id).catch(() => undefined);
  return match === undefined ? { kind: 'gone' } : opened(recordOf(match));
}

/** Opens what the address names: a saved match, a record of this site, or a record inside the address. */
async function openAddress(id: string | null, address: string | null): Promise<Opened> {
  if (id !== null) return openKept(id);
  const found = address === null ? await recordOfFragment(location.hash) : await fetchRecord(address);
  if (found === null) return { kind: 'nothing' };
  return found.ok ? opened(found.value) : { kind: 'no-record', why: found.error };
}

async function openFile(file: File): Promise<Opened> {
  const json = readJson(await file.text());
  return json.ok ? opened(json.value) : { kind: 'refused', why: json.error, entry: -1, names: [] };
}

/** What this browser saw of the table that the proof of a record names. */
function seenOf(record: MatchRecord): SeenDice {
  const { table } = ((record as { readonly proof?: unknown }).proof ?? {}) as { readonly table?: unknown };
  return typeof table === 'string' ? seenDiceOf(readSeen(table)) : {};
}

function OpenMatch({ match, record }: { readonly match: Replayed; readonly record: MatchRecord }) {
  const messages = useMessages();
  const { setup, log, states } = match;
  const frames = useMemo(() => framesOf(match, 'table'), [match]);
  const [at, setAt] = useState(frames.length);
  const [review, setReview] = useState<Review | null>(null);
  return (
    <>
      <ReplaySteps
        game={setup.game}
        names={setup.names}
        frames={frames}
        states={states}
        at={at}
        onGo={setAt}
        review={review}
      />
      <div className="row">
        <CopyLink label={messages.say('web-share')} link={() => recordLink(record)} />
        <Button onClick={() => downloadRecord(record, new Date().toISOString().slice(0, 10))}>
          {messages.say('web-save-record')}
        </Button>
      </div>
      {'proof' in record ? <DiceProof record={() => Promise.resolve(record)} seen={seenOf(record)} /> : null}
      {log.length === 0 ? null : (
        <LazyPart>
          <ReviewPanel
            record={() => Promise.resolve(record)}
            game={setup.game.id}
            seats={setup.names.length}
            onShow={(entry) => {
              setAt(entry + 1);
              window.scrollTo({ top: 0 });
            }}
            onReviewed={setReview}
          />
        </LazyPart>
      )}
    </>
  );
}

interface Opening {
  readonly open: Opened;
  /** Counts what was opened, as a key: no state of one record may carry over to the next. */
  readonly opening: number;
}

const afterOpening = ({ opening }: Opening, open: Opened): Opening => ({ open, opening: opening + 1 });

export default function ReplayPage({ id }: { readonly id: string | null }) {
  const messages = useMessages();
  const address = new URLSearchParams(useSearch()).get('record');
  const [{ open, opening }, setOpen] = useReducer(afterOpening, { open: { kind: 'opening' }, opening: 0 });
  useEffect(() => {
    let current = true;
    const look = () => {
      void openAddress(id, address).then((found) => {
        if (current) setOpen(found);
      });
    };
    look();
    window.addEventListener('hashchange', look);
    return () => {
      current = false;
      window.removeEventListener('hashchange', look);
    };
  }, [id, address]);
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
    const { match, record } = open;
    return (
      <Page title={messages.lookup(`game-${match.setup.game.id}`)} back="/history">
        <OpenMatch key={opening} match={match} record={record} />
      </Page>
    );
  }
  return (
    <Page title={messages.say('web-open-record')} back="/history">
      <ErrorMessage text={problem(open)} />
      {open.kind === 'gone' ? <p role="alert">{messages.say('web-no-match.about')}</p> : null}
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
