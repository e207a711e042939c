import { message } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { type Api, matchSoFar, type TableMemory } from '@dicehall/server/client';
import type { Snapshot } from '@dicehall/server/protocol';
import type { Coach } from '../table/coach.ts';
import type { Keeping } from '../table/keeping.ts';
import { promptOf } from '../table/prompt.ts';
import { isLate } from './clock.ts';
import type { Command } from './command.ts';
import type { OnlineDriver } from './driver.ts';
import { openLiveTable } from './live-table.ts';
import { enterLine, pressOnline, withNote } from './press-online.ts';
import { refusalText, send } from './send.ts';
import { firstView, type OnlineView, viewAfter, wasRemoved } from './view.ts';

export interface OnlineSetup {
  readonly api: Api;
  readonly memory: TableMemory;
  readonly messages: Catalogue;
  readonly keeping: Keeping;
  /** Null where it is off, or the table does not allow it. */
  readonly coach: Coach | null;
  readonly now: () => number;
}

/** How a table was left. */
export type OnlineEnd =
  | { readonly kind: 'left'; readonly view: OnlineView }
  | { readonly kind: 'rematch'; readonly snapshot: Snapshot }
  | { readonly kind: 'closed'; readonly why: string };

/** What the coach says of the choice that is awaited; null where the key means nothing now. */
function hintFor({ online, session, line }: OnlineView, coach: Coach | null): string | null {
  const prompt = promptOf(session);
  if (coach === null || line !== null || session.screen.kind !== 'table' || prompt.kind !== 'choose')
    return null;
  const match = matchSoFar(online);
  return match === null ? null : coach(match.states.at(-1), prompt.seat, match.setup.names);
}

/** Plays or watches at one online table until it is left, or another one is opened. */
export async function playOnline(
  setup: OnlineSetup,
  driver: OnlineDriver,
  snapshot: Snapshot,
): Promise<OnlineEnd> {
  const { api, memory, messages, keeping, coach, now } = setup;
  const { inputs } = driver;
  let isChanged = false;
  const changed = () => {
    if (!isChanged) inputs.push({ kind: 'changed' });
    isChanged = true;
  };
  const live = openLiveTable({ api, memory, snapshot, onChange: changed });
  const ticking = setInterval(changed, 1000);
  let isPending = false;
  let next: Snapshot | null = null;

  const answered = (to: 'move' | 'command', refused: string | null, done?: string) =>
    inputs.push({ kind: 'answered', to, refused, done });

  function play(move: unknown): void {
    // A second press would act on a state that the player has not seen yet.
    if (isPending || move === undefined) return;
    isPending = true;
    live
      .play(move)
      .then((refused) => answered('move', refused === null ? null : refusalText(messages, refused)));
  }

  function request(view: OnlineView, command: Command): void {
    send({ api, memory, messages }, view, command).then((sent) => {
      if ('refused' in sent) return answered('command', sent.refused);
      // The stream may have been faster, and has told it.
      const isNew = (live.now()?.seq ?? 0) < sent.snapshot.seq;
      if (sent.snapshot.table.id !== snapshot.table.id) next = sent.snapshot;
      else live.take(sent.snapshot);
      answered('command', null, isNew || sent.isEvent !== true ? sent.done : undefined);
    });
  }

  async function run(): Promise<OnlineEnd> {
    const state = live.now();
    if (state === null) throw new Error('A table that has a snapshot has a state');
    let view = firstView(state, keeping, messages, now());
    await driver.show(view, view.log);
    for (;;) {
      const input = await inputs.next();
      let news: readonly string[] = [];
      if (input === null) return { kind: 'left', view };
      switch (input.kind) {
        case 'changed': {
          isChanged = false;
          const ended = live.ended();
          if (ended !== null) return { kind: 'closed', why: refusalText(messages, ended) };
          const online = live.now() ?? view.online;
          if (wasRemoved(view.online, online)) return { kind: 'closed', why: messages.say('online-removed') };
          const ticked = { ...view, now: now() };
          const after =
            online === view.online ? { view: ticked, news: [] } : viewAfter(ticked, online, messages);
          const late = isLate(view, after.view) && promptOf(after.view.session).kind === 'choose';
          news = [...after.news, ...(late ? [messages.say('online-late')] : [])];
          view = after.view;
          break;
        }
        case 'answered': {
          if (input.to === 'move') isPending = false;
          if (next !== null) return { kind: 'rematch', snapshot: next };
          const said = input.refused ?? input.done;
          if (said !== undefined) {
            const note = {
              tone: input.refused === null ? 'plain' : 'refused',
              statements: [message('online-answer', { why: said })],
            } as const;
            view = { ...view, session: { ...view.session, note } };
          }
          break;
        }
        case 'line':
        case 'key': {
          const hint = input.kind === 'key' && input.key === 'i' ? hintFor(view, coach) : null;
          if (hint !== null) {
            view = withNote(view, { tone: 'plain', statements: [message('cli-coach-says', { text: hint })] });
            break;
          }
          const pressed =
            input.kind === 'line'
              ? enterLine(view, input.text)
              : pressOnline(view, input.key, input.text, driver.extent?.(view));
          view = pressed.view;
          if (pressed.leave === true) return { kind: 'left', view };
          play(pressed.move);
          if (pressed.command !== undefined) request(view, pressed.command);
        }
      }
      await driver.show(view, news);
    }
  }

  try {
    return await run();
  } finally {
    clearInterval(ticking);
    live.close();
  }
}
