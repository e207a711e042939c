import { useEffect, useEffectEvent, useState } from 'react';
import { whileMounted } from '../app/while-mounted.ts';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useMessages } from '../i18n/messages.tsx';
import type { SavedMatch } from '../local/saved-match.ts';
import { savedMatches } from '../local/store.ts';
import { tableSeats } from '../local/table-seats.ts';
import { shownName } from '../table/model/seats.ts';
import { RowLink } from '../ui/Button.tsx';

export default function ContinueMatch({ onFound }: { readonly onFound: () => void }) {
  const messages = useMessages();
  const [[match, ...others], setUnfinished] = useState<readonly SavedMatch[]>([]);
  const found = useEffectEvent(onFound);
  useEffect(
    () =>
      whileMounted(savedMatches(), (matches) => {
        const unfinished = matches.filter(({ over }) => !over);
        setUnfinished(unfinished);
        if (unfinished.length > 0) found();
      }),
    [],
  );
  if (match === undefined) return null;
  const name = messages.lookup(`game-${match.game}`);
  const players = messages.list(tableSeats(messages, match.seats).map((seat) => shownName(messages, seat)));
  return (
    <RowLink href={`/table/${match.id}`} isAwaited>
      <GameEmblem game={match.game} />
      <span className="grow">
        <strong>{messages.say('web-go-on', { game: name })}</strong>
        <span className="soft small">
          {others.length === 0
            ? players
            : `${players} · ${messages.say('web-go-on.others', { count: others.length })}`}
        </span>
      </span>
    </RowLink>
  );
}
