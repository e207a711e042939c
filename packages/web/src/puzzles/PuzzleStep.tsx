import { parsePosition } from '@dicehall/engine';
import { lossOf, type Puzzle } from '@dicehall/strategy';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Spoken } from '../announce/Spoken.tsx';
import { Page } from '../app/Page.tsx';
import { useExplored } from '../explore/use-explored.ts';
import { useMessages } from '../i18n/messages.tsx';
import { ErrorMessage } from '../ui/Field.tsx';
import { Answer } from './Answer.tsx';
import { chooserOf, PuzzleTable } from './PuzzleTable.tsx';

/** The answer to a puzzle. */
export interface Answered {
  readonly isRight: boolean;
  readonly loss: number;
}

interface PuzzleStepProps {
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly notice: ReactNode;
  readonly back: string;
  readonly onAnswer: (answered: Answered) => void;
  /** The effect of the answer; empty if it has none, null until it is known. */
  readonly outcome: string | null;
  readonly next: { readonly label: string; readonly run: () => void } | null;
  /** Content below the answer. */
  readonly children?: ReactNode;
}

/** One puzzle: its position on the table, and after the choice the value of every move. */
export function PuzzleStep({ puzzle, onAnswer, ...step }: PuzzleStepProps) {
  const messages = useMessages();
  const read = useMemo(() => parsePosition(puzzle.at), [puzzle]);
  const [move, setMove] = useState<unknown>(null);
  // The values are computed while the player thinks.
  const { positions, solving, failed } = useExplored([puzzle.at]);
  const explored = positions.find(({ line, rollouts }) => line === puzzle.at && rollouts === 0);
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!read.ok || move === null || explored === undefined) return;
    const loss = lossOf(explored, read.value.game, move);
    answer({ isRight: loss === 0, loss });
  }, [read, move, explored]);
  if (!read.ok) return <ErrorMessage text={messages.say('web-puzzles-problem', { problem: 'damaged' })} />;
  const { game, state } = read.value;
  const seat = chooserOf(game, state);
  if (move === null) return <PuzzleTable {...step} game={game} state={state} seat={seat} onMove={setMove} />;
  if (explored === undefined)
    return (
      <Page title={step.title} back={step.back}>
        <Spoken text={messages.say('web-explore-solving')} />
        {solving === null ? null : (
          <progress value={solving} aria-label={messages.say('web-explore-solving')} />
        )}
        <ErrorMessage text={failed ? messages.say('web-explore-failed') : null} />
      </Page>
    );
  return (
    <Answer
      game={game}
      state={state}
      seat={seat}
      line={puzzle.at}
      explored={explored}
      move={move}
      back={step.back}
      outcome={step.outcome}
      next={step.next}
    >
      {step.children}
    </Answer>
  );
}
