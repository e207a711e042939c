import {
  allSeats,
  type BaseEvent,
  type ControlDie,
  type Controls,
  type Fact,
  type Message,
  type MessageKey,
  message,
} from '@dicehall/engine';
import { type Catalogue, gameTexts } from '@dicehall/messages';
import type { PaintedDie } from '../paint/dice.ts';
import type { KeyHelp, PaintedChoice, Scene } from '../paint/table.ts';
import { keyCap } from '../terminal/keys.ts';
import { type Keeping, keyedActions, positionKey } from './keys.ts';
import {
  choosingSeat,
  onlyPerson,
  type Prompt,
  type Session,
  type Statement,
  visibleEvents,
} from './session.ts';

interface TableTexts {
  of(statement: Statement): string;
  ofFact(fact: Fact): string;
  /** Returns sentences for the events that the player at the keyboard may know. */
  ofEvents(events: readonly BaseEvent[]): string[];
}

export function textsOf(messages: Catalogue, { tableSetup, atKeyboard }: Session): TableTexts {
  const { game, names } = tableSetup.setup;
  const ofFact = ({ label, value }: Fact) => `${messages.text(label, names)}: ${messages.text(value, names)}`;
  return {
    of(statement) {
      if ('code' in statement) return messages.explain(statement, names);
      if ('key' in statement) return messages.text(statement, names);
      return `${ofFact(statement)}.`;
    },
    ofFact,
    ofEvents: (events) =>
      visibleEvents(events, atKeyboard).flatMap((event) => messages.event(game.id, event, names) ?? []),
  };
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
  return [{ keys, text: texts.of(message(`marking-${marking ?? 'choose'}.key` as MessageKey)) }];
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

/** Returns the scores, with a mark for seats that act now or have won. */
function scoresOf({ tableSetup, prompt, view, controls }: Session, texts: TableTexts): Scene['scores'] {
  const { setup, players } = tableSetup;
  const { scores } = view;
  return allSeats(setup.names.length).map((seat) => {
    const isOn =
      prompt.kind === 'over' ? prompt.places[seat] === 1 : 'seat' in prompt && seat === prompt.seat;
    const key = players[seat]?.kind === 'bot' ? 'cli-strip-bot' : 'cli-score-of-seat';
    const score = controls.unscored?.includes(seat) === true ? '–' : (scores[seat] ?? 0);
    const text = texts.of(message(key, { seat: { seat }, score }));
    const place =
      prompt.kind === 'over' ? `${texts.of(message('place', { place: prompt.places[seat] ?? 0 }))} ` : '';
    const standing = controls.standings[seat] ?? null;
    const suffix = standing === null ? '' : ` (${texts.of(standing)})`;
    return { text: `${isOn ? '▸' : ' '}${place}${text}${suffix}`, isOn };
  });
}

function promptMessage({ prompt, typed, tableSetup }: Session): Message {
  switch (prompt.kind) {
    case 'awaited':
      return message('online-starting');
    case 'over':
      return message('cli-over-go-on');
    case 'hand-over':
      return message('cli-pass-to', { seat: { seat: prompt.seat } });
    case 'type-dice': {
      const { seat, dice } = prompt;
      return message('cli-type-dice', { seat: { seat }, dice, typed: [...typed].join(' ') });
    }
    case 'throw':
    case 'bot':
    case 'wait':
      return message('cli-plays', { seat: { seat: prompt.seat } });
    case 'choose':
      return onlyPerson(tableSetup) === null
        ? message('turn-begins', { seat: { seat: prompt.seat } })
        : message('your-turn');
  }
}

function statusOf(prompt: Prompt, { facts, note }: Controls, texts: TableTexts): string[] {
  if (prompt.kind === 'over') return [];
  const line = facts.map(texts.ofFact).join(' · ');
  return [...(line === '' ? [] : [line]), ...(note === null ? [] : [texts.of(note)])];
}

/**
 * Returns the scene of a session.
 * @param logLength the number of recent events
 */
export function sceneOf(session: Session, messages: Catalogue, logLength: number): Scene {
  const { prompt, controls, lastRoll, note } = session;
  const { setup, keeping } = session.tableSetup;
  const texts = textsOf(messages, session);
  const past = controls.dice.length > 0 ? null : lastRoll;
  return {
    title: gameTexts(messages, setup.game).name,
    progress: texts.of(controls.progress),
    goal: texts.of(controls.goal),
    race: controls.race === null ? '' : texts.of(controls.race),
    scores: scoresOf(session, texts),
    prompt: texts.of(promptMessage(session)),
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
    choices: choosingSeat(session) === null ? [] : choicesOf(controls, texts),
    diceKeys: diceKeysOf(controls, keeping, texts),
    commonKeys: commonKeys.map((key) => ({
      keys: key.toUpperCase(),
      text: messages.say(`cli-aid-${key === '?' ? 'help' : key}`),
    })),
  };
}
