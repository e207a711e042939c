import { type AnyGame, ofSeat, type Seat } from '@dicehall/engine';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { TableSeat } from '../table/seats.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useSeatNames } from './use-seat-names.ts';

interface PuzzleTableProps {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly title: string;
  readonly notice: ReactNode;
  readonly back: string;
  readonly onMove: (move: unknown) => void;
}

const noFrames: readonly never[] = [];

/** The position of a puzzle on the table, with the controls of the game. */
export function PuzzleTable({ game, state, seat, title, notice, back, onMove }: PuzzleTableProps) {
  const names = useSeatNames(game, state, seat);
  const seats = useMemo(
    () => names.map((name, one): TableSeat => ({ name, kind: one === seat ? 'person' : 'bot' })),
    [names, seat],
  );
  const start = useMemo(() => game.view(state, seat), [game, state, seat]);
  const mine = useMemo(() => [seat], [seat]);
  useEffect(() => {
    document.title = `${title} – Dicehall`;
  }, [title]);
  return (
    <TableScreen
      game={game}
      title={title}
      seats={seats}
      frames={noFrames}
      isPosition
      start={start}
      mine={mine}
      notice={notice}
      back={back}
      act={(_seat, move) => {
        onMove(move);
        return Promise.resolve(null);
      }}
    />
  );
}

/** The seat that chooses. */
export function chooserOf(game: AnyGame, state: unknown): Seat {
  const step = game.step(state);
  return step.kind === 'choose' ? ofSeat(step.seats, 0) : 0;
}
