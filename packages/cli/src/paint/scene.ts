import { allSeats, type Message, message } from '@dicehall/engine';
import { type Catalogue, gameTexts } from '@dicehall/messages';
import type { TableDie } from '../desks/desk.ts';
import { desks } from '../desks/index.ts';
import { type Choice, choicesOf, viewOf } from '../table/choices.ts';
import { hidesChoices, type Prompt, promptOf } from '../table/prompt.ts';
import { readable, type Session } from '../table/session.ts';
import type { PaintedDie } from './dice.ts';

/** One thing that can be done, in words. */
interface PaintedChoice {
  readonly key: string;
  readonly text: string;
  readonly enabled: boolean;
}

/** Everything that the table shows, in words of one language. */
export interface Scene {
  readonly title: string;
  readonly aside: string;
  readonly scores: readonly { readonly text: string; readonly isOn: boolean }[];
  readonly whose: string;
  readonly diceCaption: string;
  readonly dice: readonly PaintedDie[];
  readonly status: readonly string[];
  readonly story: readonly string[];
  readonly note: { readonly tone: 'plain' | 'refused'; readonly text: string } | null;
  readonly choices: readonly PaintedChoice[];
  readonly aids: readonly { readonly keys: string; readonly text: string }[];
}

/** The keys that mean the same all through a match. */
const keysEverywhere = ['h', 's', 't', '?', 'q'] as const;

/** Says things of one match, its names filled in. */
export type Teller = (told: Message) => string;

export const tellerOf = (messages: Catalogue, { tableSetup }: Session): Teller => {
  const names = tableSetup.setup.names;
  return (one) => messages.tell(one, names);
};

const shiftArrow = '⇧';

/** A key as it is shown. */
const keyCap = (key: string): string =>
  key.startsWith('shift-') ? shiftArrow + key.slice('shift-'.length) : key.toUpperCase();

/** Why a choice cannot be made, in words. */
function whyText(choice: Choice, messages: Catalogue, names: readonly string[]): string {
  if (choice.why === null) return '';
  return 'code' in choice.why ? messages.explain(choice.why, names) : messages.tell(choice.why, names);
}

/** What a choice does, and what that leads to or why it cannot be done. */
export function choiceText(choice: Choice, messages: Catalogue, names: readonly string[]): string {
  const label = messages.tell(choice.label, names);
  if (choice.why !== null) return `${label}: ${whyText(choice, messages, names)}`;
  const effect = choice.effect === null ? '' : ` ${messages.tell(choice.effect, names)}`;
  const warning = choice.warning === undefined ? '' : ` – ${messages.tell(choice.warning, names)}`;
  return `${label}${effect}${warning}`;
}

function paintedDie(die: TableDie, tell: Teller): PaintedDie {
  const above =
    die.mark === 'kept' && die.key !== ''
      ? `${die.key}✓`
      : die.mark === 'locked'
        ? tell(message('cli-die-locked'))
        : die.key;
  return { face: die.face, above, below: die.worth === null ? '' : tell(die.worth), mark: die.mark };
}

/** The scores strip: whose turn it is first marked, bots named as such. */
function scoresOf(session: Session, need: Prompt, messages: Catalogue): Scene['scores'] {
  const { names } = session.tableSetup.setup;
  const view = viewOf(session);
  const on = need.kind === 'over' ? [] : [need.seat];
  return allSeats(names.length).map((seat) => {
    const isOn = need.kind === 'over' ? need.places[seat] === 1 : on.includes(seat);
    const player = session.tableSetup.players[seat];
    const key = player?.kind === 'bot' ? 'cli-strip-bot' : 'cli-strip';
    const strength = player?.kind === 'bot' ? player.strength : '';
    const text = messages.say(key, { seat: { seat }, score: view.scores[seat] ?? 0, strength }, names);
    const place = need.kind === 'over' ? `${messages.say('place', { place: need.places[seat] ?? 0 })} ` : '';
    return { text: `${isOn ? '▸' : ' '}${place}${text}`, isOn };
  });
}

function whoseText(session: Session, need: Prompt, tell: Teller): string {
  switch (need.kind) {
    case 'over':
      return tell(message('cli-over-go-on'));
    case 'hand-over':
      return tell(message('cli-pass-to', { seat: { seat: need.seat } }));
    case 'type-dice':
      return tell(
        message('cli-type-dice', {
          seat: { seat: need.seat },
          dice: need.dice,
          typed: [...session.typed].join(' '),
        }),
      );
    case 'throw':
    case 'bot':
      return tell(message('cli-plays', { seat: { seat: need.seat } }));
    case 'choose':
      return tell(message('cli-your-turn', { seat: { seat: need.seat } }));
  }
}

/**
 * What the table shows now.
 * @param storyLength how many of the last things that happened are put into words
 */
export function sceneOf(session: Session, messages: Catalogue, storyLength: number): Scene {
  const { game, names } = session.tableSetup.setup;
  const tell = tellerOf(messages, session);
  const need = promptOf(session);
  const found = choicesOf(session);
  const view = viewOf(session);
  const desk = desks[game.id];
  const own = found?.dice ?? [];
  const past =
    own.length > 0 || session.lastRoll === null || (hidesChoices(session) && need.kind === 'hand-over')
      ? null
      : session.lastRoll;
  const seat = need.kind === 'over' ? 0 : need.seat;
  return {
    title: gameTexts(messages, game).name,
    aside: tell(desk.title(view)),
    scores: scoresOf(session, need, messages),
    whose: whoseText(session, need, tell),
    diceCaption:
      past === null
        ? ''
        : tell(message('cli-fallen', { seat: { seat: past.seat }, dice: { dice: past.dice } })),
    dice:
      past === null
        ? own.map((die) => paintedDie(die, tell))
        : past.dice.map((face) => ({ face, above: '', below: '', mark: 'past' })),
    status: need.kind === 'over' ? [] : (found?.status ?? desk.status(view, seat, null)).map(tell),
    story: storyLength === 0 ? [] : readable(session.story, session.atKeyboard).slice(-storyLength).map(tell),
    note:
      session.note === null ? null : { tone: session.note.tone, text: session.note.told.map(tell).join(' ') },
    choices: (found?.choices ?? [])
      .filter(({ quiet }) => quiet !== true)
      .map((choice) => ({
        key: keyCap(choice.key),
        text: choiceText(choice, messages, names),
        enabled: choice.why === null,
      })),
    aids: [
      ...(found?.aids ?? []).map(({ keys, label }) => ({ keys, text: tell(label) })),
      ...keysEverywhere.map((key) => ({
        keys: key.toUpperCase(),
        text: messages.say(`cli-aid-${key === '?' ? 'help' : key}`),
      })),
    ],
  };
}
