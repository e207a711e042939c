/** One request; `path` follows `/api/v1`. */
export interface Ask {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

export interface AskSetup {
  readonly table: string;
  /** The number of the last event that a viewer knows of. */
  readonly count: number;
  /** Another person at the table. */
  readonly other: string;
  /** Whether the viewer may re-roll. Only if hidden re-rolls have not used other dice of the shared sequence. */
  readonly mayReRoll: boolean;
  /** Whether the viewer may commit without being the last seat of the turn to do so. */
  readonly mayCommit: boolean;
}

export const commit = {
  type: 'commit',
  pairs: [
    [0, 1],
    [2, 3],
    [4, 5],
  ],
};

/**
 * Valid and invalid requests to every route, by its name in the OpenAPI document. Requests that change nothing come
 * first.
 */
export function asksFor({
  table,
  count,
  other,
  mayReRoll,
  mayCommit,
}: AskSetup): Readonly<Record<string, readonly unknown[]>> {
  const numbers = [0, count - 1, count, count + 1, count + 7];
  const accepted = [
    ...(mayReRoll ? [{ seq: count, move: { type: 're-roll', die: 2 } }] : []),
    ...(mayCommit ? [{ seq: count + Number(mayReRoll), move: commit }] : []),
  ];
  return {
    'GET /me': [null],
    'GET /me/turns': [null],
    'GET /me/history': [null],
    'GET /me/export': [null],
    'GET /me/tokens': [null],
    'GET /games': [null],
    'GET /explore': ['', '?position=nonsense', '?position=hidden-pairs'],
    'GET /tables': [null],
    'GET /codes/{code}': ['ABC23', 'ZZZZZ'],
    'GET /tables/{id}': [null],
    'GET /tables/{id}/record': [null],
    'GET /tables/{id}/events': [null],
    'GET /tables/{id}/ping': ['?within=soon', '', '?within=5'],
    'GET /socket': [null],
    'POST /tables/{id}/sit': [{}, { seat: 1 }],
    'POST /tables/{id}/stand': [null],
    'POST /tables/{id}/commitment': [{ commitment: 'ab'.repeat(32) }],
    'POST /tables/{id}/reveal': [{ seed: 'ab'.repeat(32) }],
    'POST /tables/{id}/bots': [{ strength: 'steady' }],
    'DELETE /tables/{id}/bots/{seat}': ['1'],
    'POST /tables/{id}/remove': [{ person: other }],
    'POST /tables/{id}/wait': [{}],
    'DELETE /tables/{id}/wait': [null],
    'POST /tables/{id}/game': [{ game: 'greed' }],
    'POST /tables/{id}/evening': [{ points: 'places' }],
    'POST /tables/{id}/start': [null],
    'POST /tables/{id}/readmit': [{ person: other }],
    'POST /tables/{id}/rematch': [null],
    'POST /tables/{id}/return': [null],
    'POST /tables/{id}/moves': [
      ...numbers.flatMap((seq) => [
        { seq, move: { type: 'nonsense' } },
        { seq, move: { type: 're-roll', die: 9 } },
        { seq, move: { ...commit, hinderance: { round: 1, seat: 7 } } },
      ]),
      ...accepted,
    ],
    'POST /tables/{id}/say': [{ text: `hello ${table}` }],
    'POST /tables/{id}/react': [{ reaction: 'wow' }],
    'POST /tables/{id}/settings': [{ listed: true }],
    'POST /tables/{id}/mute': [
      { person: other, muted: true },
      { person: other, muted: false },
    ],
    'POST /tables/{id}/host': [{ person: other }],
    'POST /tables/{id}/stand-in': [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
    'POST /tables/{id}/undo': [null],
    'POST /tables/{id}/undo/answer': [{ agrees: true }, { agrees: false }],
    'POST /tables/{id}/hold': [null],
    'POST /tables/{id}/resign': [null],
    'PATCH /me': [{ name: 'Other' }],
    'POST /me/tokens': [{ label: 'sweep' }],
    'DELETE /me/tokens/{token}': ['nothing'],
    'POST /guests': [{ name: 'Somebody' }],
    'POST /tables': [{ game: 'hidden-pairs', seats: 2 }],
    'POST /sheets': [
      { setup: { game: 'hidden-pairs', options: {}, names: [], belowZero: true }, changes: [] },
    ],
    'GET /sheet-codes/{code}': ['ABC234'],
    'GET /sheets/{id}': [null],
    'GET /sheets/{id}/events': [null],
    'POST /sheets/{id}/changes': [{ seq: count, key: 'a-key-of-a-sheet', change: { type: 'undo' } }],
    'DELETE /me': [null],
  };
}

/** Fills in the parameters of a request. A text is the query or the last parameter; any other value is the body. */
export function toAsk(call: string, table: string, given: unknown): Ask {
  const [method, pattern = ''] = call.split(' ') as [Ask['method'], string];
  const text = typeof given === 'string' ? given : '';
  const filled = pattern.replace('{id}', table).replace(/\{\w+\}/, text);
  const path = text.startsWith('?') ? filled + text : filled;
  return { method, path, ...(typeof given === 'object' && given !== null && { body: given }) };
}
