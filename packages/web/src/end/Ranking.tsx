import { type BySeat, rankedSeats, type Seat } from '@dicehall/engine';
import { scoreText } from '@dicehall/messages';
import type { ComponentProps } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import type { TableSeat } from '../table/model/seats.ts';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { tokenOfSeat } from '../tokens/tokens.ts';

interface RankingProps extends ComponentProps<'ol'> {
  readonly places: BySeat<number>;
  readonly scores: BySeat<number>;
  readonly seats: readonly Pick<TableSeat, 'kind' | 'token'>[];
  readonly names: readonly (string | null)[];
  readonly mine?: Seat | null | undefined;
  /** The name of the unit; absent or an empty string if the scores have none. */
  readonly unit?: string;
  /** The class names of the parts of a row. */
  readonly parts: { readonly place?: string; readonly name?: string; readonly score?: string };
}

/** The ranking of a finished match: at the end of a match, in a room, and on the phones. */
export function Ranking({ places, scores, seats, names, mine, unit = '', parts, ...list }: RankingProps) {
  const messages = useMessages();
  return (
    <ol {...list}>
      {rankedSeats(places).map((seat) => (
        <li key={seat} data-first={places[seat] === 1 || undefined} data-mine={seat === mine || undefined}>
          <span className={`number ${parts.place ?? ''}`}>
            {messages.say('web-place', { place: places[seat] ?? 0 })}
          </span>
          <TokenMark token={seats[seat]?.token ?? tokenOfSeat(seat)} isBot={seats[seat]?.kind === 'bot'} />
          <span className={`grow ${parts.name ?? ''}`}>{names[seat]}</span>
          <span className={`number ${parts.score ?? ''}`}>
            {scoreText(messages, scores[seat] ?? 0, unit)}
          </span>
        </li>
      ))}
    </ol>
  );
}
