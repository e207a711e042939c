import {
  type AnyGame,
  type BaseEvent,
  type BaseView,
  type Frame,
  framesOf,
  games,
  replayStatesOfLog,
  type Seat,
  type Setup,
  withDefaults,
} from '@dicehall/engine';
import { chanceOf, rollout } from '@dicehall/engine/testing';
import { gapsThrow, languages } from '@dicehall/messages';
import { loadCatalogue } from '@dicehall/messages/node';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hiddenPairsMoments, revealMoments } from '../src/games/moments/hidden-pairs.ts';
import { commonMoments, matchOver } from '../src/moments/common-moments.ts';
import { flyToScore } from '../src/moments/fly-to-score.ts';
import type { Moment } from '../src/moments/moment.ts';
import { momentOfReveal, momentsOf, momentValues } from '../src/moments/moments-of.ts';
import { type BeatsOf, nextPlace, shownPlace, tableBeats } from '../src/table/model/queue.ts';
import type { RevealRules } from '../src/table/model/reveal.ts';
import { namesWithYou } from '../src/table/model/seats.ts';

const names = ['Ada', 'Bo', 'Cy'];
const english = loadCatalogue({ language: 'en', onGap: gapsThrow });

/** Returns a match of a game as seat 0 sees it. */
function matchOf(game: AnyGame, log: readonly unknown[], options: object = {}) {
  const setup: Setup = { game, options: withDefaults(game.options, options), names };
  const match = replayStatesOfLog(setup, log);
  if (!match.ok) throw new Error(`${match.error.entry}: ${match.error.code}`);
  return { game, frames: framesOf(match.value, 0), start: game.view(match.value.states[0], 0) };
}

const gameCalled = (id: string): AnyGame => {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(id);
  return game;
};

type Match = ReturnType<typeof matchOf>;

/** Returns the moments of the last frame as text, with a line for each. */
function said({ frames, start }: Match, mine: readonly Seat[], catalogue = english): string[] {
  return momentsOf(frames, frames.length - 1, start, mine).flatMap(({ main, also }) =>
    [main, ...also].map((moment) => {
      const values = momentValues(moment, mine);
      const about = `${moment.text}.about`;
      const title = catalogue.say(moment.text, values, names);
      return catalogue.has(about) ? `${title} | ${catalogue.say(about, values, names)}` : title;
    }),
  );
}

const roll = (seat: Seat, ...dice: number[]) => ({ seat, dice });
const move = (seat: Seat, type: string, fields: object = {}) => ({ seat, move: { type, ...fields } });
const go = (seat: Seat, ...dice: number[]) => [move(seat, 'roll'), roll(seat, ...dice)];
const order = [roll(0, 6), roll(1, 1), roll(2, 1)];

describe('moments show what an event did and whose points changed', () => {
  const greed = (log: readonly unknown[], options = { target: 500, opening: 300 }) =>
    matchOf(gameCalled('greed'), log, options);
  const tenThousand = (log: readonly unknown[], options: object = {}) =>
    matchOf(gameCalled('ten-thousand'), [...order, ...log], options);
  const threeDice = (log: readonly unknown[], options: object = { rounds: 2 }) =>
    matchOf(gameCalled('three-dice'), [...order, ...log], options);

  it.each([
    [
      'a bust',
      greed([...go(0, 1, 1, 1, 2, 3), ...go(0, 2, 3)]),
      ['You bust | No die scores: 1,000 points lost'],
    ],
    ['hot dice', greed(go(0, 1, 1, 1, 5, 5)), ['Hot dice! | All your dice score: roll all 5 again']],
    [
      'points banked, getting in and the final round',
      greed([...go(0, 1, 1, 1, 2, 3), move(0, 'stop')]),
      [
        'Final round! | You have reached 500: one last turn for everyone else',
        'You bank 1,000 | New total: 1,000',
        'You are in!',
      ],
    ],
    [
      'stopping below the opening',
      greed([...go(0, 1, 2, 3, 4, 6), move(0, 'stop')]),
      ['You bank nothing | 100 of the 300 points needed to get in'],
    ],
    [
      'an overshoot',
      tenThousand(go(0, 1, 1, 1, 1, 2, 3), { target: 1000 }),
      ['You overshoot 1,000 | The whole roll counts: 2,000, but only 1,000 were left. The turn is over.'],
    ],
    [
      'a take-over',
      tenThousand(
        [
          ...[...go(0, 1, 1, 1, 2, 3, 3), move(0, 'bank', { keep: [0, 1, 2] })],
          ...[...go(1, 1, 1, 1, 2, 3, 3), move(1, 'bank', { keep: [0, 1, 2] })],
          move(2, 'roll'),
          roll(2, 1, 1, 1, 2, 3, 3),
          move(2, 'bank', { keep: [0, 1, 2] }),
          move(0, 'take-over'),
        ],
        { opening: 1000 },
      ),
      ['You take over 1,000 | with the 3 dice that are left'],
    ],
    [
      'a lost match',
      tenThousand(
        [
          ...go(0, 2, 3, 3, 4, 6, 6),
          ...[...go(1, 1, 1, 1, 1, 3, 4), move(1, 'bank', { keep: [0, 1, 2, 3] })],
        ],
        { target: 2000, opening: 0, exactFinish: false },
      ),
      ['Bo banks 2,000 | New total: 2,000', 'You lose | Bo wins with 2,000, you have 0'],
    ],
    [
      'a first-roll penalty, with its rule',
      threeDice(
        go(0, 1, 1, 1).map((entry) => ('move' in entry ? move(0, 'roll', { dice: [0, 1, 2] }) : entry)),
      ),
      [
        'Too lucky! | Stairs or three of a kind in the first roll of a round cost you 7 sips. The round restarts.',
      ],
    ],
    [
      'a hand too low to be free, although another lost the round',
      threeDice(
        [
          ...[move(0, 'roll', { dice: [0, 1, 2] }), roll(0, 1, 2, 4), move(0, 'stay')],
          ...[move(1, 'roll', { dice: [0, 1, 2] }), roll(1, 2, 4, 4)],
          ...[move(2, 'roll', { dice: [0, 1, 2] }), roll(2, 2, 2, 4)],
        ],
        { rounds: 2, payBelow: 20 },
      ),
      ['Cy loses the round | The lowest roll takes the penalty: 1 sip'],
    ],
  ])('the moments show %s', (_what, match, words) => {
    expect(said(match, [0])).toEqual(words);
  });

  it('a player is addressed by name unless they are the only person on the device', () => {
    const match = greed([...go(0, 1, 1, 1, 2, 3), ...go(0, 2, 3)]);
    for (const mine of [[], [1], [0, 1]])
      expect(said(match, mine)).toEqual(['Ada busts | No die scores: 1,000 points lost']);
  });

  it('a lost round shows all hands, the deciding rule, and the penalty of each loser', () => {
    const throwAll = (seat: Seat, ...dice: number[]) => [
      move(seat, 'roll', { dice: [0, 1, 2] }),
      roll(seat, ...dice),
    ];
    const match = threeDice([
      ...[...throwAll(0, 1, 2, 4), move(0, 'stay')],
      ...throwAll(1, 6, 6, 6),
      ...throwAll(2, 2, 4, 4),
    ]);
    const groups = momentsOf(match.frames, match.frames.length - 1, match.start, [2]);
    expect(groups[0]?.main.hands).toEqual([
      { seat: 0, dice: [1, 2, 4], points: 106, hasLost: false },
      { seat: 1, dice: [6, 6, 6], points: null, hasLost: false },
      { seat: 2, dice: [2, 4, 4], points: 10, hasLost: true, taken: [7] },
    ]);
    expect(said(match, [2])).toEqual(['You lose the round | The lowest roll takes the penalty: 7 sips']);
    expect(said(match, [0])).toEqual(['Cy loses the round | The lowest roll takes the penalty: 7 sips']);
  });

  it('the last roll of a match has its own moment, before that of the winner', () => {
    const match = greed([
      ...[...go(0, 1, 1, 1, 2, 3), move(0, 'stop')],
      ...go(1, 2, 2, 3, 3, 4),
      ...[...go(2, 1, 2, 3, 3, 4), ...go(2, 2, 3, 3, 4)],
    ]);
    expect(said(match, [0])).toEqual([
      'Cy busts | No die scores: 100 points lost',
      'You win! | 1,000 points',
    ]);
    const celebrated = (mine: readonly Seat[]) =>
      momentsOf(match.frames, match.frames.length - 1, match.start, mine).map(({ main }) => main.celebration);
    expect(celebrated([0])).toEqual([undefined, 'win']);
    // Losing to a bot is not celebrated.
    expect(celebrated([1])).toEqual([undefined, undefined]);
  });

  it('reaching exactly the target has its own celebration', () => {
    const match = tenThousand([...go(0, 1, 1, 1, 2, 3, 3), move(0, 'bank', { keep: [0, 1, 2] })], {
      target: 1000,
    });
    const groups = momentsOf(match.frames, match.frames.length - 1, match.start, [0]);
    expect(groups.map(({ main }) => main.celebration)).toEqual([undefined, 'exact']);
  });
});

describe('the headlines of Three Dice name the rolled hands', () => {
  const throwAll = (seat: Seat, ...dice: number[]) => [
    move(seat, 'roll', { dice: [0, 1, 2] }),
    roll(seat, ...dice),
  ];
  const stay = (seat: Seat) => move(seat, 'stay');
  /** Returns the kind, weight, tone and celebration of the moments of the last entry. */
  function looks(log: readonly unknown[], options: object = {}) {
    const { frames, start } = matchOf(gameCalled('three-dice'), [...order, ...log], {
      rounds: 3,
      ...options,
    });
    return momentsOf(frames, frames.length - 1, start, [0]).flatMap(({ main, also }) =>
      [main, ...also].map(
        ({ kind, weight, tone, celebration = '-' }) => `${kind} ${weight} ${tone} ${celebration}`,
      ),
    );
  }
  const begun = [...throwAll(0, 1, 2, 4), stay(0)];

  it.each<[string, readonly unknown[], readonly string[]]>([
    ['a player who stays', [...throwAll(0, 1, 2, 4), stay(0)], ['stayed light plain -']],
    ['shit stairs', throwAll(0, 2, 3, 4), ['shit-stairs medium bad -']],
    ['a special first roll', throwAll(0, 4, 4, 4), ['first-roll heavy bad -']],
    ['three of a kind that counts', [...begun, ...throwAll(1, 6, 6, 6)], ['safe medium good -']],
    [
      'a player who gives sips',
      [...begun, ...throwAll(1, 1, 2, 3), move(1, 'give', { to: 2 })],
      ['gave medium plain -'],
    ],
    [
      'super stairs after stairs',
      [...begun, ...throwAll(1, 1, 2, 3), move(1, 'give', { to: 2 }), ...throwAll(2, 4, 5, 6)],
      ['safe whole good super-stairs'],
    ],
    [
      'a round lost by another player, without the points of the last player',
      [...begun, ...throwAll(1, 1, 1, 2), ...throwAll(2, 2, 4, 4)],
      ['round-lost heavy plain -'],
    ],
    [
      'a tie for last',
      [...begun, ...throwAll(1, 1, 2, 4), ...throwAll(2, 1, 1, 6)],
      ['tie heavy plain -', 'stayed light plain -'],
    ],
  ])('the headlines of Three Dice show %s', (_, log, expected) => {
    expect(looks(log)).toEqual(expected);
  });

  it('a moment of Three Dice shows the hands of its round alone', () => {
    const round = [...begun, ...throwAll(1, 1, 1, 2), ...throwAll(2, 2, 4, 4)];
    const next = [...[...throwAll(2, 1, 1, 5), stay(2)], ...throwAll(0, 2, 2, 4), ...throwAll(1, 1, 6, 6)];
    const { frames, start } = matchOf(gameCalled('three-dice'), [...order, ...round, ...next], { rounds: 3 });
    const [group] = momentsOf(frames, frames.length - 1, start, [0]);
    const handsIn = (one: typeof group) =>
      one?.main.hands?.map(({ seat, points, hasLost }) => [seat, points, hasLost]);
    expect(handsIn(group)).toEqual([
      [2, 205, false],
      [0, 8, true],
      [1, 220, false],
    ]);
    const end = order.length + round.length - 1;
    expect(handsIn(momentsOf(frames, end, start, [0])[0])).toEqual([
      [0, 106, false],
      [1, 202, false],
      [2, 10, true],
    ]);
    expect(momentsOf(frames, frames.length, start, [0])).toEqual([]);
  });

  it('the end of a round shows what each player takes in it, one amount after another', () => {
    const round = [
      ...[...begun, ...throwAll(1, 1, 2, 3)],
      move(1, 'give', { to: 2 }),
      ...throwAll(2, 1, 1, 2),
    ];
    const late = [...throwAll(0, 2, 4, 4), stay(0), ...throwAll(1, 1, 2, 3), move(1, 'give', { to: 2 })];
    const takenAfter = (log: readonly unknown[], options: object) => {
      const { frames, start } = matchOf(gameCalled('three-dice'), [...order, ...log], {
        rounds: 3,
        ...options,
      });
      const [group] = momentsOf(frames, frames.length - 1, start, [0]);
      return group?.main.hands?.map(({ seat, taken }) => [seat, taken]);
    };
    expect(takenAfter(round, {})).toEqual([
      [0, [1]],
      [1, undefined],
      [2, [2]],
    ]);
    expect(takenAfter([...late, ...throwAll(2, 2, 2, 4)], { payBelow: 20 })).toEqual([
      [0, [1]],
      [1, undefined],
      [2, [2, 1]],
    ]);
  });

  it('the end of a tied round shows the deciding rolls one after the other', () => {
    const tied = [...begun, ...throwAll(1, 1, 2, 4), ...throwAll(2, 1, 1, 6)];
    const rolls = [roll(0, 2, 2, 3), roll(1, 2, 2, 3), roll(0, 2, 2, 4), roll(1, 2, 2, 3)];
    const { frames, start } = matchOf(gameCalled('three-dice'), [...order, ...tied, ...rolls], { rounds: 3 });
    const [group] = momentsOf(frames, frames.length - 1, start, [0]);
    expect(group?.main.hands?.map(({ seat, points, tie, hasLost }) => [seat, points, tie, hasLost])).toEqual([
      [0, 106, [7, 8], false],
      [1, 106, [7, 7], true],
      [2, 260, undefined, false],
    ]);
  });
});

describe('the end of a match has its own moment', () => {
  const overOf = (mine: readonly Seat[], seats = names) => {
    const game = gameCalled('greed');
    const setup: Setup = {
      game,
      options: withDefaults(game.options, { target: 500, opening: 0 }),
      names: seats,
    };
    const log = [
      ...[...go(0, 1, 1, 1, 2, 3), move(0, 'stop')],
      ...seats.slice(1).flatMap((_, at) => go(at + 1, 2, 2, 3, 3, 4)),
    ];
    const match = replayStatesOfLog(setup, log);
    if (!match.ok) throw new Error(match.error.code);
    const frames = framesOf(match.value, 'table');
    const groups = momentsOf(frames, frames.length - 1, game.view(match.value.states[0], 'table'), mine);
    const { weight, tone, cue, celebration } = groups.at(-1)?.main ?? {};
    return [weight, tone, cue, celebration];
  };

  it('at the end, the winner is celebrated, the other players see their loss, and spectators see the result with the sound of a win', () => {
    expect(overOf([0])).toEqual(['whole', 'good', 'win', 'win']);
    expect(overOf([1])).toEqual(['whole', 'bad', 'loss', undefined]);
    expect(overOf([1, 0])).toEqual(['whole', 'good', 'win', 'win']);
    const shared = { kind: 'match-over', seats: [1, 2] } as BaseEvent;
    const after = { scores: [0, 9, 9] } as unknown as BaseView;
    const toneFor = (mine: readonly Seat[]) =>
      matchOver(shared, { frames: [], before: after, after, mine }).map(({ tone }) => tone);
    expect([toneFor([2]), toneFor([0]), toneFor([0, 3])]).toEqual([['good'], ['bad'], ['plain']]);
    expect(overOf([])).toEqual(['whole', 'plain', 'win', undefined]);
  });

  it.each([
    ['good', [3, 3, 3, 1, 1]],
    ['plain', [3, 3, 3, 2, 1]],
    ['plain', [6, 6, 6, 6, 5]],
  ])('a turn of Threes has the tone %s with the dice %j', (tone, dice) => {
    const match = matchOf(gameCalled('threes'), [...go(0, ...dice), move(0, 'bank')]);
    const [group] = momentsOf(match.frames, match.frames.length - 1, match.start, [0]);
    expect(group?.main.tone).toBe(tone);
  });

  it('the points of a turn of Threes come from each die, and those of the moon from all dice together', () => {
    const partsOf = (...dice: number[]) => {
      const match = matchOf(gameCalled('threes'), [...go(0, ...dice), move(0, 'bank')]);
      return momentsOf(match.frames, match.frames.length - 1, match.start, [0])[0]?.main.parts;
    };
    expect([partsOf(5, 4, 3, 3, 1), partsOf(6, 6, 6, 6, 6)]).toEqual([[5, 4, 0, 0, 1], undefined]);
  });

  it('a round of Threes ends with a headline, and a single player who loses it sees the points fall', () => {
    const turn = (seat: Seat, ...dice: number[]) => [...go(seat, ...dice), move(seat, 'bank')];
    const ended = (mine: readonly Seat[], ...last: number[]) => {
      const log = [...turn(0, 6, 6, 6, 5, 5), ...turn(1, 1, 1, 3, 3, 3), ...turn(2, ...last)];
      const { frames, start } = matchOf(gameCalled('threes'), log, { rounds: 2, scoring: 'rounds' });
      const { text, tone, cue, falls } = momentsOf(frames, frames.length - 1, start, mine)[0]?.main ?? {};
      return [text, tone, cue, falls];
    };
    const lost = ['threes-moment-round-lost', 'bad', 'bust', 2];
    const won = ['threes-moment-round-won', 'good', 'bank', undefined];
    expect([[0], [1], [2], [0, 1], [0, 2], []].map((mine) => ended(mine, 5, 5, 5, 5, 4))).toEqual([
      ...[lost, won, lost],
      ...[won, won, won],
    ]);
    expect(ended([0], 3, 3, 3, 1, 1)).toEqual(['threes-moment-round-tied', 'plain', 'keep', undefined]);
  });

  it('a single player who loses a match sees the final score fall, and no other player does', () => {
    const over = { kind: 'match-over', seats: [1] } as BaseEvent;
    const after = { scores: [12, 9, 30] } as unknown as BaseView;
    const shownFor = (mine: readonly Seat[]) =>
      matchOver(over, { frames: [], before: after, after, mine }).map(({ falls, total }) => [falls, total]);
    expect([[0], [2], [1], [0, 2], []].map(shownFor)).toEqual([
      ...[[[12, 12]], [[30, 30]]],
      ...[[[undefined, undefined]], [[undefined, undefined]], [[undefined, undefined]]],
    ]);
  });

  it('a draw in Hidden Pairs is not shown as a gain of any player', () => {
    const event = { kind: 'drawn', seat: 1 } as BaseEvent;
    const { start } = matchOf(gameCalled('hidden-pairs'), []);
    const context = { frames: [], before: start, after: start, mine: [1] };
    expect(hiddenPairsMoments.drawn?.(event, context)).toMatchObject([{ weight: 'heavy', tone: 'plain' }]);
  });

  it('a match of Hidden Pairs that a roll-off has decided says so to the winner and to the loser', () => {
    const { start } = matchOf(gameCalled('hidden-pairs'), []);
    const over = { kind: 'match-over', seats: [1] } as BaseEvent;
    const after = { ...start, scores: [950, 950] };
    const textsFor = (...kinds: string[]) =>
      [[1], [0], [0, 1]].flatMap((mine) => {
        const frames = [{ events: kinds.map((kind) => ({ kind })) }] as never;
        const moments = hiddenPairsMoments['match-over']?.(over, { frames, before: start, after, mine });
        return moments?.map(({ text }) => text);
      });
    const won = 'moment-won-roll-off';
    expect(textsFor('drawn')).toEqual([won, 'moment-lost-roll-off', won]);
    expect(textsFor('turn-ended')).toEqual(['moment-match-over', 'moment-match-lost', 'moment-match-over']);
  });

  it('the end of a solo match has no winner', () => {
    const game = gameCalled('threes');
    const setup: Setup = { game, options: withDefaults(game.options, { rounds: 1 }), names: ['Ada'] };
    const match = replayStatesOfLog(setup, rollout(setup, chanceOf(1)).log);
    if (!match.ok) throw new Error(match.error.code);
    const frames = framesOf(match.value, 0);
    const groups = momentsOf(frames, frames.length - 1, game.view(match.value.states[0], 0), [0]);
    expect(groups.at(-1)?.main).toMatchObject({
      text: 'moment-finished',
      weight: 'whole',
      tone: 'good',
      cue: 'win',
    });
  });
});

describe('each moment has a weight, a tone and a text', () => {
  const looks = ({ frames, start }: Match, mine: readonly Seat[]) =>
    momentsOf(frames, frames.length - 1, start, mine).map(({ main, also }) =>
      [main, ...also]
        .map(({ kind, weight, tone, cue = '-', celebration = '-', points = '-' }) =>
          [kind, weight, tone, cue, celebration, points].join(' '),
        )
        .join(', '),
    );
  const bank = (seat: Seat) => move(seat, 'bank', { keep: [0, 1, 2] });
  const thousand = (seat: Seat) => [...go(seat, 1, 1, 1, 2, 3, 3), bank(seat)];
  const bust = (seat: Seat) => go(seat, 2, 2, 3, 3, 4, 6);
  const all = (seat: Seat, ...dice: number[]) => [
    move(seat, 'roll', { dice: [0, 1, 2] }),
    roll(seat, ...dice),
  ];
  const banked = 'banked light good bank - 1000';
  const inGame = 'in-game medium good bank - -';

  it.each<[string, string, object, readonly unknown[], Seat, readonly string[]]>([
    [
      'the first points',
      'ten-thousand',
      {},
      [...order, ...bust(0), ...thousand(1)],
      1,
      [`${inGame}, ${banked}`],
    ],
    [
      'the first points without an opening',
      'ten-thousand',
      { opening: 0 },
      [...order, ...thousand(0)],
      0,
      [banked],
    ],
    [
      'points after those of another',
      'ten-thousand',
      {},
      [...order, ...thousand(0), ...bust(1)],
      1,
      ['busted medium bad bust - -'],
    ],
    [
      'exactly the target',
      'ten-thousand',
      { target: 1000, opening: 0 },
      [...order, ...bust(0), ...thousand(1)],
      1,
      [banked, 'match-over whole good win exact -'],
    ],
    [
      'exactly the target of another',
      'ten-thousand',
      { target: 1000, opening: 0 },
      [...order, ...thousand(0)],
      2,
      [banked, 'match-over whole bad loss - -'],
    ],
    [
      'the roll for the start',
      'three-dice',
      {},
      [roll(0, 1), roll(1, 6), roll(2, 1)],
      0,
      ['starts medium good keep - -'],
    ],
    ['shit stairs', 'three-dice', {}, [...order, ...all(0, 2, 3, 4)], 1, ['shit-stairs medium bad bust - 1']],
    ['a first roll', 'three-dice', {}, [...order, ...all(0, 4, 4, 4)], 0, ['first-roll heavy bad bust - 4']],
    [
      'a lost round',
      'three-dice',
      {},
      [...order, ...all(0, 1, 2, 4), move(0, 'stay'), ...all(1, 1, 1, 2), ...all(2, 2, 4, 4)],
      2,
      ['round-lost heavy bad bust - 1'],
    ],
    [
      'a round lost by another',
      'three-dice',
      {},
      [...order, ...all(0, 1, 2, 4), move(0, 'stay'), ...all(1, 1, 1, 2), ...all(2, 2, 4, 4)],
      0,
      ['round-lost heavy plain bank - 1'],
    ],
  ])('the moment for %s has the right weight, tone and sound', (_, id, options, log, seat, expected) => {
    expect(looks(matchOf(gameCalled(id), log, options), [seat])).toEqual(expected);
  });

  it.each([
    ['light light', '0: 1'],
    ['light medium light', '1: 0 2'],
    ['medium heavy heavy light', '1: 2 3'],
    ['heavy light medium whole', '3: 1 2'],
    ['light', '0:'],
  ])(
    'the headline of moments with the weights %s is that of the heaviest one, followed by at most the last two others',
    (weights, shown) => {
      const events = weights.split(' ').map((kind, at) => ({ kind, at }));
      const moments = Object.fromEntries(
        events.map(({ kind }) => [kind, (event: BaseEvent) => [{ kind, event, weight: kind }]]),
      );
      const rules = { moments, eventsAfter: (_: unknown, count: number) => count } as unknown as RevealRules;
      const frames = [{ events: [{ kind: 'other' }] }, { events }] as unknown as Frame[];
      const group = momentOfReveal(frames, rules, 0, 1 + events.length);
      const placeOf = ({ event }: { readonly event: BaseEvent }) => (event as BaseEvent & { at: number }).at;
      expect(
        `${group === null ? '' : placeOf(group.main)}: ${group?.also.map(placeOf).join(' ')}`.trim(),
      ).toBe(shown);
      expect(momentOfReveal(frames, rules, 0, 1)).toBeNull();
      expect(momentOfReveal(frames, rules, 1, 2)?.also).toEqual([]);
      expect(momentOfReveal(frames, rules, 1 + events.length, 1 + events.length)).toBeNull();
    },
  );

  it.each<[object, readonly Seat[], string]>([
    [{ seat: 1 }, [1], 'yes no'],
    [{ seat: 1 }, [2], 'no no'],
    [{ seat: 1 }, [0, 1], 'no no'],
    [{ seat: 1 }, [], 'no no'],
    [{ seat: 1, to: 2 }, [2], 'no yes'],
    [{ seats: [1] }, [1], 'yes no'],
    [{ seats: [1, 2] }, [1], 'no no'],
    [{}, [], 'no no'],
    [{}, [0, 1], 'no no'],
  ])('an event of %j addresses the only person at a device of the seats %j', (more, mine, said) => {
    const { you, toYou } = momentValues({ event: { kind: 'gave', ...more } } as Moment, mine);
    expect(`${you} ${toYou}`).toBe(said);
  });

  it.each<[string, readonly Seat[], readonly Seat[], string]>([
    ['moment-match-over', [0, 2], [], 'Ada and Cy share the win'],
    ['moment-match-over', [0, 2], [2], 'You share the win with Ada!'],
    ['moment-match-over', [0, 1, 2, 3, 4], [4], 'You share the win with 4 others!'],
    ['moment-match-over', [0, 1, 2, 3, 4], [5], '5 players share the win'],
    ['moment-tied.about', [0, 2], [2], 'You and Ada roll again'],
  ])('the text %s for the seats %j is, to the seats %j: “%s”', (key, seats, mine, text) => {
    const event = { kind: key.replace(/^moment-|\.about$/g, ''), seats };
    const values = momentValues({ event } as unknown as Moment, mine);
    expect(english.lookup(key, values, namesWithYou(english, names, mine))).toBe(text);
  });

  it('if there are more than four winners, only their number is shown', () => {
    const manyOf = (winners: number) => {
      const event = { kind: 'match-over', seats: Array.from({ length: winners }, (_, seat) => seat) };
      return momentValues({ event } as unknown as Moment, []).many;
    };
    expect([manyOf(4), manyOf(5)]).toEqual(['no', 'yes']);
  });

  it('a moment shows that the points of a roll that overshoots fall off the table', () => {
    const log = [...order, move(0, 'roll'), roll(0, 1, 1, 1, 1, 5, 3)];
    const { frames, start } = matchOf(gameCalled('ten-thousand'), log, { target: 2000 });
    const [group] = momentsOf(frames, frames.length - 1, start, []);
    expect(group?.main).toMatchObject({ kind: 'overshot', falls: 2050 });
  });

  it.each<[readonly Seat[], string]>([
    [[], 'bad bust'],
    [[2], 'bad bust'],
    [[0, 2], 'bad bust'],
    [[0], 'plain bank'],
    [[0, 1], 'plain bank'],
  ])('for the seats %j at a device, the round that Cy loses has the tone and the cue “%s”', (mine, look) => {
    const round = [...all(0, 1, 2, 4), move(0, 'stay'), ...all(1, 2, 4, 4), ...all(2, 2, 2, 4)];
    const { frames, start } = matchOf(gameCalled('three-dice'), [...order, ...round], { rounds: 2 });
    const [group] = momentsOf(frames, frames.length - 1, start, mine);
    expect(`${group?.main.kind} ${group?.main.tone} ${group?.main.cue}`).toBe(`round-lost ${look}`);
  });

  it.each([
    [true, 'exact'],
    [false, 'win'],
  ])(
    'a win in Ten Thousand that must land exactly on the target (%s) has the celebration %s',
    (exactFinish, kind) => {
      const log = [
        ...go(0, 2, 3, 3, 4, 6, 6),
        ...go(1, 1, 1, 1, 1, 3, 4),
        move(1, 'bank', { keep: [0, 1, 2, 3] }),
      ];
      const options = { target: 2000, opening: 0, exactFinish };
      const { frames, start } = matchOf(gameCalled('ten-thousand'), [...order, ...log], options);
      const shown = momentsOf(frames, frames.length - 1, start, [1]).flatMap(({ main, also }) => [
        main,
        ...also,
      ]);
      const over = shown.find((one) => one.kind === 'match-over');
      expect(over?.celebration).toBe(kind);
    },
  );

  it('the hands of a round are those that its players kept, even if a roll-off decides who loses', () => {
    const tie = [...all(0, 1, 2, 4), move(0, 'stay'), ...all(1, 1, 2, 4), ...all(2, 1, 1, 6)];
    const match = matchOf(gameCalled('three-dice'), [...order, ...tie, roll(0, 1, 1, 3), roll(1, 6, 6, 5)], {
      rounds: 2,
    });
    const [group] = momentsOf(match.frames, match.frames.length - 1, match.start, []);
    expect(group?.main.text).toBe('moment-round-lost-tie');
    expect(group?.main.hands?.map(({ seat, dice }) => [seat, ...dice])).toEqual([
      [0, 1, 2, 4],
      [1, 1, 2, 4],
      [2, 1, 1, 6],
    ]);
  });

  it('a blocked attack has a celebration, an attack that hits has the tone of a bust, and a won round that of a bank', () => {
    const look = (kind: string, more: object = {}) =>
      revealMoments[kind]?.({ kind, ...more })
        .map(({ text, event, ...rest }) => Object.values(rest).join(' '))
        .join();
    expect(look('attacked', { negated: true })).toBe('attacked whole good celebration lucky-dice');
    for (const negated of [false, undefined])
      expect(look('attacked', { negated })).toBe('attacked medium bad bust');
    expect(look('attacked')).toBe('attacked medium bad bust');
    expect(look('round-won')).toBe('round-won light good bank');
  });
});

describe('a player who gets into Ten Thousand gets a headline for it', () => {
  it('getting in is reported with a player’s first points, if the rules have an opening', () => {
    const bank = (seat: Seat) => move(seat, 'bank', { keep: [0, 1, 2] });
    const first = [...order, ...go(0, 1, 1, 1, 2, 3, 3), bank(0)];
    const textsOf = (log: readonly unknown[], options: object) => {
      const { frames, start } = matchOf(gameCalled('ten-thousand'), log, options);
      return momentsOf(frames, frames.length - 1, start, []).flatMap(({ main, also }) =>
        [main, ...also].map(({ text }) => text),
      );
    };
    expect(textsOf(first, {})).toContain('moment-in-game');
    expect(textsOf(first, { opening: 0 })).not.toContain('moment-in-game');
    const busts = [go(1, 2, 2, 3, 3, 4, 6), go(2, 2, 2, 3, 3, 4, 6)].flat();
    const again = [...first, ...busts, ...go(0, 1, 1, 1, 2, 3, 3), bank(0)];
    expect(textsOf(again, {})).not.toContain('moment-in-game');
  });
});

const catalogues = languages.map((language) => loadCatalogue({ language, onGap: gapsThrow }));
const short: Readonly<Record<string, object>> = {
  greed: { target: 1000 },
  'ten-thousand': { target: 2000, opening: 200, exactFinish: false },
  threes: { rounds: 2 },
  'three-dice': { rounds: 2 },
  'hidden-pairs': { turns: 2 },
};

function anyMatch(game: AnyGame, seed: number): Match {
  const options = short[game.id] ?? {};
  const setup: Setup = { game, options: withDefaults(game.options, options), names };
  return matchOf(game, rollout(setup, chanceOf(seed)).log, options);
}

/** Returns the milliseconds that a table takes to show all frames, without tumbling dice. */
function timeOf(table: BeatsOf, from: number): { readonly all: number; readonly longest: number } {
  const { frames } = table;
  const beats = tableBeats(table);
  let place = shownPlace(frames, { count: from, step: null }, beats);
  const times: number[] = [];
  while (place.count < frames.length || place.step !== null) {
    const { count, step } = place;
    if (step !== null) times.push(beats.after(count - 1)[step] ?? 0);
    else if (beats.before(count) === 'choice') times.push(beats.choiceTime(count));
    place = nextPlace(frames, place, beats);
  }
  return { all: times.reduce((sum, time) => sum + time, 0), longest: Math.max(0, ...times) };
}

const turnsOf = (frames: readonly Frame[]): number =>
  frames.flatMap(({ events }) => events).filter(({ kind }) => kind === 'turn-ended').length;

describe.each(games.map((game) => [game.id, game] as const))(
  'moments are complete in any match of %s',
  (_id, game) => {
    const property = (check: (match: Match) => void) =>
      fc.assert(
        fc.property(fc.integer(), (seed) => check(anyMatch(game, seed))),
        { numRuns: 8 },
      );

    it('every moment has texts in every language', () =>
      property((match) => {
        for (const catalogue of catalogues)
          for (let count = 1; count <= match.frames.length; count++)
            for (const mine of [[0], [], [0, 1, 2]])
              said({ ...match, frames: match.frames.slice(0, count) }, mine, catalogue);
      }));

    it('bad moments, and no others, have the sound of a bust or of a lost match', () =>
      property((match) => {
        for (let count = 1; count <= match.frames.length; count++)
          for (const { main, also } of momentsOf(match.frames, count - 1, match.start, [0]))
            for (const { tone, cue } of [main, ...also])
              expect(cue === 'bust' || cue === 'loss').toBe(tone === 'bad');
      }));

    it('matches between bots are shown quickly, entry by entry or all at once', () =>
      property((match) => {
        const table = { ...match, mine: [], isAnimated: true, pace: 'normal' } as const;
        const { frames } = match;
        let all = 0;
        for (let count = 0; count < frames.length; count++) {
          const step = timeOf({ ...table, frames: frames.slice(0, count + 1) }, count);
          expect(step.longest).toBeLessThanOrEqual(4000);
          all += step.all;
        }
        // The limit allows a time for each turn, and for the beginning and the end of the match.
        expect(all).toBeLessThanOrEqual(3000 * turnsOf(frames) + 6000);
        expect(timeOf(table, 0).all).toBeLessThanOrEqual(8000);
        expect(timeOf({ ...table, pace: 'instant' }, 0).all).toBeLessThanOrEqual(8000);
      }));
  },
);

describe('a bank gets a headline with its points', () => {
  const textsOf = (options: object, log: readonly unknown[]) => {
    const { frames, start } = matchOf(gameCalled('greed'), log, options);
    return momentsOf(frames, frames.length - 1, start, [0]).flatMap(({ main, also }) =>
      [main, ...also].map(({ kind }) => kind),
    );
  };
  const bank = (seat: Seat) => [...go(seat, 1, 1, 1, 5, 2), move(seat, 'stop')];

  it.each([
    ['the first bank of a player gets in where it needs a minimum', { opening: 300 }, bank(0), true],
    [
      'a later bank of a player does not get in',
      { opening: 300 },
      [...bank(0), ...bank(1), ...bank(2), ...bank(0)],
      false,
    ],
    ['the first bank does not get in where it needs no minimum', { opening: 0 }, bank(0), false],
  ])('only a bank that gets a player in has a moment for it: %s', (_, options, log, getsIn) => {
    const kinds = textsOf({ target: 10_000, ...options }, log);
    expect(kinds.toSorted()).toEqual(getsIn ? ['banked', 'in-game'] : ['banked']);
  });

  it('in a game that defines no moments, a bank is shown with only its points', () => {
    const event = { kind: 'banked', seat: 0, banked: 450 } as BaseEvent;
    expect(commonMoments.banked?.(event, {} as never)).toMatchObject([
      { kind: 'banked', text: 'moment-banked', points: 450, tone: 'good', cue: 'bank' },
    ]);
  });
});

describe('points fly to the score that they change', () => {
  afterEach(() => vi.unstubAllGlobals());

  /**
   * Makes points fly over a felt on which only these seats have a score. Returns the elements in front of the felt and
   * their targets.
   */
  async function flown(
    points: number,
    seat: Seat,
    scores: readonly Seat[],
    start: readonly [x: number, width: number] = [50, 40],
    tone?: Moment['tone'],
    fromMoment = true,
  ) {
    const box = (x: number, width = 40, y = 100, height = 60) => ({
      getBoundingClientRect: () => ({ x, y, width, height }),
    });
    const inFront: unknown[] = [];
    const below: unknown[] = [];
    const paths: { readonly transform: string }[][] = [];
    let land = () => {};
    const chip = {
      ...{ ...box(0, 40, 0, 20), dataset: {}, textContent: '' },
      remove: () => inFront.splice(inFront.indexOf(chip), 1),
      animate(path: { readonly transform: string }[]) {
        paths.push(path);
        // As in a browser, an animation that is ended early is not finished.
        const finished = new Promise<void>((_, reject) => (land = reject));
        return { finished, cancel: () => land() };
      },
    };
    vi.stubGlobal('document', {
      querySelector(asked: string) {
        const found = scores.find((one) => asked === `[data-score-of="${one}"]`);
        return found === undefined ? null : box(100 * (1 + found));
      },
      createElement: () => chip,
      documentElement: { lang: 'en' },
    });
    const cloth = { append: (one: unknown) => below.push(one), after: (one: unknown) => inFront.push(one) };
    const closest = (asked: string) => (asked === '[data-moment]' && !fromMoment ? null : cloth);
    const from = { ...box(...start), closest };
    const end = flyToScore(from as never, seat, points, tone);
    const during = inFront.length;
    end?.();
    await Promise.resolve();
    const [begin, , to] = paths[0]?.map(({ transform }) => transform) ?? [];
    return {
      text: chip.textContent,
      begin,
      to,
      lengths: [during, inFront.length],
      tone: chip.dataset,
      below: below.length,
    };
  }

  it.each([
    [500, '+500'],
    [-1200, '−1,200'],
  ])('%i points are shown as %s until they arrive', async (points, text) => {
    expect(await flown(points, 1, [0, 1])).toMatchObject({
      ...{ text, to: 'translate(200px, 120px) scale(0.6)', lengths: [1, 0] },
    });
  });

  it('no points fly to a seat that shows no score', async () => {
    expect(await flown(500, 1, [0])).toMatchObject({ text: '', to: undefined, lengths: [0, 0] });
  });

  it('flying points start in the middle of their origin, no larger than it, and within the page', async () => {
    const begins = async (...start: readonly [number, number]) => (await flown(5, 1, [1], start)).begin;
    expect([await begins(50, 20), await begins(50, 40), await begins(50, 80), await begins(-30, 40)]).toEqual(
      [
        'translate(40px, 120px) scale(0.5)',
        'translate(50px, 120px) scale(1)',
        'translate(70px, 120px) scale(1)',
        'translate(10px, 120px) scale(1)',
      ],
    );
  });

  it('points that start in a headline pass in front of it, and points from dice below it', async () => {
    const [headline, dice] = [await flown(5, 1, [1]), await flown(5, 1, [1], [50, 40], 'good', false)];
    expect([headline.lengths[0], headline.below, dice.lengths[0], dice.below]).toEqual([1, 0, 0, 1]);
  });

  it('flying points have the tone of their headline', async () => {
    const tones = ['bad', 'plain', undefined] as const;
    const shown = await Promise.all(tones.map((tone) => flown(5, 1, [1], undefined, tone)));
    expect(shown.map(({ tone }) => tone)).toEqual([{ tone: 'bad' }, { tone: 'plain' }, { tone: 'good' }]);
  });
});
