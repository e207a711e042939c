import { allSeats, type Told, told } from '@dicehall/engine';
import { type Catalogue, gameTexts } from '@dicehall/messages';
import type { TableDie } from '../desks/desk.ts';
import { desks } from '../desks/index.ts';
import { type Choice, choicesOf, viewOf } from '../table/choices.ts';
import { hidesChoices, type Need, needOf } from '../table/need.ts';
import { readable, type Sitting } from '../table/sitting.ts';
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
export type Teller = (told: Told) => string;

export const tellerOf = (words: Catalogue, { arranged }: Sitting): Teller => {
  const names = arranged.setup.names;
  return (one) => words.tell(one, names);
};

const shiftArrow = '⇧';

/** A key as it is shown. */
const keyCap = (key: string): string =>
  key.startsWith('shift-') ? shiftArrow + key.slice('shift-'.length) : key.toUpperCase();

/** Why a choice cannot be made, in words. */
function whyText(choice: Choice, words: Catalogue, names: readonly string[]): string {
  if (choice.why === null) return '';
  return 'code' in choice.why ? words.explain(choice.why, names) : words.tell(choice.why, names);
}

/** What a choice does, and what that leads to or why it cannot be done. */
export function choiceText(choice: Choice, words: Catalogue, names: readonly string[]): string {
  const label = words.tell(choice.label, names);
  if (choice.why !== null) return `${label}: ${whyText(choice, words, names)}`;
  const effect = choice.effect === null ? '' : ` ${words.tell(choice.effect, names)}`;
  const warning = choice.warning === undefined ? '' : ` – ${words.tell(choice.warning, names)}`;
  return `${label}${effect}${warning}`;
}

function paintedDie(die: TableDie, tell: Teller): PaintedDie {
  const above =
    die.mark === 'kept' && die.key !== ''
      ? `${die.key}✓`
      : die.mark === 'locked'
        ? tell(told('cli-die-locked'))
        : die.key;
  return { face: die.face, above, below: die.worth === null ? '' : tell(die.worth), mark: die.mark };
}

/** The scores strip: whose turn it is first marked, bots named as such. */
function scoresOf(sitting: Sitting, need: Need, words: Catalogue): Scene['scores'] {
  const { names } = sitting.arranged.setup;
  const view = viewOf(sitting);
  const on = need.kind === 'over' ? [] : [need.seat];
  return allSeats(names.length).map((seat) => {
    const isOn = need.kind === 'over' ? need.places[seat] === 1 : on.includes(seat);
    const player = sitting.arranged.players[seat];
    const key = player?.kind === 'bot' ? 'cli-strip-bot' : 'cli-strip';
    const strength = player?.kind === 'bot' ? player.strength : '';
    const text = words.say(key, { seat: { seat }, score: view.scores[seat] ?? 0, strength }, names);
    const place = need.kind === 'over' ? `${words.say('place', { place: need.places[seat] ?? 0 })} ` : '';
    return { text: `${isOn ? '▸' : ' '}${place}${text}`, isOn };
  });
}

function whoseText(sitting: Sitting, need: Need, tell: Teller): string {
  switch (need.kind) {
    case 'over':
      return tell(told('cli-over-go-on'));
    case 'hand-over':
      return tell(told('cli-pass-to', { seat: { seat: need.seat } }));
    case 'type-dice':
      return tell(
        told('cli-type-dice', {
          seat: { seat: need.seat },
          dice: need.dice,
          typed: [...sitting.typed].join(' '),
        }),
      );
    case 'throw':
    case 'bot':
      return tell(told('cli-plays', { seat: { seat: need.seat } }));
    case 'choose':
      return tell(told('cli-your-turn', { seat: { seat: need.seat } }));
  }
}

/**
 * What the table shows now.
 * @param storyLength how many of the last things that happened are put into words
 */
export function sceneOf(sitting: Sitting, words: Catalogue, storyLength: number): Scene {
  const { game, names } = sitting.arranged.setup;
  const tell = tellerOf(words, sitting);
  const need = needOf(sitting);
  const found = choicesOf(sitting);
  const view = viewOf(sitting);
  const desk = desks[game.id];
  const own = found?.dice ?? [];
  const past =
    own.length > 0 || sitting.fallen === null || (hidesChoices(sitting) && need.kind === 'hand-over')
      ? null
      : sitting.fallen;
  const seat = need.kind === 'over' ? 0 : need.seat;
  return {
    title: gameTexts(words, game).name,
    aside: tell(desk.title(view)),
    scores: scoresOf(sitting, need, words),
    whose: whoseText(sitting, need, tell),
    diceCaption:
      past === null ? '' : tell(told('cli-fallen', { seat: { seat: past.seat }, dice: { dice: past.dice } })),
    dice:
      past === null
        ? own.map((die) => paintedDie(die, tell))
        : past.dice.map((face) => ({ face, above: '', below: '', mark: 'past' })),
    status: need.kind === 'over' ? [] : (found?.status ?? desk.status(view, seat, null)).map(tell),
    story: storyLength === 0 ? [] : readable(sitting.story, sitting.eyes).slice(-storyLength).map(tell),
    note:
      sitting.note === null ? null : { tone: sitting.note.tone, text: sitting.note.told.map(tell).join(' ') },
    choices: (found?.choices ?? [])
      .filter(({ quiet }) => quiet !== true)
      .map((choice) => ({
        key: keyCap(choice.key),
        text: choiceText(choice, words, names),
        enabled: choice.why === null,
      })),
    aids: [
      ...(found?.aids ?? []).map(({ keys, label }) => ({ keys, text: tell(label) })),
      ...keysEverywhere.map((key) => ({
        keys: key.toUpperCase(),
        text: words.say(`cli-aid-${key === '?' ? 'help' : key}`),
      })),
    ],
  };
}
