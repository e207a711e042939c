import { type BaseEvent, type Face, gameOf, message, moveAction, noAction } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { here } from '../src/table/play-here.ts';
import { press } from '../src/table/press.ts';
import { applyEntry, lastRollAfter, type Session, startSession, wholeState } from '../src/table/session.ts';
import { paint } from '../src/terminal/screen.ts';
import { messages } from './online-tables.ts';
import { pressed, randomMatch, tableFor, thrown } from './playthrough.ts';

const person = { kind: 'person' } as const;
const bot = { kind: 'bot', strength: 'novice' } as const;

function after(session: Session, entry: Parameters<typeof applyEntry>[1]): Session {
  const next = applyEntry(session, entry);
  if (!next.ok) throw new Error(next.error.code);
  return next.value.state;
}

describe('the last roll stays on the table', () => {
  const earlier = { seat: 0, dice: [6, 6] as Face[] };
  const event = (kind: string, dice: Face[]) => ({ kind, seat: 1, dice }) as unknown as BaseEvent;

  test.each(['rolled', 'scored', 'busted', 'overshot', 'banked', 'moon'])(
    'the dice of the event “%s” are the last roll',
    (kind) => {
      const events = [event('rolled', [1, 1]), event(kind, [2, 3])];
      expect(lastRollAfter(earlier, 1, events)).toEqual({ seat: 1, dice: [2, 3] });
    },
  );

  test('other events do not change the last roll', () => {
    expect(lastRollAfter(earlier, 1, [event('kept', [2, 3]), event('turn-ended', [2, 3])])).toBe(earlier);
    expect(lastRollAfter(null, 1, [])).toBe(null);
  });
});

describe('real dice are typed by the person who rolled them', () => {
  const real = { dice: { kind: 'real' } } as const;

  test('the dice of a bot are rolled, and those of a person are typed', () => {
    const table = tableFor('greed', ['Ada', 'Bot'], { ...real, players: [person, bot] });
    const rolling = pressed(startSession(table), 'r');
    expect(rolling.prompt).toEqual({ kind: 'type-dice', seat: 0, dice: 5 });
    const bust = after({ ...rolling, typed: '22346' }, { seat: 0, dice: [2, 2, 3, 4, 6] });
    expect([bust.typed, bust.prompt.kind]).toEqual(['', 'bot']);
    const theirs = after(bust, { seat: 1, move: { type: 'roll' } });
    expect(theirs.prompt).toEqual({ kind: 'throw', seat: 1, dice: 5 });
  });

  test('the keyboard is passed before a secret roll, and not before an open one', () => {
    const open = pressed(startSession(tableFor('greed', ['Ada', 'Bo'], real)), 'r');
    expect(open.prompt.kind).toBe('type-dice');
    const secret = startSession(tableFor('hidden-pairs', ['Ada', 'Bo'], real));
    expect(secret.prompt).toEqual({ kind: 'hand-over', seat: 0 });
    const typing = pressed(secret, 'enter');
    expect(typing.prompt).toEqual({ kind: 'type-dice', seat: 0, dice: 6 });
    const passed = after(typing, { seat: 0, dice: [1, 2, 3, 4, 5, 6] });
    expect([passed.prompt, passed.atKeyboard, passed.lastRoll]).toEqual([
      { kind: 'hand-over', seat: 1 },
      null,
      null,
    ]);
  });
});

describe('players who hide their choices share a keyboard', () => {
  const dealt = (players = [person, person]) =>
    pressed(thrown(startSession(tableFor('hidden-pairs', ['Ada', 'Bo'], { players }))), 'enter');

  test('a secret re-roll keeps the keyboard, and committing passes it on', () => {
    const own = dealt();
    expect([own.prompt, own.atKeyboard]).toEqual([{ kind: 'choose', seat: 0 }, 0]);
    const rolled = thrown(after(own, { seat: 0, move: { type: 're-roll', die: 0 } }));
    expect([rolled.prompt, rolled.atKeyboard]).toEqual([{ kind: 'choose', seat: 0 }, 0]);
    const pairs = [
      [0, 1],
      [2, 3],
      [4, 5],
    ];
    const committed = after(rolled, { seat: 0, move: { type: 'commit', pairs } });
    expect([committed.prompt, committed.atKeyboard]).toEqual([{ kind: 'hand-over', seat: 1 }, null]);
  });

  test('the only person among bots always keeps the keyboard', () => {
    const players = [person, bot] as never;
    const start = startSession(tableFor('hidden-pairs', ['Ada', 'Bot'], { players }));
    const rolled = thrown(start);
    expect([start.atKeyboard, rolled.atKeyboard]).toEqual([0, 0]);
    // The roll of the bot is secret.
    expect(rolled.lastRoll?.seat).toBe(0);
  });
});

test('a session keeps the last 60 events', () => {
  const rolling = press(startSession(tableFor('greed', ['Ada', 'Bo'])), 'r');
  const before = rolling.entry === undefined ? rolling.session : after(rolling.session, rolling.entry);
  const earlier = Array.from({ length: 60 }, (_, at) => ({ kind: `${at}` }) as unknown as BaseEvent);
  const dice: Face[] = [2, 2, 3, 4, 6];
  const added = after({ ...before, events: [] }, { seat: 0, dice }).events;
  const { events } = after({ ...before, events: earlier }, { seat: 0, dice });
  expect(added.length).toBeGreaterThan(0);
  expect(events).toEqual([...earlier, ...added].slice(-60));
});

describe('keys at a table show and hide notes', () => {
  const started = pressed(thrown(startSession(tableFor('ten-thousand', ['Ada', 'Bo']))), 'r');
  const seat = started.prompt.kind === 'choose' ? started.prompt.seat : -1;
  const tappable = started.controls.dice.find(({ tap }) => tap !== null);
  const note = { tone: 'refused', statements: [] } as const;
  const noteAfter = (session: Session, key: string) => press({ ...session, note }, key).session.note;

  test('a note disappears once a die is marked, a face is typed or removed, or a page is opened', () => {
    expect(noteAfter(started, `${(tappable?.position ?? 0) + 1}`)).toBe(null);
    for (const key of ['?', 'q']) expect(noteAfter(started, key)).toBe(null);
    const typing: Session = { ...started, prompt: { kind: 'type-dice', seat: 0, dice: 3 }, typed: '1' };
    for (const key of ['5', 'backspace']) expect(noteAfter(typing, key)).toBe(null);
    const passing: Session = { ...started, prompt: { kind: 'hand-over', seat: 1 } };
    for (const key of ['enter', 'space'])
      expect(press({ ...passing, note }, key).session).toMatchObject({ atKeyboard: 1, note: null });
    expect(press({ ...passing, note }, 'r').session.note).toBe(note);
  });

  test('Ctrl+C asks whether to leave, also over a page of help', () => {
    const reading: Session = { ...started, screen: { kind: 'help', scroll: 3 } };
    expect(press(reading, 'ctrl-c').session.screen).toEqual({ kind: 'leave' });
  });

  test('after the match, S prints the scores, and T that the match is over', () => {
    const last = [...randomMatch(tableFor('threes', ['Ada', 'Bo']), 'over')].at(-1) ?? started;
    expect(last.prompt.kind).toBe('over');
    const [ada, bo] = last.view.scores;
    expect(press(last, 's').session.note?.statements).toEqual([
      message('cli-score-of', { seat: { seat: 0 }, score: ada ?? '' }),
      message('cli-score-of', { seat: { seat: 1 }, score: bo ?? '' }),
    ]);
    expect(press(last, 't').session.note?.statements).toEqual([message('match-over')]);
    expect(press(last, 'r').session.note).toBe(null);
  });

  test('the key H ends with the facts and the note of the turn', () => {
    const fact = { id: 'stake', label: message('match-over'), value: message('match-again') };
    const controls = { ...started.controls, facts: [fact], note: message('online-starting') };
    const { note: shown } = press({ ...started, controls }, 'h').session;
    expect(shown?.statements.slice(-2)).toEqual([fact, message('online-starting')]);
  });

  test('the draft that a move leaves for the next choice of its player is kept', () => {
    const { game } = started.tableSetup.setup;
    const [move] = game.moves(wholeState(started), seat);
    const next = tappable?.tap;
    const action = { ...moveAction('roll', message('match-again'), 'p', move), why: null };
    const controls = { ...started.controls, actions: [{ ...action, effect: { kind: 'move', move, next } }] };
    const after = press({ ...started, controls } as Session, 'p');
    expect([after.session.drafts[seat], after.entry]).toEqual([next, { seat, move }]);
  });
});

test('a player is told who still has to choose if several players choose at the same time', () => {
  const { note } = pressed(
    pressed(thrown(startSession(tableFor('hidden-pairs', ['Ada', 'Bo']))), 'enter'),
    't',
  );
  expect(note?.statements).toEqual([
    message('cli-turn-of', { seat: { seat: 0 } }),
    message('cli-still-choosing', { seats: { seats: [0, 1] } }),
  ]);
  const alone = pressed(startSession(tableFor(gameOf('greed').id, ['Ada', 'Bo'])), 't');
  expect(alone.note?.statements).toEqual([message('cli-turn-of', { seat: { seat: 0 } })]);
});

test('without dice to choose from, H prints the last roll and the player who rolled it', () => {
  const { statements } =
    pressed(
      {
        ...startSession(tableFor('greed', ['Ada', 'Bo', 'Cy'])),
        prompt: { kind: 'bot', seat: 2, strength: 'steady' },
        lastRoll: { seat: 1, dice: [2, 3] },
      } as Session,
      'h',
    ).note ?? expect.fail();
  expect(statements).toEqual([message('cli-last-roll', { seat: { seat: 1 }, dice: { dice: [2, 3] } })]);
});

describe('the screen of a table shows what its session says', () => {
  const started = pressed(thrown(startSession(tableFor('ten-thousand', ['Ada', 'Bo']))), 'r');
  const shown = (session: Session, logLength = 0) => here(messages.en).scene(session, logLength, true);

  test('the log has as many of the newest sentences as there is room for', () => {
    const all = shown(started, 50).log;
    expect(all.length).toBeGreaterThan(2);
    expect([shown(started, 2).log, shown(started).log]).toEqual([all.slice(-2), []]);
  });

  test('an action is shown with the reason why it is not possible, and with its warning', () => {
    const action = { ...moveAction('roll', message('match-again'), 'r', {}), warning: message('match-over') };
    const refused = noAction('bank', message('match-again'), 'b', message('online-starting'));
    const { choices } = shown({ ...started, controls: { ...started.controls, actions: [action, refused] } });
    const [again, over, starting] = ['match-again', 'match-over', 'online-starting'].map((key) =>
      messages.en.lookup(key),
    );
    expect(choices).toEqual([
      { key: 'R', text: `${again} – ${over}`, enabled: true },
      { key: 'B', text: `${again} – ${starting}`, enabled: false },
    ]);
  });

  test('the keys of dice choose a die if the game names no other mark', () => {
    const { diceKeys } = shown({ ...started, controls: { ...started.controls, marking: null } });
    expect(diceKeys.map(({ text }) => text)).toEqual([messages.en.lookup('marking-choose.key')]);
  });
});

test('on the full screen, a key that does not answer whether to leave is refused with the keys that do', () => {
  const asked = press(startSession(tableFor('greed', ['Ada', 'Bo'])), 'q').session;
  const lines = (session: Session) =>
    paint(session, here(messages.en), 80, 24).map((line) =>
      line
        .map(({ text }) => text)
        .join('')
        .trim(),
    );
  expect(lines(asked)).toContain(messages.en.say('cli-leave-question'));
  expect(lines(press(asked, 'r').session)).toContain('Press Y to leave or N to stay.');
});
