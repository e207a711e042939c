import { type AnyGame, ofSeat, parsePosition, type Seat } from '@dicehall/engine';
import { costOf } from '@dicehall/messages';
import { markOf, type Puzzle } from '@dicehall/strategy';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { Spoken } from '../announce/Spoken.tsx';
import { positionNote } from '../explore/position-note.ts';
import { useExplored } from '../explore/use-explored.ts';
import { useSeatNames } from '../explore/use-seat-names.ts';
import { useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import type { TableSeat } from '../table/model/seats.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useFedTable } from '../table/use-table.ts';
import { distinctTokens, tokenOfSeat } from '../tokens/tokens.ts';
import { ErrorMessage } from '../ui/Field.tsx';
import { Moves, Verdict } from './Answer.tsx';
import styles from './puzzles.module.css';

interface PuzzleTableProps {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly title: string;
  readonly notice: ReactNode;
  readonly back: string;
  /** The content below the felt after the answer; null before it. */
  readonly verdict: ReactNode;
  readonly onMove: (move: unknown) => void;
}

const noFrames: readonly never[] = [];
const noOne: readonly Seat[] = [];

function PuzzleTable(props: PuzzleTableProps) {
  const { game, state, seat, title, notice, back, verdict, onMove } = props;
  const names = useSeatNames(game.scores(state).length, seat);
  const { token: own } = useSettings();
  const seats = useMemo(() => {
    const tokens = distinctTokens(
      names.map((_, one) => (one === seat ? (own ?? tokenOfSeat(0)) : undefined)),
    );
    return names.map((name, one): TableSeat => {
      const token = ofSeat(tokens, one);
      return one === seat ? { name, kind: 'person', isNameless: true, token } : { name, kind: 'bot', token };
    });
  }, [names, seat, own]);
  const start = useMemo(() => game.view(state, seat), [game, state, seat]);
  const mine = useMemo(() => [seat], [seat]);
  const note = useMemo(() => positionNote(game.controls(start, seat, null)), [game, start, seat]);
  // Earlier announcements are removed before the table announces its position, so that nothing of the last puzzle stays.
  useLayoutEffect(() => announcer.clear(), []);
  const table = useFedTable({
    game,
    title,
    seats,
    frames: noFrames,
    isPosition: true,
    note,
    start,
    mine,
    // The answered position stays on the table, but allows no moves.
    ...(verdict !== null && { plays: noOne, isReplay: true }),
    back,
    act(_seat, move) {
      onMove(move);
      return Promise.resolve(null);
    },
  });
  return verdict === null ? (
    <TableScreen table={table} notice={notice} />
  ) : (
    <TableScreen table={table} foot={verdict} />
  );
}

function chooserOf(game: AnyGame, state: unknown): Seat {
  const step = game.step(state);
  return step.kind === 'choose' ? ofSeat(step.seats, 0) : 0;
}

export interface Answered {
  readonly isRight: boolean;
  /** The cost that the page shows, in percentage points or sips. */
  readonly cost: number;
}

interface PuzzleStepProps {
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly notice: ReactNode;
  readonly back: string;
  readonly onAnswer: (answered: Answered) => void;
  /** A text about the effect of the answer; empty if it has none, null until it is known. */
  readonly outcome: string | null;
  readonly next: { readonly label: string; readonly run: () => void } | null;
  /** The content that is shown below the answer. */
  readonly children?: ReactNode;
}

export function PuzzleStep(props: PuzzleStepProps) {
  const { puzzle, title, notice, back, onAnswer, outcome, next, children } = props;
  const messages = useMessages();
  const read = useMemo(() => parsePosition(puzzle.at), [puzzle]);
  const [move, setMove] = useState<unknown>(null);
  // The values are computed while the player thinks.
  const { positions, solving, failed } = useExplored([puzzle.at]);
  const explored = positions.find(({ line, rollouts }) => line === puzzle.at && rollouts === 0);
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!read.ok || move === null || explored === undefined) return;
    const { loss, worth } = markOf(explored, read.value.game, move) ?? { loss: 0, worth: 0 };
    const { cost } = costOf(explored.unit, { best: worth, value: worth - loss });
    answer({ isRight: loss === 0, cost });
  }, [read, move, explored]);
  if (!read.ok) return <ErrorMessage text={messages.say('web-puzzles-problem', { problem: 'damaged' })} />;
  const { game, state } = read.value;
  const seat = chooserOf(game, state);
  const answered = { game, state, seat, move };
  return (
    <div className={move === null ? undefined : styles.answered}>
      <PuzzleTable
        {...{ game, state, seat, title, notice, back }}
        onMove={setMove}
        verdict={
          move === null ? null : explored === undefined ? (
            <>
              {failed ? null : <Spoken text={messages.say('web-explore-solving')} />}
              {solving === null ? null : (
                <progress value={solving} aria-label={messages.say('web-explore-solving')} />
              )}
              <ErrorMessage text={failed ? messages.say('web-explore-failed') : null} />
            </>
          ) : (
            <Verdict {...answered} explored={explored} outcome={outcome} next={next} />
          )
        }
      />
      {move === null || explored === undefined ? null : (
        <div className="page" data-wide>
          <Moves {...answered} explored={explored} line={puzzle.at}>
            {children}
          </Moves>
        </div>
      )}
    </div>
  );
}
