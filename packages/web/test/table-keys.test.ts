import { framesOf, message } from '@dicehall/engine';
import { describe, expect, it, vi } from 'vitest';
import { noDialogs, tableKeys } from '../src/table/model/keys.ts';
import { openTable } from '../src/table/model/table.ts';
import { settled } from './settled.ts';
import { device, feedOf, matchOf, tableAt } from './table-device.ts';

// It is Bo's turn, at seat 1 of three, or of two in some positions.
const greed = 'greed - 1200,800,2100 111 1 - choose 450 51341';
const tenThousand = 'ten-thousand - 3000,2500,4000 1 choose 0 152336';
const threes = 'threes - 3,12,7 3 1 choose 66133 00010';
const threeDice = 'three-dice - 0,0 1 0 3 1 -,- choose 1 124';
const hiddenPairs = 'hidden-pairs turns=2 1 500,500 665511+0/664422+0 - 00 choosing';
const thrown = 'greed - 1200,800,2100 111 1 - throw 0 5';

describe('the keys of a table act on the position shown', () => {
  it.each<[does: string, line: string, keys: string, said: readonly string[], moves: readonly object[]]>([
    ['whose turn it is', greed, 'T', ['Your turn.'], []],
    ['the time left', greed, 'Shift+T', ['No time limit.'], []],
    ['the points of all players', greed, 'S', ['Ada: 1,200, Bo: 800 and Cy: 2,100'], []],
    [
      'the points by place, with the points still needed',
      greed,
      'Shift+S',
      [
        '1. Cy: 2,100. 2. Ada: 1,200. 3. Bo: 800, +450. To 3,000. First to 3,000 starts the final round; highest total wins. You need 1,750 more after these 450',
      ],
      [],
    ],
    [
      'the points by place where the lowest total wins',
      threes,
      'Shift+S',
      ['1. Ada: 3. 2. Cy: 7. 3. Bo: 12. Round 3 of 10. Lowest total wins'],
      [],
    ],
    ['the stake', greed, 'C', ['At stake: 450, Next roll: 2 dice'], []],
    [
      'the dice',
      greed,
      'H',
      [
        'Die 1: 5, +50, kept. Die 2: 1, +100, kept. Die 3: 3, no points. Die 4: 4, no points. Die 5: 1, +100, kept',
      ],
      [],
    ],
    [
      'the whole table',
      tenThousand,
      'Shift+H',
      [
        'Your turn. Ada: 3,000, Bo: 2,500 and Cy: 4,000. At stake: 0. Die 1: 1, +100. Die 2: 5, +50. Die 3: 2, no points. Die 4: 3, no points. Die 5: 3, no points. Die 6: 6, no points.',
      ],
      [],
    ],
    ['that no turn has ended', greed, 'Shift+L', ['No turn has ended yet.'], []],
    ['that there is no coach', greed, 'I', ['There is no coach at this table.'], []],
    [
      'that no one is away',
      greed,
      'W',
      ['A bot can only play when the match waits for a player who has been away for some time.'],
      [],
    ],
    ['that nothing is waiting', greed, 'P', ['Your turn.'], []],
    ['nothing for a key without a function', greed, 'q', [], []],
    ['nothing for a digit where no die can be kept', greed, '1', [], []],
    ['nothing if no move can be undone', greed, 'U', [], []],
    ['nothing for all dice that score, where the game keeps them', greed, 'A', [], []],
    ['rolling', greed, 'R', [], [{ type: 'roll' }]],
    ['banking', greed, 'B', [], [{ type: 'stop' }]],
    ['marking a die that scores', tenThousand, '1', ['Die 1: 1, kept. 100 points. 5 dice left.'], []],
    ['that a die does not score', tenThousand, '3', ['Die 3: 2, kept. This die doesn’t score: 2.'], []],
    ['that there is no such die', tenThousand, '8', ['Die 8 cannot be changed.'], []],
    [
      'unmarking a die',
      tenThousand,
      '1 1',
      ['Die 1: 1, kept. 100 points. 5 dice left.', 'Die 1: 1, put back. No dice kept.'],
      [],
    ],
    [
      'keeping all dice that score and rolling the others',
      tenThousand,
      'A R',
      ['Kept 1 5: 150. 4 dice left.'],
      [{ type: 'roll', keep: [0, 1] }],
    ],
    [
      'banking the kept die',
      tenThousand,
      '2 B',
      ['Die 2: 5, kept. 50 points. 5 dice left.'],
      [{ type: 'bank', keep: [1] }],
    ],
    ['why a roll is refused', tenThousand, 'R', ['Keep at least one die first.'], []],
    ['that a locked die cannot be changed', threes, '4', ['Die 4 cannot be changed.'], []],
    [
      'holding a die and rolling the others',
      threeDice,
      '1 R',
      ['Die 1: 1, held. 2 dice to roll.'],
      [{ type: 'roll', dice: [1, 2] }],
    ],
    [
      'in which round a die is placed, and that it is removed again',
      hiddenPairs,
      '1 3 1 2 6',
      [
        'Die 1: 6, round 1, placed',
        'Die 3: 5, round 1, placed',
        'Die 1: 6, no points',
        'Die 2: 6, round 1, placed',
        'Die 6: 1, round 2, placed',
      ],
      [],
    ],
    ['staying', threeDice, 'B', [], [{ type: 'stay' }]],
  ])('keys announce or do this: %s', (_, line, keys, said, moves) => {
    const table = tableAt(line);
    const used = table.press(...keys.split(' '));
    expect({ said: table.said, moves: table.moves }).toEqual({ said, moves });
    expect(used).not.toContain(said.length + moves.length === 0 && /[q1]/.test(keys));
  });

  it('keys open the dialogs of a table', () => {
    const { press, opened } = tableAt(greed);
    press('F', 'L', '/', 'V', '?', 'Escape');
    expect(opened).toEqual(['rules', 'log', 'type', 'card', 'menu', 'menu']);
  });

  it('only keys that make an announcement tell the table that the player listens', () => {
    const listens = (key: string) => {
      const { press, page } = tableAt(greed, 'en', {}, { speech: 'auto' });
      press(key);
      return page.parts.waitsForSpeech();
    };
    const telling = [
      'H',
      'T',
      'Shift+T',
      'S',
      'Shift+S',
      'C',
      'Shift+H',
      'Shift+L',
      '[',
      ']',
      ',',
      '.',
      '<',
      '>',
    ];
    expect(telling.filter((key) => !listens(key))).toEqual([]);
    expect(['R', 'B', 'A', 'U', 'F', 'I', '+', '-', '?', '1'].filter(listens)).toEqual([]);
  });

  it.each(['R', 'B', 'P'])('the key %s announces whose turn it is while another player chooses', (key) => {
    const { press, said, moves } = tableAt(tenThousand, 'en', { mine: [0] });
    expect(press(key)).toEqual([true]);
    expect([said, moves]).toEqual([['It is Bo’s turn.'], []]);
  });

  it('a digit key marks no die while a headline is shown, and announces whose turn it is', () => {
    const match = matchOf('three-dice', {});
    // Seat 0 rolls shit stairs, which cost a sip, and rolls on while the headline is still visible.
    const roll = framesOf(match, 0).findIndex(
      ({ entry, events }, at) =>
        at > 60 && entry?.seat === 0 && 'dice' in entry && events.some(({ kind }) => kind === 'penalty'),
    );
    const page = device({ pace: 'normal' }, false);
    const table = openTable(feedOf(match, roll), page.parts);
    table.feed({ frames: framesOf(match, 0).slice(0, roll + 2) });
    table.next();
    expect(table.now().moment?.main.event.kind).toBe('penalty');
    expect(table.now().controls.dice.every(({ tap }) => tap !== null)).toBe(true);
    const pressed = tableKeys(table, noDialogs);
    expect(pressed({ kind: 'digit', digit: 1, shift: false })).toBe(true);
    expect([page.heard, page.sounds]).toEqual([['Your turn.'], []]);
  });

  it('keys announce which real dice to roll, and whose roll it is', () => {
    const entered: unknown[] = [];
    const enter = (faces: unknown) => {
      entered.push(faces);
      return Promise.resolve(null);
    };
    const { press, said, type } = tableAt(thrown, 'en', { mine: [0, 1, 2], enter });
    press('R', 'P');
    expect(said).toEqual(['The 5 dice that Bo rolled', 'The 5 dice that Bo rolled']);
    expect(type('1 2 3')).toBe('5 dice are rolled, not 3.');
    expect(entered).toEqual([]);
    expect(type('12366')).toBeNull();
    expect(entered).toEqual([[1, 2, 3, 6, 6]]);
  });

  it('digit keys choose a die by its face if the settings say so', () => {
    const { press, said, moves } = tableAt(tenThousand, 'en', {}, { keeping: 'face' });
    press('Shift+5', '1', 'Shift+1', '5', 'R');
    expect(said).toEqual([
      'Die 2: 5, kept. 50 points. 5 dice left.',
      'No die showing 1 can be changed.',
      'Die 1: 1, kept. 150 points. 4 dice left.',
      'Die 2: 5, put back. 100 points. 5 dice left.',
    ]);
    expect(moves).toEqual([{ type: 'roll', keep: [0] }]);
  });

  it('keys read the messages of each kind one by one, the newest first', () => {
    const notes = [
      { buffer: 'chat', text: 'Cy: hello' },
      { buffer: 'table', text: 'Di has come.' },
      { buffer: 'chat', text: 'Ada: hi' },
    ] as const;
    const { press, said } = tableAt(greed, 'en', { notes });
    press(',', ',', '.', '.', '<', '>', '[', ',', '[', ',', ',', '[', ',', ']', ']', ']', ',');
    expect(said).toEqual([
      'Ada: hi 3 of 3.',
      'Di has come. 2 of 3.',
      'Ada: hi 3 of 3.',
      'Ada: hi 3 of 3.',
      'Cy: hello 1 of 3.',
      'Ada: hi 3 of 3.',
      'People at the table',
      'Di has come. 1 of 1.',
      'Chat',
      'Ada: hi 2 of 2.',
      'Cy: hello 1 of 2.',
      'Game log',
      'No messages.',
      'Chat',
      'People at the table',
      'All messages',
      'Ada: hi 3 of 3.',
    ]);
  });

  it('keys ask the coach for the seat that chooses, undo a choice, and let a bot play', () => {
    const asked: unknown[] = [];
    const coach = {
      isOn: true,
      state: null,
      mark: null,
      hint: null,
      closeHint() {},
      ask: (seat: number) => asked.push(seat),
    };
    const undo = { why: null, run: () => asked.push('undo') };
    const table = tableAt(greed, 'en', { mine: [0, 1], coach, undo, standIn: () => asked.push('bot') });
    table.press('I', 'U', 'Backspace', 'W');
    expect(asked).toEqual([1, 'undo', 'undo', 'bot']);
    table.table.feed({ mine: [0], undo: { ...undo, why: message('web-why-not-undo', { code: 'rolled' }) } });
    table.press('I', 'U');
    expect(asked).toHaveLength(4);
    expect(table.said).toEqual(['It is Bo’s turn.', 'A roll cannot be undone']);
    expect(table.table.now().problem).toBe('A roll cannot be undone');
    table.table.feed({ undo });
    expect(table.table.now().problem).toBe('A roll cannot be undone');
    table.press('U');
    expect(table.table.now().problem).toBeNull();
  });

  it('while a move is pending, the table refuses another one with the reason', async () => {
    let answer: (why: string | null) => void = () => {};
    const sent: unknown[] = [];
    const act = (_seat: number, move: unknown) => {
      sent.push(move);
      return new Promise<string | null>((resolve) => {
        answer = resolve;
      });
    };
    const { press, said, table } = tableAt(greed, 'en', { act });
    press('R', 'B');
    expect(sent).toEqual([{ type: 'roll' }]);
    answer('Too late.');
    await expect.poll(() => table.now().problem).toBe('Too late.');
    expect(said).toEqual(['Too late.']);
    press('B');
    expect([sent.length, table.now().problem]).toEqual([2, null]);
  });

  it('a pending choice is not sent again when others move, and the response to an earlier choice does not release a later one', async () => {
    const answers: ((why: string | null) => void)[] = [];
    const act = () => new Promise<string | null>((resolve) => answers.push(resolve));
    const { press, table } = tableAt(hiddenPairs, 'en', { act });
    const { view } = table.now();
    const frame = (seat: number) => ({ entry: { seat, unseen: 'move' }, events: [], view }) as const;
    press('A', 'B', 'B');
    expect(answers).toHaveLength(1);
    table.feed({ frames: [frame(1)] });
    press('B');
    expect(answers).toHaveLength(1);
    // The result of the move arrives before its response.
    table.feed({ frames: [frame(1), frame(0)] });
    press('A', 'B');
    expect(answers).toHaveLength(2);
    answers[0]?.(null);
    await settled();
    press('B');
    expect(answers).toHaveLength(2);
    answers[1]?.(null);
    await settled();
    press('B');
    expect(answers).toHaveLength(3);
  });

  it('the table counts unread chat messages, and no others', () => {
    const chat = (text: string) => ({ buffer: 'chat', text }) as const;
    const { table } = tableAt(greed, 'en', { notes: [chat('one')] });
    expect(table.now().unread).toBe(0);
    table.feed({
      notes: [chat('one'), { buffer: 'table', text: 'Di has come.' }, chat('two'), chat('three')],
    });
    expect(table.now().unread).toBe(2);
    table.readNotes();
    expect(table.now().unread).toBe(0);
  });

  it('a typed line marks exactly the dice that it names, except locked dice', () => {
    const { table, said } = tableAt(threeDice);
    table.markOnly([2, 0]);
    expect(table.now().controls.dice.map(({ mark }) => mark)).toEqual(['chosen', 'open', 'chosen']);
    table.markOnly([1]);
    expect(table.now().controls.dice.map(({ mark }) => mark)).toEqual(['open', 'chosen', 'open']);
    expect(said).toHaveLength(2);
    // Dice that are locked or do not exist have no effect.
    const other = tableAt(threes).table;
    other.markOnly([0]);
    other.markOnly([0, 3, 9]);
    expect(other.now().controls.dice.map(({ mark }) => mark)).toEqual([
      'chosen',
      'open',
      'open',
      'locked',
      'open',
    ]);
    // A die that the line names twice stays marked.
    table.markOnly([1, 2, 1]);
    expect(table.now().controls.dice.map(({ mark }) => mark)).toEqual(['open', 'chosen', 'chosen']);
  });

  it('the reason why a key is refused interrupts the screen reader, and other announcements wait for a pause', () => {
    const urgent = (line: string, ...keys: string[]) => {
      const { press, page } = tableAt(line);
      press(...keys);
      return page.parts.announcer.now().map(({ urgency, text }) => `${urgency}: ${text}`);
    };
    expect(urgent(tenThousand, 'R')).toEqual(['assertive: Keep at least one die first.']);
    expect(urgent(tenThousand, '8')).toEqual(['assertive: Die 8 cannot be changed.']);
    expect(urgent(tenThousand, '1')).toEqual(['polite: Die 1: 1, kept. 100 points. 5 dice left.']);
    expect(urgent(greed, 'T')).toEqual(['polite: Your turn.']);
  });

  it('no control works while the device is passed on', () => {
    const { press, said, moves } = tableAt(tenThousand, 'en', { passingTo: 1 });
    expect(press('1', 'R')).toEqual([false, true]);
    expect([said, moves]).toEqual([['One moment: Bo is next'], []]);
  });

  it('a key announces the time left', () => {
    vi.useFakeTimers({ now: 100_000 });
    try {
      const { press, said } = tableAt(greed, 'en', { clock: { deadline: 165_000, total: 90_000 } });
      press('Shift+T');
      expect(said).toEqual(['65 seconds left.']);
    } finally {
      vi.useRealTimers();
    }
  });
});
