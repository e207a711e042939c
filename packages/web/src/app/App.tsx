import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { LiveRegions } from '../announce/LiveRegions.tsx';
import { loadTexts, MessagesProvider, type TextPart } from '../i18n/messages.tsx';
import { Start } from '../start/Start.tsx';
import { base, isFromServer } from './address.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { keepFocus } from './keep-focus.ts';
import { NotFound } from './NotFound.tsx';

/** The code and the texts of a screen load when it is first opened. */
const screen = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  part: TextPart = 'others',
): ComponentType<Props> =>
  lazy(async () => (await Promise.all([load(), loadTexts(part)]))[0]) as unknown as ComponentType<Props>;

const SetUp = screen(() => import('../setup/SetUp.tsx'), 'match');
const QuickPlay = screen(() => import('../start/QuickPlay.tsx'), 'match');
const LocalTable = screen(() => import('../local/LocalTablePage.tsx'), 'match');
const Online = screen(() => import('../online/OnlinePages.tsx'));
const Party = screen(() => import('../party/PartyPage.tsx'));
const Room = screen(() => import('../room/RoomPage.tsx'));
const Sheet = screen(() => import('../sheet/SheetPage.tsx'));
const Rules = screen(() => import('../rules/RulesPage.tsx'), 'match');
const Guide = screen(() => import('../guide/GuidePage.tsx'), 'match');
const History = screen(() => import('../history/HistoryPage.tsx'));
const Replay = screen(() => import('../history/ReplayPage.tsx'));
const Explore = screen(() => import('../explore/ExplorePage.tsx'));
const Train = screen(() => import('../train/TrainPage.tsx'));
const Puzzles = screen(() => import('../puzzles/PuzzlePage.tsx'));
const Daily = screen(() => import('../puzzles/DailyPage.tsx'));
const MyPlay = screen(() => import('../my-play/MyPlayPage.tsx'));
const Cards = screen(() => import('../cards/CardsPage.tsx'));
const Fairness = screen(() => import('../fairness/FairnessPage.tsx'));
const Settings = screen(() => import('../settings/SettingsPage.tsx'));

const Routes = () => (
  <Switch>
    <Route path="/" component={Start} />
    <Route path="/quick" component={QuickPlay} />
    <Route path="/play/:game">{({ game }) => <SetUp gameId={game} key={game} />}</Route>
    <Route path="/table/:id">{({ id }) => <LocalTable id={id} key={id} />}</Route>
    {isFromServer() ? <Route path="/online/*?" component={Online} /> : null}
    {isFromServer() ? <Route path="/party" component={Party} /> : null}
    {isFromServer() ? (
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
  // From now on, the router handles links. Before that, links of the prerendered start screen reload the page.
  useEffect(() => {
    document.documentElement.dataset.app = 'open';
  }, []);
  return null;
}

/**
 * Shows the screen at the current URL. The build prerenders the start screen from this component, and the app
 * hydrates it.
 */
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
      {/* Screen readers announce only what is added to a region that they already know, so the region is always there. */}
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
