import { highestFirst } from '@dicehall/engine';
import type { Evening } from '@dicehall/server/protocol';
import { useState } from 'react';
import { useDateFormat, useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { eveningImage } from './evening-image.ts';
import styles from './party.module.css';

interface EveningTableProps {
  readonly evening: Evening;
  readonly me: string | null;
}

/** Shows the standings of an evening. They can be saved and shared as a picture, even over plain http. */
export function EveningTable({ evening, me }: EveningTableProps) {
  const messages = useMessages();
  const date = useDateFormat();
  const [image, setImage] = useState<string | null>(null);
  const { standings, match } = evening;
  const areWins = standings.every(({ points, wins }) => points === wins);
  const teams = [...(evening.teams ?? [])].sort((a, b) => b.points - a.points);
  const linesOf = (rows: readonly { readonly name: string; readonly points: number }[]) => {
    const places = highestFirst(rows.map(({ points }) => points));
    return rows.map(({ name, points }, row) => ({
      name: `${messages.say('web-place', { place: places[row] ?? 0 })}  ${name}`,
      points: messages.number(points),
    }));
  };
  const draw = () =>
    setImage(
      eveningImage(
        messages.say('party-evening'),
        `${messages.say('match-count', { count: match })} · ${date(Date.now())}`,
        [...linesOf(standings), ...linesOf(teams)],
      ),
    );
  return (
    <section aria-label={messages.say('party-evening')}>
      <h3>{messages.say('party-evening')}</h3>
      <p className="soft small">{messages.say('match-count', { count: match })}</p>
      <ol className={styles.evening} data-evening>
        {standings.map(({ person, name, points, wins }) => (
          <li key={person} data-mine={person === me || undefined}>
            <span className="grow">{name}</span>
            <span className="soft small">{messages.say('party-wins', { wins })}</span>
            {areWins ? null : <span className="number">{messages.number(points)}</span>}
          </li>
        ))}
      </ol>
      {teams.length === 0 ? null : (
        <ol className={styles.evening} aria-label={messages.say('party-teams')}>
          {teams.map(({ name, points }) => (
            <li key={name}>
              <span className="grow">{name}</span>
              <span className="number">{messages.number(points)}</span>
            </li>
          ))}
        </ol>
      )}
      {image === null ? (
        <Button data-action="keep-evening" onClick={draw}>
          {messages.say('party-keep')}
        </Button>
      ) : (
        <a className={styles.picture} href={image} download="dicehall-evening.png">
          <img src={image} alt={messages.say('party-evening')} />
          {messages.say('party-picture')}
        </a>
      )}
    </section>
  );
}
