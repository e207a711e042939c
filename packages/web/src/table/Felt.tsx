import type { ControlAction, ControlDie, Face } from '@dicehall/engine';
import { bespoke } from '../games/bespoke.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { ActionBar } from './ActionBar.tsx';
import { FaceEntry } from './FaceEntry.tsx';
import { diceOnFelt, FeltDice } from './FeltDice.tsx';
import type { ShownTable } from './shown/use-shown-table.ts';
import { Tray } from './Tray.tsx';
import { isPreparing, TurnBoard } from './TurnBoard.tsx';
import type { TableProps } from './table-props.ts';

interface FeltProps {
  readonly table: TableProps & { readonly names: readonly string[] };
  readonly shown: ShownTable;
  readonly onTap: (die: ControlDie) => void;
  readonly onAct: (action: ControlAction) => void;
  readonly onEnter: (faces: readonly Face[]) => void;
}

/** What is on the felt: a step of a reveal, the cover, the planning board of a game, or the turn with its dice and actions. */
export function Felt({ table, shown, onTap, onAct, onEnter }: FeltProps) {
  const messages = useMessages();
  const { game, title, seats, frames, start, mine, enter, cover = null, names } = table;
  const { queue, view, controls, choosing, reveal } = shown;
  const { RevealBoard, PlanningBoard } = bespoke[game.id] ?? {};
  if (reveal !== null && RevealBoard !== undefined)
    return (
      <RevealBoard
        key={reveal.turn}
        view={queue.view}
        events={frames.slice(0, queue.count).flatMap(({ events }) => events)}
        reveal={reveal}
        seats={seats}
      />
    );
  if (cover !== null && !shown.isBehind) return cover;
  if (choosing !== null && PlanningBoard !== undefined)
    return <PlanningBoard seat={choosing} seats={seats} shown={shown} onAct={onAct} />;
  const entering = enter !== undefined && view.step.kind === 'throw' && cover === null ? view.step : null;
  const onFelt = diceOnFelt(game, frames, start, queue, controls);
  return (
    <>
      <TurnBoard
        view={view}
        acting={shown.acting}
        controls={controls}
        choosing={choosing}
        mine={mine}
        tray={<Tray groups={onFelt.laid.tray} locked={onFelt.locked} />}
        onAct={onAct}
      >
        <FeltDice
          game={game}
          title={title}
          frames={frames}
          start={start}
          mine={mine}
          names={names}
          queue={queue}
          onFelt={onFelt}
          controls={controls}
          isEntering={entering !== null}
          onTap={onTap}
        />
      </TurnBoard>
      {entering === null ? (
        <ActionBar actions={controls.actions.filter((action) => !isPreparing(action))} onAct={onAct} />
      ) : (
        <FaceEntry
          key={queue.count}
          count={entering.dice}
          label={messages.say(
            'web-real-dice-of',
            { seat: { seat: entering.seat }, count: entering.dice },
            names,
          )}
          onEnter={onEnter}
        />
      )}
    </>
  );
}
