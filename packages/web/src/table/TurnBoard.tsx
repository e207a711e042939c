import type { Seat } from '@dicehall/engine';
import type { ReactNode } from 'react';
import type { Hand } from '../hands/hand.ts';
import type { asAnyView } from '../hands/hand-of.ts';
import { useMessages, usePhrases } from '../i18n/messages.tsx';
import { phrase } from '../i18n/phrase.ts';
import { Button } from '../ui/Button.tsx';
import cloth from './felt.module.css';
import { actingSeats } from './seats.ts';

interface TurnBoardProps {
  readonly view: ReturnType<typeof asAnyView>;
  readonly hand: Hand | null;
  /** The seat that is played here and has to choose now. */
  readonly myTurn: Seat | null;
  /** Whether several seats are played on this screen. */
  readonly isShared: boolean;
  readonly onMark: (positions: readonly number[]) => void;
  /** The dice. */
  readonly children: ReactNode;
}

/** Whose turn it is and what is at stake, the dice, and what may help to choose. */
export function TurnBoard({ view, hand, myTurn, isShared, onMark, children }: TurnBoardProps) {
  const messages = useMessages();
  const say = usePhrases();
  const acting = actingSeats(view);
  const turn = phrase('web-turn-line', {
    seats: { seats: acting },
    count: acting.length,
    mine: myTurn !== null ? (isShared ? 'shared' : 'yes') : 'no',
    step: view.step.kind,
  });
  return (
    <div className={cloth.middle}>
      <p className={cloth.turn}>{say(turn)}</p>
      {hand === null ? null : (
        <dl className={cloth.facts}>
          {hand.facts.map(({ label, value }) => (
            <div key={label.key}>
              <dt>{say(label)}</dt>
              <dd className="number">{say(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <div className={cloth.below}>
        {hand?.note == null ? null : <p className={cloth.note}>{say(hand.note)}</p>}
        {myTurn !== null && hand !== null && hand.allScoring.length > 0 ? (
          <Button className={cloth.chip} data-action="all-scoring" onClick={() => onMark(hand.allScoring)}>
            {messages.say(`web-keep-all-${view.game}`)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
