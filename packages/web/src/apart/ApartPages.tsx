import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Switch } from 'wouter';
import { useWords } from '../words/words.tsx';
import { Join } from './Join.tsx';
import { NameGate } from './NameGate.tsx';
import { NewTable } from './NewTable.tsx';
import { OnlineTablePage } from './OnlineTablePage.tsx';
import { YouPage } from './YouPage.tsx';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Everything about playing apart, through a server. */
export default function ApartPages() {
  const words = useWords();
  return (
    <QueryClientProvider client={client}>
      <Switch>
        <Route path="/apart/new/:game">
          {({ game }) => (
            <NameGate title={words.say('web-play-apart')}>{() => <NewTable gameId={game} />}</NameGate>
          )}
        </Route>
        <Route path="/apart/table/:id">
          {({ id }) => (
            <NameGate title={words.say('web-table')} unnamed={() => <OnlineTablePage id={id} key={id} />}>
              {() => <OnlineTablePage id={id} key={id} />}
            </NameGate>
          )}
        </Route>
        <Route path="/apart/you">
          <NameGate title={words.say('web-you')}>{(me) => <YouPage me={me} />}</NameGate>
        </Route>
        <Route path="/apart/join/:code?">
          {({ code }) => (
            <NameGate title={words.say('web-join')}>
              {() => <Join code={code ?? ''} key={code ?? ''} />}
            </NameGate>
          )}
        </Route>
        <Route>
          <NameGate title={words.say('web-join')}>{() => <Join code="" />}</NameGate>
        </Route>
      </Switch>
    </QueryClientProvider>
  );
}
