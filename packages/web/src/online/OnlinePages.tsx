import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Switch } from 'wouter';
import { useMessages } from '../i18n/messages.tsx';
import { Join } from './Join.tsx';
import { NameGate } from './NameGate.tsx';
import { NewTable } from './NewTable.tsx';
import { InvitedTable } from './OnlineTablePage.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

export default function OnlinePages() {
  const messages = useMessages();
  return (
    <QueryClientProvider client={client}>
      <Switch>
        <Route path="/online/new/:game">
          {({ game }) => (
            <NameGate title={messages.say('web-play-online')}>{() => <NewTable gameId={game} />}</NameGate>
          )}
        </Route>
        <Route path="/online/table/:id">{({ id }) => <InvitedTable id={id} key={id} />}</Route>
        <Route path="/online/profile">
          <NameGate title={messages.say('web-you')}>{(me) => <ProfilePage me={me} />}</NameGate>
        </Route>
        <Route path="/online/join/:code?">
          {({ code }) => (
            <NameGate title={messages.say('web-join')}>
              {() => <Join code={code ?? ''} key={code ?? ''} />}
            </NameGate>
          )}
        </Route>
        <Route>
          <NameGate title={messages.say('web-join')}>{() => <Join code="" />}</NameGate>
        </Route>
      </Switch>
    </QueryClientProvider>
  );
}
