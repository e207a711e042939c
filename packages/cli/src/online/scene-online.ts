import { type OptionValue, withoutDefaults } from '@dicehall/engine';
import { type Catalogue, gameTexts, optionTexts, optionValueText } from '@dicehall/messages';
import { absenceAt } from '@dicehall/server/client';
import { type KeyHelp, type PaintedChoice, type Scene, sceneOf } from '../paint/scene.ts';
import { keyCap } from '../terminal/keys.ts';
import { clockMessages, timeText } from './clock.ts';
import { menuOf } from './menu.ts';
import { gameIn, type OnlineView } from './view.ts';

/**
 * What an online table says besides the match: the connection, absent players, seeds.
 * @param timed whether to tell what changes every second
 */
export function onlineStatus(view: OnlineView, messages: Catalogue, timed: boolean): string[] {
  const { online } = view;
  const { table, you } = online;
  const own = you.seat === null ? undefined : table.seats[you.seat];
  const isOver = table.match?.places != null;
  const absence = isOver ? null : absenceAt(online, view.now);
  const seat = absence === null ? null : { seat: absence.seat };
  const names = table.seats.map(({ name }) => name ?? '');
  const isSeedMissing =
    table.match !== null &&
    you.seat !== null &&
    table.dice.clientCommitments[you.seat] != null &&
    table.dice.clientSeeds[you.seat] == null;
  return [
    ...(timed && online.link === 'lost' ? [messages.say('online-lost')] : []),
    ...(table.status === 'playing' && table.match === null ? [messages.say('online-seeds-awaited')] : []),
    ...(own?.held === true && !own.resigned && !isOver ? [messages.say('online-held')] : []),
    ...(seat === null || absence === null || (!timed && absence.wait > 0)
      ? []
      : [
          messages.say(
            absence.isAway ? 'online-away' : 'online-slow',
            { seat, wait: timeText(absence.wait), can: absence.wait === 0 ? 'yes' : 'no' },
            names,
          ),
        ]),
    ...(table.undo === null || table.undo.waiting.length === 0 || isOver
      ? []
      : [messages.say('online-notice-undo-asked', { seat: { seat: table.undo.seat } }, names)]),
    ...(isSeedMissing && !isOver ? [messages.say('online-seed-missing')] : []),
    ...(table.match?.ended === 'resigned' ? [messages.say('online-ended-resigned')] : []),
    ...(isOver && table.rematch !== null ? [messages.say('online-notice-rematch')] : []),
    ...(table.coach && table.match !== null && !isOver ? [messages.say('coach-allowed')] : []),
    ...(you.seat === null && !isOver ? [messages.say('online-watching')] : []),
    ...(timed && table.watchers > 0 ? [messages.say('online-watchers', { count: table.watchers })] : []),
  ];
}

const menuChoices = (view: OnlineView, messages: Catalogue): PaintedChoice[] =>
  menuOf(view).map(({ key, label, why }) => ({
    key: keyCap(key),
    text: [label, why].flatMap((part) => (part === null ? [] : [messages.say(part)])).join(' – '),
    enabled: why === null,
  }));

export function rulesText(view: OnlineView, messages: Catalogue): string {
  const { table } = view.online;
  const game = gameIn(view);
  const own = Object.entries(withoutDefaults(game.options, table.options as Record<string, OptionValue>)).map(
    ([name, value]) =>
      `${optionTexts(messages, game, name).label}: ${optionValueText(messages, game, name, value)}`,
  );
  const { clock } = table;
  const count = clock.kind === 'seconds' ? clock.seconds : clock.kind === 'days' ? clock.days : 0;
  return [
    own.length === 0 ? messages.say('cli-rules-usual') : own.join(', '),
    messages.say('online-clock', { kind: clock.kind, count }),
    ...(table.coach ? [messages.say('coach-allowed')] : []),
  ].join(' · ');
}

/** The seats of the waiting room, each with who sits there. */
export const seatTexts = ({ online: { table } }: OnlineView, messages: Catalogue): string[] =>
  table.seats.map(({ kind, name, person, here, strength, seat }) => {
    const values = { number: seat + 1, name: name ?? '' };
    if (kind === 'empty') return messages.say('online-seat-free', values);
    if (kind === 'bot') return messages.say('online-seat-bot', { ...values, strength: strength ?? 'steady' });
    const role = person === table.host ? 'host' : 'player';
    return messages.say('online-seat-person', { ...values, role, here: here ? 'yes' : 'no' });
  });

const onlineKeys = (messages: Catalogue): KeyHelp[] => [
  { keys: 'C', text: messages.say('online-aid-chat') },
  { keys: '/', text: messages.say('online-aid-command') },
];

function waitingScene(view: OnlineView, base: Scene, messages: Catalogue, timed: boolean): Scene {
  const { online, session } = view;
  const { table, you } = online;
  const isHost = table.host === you.person && you.person !== null;
  const who = you.seat === null ? 'watcher' : isHost ? 'host' : 'player';
  const keys = base.commonKeys.filter(({ keys: key }) => key === '?' || key === 'Q');
  return {
    ...base,
    title: gameTexts(messages, session.tableSetup.setup.game).name,
    goal: rulesText(view, messages),
    scores: seatTexts(view, messages).map((text) => ({ text: ` ${text}`, isOn: false })),
    prompt: messages.say(table.status === 'open' ? 'online-waiting' : 'online-starting', { who }),
    diceCaption: '',
    race: '',
    dice: [],
    status: onlineStatus(view, messages, timed),
    choices: menuChoices(view, messages),
    diceKeys: [],
    commonKeys: [...onlineKeys(messages), ...keys],
  };
}

/** The table with the line that is being typed instead of the choices. */
const typing = (scene: Scene, line: string, messages: Catalogue): Scene => ({
  ...scene,
  prompt: `${messages.say('online-typing')} ${line}_`,
  choices: [],
  diceKeys: [],
  commonKeys: [
    { keys: 'Enter', text: messages.say('online-aid-send') },
    { keys: 'Esc', text: messages.say('online-aid-cancel') },
  ],
});

/**
 * Everything that a terminal shows of an online table.
 * @param timed whether to tell what changes every second
 */
export function onlineScene(view: OnlineView, messages: Catalogue, logLength: number, timed: boolean): Scene {
  const { online, session, log, line } = view;
  const match = sceneOf(session, messages, 0);
  const base = {
    ...match,
    progress: messages.say('online-progress', { progress: match.progress, code: online.table.code }),
    log: logLength === 0 ? [] : log.slice(-logLength),
  };
  if (online.table.match === null) {
    const scene = waitingScene(
      view,
      { ...base, progress: messages.say('online-code', { code: online.table.code }) },
      messages,
      timed,
    );
    return line === null ? scene : typing(scene, line, messages);
  }
  const scene: Scene = {
    ...base,
    status: [
      ...base.status,
      ...(timed ? clockMessages(view).map((one) => messages.text(one)) : []),
      ...onlineStatus(view, messages, timed),
    ],
    choices: [...(online.table.match.places === null ? base.choices : []), ...menuChoices(view, messages)],
    commonKeys: [...base.commonKeys, ...onlineKeys(messages)],
  };
  return line === null ? scene : typing(scene, line, messages);
}
