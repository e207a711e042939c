// Loads the dice module in advance, because a client may load it after a test has ended.
import '@dicehall/dice';
import { openMatch, readSetup } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, it } from 'vitest';
import {
  type Api,
  followTable,
  newsBetween,
  type OnlineState,
  readStreamMessage,
  stateOf,
  tableMessages,
  tableRules,
  tableStatus,
  unseen,
} from '../../src/client/index.ts';
import { stateAfter } from '../../src/client/online-state.ts';
import { noticeText } from '../../src/client/table-news.ts';
import type { Snapshot, StreamMessage, TableState, TableUpdate } from '../../src/protocol/index.ts';
import { frame } from '../../src/service/stream-frame.ts';
import { matchOf, personAt, tableBefore } from '../support/table-state.ts';

const at = '2026-01-01T00:01:00.000Z';
const now = Date.parse(at);
const id = '0123456789abcdef';
const [ada, bo] = ['a'.repeat(16), 'b'.repeat(16)] as const;
const seats = [personAt(0, 'Ada', { person: ada }), personAt(1, 'Bo', { person: bo })];
const setup = readSetup({ game: 'greed', options: {}, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
if (!setup.ok) throw new Error(setup.error.code);
const { state: start } = openMatch(setup.value);

const open = tableBefore(seats, { id, created: at });
const match = matchOf(setup.value.game.view(start, 'table'), { waiting: [at, null] });
const playing: TableState = { ...open, status: 'playing', match };

const state = (
  table: TableState,
  own: number | null = 1,
  changes: Partial<OnlineState> = {},
): OnlineState => {
  const you = { person: own === null ? null : (seats[own]?.person ?? null), seat: own };
  return { ...stateOf({ seq: 1, you, table }, unseen(id)), ...changes };
};
const english = loadCatalogue({ language: 'en' });
const told = (of: OnlineState, later = 0) =>
  tableStatus(of, now + later).map(({ text, actions }) => [
    english.text(text, ['Ada', 'Bo']),
    ...actions.map(({ change }) => [change[0], change[1] ?? {}]),
  ]);

describe('a client shows the status of an online table', () => {
  it('before the match, the table reports that players are waiting', () => {
    expect(told(state(open, 0))).toEqual([
      ['Give others the code. Start the match when all seats are taken.'],
    ]);
    expect(told(state(open))).toEqual([['All seats are taken. The host starts the match.']]);
    expect(told(state(open, null))).toEqual([
      ['All seats are taken. Watch, or wait for a free seat.'],
      ['You are watching.'],
    ]);
    expect(told(state({ ...open, grows: true }, null))).toEqual([
      ['Take a free seat, or watch.'],
      ['You are watching.'],
    ]);
    const revealing = told(state({ ...open, status: 'playing' }));
    expect(revealing).toEqual([[expect.stringContaining('dice are being prepared')]]);
  });

  it('before a match, the table reports once that a person has arrived at a seat; at a party it does not', () => {
    const without = (table: TableState) =>
      state({ ...table, seats: table.seats.map((one) => (one.seat === 0 ? { ...one, here: false } : one)) });
    const news = (table: TableState, before = without(table)) =>
      newsBetween(before, state(table)).map(({ text }) => english.text(text, ['Ada', 'Bo']));
    expect(news(open)).toEqual(['Ada is here.']);
    expect(news(open, state(open))).toEqual([]);
    const evening = { id, match: 1, points: 'wins', standings: [], teams: null } as const;
    expect(news({ ...open, evening: { ...evening, standings: [] } })).toEqual([]);
    const stood = { ...open, seats: [personAt(0, 'Cy'), ...open.seats.slice(1)] };
    expect(news(stood, without(open))).toEqual([]);
  });

  it('during a match, the table reports once that another player has gone away or is back, unless a bot plays for them', () => {
    const gone = (changes: object, table = playing) => ({
      ...table,
      seats: table.seats.map((seat) => (seat.seat === 0 ? { ...seat, here: false, ...changes } : seat)),
    });
    const news = (before: TableState, after: TableState, own: number | null = 1) =>
      newsBetween(state(before, own), state(after, own)).map(({ text }) => english.text(text, ['Ada', 'Bo']));
    expect(news(playing, gone({}))).toEqual(['Ada is away.']);
    expect(news(gone({}), gone({}))).toEqual([]);
    expect(news(gone({}), playing)).toEqual(['Ada is back.']);
    expect(news(gone({}), playing, 0)).toEqual([]);
    expect(news(gone({}, { ...playing, match: { ...match, paused: at } }), playing)).toEqual([]);
    expect(news(playing, gone({ held: true }))).toEqual([]);
    expect(news(playing, gone({}), 0)).toEqual([]);
    expect(news(open, gone({}, open))).toEqual([]);
    expect(news(playing, gone({}, { ...playing, match: { ...match, ended: 'resigned' } }))).toEqual([]);
  });

  it('the table reports a lost connection as long as it lasts, and the reconnection once', () => {
    const lost = state(playing, 1, { link: 'lost' });
    expect(told(lost)).toEqual([['Connection lost. Reconnecting… No moves are lost.']]);
    const kinds = (before: OnlineState, after: OnlineState) =>
      newsBetween(before, after).map(({ kind }) => kind);
    expect(kinds(state(playing), lost)).toEqual(['lost']);
    expect(kinds(lost, state(playing))).toEqual(['found']);
    expect(kinds(lost, lost)).toEqual([]);
  });

  it('an undo request is a question to the players asked, a wait for the requester, and information for others', () => {
    const asked = { ...playing, undo: { seat: 0, waiting: [1] } };
    expect(told(state(asked))).toEqual([
      [
        'Ada asks to undo the last move. Do you agree?',
        ['undo/answer', { agrees: true }],
        ['undo/answer', { agrees: false }],
      ],
    ]);
    expect(told(state(asked, 0))).toEqual([
      ['You asked to undo your last move. Waiting for Bo.', ['undo/answer', { agrees: false }]],
    ]);
    expect(told(state(asked, null))[0]).toEqual(['Ada asks to undo the last move.']);
    expect(told(state({ ...playing, undo: { seat: 0, waiting: [] } }))).toEqual([]);
  });

  it('the table reports an absent player, and offers a bot for the seat as soon as that is possible', () => {
    const [first, ...others] = seats;
    if (first === undefined) throw new Error('There are no seats');
    const away = { ...playing, seats: [{ ...first, here: false, awaySince: at }, ...others] };
    expect(told(state(away), 60_000)).toEqual([['Ada is away. You can let a bot play in 2 minutes.']]);
    expect(told(state(away), 119_000)).toEqual([['Ada is away. You can let a bot play in 2 minutes.']]);
    expect(told(state(away), 120_000)).toEqual([['Ada is away. You can let a bot play in 60 seconds.']]);
    expect(told(state(away), 180_000)).toEqual([['Ada is away.', ['stand-in', { seat: 0 }]]]);
    // While the match is paused, no message says that players wait.
    const paused = { ...away, match: { ...match, paused: at } };
    expect(told(state(paused), 180_000)).toHaveLength(1);
    // If all other players have to agree, a player who has agreed gets no further offer.
    const asking = (waiting: number[]) => ({ ...away, standIn: { seat: 0, waiting } });
    expect(told(state(asking([1])), 180_000)).toEqual(told(state(away), 180_000));
    expect(told(state(asking([])), 180_000)[0]).toHaveLength(1);
    // Agreements to a bot for one seat do not count for another seat.
    const about = (seat: number) => ({ ...away, standIn: { seat, waiting: [] } });
    expect(told(state(about(1)), 180_000)).toEqual(told(state(away), 180_000));
    const held = { ...playing, seats: [{ ...first, held: true }, ...others] };
    expect(told(state(held, 0))).toEqual([['A bot is playing for you.', ['return', {}]]]);
    expect(told(state(held))).toEqual([]);
    // A player who is disconnected, or whose seat a bot plays, gets no offer to replace another player.
    expect(told(state(away, 1, { link: 'lost' }), 180_000)).toHaveLength(1);
    const bothGone = { ...away, seats: away.seats.map((seat) => ({ ...seat, held: seat.seat === 1 })) };
    expect(told(state(bothGone), 180_000)).toEqual([['A bot is playing for you.', ['return', {}]]]);
  });

  it('without an event, only a lost connection, a countdown and the number of spectators change the status', () => {
    const dice = { ...open.dice, clientCommitments: [null, 'd'.repeat(64)] };
    const [first, ...others] = seats.map((seat) => ({ ...seat, awaySince: at, here: false, held: true }));
    if (first === undefined) throw new Error('There are no seats');
    const all = { ...playing, seats: [{ ...first, held: false }, ...others], dice, watchers: 2 };
    const asked = { ...all, undo: { seat: 0, waiting: [1] } };
    const timed = (
      table: TableState,
      later: number,
      own: number | null = 1,
      link: OnlineState['link'] = 'lost',
    ) =>
      tableStatus(state(table, own, { link }), now + later).map(
        ({ kind, isTimed }) => `${kind}${isTimed ? ' timed' : ''}`,
      );
    const [held, seed] = ['held', 'seed-missing'];
    expect(timed(asked, 0)).toEqual(['lost timed', held, 'undo', seed, 'watchers timed']);
    const away = { ...all, seats: [{ ...first, held: false }, ...seats.slice(1)] };
    expect(timed(away, 60_000, 1, 'live')).toEqual(['absence timed', seed, 'watchers timed']);
    expect(timed(away, 180_000, 1, 'live')).toEqual(['absence', seed, 'watchers timed']);
    const over = {
      ...all,
      status: 'over',
      rematch: id,
      match: { ...match, ended: 'resigned' },
    } as TableState;
    expect(timed(over, 0)).toEqual(['lost timed', 'resigned', 'rematch', 'watchers timed']);
    expect(timed({ ...all, match: { ...match, paused: at } }, 0, null)).toEqual([
      'lost timed',
      'paused',
      'watching',
      'watchers timed',
    ]);
  });

  it('the table reports a missing own seed before and during the match, but not after it', () => {
    const dice = { ...open.dice, clientCommitments: [null, 'd'.repeat(64)] };
    expect(told(state({ ...playing, dice }))).toEqual([
      [expect.stringContaining('Your seed arrived too late')],
    ]);
    expect(told(state({ ...playing, dice }, 0))).toEqual([]);
    expect(told(state({ ...playing, status: 'over', dice }))).toEqual([]);
  });

  it('the table reports the number of other spectators, excluding the viewer', () => {
    expect(told(state({ ...playing, watchers: 1 }))).toEqual([['1 watching']]);
    expect(told(state({ ...playing, watchers: 1 }, null))).toEqual([['You are watching.']]);
    expect(told(state({ ...playing, watchers: 2 }, null)).at(-1)).toEqual(['2 watching']);
  });
});

describe('the status of a table of three shows who is away, who waits and what a viewer can do', () => {
  const cy = 'c'.repeat(16);
  const people = [ada, bo, cy];
  const dayLong = { kind: 'days', days: 1 } as const;
  const statusOf = (
    table: Partial<TableState>,
    own: number | null,
    later = 0,
    away: Partial<TableState['seats'][number]> = {},
  ) => {
    const three = [...seats, personAt(2, 'Cy', { person: cy })];
    const of = {
      ...playing,
      seats: three.map((one) => (one.seat === 0 ? { ...one, ...away } : one)),
      ...table,
    };
    const you = { person: own === null ? null : (people[own] ?? null), seat: own };
    return tableStatus(stateOf({ seq: 1, you, table: of }, unseen(id)), now + later).map(
      ({ kind, text, actions }) => [
        kind,
        text.key,
        text.values,
        ...actions.map((one) => `${one.id} ${one.label.key}`),
      ],
    );
  };
  const asked = { undo: { seat: 0, waiting: [1] } };
  const isAway = { here: false, awaySince: at };
  const since = (seat: number | null) => [0, 1, 2].map((one) => (one === seat ? at : null));
  const waitingFor = (seat: number | null) => ({ match: { ...match, waiting: since(seat) } });
  const before = { status: 'open', match: null, host: null } as const;
  const over = { status: 'over', match: { ...match, waiting: since(0), ended: 'played' } } as const;
  const [ofAda, away, slow] = [{ seat: { seat: 0 } }, 'online-away', 'online-slow'];
  const standIn = 'stand-in online-do-stand-in';

  it.each<readonly [string, () => ReturnType<typeof statusOf>, unknown]>([
    [
      'an undo request asks the players who have not answered',
      () => statusOf(asked, 1),
      [
        [
          'undo',
          'online-undo-question',
          ofAda,
          'agree-undo online-do-agree-undo',
          'refuse-undo online-do-refuse-undo',
        ],
      ],
    ],
    [
      'the player who requested an undo can withdraw the request',
      () => statusOf(asked, 0),
      [['undo', 'online-undo-waiting', { seats: { seats: [1] } }, 'withdraw-undo online-do-withdraw-undo']],
    ],
    [
      'players who are not asked are informed of an undo request',
      () => statusOf(asked, 2),
      [['undo', 'online-notice-undo-asked', ofAda]],
    ],
    [
      'the status counts the three minutes down until an absent player can be replaced',
      () => statusOf({}, 1, 179_000, isAway),
      [['absence', away, { ...ofAda, minutes: 0, seconds: 1 }]],
    ],
    [
      'a bot can replace a player who has been away for three minutes',
      () => statusOf({}, 1, 180_000, isAway),
      [['absence', away, { ...ofAda, minutes: 0, seconds: 0 }, standIn]],
    ],
    [
      'the status counts twenty seconds down for the host',
      () => statusOf({ host: bo }, 1, 19_000, isAway),
      [['absence', away, { ...ofAda, minutes: 0, seconds: 1 }]],
    ],
    [
      'at a party anyone can let a bot play for a player who has been away for twenty seconds',
      () => statusOf({ evening: {} as never, host: cy }, 1, 20_000, isAway),
      [['absence', away, { ...ofAda, minutes: 0, seconds: 0 }, standIn]],
    ],
    [
      'a present player who has to choose is not reported before five minutes',
      () => statusOf(waitingFor(0), 1, 299_999),
      [],
    ],
    [
      'a bot can replace a present player who has not chosen for five minutes',
      () => statusOf(waitingFor(0), 1, 300_000),
      [['absence', slow, { ...ofAda, minutes: 0, seconds: 0 }, standIn]],
    ],
    [
      'at a table with a day for each move, an absent player is not reported before the day is over',
      () => statusOf({ clock: dayLong }, 1, 86_399_999, isAway),
      [],
    ],
    [
      'at a table with a day for each move, an absent player is not reported during the turn of another',
      () => statusOf({ clock: dayLong, ...waitingFor(1) }, 1, 1e9, isAway),
      [],
    ],
    [
      'at a table with a day for each move, an absent player can be replaced once the day is over',
      () => statusOf({ clock: dayLong }, 1, 86_400_000, isAway),
      [['absence', away, { ...ofAda, minutes: 0, seconds: 0 }, standIn]],
    ],
    [
      'at a table with a day for each move, all other players have to agree to a bot',
      () => statusOf({ clock: dayLong, standIn: { seat: 0, waiting: [2] } }, 1, 86_400_000, isAway),
      [['absence', 'online-stand-in-waiting', { ...ofAda, seats: { seats: [2] } }]],
    ],
    [
      'a bot in the seat of a person who left is not away',
      () => statusOf({}, 1, 1e9, { ...isAway, kind: 'bot' }),
      [],
    ],
    [
      'a match that ended by a resignation names who resigned',
      () => statusOf({ status: 'over', match: { ...match, ended: 'resigned' } }, 1, 0, { resigned: true }),
      [['resigned', 'online-ended-resigned', { seats: { seats: [0] }, count: 1 }]],
    ],
    [
      'a match that ended by a resignation addresses the viewer who resigned',
      () => statusOf({ status: 'over', match: { ...match, ended: 'resigned' } }, 0, 0, { resigned: true }),
      [['resigned', 'online-ended-resigned.own', { seats: { seats: [0] }, count: 1 }]],
    ],
    [
      'a match that ended by resignations names all who resigned',
      () =>
        statusOf(
          {
            status: 'over',
            match: { ...match, ended: 'resigned' },
            seats: people.map((person, seat) => personAt(seat, 'Any', { person, resigned: seat !== 1 })),
          },
          1,
        ),
      [['resigned', 'online-ended-resigned', { seats: { seats: [0, 2] }, count: 2 }]],
    ],
    ...[0, 1, 2, null].map(
      (own) =>
        [
          `after a match, nobody waits, watches, holds a seat or has to answer (${own})`,
          () => statusOf({ ...over, ...asked }, own, 400_000, { ...isAway, held: true }),
          [],
        ] as const,
    ),
    ['after a match, no player is reported as away', () => statusOf(over, 1, 400_000, isAway), []],
    [
      'a seat of a player who has resigned cannot be taken back from the bot',
      () => statusOf({}, 0, 0, { held: true, resigned: true }),
      [],
    ],
    ...(
      [
        [7, 'watcher'],
        [8, 'late'],
      ] as const
    ).map(
      ([count, who]) =>
        [
          `where a table grows, a spectator of ${count} players is a ${who}`,
          () =>
            statusOf(
              {
                ...before,
                grows: true,
                seats: Array.from({ length: count }, (_, seat) => personAt(seat, `Name ${seat}`)),
              },
              null,
            ).slice(0, 1),
          [['waiting', 'online-waiting', { who }]],
        ] as const,
    ),
    [
      'bots take seats too',
      () => statusOf(before, null, 0, { kind: 'bot', person: null }).slice(0, 1),
      [['waiting', 'online-waiting', { who: 'late' }]],
    ],
    [
      'a paused match can be resumed',
      () => statusOf({ match: { ...match, paused: at } }, 1),
      [['paused', 'online-paused', {}, 'return online-do-resume']],
    ],
    [
      'a paused match cannot be resumed by a player who has resigned',
      () => statusOf({ match: { ...match, paused: at } }, 0, 0, { resigned: true }),
      [['paused', 'online-paused', {}]],
    ],
    [
      'a spectator is invited to a free seat',
      () => statusOf({ status: 'open', match: null, host: null }, null, 0, { kind: 'empty', person: null }),
      [
        ['waiting', 'online-waiting', { who: 'watcher' }],
        ['watching', 'online-watching', {}],
      ],
    ],
    [
      'a match that waits for seeds is reported as starting',
      () => statusOf({ match: null }, 1),
      [['starting', 'online-seeds-awaited', {}]],
    ],
    [
      'an open rematch is reported',
      () => statusOf({ status: 'over', rematch: id }, 1),
      [['rematch', 'online-notice-rematch', {}]],
    ],
    [
      'a rematch names the player who requested it, even without a known event',
      () => statusOf({ status: 'over', rematch: id, rematchBy: 0 }, 1),
      [['rematch', 'online-notice-rematch.by', { seat: { seat: 0 } }]],
    ],
    [
      'a rematch names no player to the one who requested it',
      () => statusOf({ status: 'over', rematch: id, rematchBy: 1 }, 1),
      [['rematch', 'online-notice-rematch', {}]],
    ],
  ])('%s', (_, find, expected) => {
    expect(find()).toEqual(expected);
  });

  it('a seed is reported as missing only if a seat has committed to one and not revealed it', () => {
    const seeds = (
      clientCommitments: (string | null)[],
      clientSeeds: (string | null)[],
      own: number | null,
    ) =>
      statusOf({ dice: { ...open.dice, clientCommitments, clientSeeds } }, own).some(
        ([kind]) => kind === 'seed-missing',
      );
    expect(seeds([null, 'c', null], [null, null, null], 1)).toBe(true);
    expect(seeds([null, 'c', null], [null, 's', null], 1)).toBe(false);
    expect(seeds([null, 'c', null], [null, null, null], 2)).toBe(false);
    expect(seeds([null, 'c', null], [null, null, null], null)).toBe(false);
  });

  it('each news item has a kind and a text, and a chat message also has its author', () => {
    const notices = [
      { id: 3, at, event: { kind: 'held', seat: 1, by: null } },
      { id: 4, at, event: { kind: 'said', person: ada, name: 'Ada', text: 'Hi' } },
      { id: 5, at, event: { kind: 'reacted', person: ada, name: 'Ada', reaction: 'wow' } },
    ] as const;
    const told = (known: number) =>
      newsBetween(
        state(playing, 0, { link: 'lost', notices: notices.slice(0, known) }),
        state(playing, 0, { notices }),
      ).map(({ kind, text, speaker }) => [kind, text.key, speaker]);
    const said = [
      ['said', 'online-notice-said', ada],
      ['reacted', 'online-notice-wow', ada],
    ];
    expect(told(0)).toEqual([['found', 'online-found', null], ['held', 'online-notice-held', null], ...said]);
    expect(told(1)).toEqual([['found', 'online-found', null], ...said]);
    expect(told(2)).toEqual([['found', 'online-found', null], said[1]]);
    expect(newsBetween(state(playing), state(playing, 1, { link: 'lost' }))[0]?.text.key).toBe('online-lost');
  });
});

const update = (seq: number, event: TableUpdate['event'], changes: TableUpdate['changes'] = {}) =>
  ({ event: 'table', data: { seq, at, event, changes } }) as const;
const snapshot: Snapshot = { seq: 3, you: { person: bo, seat: 1 }, table: open };
/** A stream with a message of a newer server, a repeated update, and the whole start of a match. */
const stream: readonly (StreamMessage | { readonly event: 'newer'; readonly data: object })[] = [
  { event: 'snapshot', data: snapshot },
  { event: 'beat', data: { at } },
  update(4, { kind: 'said', person: ada, name: 'Ada', text: 'Grüß dich – 你好\nBo' }),
  update(4, { kind: 'said', person: ada, name: 'Ada', text: 'again' }),
  { event: 'newer', data: {} },
  { event: 'presence', data: { here: [1], away: [{ seat: 0, since: at }], watchers: 2 } },
  update(5, { kind: 'started', steps: [] }, { status: 'playing', match }),
  update(6, { kind: 'undo-asked', seat: 0 }, { undo: { seat: 0, waiting: [1] } }),
];
const frames = stream.map((message) => frame(message as StreamMessage));

/** Returns the messages as a page gets them from an EventSource: the name of each event, and its data as text. */
async function* pageFeed() {
  for (const { sse } of frames) {
    const [, event = '', data = ''] =
      /^event: (.*)\n(?:id: \d+\n)?data: (.*)\n\n$/.exec(sse.toString()) ?? [];
    yield readStreamMessage(event, JSON.parse(data));
  }
}

/** Returns the messages as a terminal gets them: lines of JSON, split at any place, even within a character. */
function terminalFeed() {
  const bytes = Buffer.concat(frames.map(({ ndjson }) => ndjson));
  const body = new ReadableStream({
    start(controller) {
      for (let from = 0; from < bytes.length; from += 7) controller.enqueue(bytes.subarray(from, from + 7));
      controller.close();
    },
  });
  return tableMessages({ ...silent, request: async () => new Response(body) }, id, null, AbortSignal.any([]));
}

const refused = { ok: false, code: 'offline', detail: '', snapshot: null } as const;
/** A server that never responds. */
const silent: Api = {
  parse: JSON.parse,
  request: async () => new Response(null, { status: 503 }),
  call: async () => refused,
  changeTable: async () => refused,
};

describe.each([
  ['a page', pageFeed],
  ['a terminal', terminalFeed],
])('the stream of a table to %s keeps the state up to date', (_client, feed) => {
  it('unknown or repeated events do not change the state of a table', async () => {
    const memory = { readSeen: unseen, saveSeen: () => {}, seedOf: () => null, saveSeed: () => {} };
    const table = followTable({ table: id, api: silent, memory, onChange: () => {} });
    for await (const message of feed()) if (message !== null) table.receive(message);
    const after = table.now();
    table.close();
    expect(after).toMatchObject({ seq: 6, link: 'live', table: { status: 'playing', watchers: 2 } });
    expect(after?.said.map(({ text }) => text)).toEqual(['Grüß dich – 你好\nBo']);
    expect(after?.table.seats[0]).toMatchObject({ here: false, awaySince: at });
    const news = after === null ? [] : newsBetween(state(open), after);
    expect(news.map(({ text }) => english.text(text, ['Ada', 'Bo']))).toEqual([
      'Ada: Grüß dich – 你好 Bo',
      'Ada asks to undo the last move.',
      'Ada is away.',
    ]);
  });
});

it('leaving a seat and removal by the host have different notices, which count seats from 1', () => {
  const said = [{ person: '00000000000000cy', name: 'Cy', text: 'bye', at }];
  const left = (removed: boolean) =>
    noticeText(
      { id: 1, at, event: { kind: 'stood', seat: 2, person: '00000000000000cy', removed } },
      { ...playing, said },
    );
  expect(left(false)).toMatchObject({ key: 'online-notice-stood', values: { name: 'Cy', number: 3 } });
  expect(left(true)).toMatchObject({ key: 'online-notice-removed', values: { name: 'Cy', number: 3 } });
});

it('resignation and removal during a match have different notices, which address the viewer', () => {
  const left = (removed: boolean | undefined, own: number) => {
    const resigned = removed === undefined ? {} : { removed };
    return noticeText({ id: 1, at, event: { kind: 'resigned', seat: 1, ...resigned } }, playing, own);
  };
  expect(left(true, 0)).toMatchObject({ key: 'online-notice-removed', values: { name: 'Bo' } });
  expect(left(false, 0)).toMatchObject({ key: 'online-notice-resigned', values: { seat: { seat: 1 } } });
  expect(left(undefined, 0)).toMatchObject({ key: 'online-notice-resigned' });
  expect(left(undefined, 1)).toMatchObject({ key: 'online-notice-resigned.own' });
  // After the match, no message says that a bot continues for a player.
  const over = { ...playing, status: 'over' } as const;
  const afterwards = (own: number) =>
    noticeText({ id: 1, at, event: { kind: 'resigned', seat: 1 } }, over, own);
  const values = { seats: { seats: [1] }, count: 1 };
  expect(afterwards(0)).toEqual({ key: 'online-ended-resigned', values });
  expect(afterwards(1)).toEqual({ key: 'online-ended-resigned.own', values });
});

it('a resignation is reported while the others play on, but not if it ends the match', () => {
  const notices = [
    { id: 1, at, event: { kind: 'resumed', seat: 0 } },
    { id: 2, at, event: { kind: 'resigned', seat: 1 } },
  ] as const;
  const newsOf = (ended: 'resigned' | null) => {
    const table = { ...playing, match: { ...match, ended, places: ended === null ? null : [1, 2] } };
    return newsBetween(state(table, 0), state(table, 0, { notices })).map(({ text }) => text.key);
  };
  expect(newsOf(null)).toEqual(['online-notice-resumed.own', 'online-notice-resigned']);
  expect(newsOf('resigned')).toEqual(['online-notice-resumed.own']);
});

it('a table without a match has notices, and a client without a snapshot cannot play', async () => {
  const notices = [{ id: 1, at, event: { kind: 'resigned', seat: 1 } }] as const;
  expect(newsBetween(state(open), state(open, 0, { notices }))).toHaveLength(1);
  const memory = { readSeen: unseen, saveSeen: () => {}, seedOf: () => null, saveSeed: () => {} };
  const asked: string[] = [];
  const call: Api['call'] = async (method) => {
    asked.push(method);
    return refused;
  };
  const table = followTable({ table: id, api: { ...silent, call }, memory, onChange: () => {} });
  expect([await table.play({ type: 'roll' }), asked, table.now()]).toEqual([null, [], null]);
  table.close();
});

describe('a client can follow a table for a long time', () => {
  const update = (seq: number, changes: TableUpdate['changes'] = {}): TableUpdate => ({
    seq,
    at,
    event: { kind: 'held', seat: seq % 2, by: null },
    changes,
  });

  it('a table without a match has no frames, even if the client had some before', () => {
    const { frames, start } = { frames: [{} as OnlineState['frames'][number]], start: match.view };
    const after = stateAfter(state(open, 1, { frames, start }), update(2));
    expect(after).toMatchObject({ seq: 2, start: null, frames: [] });
  });

  it('the client keeps the newest 30 notices', () => {
    const updates = Array.from({ length: 40 }, (_, index) => update(index + 2));
    const { notices } = updates.reduce(stateAfter, state(playing));
    expect(notices.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 12));
  });

  it('every event is a notice, except those that the table itself shows', () => {
    const kinds = [
      ...['opened', 'committed', 'revealing', 'revealed', 'bot-added', 'bot-removed', 'started', 'played'],
      ...['sat', 'stood', 'host', 'settings', 'game', 'evening', 'waiting', 'waiting-ended', 'muted', 'held'],
      ...['returned', 'resigned', 'readmitted', 'paused', 'resumed', 'stand-in-agreed', 'undo-asked'],
      ...['undo-withdrawn', 'undo-answered', 'undone', 'said', 'reacted', 'stopped', 'rematch'],
    ];
    const noticed = kinds.filter((kind) => {
      const event = { kind, seat: 0, steps: [] } as unknown as TableUpdate['event'];
      return stateAfter(state(open), { seq: 2, at, event, changes: {} }).notices.length === 1;
    });
    expect(noticed).toEqual(kinds.slice(8));
  });

  it('the client does not confuse a spectator without a name with an empty seat', () => {
    const empty = seats.map((one) =>
      one.seat === 1 ? { ...one, kind: 'empty' as const, person: null } : one,
    );
    expect(stateAfter(state(playing, null), update(2, { seats: empty })).you.seat).toBeNull();
    expect(stateAfter(state(playing, 1), update(2, { seats: empty })).you.seat).toBeNull();
    expect(stateAfter(state(playing, 0), update(2, { seats: empty })).you.seat).toBe(0);
  });
});

it.each([
  [{ kind: 'none' }, false, /^Target score: 5,000, Points to get in: 450 · no time limit$/],
  [{ kind: 'seconds', seconds: 45 }, false, / · 45 seconds [^·]*$/],
  [{ kind: 'days', days: 3 }, true, / · 3 days [^·]* · Coach[^·]*$/],
] as const)(
  'the rules of a table name its options, its clock %j, and the coach if it is allowed (%s)',
  (clock, coach, text) => {
    expect(
      tableRules(english, setup.value.game, { options: { target: 5000, opening: 450 }, clock, coach }),
    ).toMatch(text);
  },
);

describe('a client shows a notice for each event at the table that players need to know', () => {
  const cy = 'c'.repeat(16);
  const three: TableState = {
    ...playing,
    seats: [...seats, personAt(2, 'Cy', { person: cy })],
    said: [{ person: 'd'.repeat(16), name: 'Di', text: 'bye', at }],
  };
  const textOf = (event: object, own: number | null = 0, table = three) => {
    const notice = noticeText({ id: 1, at, event: event as never }, table, own);
    return notice === null ? null : english.text(notice, ['Ada', 'Bo', 'Cy']);
  };
  const stranger = 'e'.repeat(16);

  it.each<[object, string | null]>([
    [{ kind: 'said', person: cy, name: 'Cy', text: 'hello' }, 'Cy: hello'],
    [{ kind: 'reacted', person: cy, name: 'Cy', reaction: 'ouch' }, 'Cy: Ouch'],
    [{ kind: 'sat', seat: 1, person: bo, name: 'Bo' }, 'Bo joined the table.'],
    [{ kind: 'stood', seat: 1, person: bo, removed: false }, 'Bo left the table.'],
    [{ kind: 'stood', seat: 2, person: stranger, removed: true }, 'Seat 3 is free again.'],
    [{ kind: 'held', seat: 2, by: null }, 'A bot is playing for Cy for now.'],
    [{ kind: 'held', seat: 0, by: null }, 'A bot is playing for you for now.'],
    [{ kind: 'held', seat: 2, by: 1 }, 'Bo lets a bot play for Cy.'],
    [{ kind: 'held', seat: 0, by: 2 }, 'Cy lets a bot play for you.'],
    [{ kind: 'returned', seat: 1 }, 'Bo is back.'],
    [{ kind: 'resumed', seat: 1 }, 'Bo is back. The match continues.'],
    [{ kind: 'undo-asked', seat: 2 }, 'Cy asks to undo the last move.'],
    [{ kind: 'undo-withdrawn', seat: 2 }, 'Cy withdrew the undo request.'],
    [{ kind: 'undo-withdrawn', seat: 0 }, 'You withdrew your undo request.'],
    [{ kind: 'undone', seat: 2, by: 1 }, 'The last move of Cy was undone.'],
    [{ kind: 'undo-answered', seat: 1, agrees: true }, 'Bo agrees to the undo.'],
    [{ kind: 'undo-answered', seat: 1, agrees: false }, 'Bo does not agree to the undo.'],
    [{ kind: 'readmitted', person: 'd'.repeat(16) }, 'The host let Di back in.'],
    [{ kind: 'readmitted', person: stranger }, null],
    [{ kind: 'resigned', seat: 1, removed: true }, 'The host removed Bo.'],
    [{ kind: 'stand-in-agreed', seat: 2, by: 1 }, 'Bo wants a bot to play for Cy.'],
    [{ kind: 'paused' }, 'The match is paused: no player is active. It continues when a player comes back.'],
    [{ kind: 'waiting', person: stranger, name: 'Ed' }, 'Ed will join at the next match.'],
    [{ kind: 'game', game: 'threes' }, 'The host has set up Threes.'],
    [{ kind: 'game', game: 'chess' }, null],
    [{ kind: 'evening' }, null],
    [{ kind: 'waiting-ended', person: stranger }, null],
    [{ kind: 'host', person: cy }, 'Cy is the host now.'],
    [{ kind: 'host', person: stranger }, null],
    [{ kind: 'stopped' }, 'The host ended the match. It does not count.'],
    [{ kind: 'rematch', table: id }, 'A rematch is open.'],
    [{ kind: 'rematch', table: id, by: 0 }, 'A rematch is open.'],
    [{ kind: 'rematch', table: id, by: 1 }, 'Bo wants a rematch.'],
    [{ kind: 'settings' }, 'The host changed the table settings.'],
    [{ kind: 'muted', person: cy, muted: true }, 'The host muted Cy.'],
    [{ kind: 'muted', person: cy, muted: false }, 'The host unmuted Cy.'],
    [{ kind: 'muted', person: stranger, muted: true }, null],
  ])('the notice of the event %j is, for Ada: %s', (event, text) => {
    expect(textOf(event)).toBe(text);
  });

  it('the notice of changed settings says whether the host turned the chat on or off', () => {
    const notices = [{ id: 1, at, event: { kind: 'settings' } }] as const;
    const turned = (chat: boolean) =>
      newsBetween(state({ ...open, chat: !chat }), state({ ...open, chat }, 1, { notices })).map(({ text }) =>
        english.text(text),
      );
    expect([turned(true), turned(false)]).toEqual([
      ['The host turned the chat on.'],
      ['The host turned the chat off.'],
    ]);
  });

  it('a person whom the host removes is told so until the host lets them back in, and the others get the name', () => {
    const person = seats[1]?.person ?? '';
    const gone = { id: 1, at, event: { kind: 'stood', seat: 1, person, removed: true } } as const;
    const back = { id: 2, at, event: { kind: 'readmitted', person } } as const;
    const after = (own: number, notices: OnlineState['notices']) => {
      const { you } = state(open, own);
      const left = own === 1 ? { ...you, seat: null } : you;
      return state({ ...open, seats: seats.slice(0, 1) }, own, { notices, you: left });
    };
    const news = (own: number) =>
      newsBetween(state(open, own), after(own, [gone])).map(({ text }) => english.text(text));
    const removed = 'The host removed you from this table. You can only watch now.';
    expect([news(0), news(1)]).toEqual([['The host removed Bo.'], [removed]]);
    expect(told(after(1, [gone]))[0]).toEqual([removed]);
    expect(told(after(1, [gone, back]))[0]).not.toEqual([removed]);
  });
});

it('the frames of a match begin before the rolls that decide who starts, even if a seat has no name yet', () => {
  const before: TableState = {
    ...open,
    game: 'ten-thousand',
    seats: [...seats, personAt(2, 'Cy', { kind: 'bot', name: null, person: null })],
  };
  const own = readSetup({
    game: 'ten-thousand',
    options: {},
    seats: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
  });
  if (!own.ok) throw new Error(own.error.code);
  const { state: first } = openMatch(own.value);
  const after = own.value.game.apply(first, { seat: 0, dice: [3] });
  if (!after.ok) throw new Error(after.error.code);
  const view = own.value.game.view(after.value.state, 1);
  const steps = [{ entry: { seat: 0, dice: [3] }, events: [...after.value.events] }];
  const told = stateAfter(state(before), {
    seq: 2,
    at,
    event: { kind: 'started', steps },
    changes: { status: 'playing', match: { ...match, view } },
  } as TableUpdate);
  expect(told.start).toEqual(own.value.game.view(first, 1));
  expect(told.start).not.toEqual(view);
  expect(told.frames).toEqual([{ entry: steps[0]?.entry, events: steps[0]?.events, view }]);
});
