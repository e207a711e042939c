import { lazy, Suspense, useEffect } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { LiveRegions } from '../announce/LiveRegions.tsx';
import { MessagesProvider } from '../i18n/messages.tsx';
import { Start } from '../start/Start.tsx';
import { base, onlineAddress } from './address.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { keepFocus } from './keep-focus.ts';
import { NotFound } from './NotFound.tsx';

const SetUp = lazy(() => import('../setup/SetUp.tsx'));
const QuickPlay = lazy(() => import('../start/QuickPlay.tsx'));
const LocalTable = lazy(() => import('../local/LocalTablePage.tsx'));
const Online = lazy(() => import('../online/OnlinePages.tsx'));
const Party = lazy(() => import('../party/PartyPage.tsx'));
const Room = lazy(() => import('../room/RoomPage.tsx'));
const Sheet = lazy(() => import('../sheet/SheetPage.tsx'));
const Rules = lazy(() => import('../rules/RulesPage.tsx'));
const Guide = lazy(() => import('../guide/GuidePage.tsx'));
const History = lazy(() => import('../history/HistoryPage.tsx'));
const Replay = lazy(() => import('../history/ReplayPage.tsx'));
const Explore = lazy(() => import('../explore/ExplorePage.tsx'));
const Train = lazy(() => import('../train/TrainPage.tsx'));
const Puzzles = lazy(() => import('../puzzles/PuzzlePage.tsx'));
const Daily = lazy(() => import('../puzzles/DailyPage.tsx'));
const MyPlay = lazy(() => import('../my-play/MyPlayPage.tsx'));
const Cards = lazy(() => import('../cards/CardsPage.tsx'));
const Fairness = lazy(() => import('../fairness/FairnessPage.tsx'));
const Settings = lazy(() => import('../settings/SettingsPage.tsx'));

const Routes = () => (
  <Switch>
    <Route path="/" component={Start} />
    <Route path="/quick" component={QuickPlay} />
    <Route path="/play/:game">{({ game }) => <SetUp gameId={game} key={game} />}</Route>
    <Route path="/table/:id">{({ id }) => <LocalTable id={id} key={id} />}</Route>
    {onlineAddress('/online')?.startsWith('/') ? <Route path="/online/*?" component={Online} /> : null}
    {onlineAddress('/party')?.startsWith('/') ? <Route path="/party" component={Party} /> : null}
    {onlineAddress('/room')?.startsWith('/') ? (
      <Route path="/room/:code?">{({ code }) => <Room code={code ?? null} key={code ?? ''} />}</Route>
    ) : null}
    <Route path="/sheet/:id?">{({ id }) => <Sheet id={id ?? null} key={id ?? ''} />}</Route>
    <Route path="/rules/:game">{({ game }) => <Rules gameId={game} key={game} />}</Route>
    <Route path="/guide/:game">{({ game }) => <Guide gameId={game} key={game} />}</Route>
    <Route path="/history" component={History} />
    <Route path="/replay/:id?">{({ id }) => <Replay id={id ?? null} key={id ?? ''} />}</Route>
    <Route path="/explore" component={Explore} />
    <Route path="/train" component={Train} />
    <Route path="/puzzles" component={Puzzles} />
    <Route path="/daily" component={Daily} />
    <Route path="/my-play" component={MyPlay} />
    <Route path="/cards/:game?">
      {({ game }) => <Cards {...(game !== undefined && { gameId: game })} />}
    </Route>
    <Route path="/dice" component={Fairness} />
    <Route path="/settings" component={Settings} />
    <Route component={NotFound} />
  </Switch>
);

function Opened() {
  // Links are now followed by the router; those of the prerendered start screen reload the page.
  useEffect(() => {
    document.documentElement.dataset.app = 'open';
  }, []);
  return null;
}

/** The screen at the current address. The build renders it for the start screen, and the app continues from there. */
export function Screen() {
  const [address] = useLocation();
  return (
    <>
      <ErrorBoundary resetKey={address} fallback={(error) => <ErrorPage error={error} />}>
        <Suspense fallback={null}>
          <Routes />
          <Opened />
        </Suspense>
      </ErrorBoundary>
      {/* Screen readers announce only what is added to a region that they already know. */}
      <LiveRegions />
    </>
  );
}

export function App() {
  useEffect(keepFocus, []);
  return (
    <MessagesProvider>
      <Router base={base.slice(0, -1)}>
        <Screen />
      </Router>
    </MessagesProvider>
  );
}
