import type { SeenDice } from '@dicehall/dice';
import { framesOf, type MatchRecord, type Replayed, type Seat } from '@dicehall/engine';
import { seenDiceOf } from '@dicehall/server/client';
import type { Review } from '@dicehall/strategy';
import { lazy, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { LazyPart } from '../app/LazyPart.tsx';
import { exploreMatch } from '../explore/explore-address.ts';
import { useMessages } from '../i18n/messages.tsx';
import { downloadRecord } from '../local/download-record.ts';
import { readSeen } from '../online/saved-tables.ts';
import { DiceProof } from '../proof/DiceProof.tsx';
import { verdictOf } from '../review/verdict.ts';
import { menuOf } from '../table/model/menu.ts';
import { seatOfYou, type TableSeat } from '../table/model/seats.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useFedTable } from '../table/use-table.ts';
import { Button } from '../ui/Button.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { recordLink } from './record-link.ts';
import styles from './replay.module.css';
import { usePlayback } from './use-playback.ts';

const ReviewPanel = lazy(() => import('../review/ReviewPanel.tsx'));

interface ReplayTableProps {
  readonly match: Replayed;
  readonly record: MatchRecord;
  readonly seats: readonly TableSeat[];
  readonly move: number;
}

/**
 * Returns what this browser saw of the online table of a record before its first roll; empty for a record without a
 * table.
 */
function seenOf(record: MatchRecord): SeenDice {
  const { table } = ((record as { readonly proof?: unknown }).proof ?? {}) as { readonly table?: unknown };
  return typeof table === 'string' ? seenDiceOf(readSeen(table)) : {};
}

const noOne: readonly Seat[] = [];

/** Shows a match as a spectator sees it, with its analysis below. */
export function ReplayTable({ match, record, seats, move }: ReplayTableProps) {
  const messages = useMessages();
  const [, navigate] = useLocation();
  const { setup, log, states } = match;
  const { game, options, names } = setup;
  const frames = useMemo(() => framesOf(match, 'table'), [match]);
  const playback = usePlayback(frames.length, move);
  const { at, go } = playback;
  const [review, setReview] = useState<Review | null>(null);
  const mine = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const start = useMemo(() => game.view(states[0], 'table'), [game, states]);
  const shownFrames = useMemo(() => frames.slice(0, at), [frames, at]);
  const top = useRef<HTMLDivElement>(null);
  const save = () => downloadRecord(record, new Date().toISOString().slice(0, 10));
  const you = seatOfYou({ mine });
  const verdict = review === null ? null : verdictOf({ messages, game, names, review, states, you }, at - 1);
  const table = useFedTable({
    game,
    options,
    title: messages.say('web-title-replay', { game: messages.lookup(`game-${game.id}`) }),
    back: '/history',
    seats,
    frames: shownFrames,
    start,
    // With a single person, the table is shown from that person's seat, but allows no moves.
    mine: mine.length === 1 ? mine : noOne,
    plays: noOne,
    isReplay: true,
    verdict,
    pace: playback.isStill ? 'instant' : playback.pace,
    act: () => Promise.resolve(null),
    menu: menuOf({
      explore: () => navigate(exploreMatch(game, states.slice(0, at + 1), you, names)),
      save,
    }),
  });
  return (
    <div ref={top} className={styles.replay}>
      <TableScreen
        table={table}
        foot={
          <ReplayControls
            table={table}
            playback={playback}
            frames={frames}
            review={review}
            verdict={verdict}
          />
        }
      />
      <div className="page" data-wide>
        {log.length === 0 || names.length === 1 ? null : (
          <LazyPart>
            <ReviewPanel
              record={() => Promise.resolve(record)}
              mine={mine.length === 1 ? mine : []}
              link={{
                kind: 'here',
                show: (to) => {
                  go(to);
                  top.current?.scrollIntoView({ block: 'start' });
                },
              }}
              onReviewed={setReview}
            />
          </LazyPart>
        )}
        <div className="row">
          <CopyLink label={messages.say('web-share')} link={() => recordLink(record)} />
          <Button onClick={save}>{messages.say('web-save-record')}</Button>
        </div>
        {'proof' in record ? (
          <DiceProof record={() => Promise.resolve(record)} seen={seenOf(record)} />
        ) : null}
      </div>
    </div>
  );
}
