import { type Entry, openMatch, readJson, readRecord, replayLog, type Setup } from '@dicehall/engine';
import { useEffect, useId, useMemo, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { recordOf } from '../local/kept-match.ts';
import { keptMatch } from '../local/store.ts';
import { framesOf } from '../table/frame.ts';
import { useWords } from '../words/words.tsx';
import { ReplaySteps } from './ReplaySteps.tsx';

interface Replayed {
  readonly setup: Setup;
  readonly log: readonly Entry[];
  readonly states: readonly unknown[];
}

type Opened =
  | { readonly ok: true; readonly match: Replayed }
  | {
      readonly ok: false;
      readonly why: Parameters<ReturnType<typeof useWords>['explain']>[0];
      readonly entry: number;
    };

/** Replays a record from outside, every state of it. */
function openRecord(raw: unknown): Opened {
  const read = readRecord(raw);
  if (!read.ok) return { ok: false, why: read.error, entry: -1 };
  const { setup } = read.value;
  const log: Entry[] = [];
  const states = [openMatch(setup).state];
  const replayed = replayLog(setup, read.value.log, (_before, after, entry) => {
    log.push(entry);
    states.push(after);
  });
  return replayed.ok
    ? { ok: true, match: { setup, log, states } }
    : { ok: false, why: replayed.error, entry: replayed.error.entry };
}

/** A match step by step: one of this device, or a record from a file. */
export default function ReplayPage({ id }: { readonly id: string | null }) {
  const words = useWords();
  const field = useId();
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (id === null) return;
    keptMatch(id).then(
      (match) => {
        if (match !== undefined) setOpened(openRecord(recordOf(match)));
      },
      () => {},
    );
  }, [id]);
  const openFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const json = readJson(await file.text());
    setOpened(json.ok ? openRecord(json.value) : { ok: false, why: json.error, entry: -1 });
  };
  const match = opened?.ok === true ? opened.match : null;
  const frames = useMemo(
    () => (match === null ? [] : framesOf(match.setup, match.log, match.states, 'table')),
    [match],
  );
  return (
    <Page
      title={match === null ? words.say('web-open-record') : words.say(`game-${match.setup.game.id}`)}
      back="/history"
    >
      {opened?.ok === false ? (
        <p role="alert" className="bad">
          {opened.entry >= 0 ? `${words.say('web-at-entry', { number: opened.entry })} ` : ''}
          {words.explain(opened.why)}
        </p>
      ) : null}
      {match === null ? (
        <div className="card">
          <label className="field" htmlFor={field}>
            <span className="label">{words.say('web-record-file')}</span>
            <span className="soft small">{words.say('web-record-file.about')}</span>
          </label>
          <input
            id={field}
            className="input"
            type="file"
            accept=".json,application/json"
            onChange={(event) => void openFile(event.target.files?.[0])}
          />
        </div>
      ) : (
        <ReplaySteps
          names={match.setup.names}
          frames={frames}
          start={match.setup.game.view(match.states[0], 'table')}
        />
      )}
    </Page>
  );
}
