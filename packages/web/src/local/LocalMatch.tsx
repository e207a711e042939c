import {
  type Face,
  framesOf,
  message,
  type Seat,
  type Viewer,
  type WhyNotUndo,
  whyNotUndo,
} from '@dicehall/engine';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useCoach } from '../coach/use-coach.ts';
import { MatchEnd } from '../end/MatchEnd.tsx';
import { exploreMatch } from '../explore/explore-address.ts';
import { hasExpert } from '../games/listed-games.ts';
import { useMessages } from '../i18n/messages.tsx';
import { changeSettings } from '../settings/settings.ts';
import { likingOf } from '../setup/characters.ts';
import { saveDraft } from '../setup/saved-draft.ts';
import type { TableSeat } from '../table/seats.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { downloadRecord } from './download-record.ts';
import { ExpertNote } from './ExpertNote.tsx';
import { HandOver } from './HandOver.tsx';
import { countResult } from './level.ts';
import type { ActError, LocalTable } from './local-table.ts';
import { hasBot, isOpenMatch, personSeats, recordOf, type SavedMatch } from './saved-match.ts';
import { startMatch } from './start-match.ts';
import { isUnsaved } from './store.ts';
import { useBots } from './use-bots.ts';
import { useHandOverBeat } from './use-hand-over-beat.ts';

export function LocalMatch({ table }: { readonly table: LocalTable }) {
  const messages = useMessages();
  const [, go] = useLocation();
  const snapshot = useSyncExternalStore(table.onChange, table.now);
  const { match, setup, states } = snapshot;
  const [shown, setShown] = useState(match.log.length);
  const [holder, setHolder] = useState<Seat | null>(null);
  const [correcting, setCorrecting] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { game } = setup;
  const persons = useMemo(() => personSeats(match.seats), [match.seats]);
  const state = states.at(-1);
  const step = useMemo(() => game.step(state), [game, state]);
  const isSecret = game.facts.hiddenInformation && persons.length > 1;
  const next = step.kind === 'choose' ? (step.seats.find((seat) => persons.includes(seat)) ?? null) : null;
  // Undo may bring a choice back after the device was passed on.
  if (holder !== null && next !== null && next !== holder) setHolder(null);
  const viewer: Viewer = isSecret
    ? holder !== null && holder === next
      ? holder
      : 'table'
    : (persons[0] ?? 'table');
  const mine = useMemo(
    () => (isSecret ? (viewer === 'table' ? [] : [viewer]) : persons),
    [isSecret, viewer, persons],
  );
  const seats = useMemo(
    (): TableSeat[] =>
      match.seats.map(({ name, player, token }) => ({
        name,
        kind: player.kind,
        ...(token !== undefined && { token }),
        ...(player.kind === 'bot' && { likes: likingOf(messages, player) }),
      })),
    [match.seats, messages],
  );
  const frames = useMemo(() => framesOf(snapshot, viewer), [snapshot, viewer]);
  const start = useMemo(() => game.view(states[0], viewer), [game, states, viewer]);
  const coach = useCoach(snapshot, persons);
  // Bots wait while the players are asked whether to undo a move.
  useBots(table, isAsking ? -1 : shown);

  const isStarting = useRef(false);
  const again = async () => {
    if (isStarting.current) return;
    isStarting.current = true;
    const draft = { seats: match.seats, options: match.options, dice: match.dice };
    saveDraft(game, draft);
    go(`/table/${await startMatch(game, draft)}`);
  };
  const result = useMemo(
    () =>
      step.kind === 'over' ? { places: step.places, scores: game.scores(state), isResigned: false } : null,
    [game, state, step],
  );
  const isPassing = useHandOverBeat({
    seat: isSecret ? null : next,
    first: persons[0] ?? null,
    isShown: shown >= match.log.length,
  });
  const isOver = result !== null && shown >= match.log.length;
  const [only, ...otherPersons] = persons;
  const ownPlace = only === undefined || otherPersons.length > 0 ? undefined : result?.places[only];
  useEffect(() => {
    if (ownPlace !== undefined && hasBot(match.seats)) countResult(match.id, ownPlace === 1);
  }, [ownPlace, match.id, match.seats]);
  const mustHandOver = isSecret && next !== null && holder !== next && shown >= match.log.length;
  const cover = isOver ? (
    <MatchEnd
      id={match.id}
      game={game}
      frames={frames}
      start={start}
      seats={seats}
      mine={persons}
      places={result.places}
      scores={result.scores}
      onAgain={() => void again()}
      record={() => Promise.resolve(recordOf(match))}
      replay={`/replay/${match.id}`}
    />
  ) : mustHandOver ? (
    <HandOver seat={next} seats={seats} onTaken={() => setHolder(next)} />
  ) : null;
  const said = (why: ActError | null) =>
    why === 'changed-elsewhere' ? messages.say('web-went-on-elsewhere') : why;
  const isSolving = hasExpert(game.id, match.seats.length) && hasBot(match.seats, 'expert');
  const last = match.log.at(-1);
  // While the device changes hands, it is still with the last player.
  const asking = isSecret ? (holder === null ? [] : [holder]) : persons;
  const undo = undoOf(whyNotUndo(snapshot, asking), match.dice);
  const runUndo = () => {
    if (undo.correctsRoll) setCorrecting(match.log.length - 1);
    // A single person need not ask anyone.
    else if (persons.length > 1) setAsking(true);
    else void table.undo(asking);
  };
  return (
    <>
      <TableScreen
        game={game}
        title={messages.lookup(`game-${game.id}`)}
        seats={seats}
        frames={frames}
        start={start}
        mine={mine}
        here={persons}
        act={(seat, move) => table.act(seat, move).then(said)}
        enter={match.dice === 'real' ? (faces: readonly Face[]) => table.enter(faces).then(said) : undefined}
        passingTo={isPassing ? next : null}
        undo={{ why: undo.why, run: runUndo }}
        menu={[
          ...(isOpenMatch(match)
            ? [
                {
                  id: 'save',
                  label: messages.say('web-save-record'),
                  onChoose: () => downloadRecord(recordOf(match), match.id),
                },
              ]
            : []),
          ...(game.facts.hiddenInformation
            ? []
            : [
                {
                  id: 'coach',
                  label: messages.say('web-coach-turn', { to: coach.isOn ? 'off' : 'on' }),
                  onChoose: () => changeSettings({ coach: !coach.isOn }),
                },
              ]),
          // A line of the position would show what is hidden during play.
          ...(isOver || !game.facts.hiddenInformation
            ? [
                {
                  id: 'explore',
                  label: messages.say('web-explore-here'),
                  onChoose: () => go(exploreMatch(game, states)),
                },
              ]
            : []),
          { id: 'settings', label: messages.say('web-settings'), onChoose: () => go('/settings') },
          { id: 'leave', label: messages.say('web-leave'), isApart: true, onChoose: () => go('/') },
        ]}
        coach={coach}
        notice={
          <>
            {isUnsaved(match.id) ? <p className="soft small">{messages.say('web-match-unsaved')}</p> : null}
            {isSolving && !isOver ? (
              <ExpertNote game={match.game} options={setup.options} seats={match.seats.length} />
            ) : null}
          </>
        }
        cover={cover}
        result={result}
        onShown={setShown}
        lineControl={
          match.dice === 'real' && !match.over
            ? (line) => {
                const entry = match.log[line.frame];
                return entry !== undefined && 'dice' in entry ? (
                  <Button
                    tone="quiet"
                    aria-label={messages.say(
                      'web-correct.name',
                      { seat: { seat: entry.seat }, dice: { dice: entry.dice } },
                      setup.names,
                    )}
                    onClick={() => setCorrecting(line.frame)}
                  >
                    {messages.say('web-correct')}
                  </Button>
                ) : null;
              }
            : undefined
        }
      />
      {isAsking && last !== undefined ? (
        <ConfirmDialog
          text="web-undo"
          about={messages.say(
            'web-undo-ask',
            { seats: { seats: persons }, seat: { seat: last.seat } },
            setup.names,
          )}
          action="agree"
          primary="sure"
          onConfirm={() => {
            setAsking(false);
            void table.undo(asking);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {correcting === null ? null : (
        <CorrectDialog table={table} index={correcting} onClose={() => setCorrecting(null)} />
      )}
    </>
  );
}

/** What the undo button does. A roll of real dice stands, but the faces that were entered for it can be corrected. */
function undoOf(code: WhyNotUndo | null, dice: SavedMatch['dice']) {
  const correctsRoll = code === 'rolled' && dice === 'real';
  const why = code === null || correctsRoll ? null : message('web-why-not-undo', { code });
  return { why, correctsRoll };
}
