import { allSeats, type ControlDie, type Controls, type Message, message } from '@dicehall/engine';
import { type Catalogue, gameTexts } from '@dicehall/messages';
import { controlsOf, keyedActions, viewOf } from '../table/controls.ts';
import { type Keeping, positionKey } from '../table/keeping.ts';
import { hidesChoices, type Prompt, promptOf } from '../table/prompt.ts';
import type { Session } from '../table/session.ts';
import { type TableTexts, textsOf } from '../table/texts.ts';
import { keyCap } from '../terminal/keys.ts';
import type { PaintedDie } from './dice.ts';

export interface PaintedChoice {
  readonly key: string;
  readonly text: string;
  readonly enabled: boolean;
}

/** Everything that the table shows, in one language. */
export interface Scene {
  readonly title: string;
  readonly progress: string;
  readonly goal: string;
  readonly race: string;
  readonly scores: readonly { readonly text: string; readonly isOn: boolean }[];
  readonly prompt: string;
  readonly diceCaption: string;
  readonly dice: readonly PaintedDie[];
  readonly status: readonly string[];
  /** What happened, the newest last. */
  readonly log: readonly string[];
  readonly note: { readonly tone: 'plain' | 'refused'; readonly text: string } | null;
  readonly choices: readonly PaintedChoice[];
  readonly diceKeys: readonly KeyHelp[];
  readonly commonKeys: readonly KeyHelp[];
}

export interface KeyHelp {
  readonly keys: string;
  readonly text: string;
}

const commonKeys = ['h', 's', 't', '?', 'q'] as const;

function choicesOf(controls: Controls, texts: TableTexts): PaintedChoice[] {
  return keyedActions(controls).map(({ key, action: { label, why, warning } }) => ({
    key: keyCap(key),
    text: [label, why, warning].flatMap((part) => (part === null ? [] : [texts.of(part)])).join(' – '),
    enabled: why === null,
  }));
}

function diceKeysOf({ dice, marking }: Controls, keeping: Keeping, texts: TableTexts): KeyHelp[] {
  const positions = dice.flatMap(({ tap, position }) => (tap === null ? [] : [position + 1]));
  const [first] = positions;
  const last = positions.at(-1);
  if (first === undefined || last === undefined) return [];
  if (keeping === 'value') {
    return [
      { keys: '⇧1–6', text: texts.of(message('cli-aid-keep-value')) },
      { keys: '1–6', text: texts.of(message('cli-aid-back-value')) },
    ];
  }
  const keys = first === last ? String(first) : `${first}–${last}`;
  return [{ keys, text: texts.of(message(`cli-aid-${marking ?? 'choose'}`)) }];
}

function keyOfDie(controls: Controls, { tap, position, mark }: ControlDie, keeping: Keeping): string {
  const key = tap === null || keeping === 'value' ? '' : (positionKey(controls, position) ?? '');
  return mark === 'chosen' && tap !== null ? `${key}✓` : key;
}

const diceOf = (controls: Controls, keeping: Keeping, texts: TableTexts): PaintedDie[] =>
  controls.dice.map((die) => ({
    face: die.face,
    above: die.mark === 'locked' ? texts.of(message('cli-die-locked')) : keyOfDie(controls, die, keeping),
    below: die.worth === null ? '' : texts.of(die.worth),
    mark: die.mark,
  }));

/** The scores; the seats that act now or have won are marked. */
function scoresOf(session: Session, prompt: Prompt, { standings }: Controls, texts: TableTexts) {
  const { setup, players } = session.tableSetup;
  const { scores } = viewOf(session);
  return allSeats(setup.names.length).map((seat) => {
    const isOn = prompt.kind === 'over' ? prompt.places[seat] === 1 : seat === prompt.seat;
    const key = players[seat]?.kind === 'bot' ? 'cli-strip-bot' : 'cli-strip';
    const text = texts.of(message(key, { seat: { seat }, score: scores[seat] ?? 0 }));
    const place =
      prompt.kind === 'over' ? `${texts.of(message('place', { place: prompt.places[seat] ?? 0 }))} ` : '';
    const standing = standings[seat] ?? null;
    const suffix = standing === null ? '' : ` (${texts.of(standing)})`;
    return { text: `${isOn ? '▸' : ' '}${place}${text}${suffix}`, isOn };
  });
}

function promptMessage(session: Session, prompt: Prompt): Message {
  switch (prompt.kind) {
    case 'over':
      return message('cli-over-go-on');
    case 'hand-over':
      return message('cli-pass-to', { seat: { seat: prompt.seat } });
    case 'type-dice': {
      const { seat, dice } = prompt;
      return message('cli-type-dice', { seat: { seat }, dice, typed: [...session.typed].join(' ') });
    }
    case 'throw':
    case 'bot':
    case 'wait':
      return message('cli-plays', { seat: { seat: prompt.seat } });
    case 'choose':
      return message('cli-your-turn', { seat: { seat: prompt.seat } });
  }
}

function statusOf(prompt: Prompt, { facts, note }: Controls, texts: TableTexts): string[] {
  if (prompt.kind === 'over') return [];
  const line = facts.map(texts.ofFact).join(' · ');
  return [...(line === '' ? [] : [line]), ...(note === null ? [] : [texts.of(note)])];
}

/**
 * What the table shows now.
 * @param logLength how many of the last events are shown
 */
export function sceneOf(session: Session, messages: Catalogue, logLength: number): Scene {
  const { setup, keeping } = session.tableSetup;
  const texts = textsOf(messages, session);
  const prompt = promptOf(session);
  const { seat, controls } = controlsOf(session);
  const { lastRoll, note } = session;
  const isHidden = hidesChoices(session) && prompt.kind === 'hand-over';
  const past = controls.dice.length > 0 || isHidden ? null : lastRoll;
  return {
    title: gameTexts(messages, setup.game).name,
    progress: texts.of(controls.progress),
    goal: texts.of(controls.goal),
    race: controls.race === null ? '' : texts.of(controls.race),
    scores: scoresOf(session, prompt, controls, texts),
    prompt: texts.of(promptMessage(session, prompt)),
    diceCaption:
      past === null
        ? ''
        : texts.of(message('cli-last-roll', { seat: { seat: past.seat }, dice: { dice: past.dice } })),
    dice:
      past === null
        ? diceOf(controls, keeping, texts)
        : past.dice.map((face) => ({ face, above: '', below: '', mark: 'spent' })),
    status: statusOf(prompt, controls, texts),
    log: logLength === 0 ? [] : texts.ofEvents(session.events).slice(-logLength),
    note: note === null ? null : { tone: note.tone, text: note.statements.map(texts.of).join(' ') },
    choices: seat === null ? [] : choicesOf(controls, texts),
    diceKeys: diceKeysOf(controls, keeping, texts),
    commonKeys: commonKeys.map((key) => ({
      keys: key.toUpperCase(),
      text: messages.say(`cli-aid-${key === '?' ? 'help' : key}`),
    })),
  };
}
