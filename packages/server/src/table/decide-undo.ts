import { type BaseEvent, err, ok, replayedLog, type Seat, whyNotAskUndo } from '@dicehall/engine';
import { type Decision, playingSeat } from './decide-move.ts';
import { entriesOf } from './log.ts';
import { isBotPlayed, type Table, type TableMatch } from './table.ts';

/** How often a seat may ask in one match. */
const mostAsked = 10;

/** The people whom a seat has to ask: bots agree by themselves. */
const peopleToAsk = ({ chairs }: Table, seat: Seat): Seat[] =>
  chairs.flatMap((chair, other) => (other === seat || isBotPlayed(chair) ? [] : [other]));

/** The events of the last entry, for which the match is played again. */
function lastEvents({ setup, log }: TableMatch): readonly BaseEvent[] {
  const played = replayedLog(
    setup,
    entriesOf(log).map(({ entry }) => entry),
  );
  if (!played.ok) throw new Error(`A logged entry breaks a rule: ${played.error.code}`);
  return played.value.events.at(-1) ?? [];
}

/** Whether the last entry of a match is a choice that its seat may ask to take back. */
function mayAsk(match: TableMatch, seat: Seat): boolean {
  const { setup, state, log } = match;
  const last = {
    entry: log?.entries.at(-1) ?? null,
    view: setup.game.view(state, 'table'),
    ...(log !== null && log.by !== 'person' && { by: log.by }),
  };
  const isRefused = (events: readonly BaseEvent[]) =>
    whyNotAskUndo(setup.game, { ...last, events }, seat) !== null;
  return !isRefused([]) && !isRefused(lastEvents(match));
}

/** Asks the other people to let a player take back their last choice; without others it is taken back at once. */
export function decideUndo(table: Table, person: string): Decision {
  const playing = playingSeat(table, person);
  if (!playing.ok) return playing;
  const { seat, match } = playing.value;
  if (!mayAsk(match, seat)) return err({ code: 'cannot-undo' });
  if (table.undo !== null) return err({ code: 'undo-asked' });
  if ((table.undosAsked[seat] ?? 0) >= mostAsked) return err({ code: 'too-many-undos' });
  const of = peopleToAsk(table, seat);
  return ok(of.length === 0 ? { kind: 'undone', seat } : { kind: 'undo-asked', seat, of });
}

/** The answer of a player who was asked. One refusal ends the request. */
export function decideUndoAnswer(table: Table, person: string, agrees: boolean): Decision {
  const playing = playingSeat(table, person);
  if (!playing.ok) return playing;
  const { seat } = playing.value;
  const { undo } = table;
  if (undo === null || !undo.waiting.includes(seat)) return err({ code: 'no-undo-asked' });
  const isLast = agrees && undo.waiting.length === 1;
  return ok(isLast ? { kind: 'undone', seat: undo.seat, by: seat } : { kind: 'undo-answered', seat, agrees });
}
