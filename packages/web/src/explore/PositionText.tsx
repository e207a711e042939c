import type { AnyGame, Face, Message, Seat } from '@dicehall/engine';
import { Die } from '../dice/Die.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { seatKey } from '../table/model/seats.ts';
import { positionNote } from './position-note.ts';
import styles from './position-text.module.css';

interface PositionTextProps {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The dice of the next roll. They replace the dice of the position that are not locked. */
  readonly rolled?: readonly Face[];
}

export function PositionText({ game, state, seat, names, rolled }: PositionTextProps) {
  const messages = useMessages();
  const say = ({ key, values }: Message) => messages.say(key, values, names);
  const controls = game.controls(game.view(state, seat), seat, null);
  const { dice, facts, standings, lasting = standings } = controls;
  const note = positionNote(controls);
  const scores = game.scores(state);
  const shown =
    rolled === undefined
      ? dice
      : [
          ...dice.filter(({ mark }) => mark === 'locked'),
          ...rolled.map((face, at) => ({ face, position: dice.length + at, mark: 'open' })),
        ];
  return (
    <div className={styles.position}>
      <dl className={styles.scores}>
        {scores.map((score, one) => {
          const standing = lasting[one];
          return (
            <div key={seatKey(one)}>
              <dt>{names[one]}</dt>
              <dd className="number">{messages.number(score)}</dd>
              {standing == null ? null : <dd className="soft">{say(standing)}</dd>}
            </div>
          );
        })}
        {facts.map((fact) => (
          <div key={fact.id}>
            <dt>{say(fact.label)}</dt>
            <dd className="number">{say(fact.value)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.rolled}>
        {shown.length === 0 ? null : (
          <p className={styles.dice}>
            <span className="visually-hidden">{shown.map(({ face }) => face).join(' ')}</span>
            {shown.map(({ face, position, mark }) => (
              <Die key={position} face={face} size="small" state={mark === 'locked' ? 'locked' : 'lying'} />
            ))}
          </p>
        )}
        {note === null ? null : <p className="soft small">{say(note)}</p>}
      </div>
    </div>
  );
}
