import { type AnyGame, ofSeat, type Seat } from '@dicehall/engine';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { TableSeat } from '../table/model/seats.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useFedTable } from '../table/use-table.ts';
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
  const table = useFedTable({
    game,
    title,
    seats,
    frames: noFrames,
    isPosition: true,
    start,
    mine,
    back,
    act(_seat, move) {
      onMove(move);
      return Promise.resolve(null);
    },
  });
  return <TableScreen table={table} notice={notice} />;
}

export function chooserOf(game: AnyGame, state: unknown): Seat {
  const step = game.step(state);
  return step.kind === 'choose' ? ofSeat(step.seats, 0) : 0;
}
