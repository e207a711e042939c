import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { Die } from '../dice/Die.tsx';
import { MessagesProvider, useMessages } from '../i18n/messages.tsx';
import { Start } from '../start/Start.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Page } from './Page.tsx';

const SetUp = lazy(() => import('../setup/SetUp.tsx'));
const LocalTable = lazy(() => import('../local/LocalTablePage.tsx'));
const Apart = lazy(() => import('../online/OnlinePages.tsx'));
const Rules = lazy(() => import('../rules/RulesPage.tsx'));
const History = lazy(() => import('../history/HistoryPage.tsx'));
const Replay = lazy(() => import('../history/ReplayPage.tsx'));
const Fairness = lazy(() => import('../fairness/FairnessPage.tsx'));
const SettingsPage = lazy(() => import('../settings/SettingsPage.tsx'));

function NotFound() {
  const messages = useMessages();
  return (
    <Page title={messages.say('web-not-found')}>
      <Die face={null} size="large" />
      <p>{messages.say('web-not-found.about')}</p>
      <LinkButton href="/" tone="primary">
        {messages.say('web-to-start')}
      </LinkButton>
    </Page>
  );
}

/** Every screen by its address. */
export function App() {
  // From now on links are followed here; what the build wrote into the page only loads anew.
  useEffect(() => {
    document.documentElement.dataset.app = 'open';
  }, []);
  return (
    <MessagesProvider>
      <Suspense fallback={null}>
        <Switch>
          <Route path="/" component={Start} />
          <Route path="/play/:game">{({ game }) => <SetUp gameId={game} key={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <LocalTable id={id} key={id} />}</Route>
          <Route path="/online/*?" component={Apart} />
          <Route path="/rules/:game">{({ game }) => <Rules gameId={game} key={game} />}</Route>
          <Route path="/history" component={History} />
          <Route path="/replay/:id?">{({ id }) => <Replay id={id ?? null} key={id ?? ''} />}</Route>
          <Route path="/dice" component={Fairness} />
          <Route path="/settings" component={SettingsPage} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </MessagesProvider>
  );
}
