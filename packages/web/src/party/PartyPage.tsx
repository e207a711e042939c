import { snapshotSchema } from '@dicehall/server/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Page } from '../app/Page.tsx';
import { listedGames } from '../games/listed-games.ts';
import { useMessages } from '../i18n/messages.tsx';
import { call } from '../online/api.ts';
import { askWho, becomeScreen } from '../online/guest.ts';
import { useProblem } from '../online/use-changes.ts';
import { usePhoneAddress } from '../room/join-facts.ts';
import { firstGame } from '../start/last-game.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { ErrorMessage } from '../ui/Field.tsx';

/** Opens a table without seats and shows its room screen. The first person who joins with a phone is the host. */
export default function PartyPage() {
  const messages = useMessages();
  const [, go] = useLocation();
  const [game, setGame] = useState<string>(firstGame());
  const { problem, succeeds } = useProblem();
  const address = usePhoneAddress();
  const open = async () => {
    const me = await askWho();
    if (me.kind !== 'known' && !succeeds(await becomeScreen(messages.say('party-screen-name')))) return;
    const body = { game, party: true, sit: false };
    const answer = await call('POST', '/tables', (raw) => snapshotSchema.parse(raw), body);
    if (succeeds(answer)) go(`/room/${answer.value.table.code}`);
  };
  return (
    <Page title={messages.say('party')}>
      <p>{messages.say('party.about')}</p>
      {address === null ? (
        <>
          <p>{messages.say('room-own-address')}</p>
          <LinkButton href="/" tone="primary">
            {messages.say('web-play-here')}
          </LinkButton>
        </>
      ) : null}
      <Card
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <ChoiceField
          label={messages.say('party-game')}
          value={game}
          onChange={setGame}
          choices={listedGames().map(({ id }) => ({ value: id, text: messages.lookup(`game-${id}`) }))}
        />
        <ErrorMessage text={problem} />
        <Button type="submit" tone={address == null ? undefined : 'primary'} data-action="open-party">
          {messages.say('party-open')}
        </Button>
      </Card>
      {address === null ? null : (
        <LinkButton href={`/online/new/${game}`} tone="quiet">
          {messages.say('party-online')}
        </LinkButton>
      )}
    </Page>
  );
}
