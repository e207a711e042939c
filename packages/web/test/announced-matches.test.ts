import {
  type AnyGame,
  type BaseEvent,
  type Frame,
  framesOf,
  games,
  message,
  replayStatesOfLog,
  type Seat,
  type Setup,
  type Viewer,
  withDefaults,
} from '@dicehall/engine';
import { chanceOf, rollout } from '@dicehall/engine/testing';
import { standInText } from '@dicehall/messages';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, it, vi } from 'vitest';
import { type Announcer, createAnnouncer } from '../src/announce/announcer.ts';
import { type Announced, announcedOf, announceTable, formOf } from '../src/table/model/announcement.ts';
import type { MatchResult } from '../src/table/model/feed.ts';
import { sentenceOf } from '../src/table/model/game-log.ts';
import { actingSeats, type TableSeat } from '../src/table/model/seats.ts';
import { diceText, factsText } from '../src/table/model/summaries.ts';

const messages = loadCatalogue({ language: 'en' });
const names = ['Ada', 'Bo', 'Cy'];
const seats: readonly TableSeat[] = names.map((name) => ({ name, kind: 'person' }));
const short: Readonly<Record<string, object>> = {
  greed: { target: 1000, opening: 0 },
  'ten-thousand': { target: 2000, opening: 0, exactFinish: false },
  threes: { rounds: 2 },
  'three-dice': { rounds: 1 },
  'hidden-pairs': { turns: 2 },
};
const matchesPerGame = 5 * Number(process.env.DICEHALL_RUNS ?? 1);

const nothing: Announced = {
  extent: { frames: 0, events: 0 },
  count: 0,
  mine: [],
  turn: null,
  hasResult: false,
  hasVerdict: false,
};

/** A table in a match that waits for no other player. */
const alone = { awaited: null, isReplay: false, isPosition: false, verdict: null };

/** Returns the number of messages. The parts of a message that was split because of its length count as one. */
const countOf = (heard: readonly { readonly text: string }[]): number =>
  heard
    .map(({ text }) => text)
    .join(' ')
    .split(' ').length > 40
    ? 1
    : heard.length;

function matchOf(game: AnyGame, seed: number) {
  const setup: Setup = { game, options: withDefaults(game.options, short[game.id] ?? {}), names };
  const played = replayStatesOfLog(setup, rollout(setup, chanceOf(seed)).log);
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
}

/**
 * Returns the sentences of the game log as the first player hears them. Dice that this player keeps are left out,
 * because they are announced when they are marked.
 */
function sentencesOf({ setup: { game } }: ReturnType<typeof matchOf>, frames: readonly Frame[]): string[] {
  const mine = [0];
  return frames.flatMap(({ entry, events }) =>
    events
      .filter(({ kind }) => kind !== 'kept' || entry?.seat !== 0)
      .flatMap(
        (event) =>
          sentenceOf(messages, game.id, event, names, mine, formOf(event, { mine }, null, 'normal')) ?? [],
      ),
  );
}

interface Heard {
  readonly text: string;
  readonly urgency: string;
  readonly at: number;
}

/** A simulated clock, and the messages of the announcer with the times at which the live regions got them. */
function listen() {
  let time = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const announcer = createAnnouncer({
    now: () => time,
    after: (delay, run) => {
      const timer = { at: time + delay, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  });
  announcer.open(1);
  const heard: Heard[] = [];
  const ids = new Set<number>();
  announcer.onChange(() => {
    for (const { id, text, urgency } of announcer.now()) {
      if (ids.has(id)) continue;
      ids.add(id);
      heard.push({ text, urgency, at: time });
    }
  });
  const pass = (by: number) => {
    const until = time + by;
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      timers = timers.filter((one) => one !== next);
      time = next.at;
      next.run();
    }
    time = until;
  };
  return { announcer, heard, pass };
}

/** Shows a match frame by frame, as the table does. After each entry, `mineAt` returns the seats on this screen. */
function show(
  match: ReturnType<typeof matchOf>,
  announcer: Announcer,
  viewerAt: (count: number) => Viewer,
  after: (count: number, mine: readonly Seat[]) => void,
  verbosity: 'brief' | 'normal' | 'full' = 'normal',
): void {
  const { setup, states, log } = match;
  const { game } = setup;
  const byViewer = new Map<Viewer, ReturnType<typeof framesOf>>();
  let told = nothing;
  for (let count = 0; count <= log.length; count++) {
    const viewer = viewerAt(count);
    const frames = byViewer.get(viewer) ?? framesOf(match, viewer);
    byViewer.set(viewer, frames);
    const mine = viewer === 'table' ? [] : [viewer];
    const view = frames[count - 1]?.view ?? game.view(states[0], viewer);
    const choosing =
      view.step.kind === 'choose' ? (view.step.seats.find((seat) => mine.includes(seat)) ?? null) : null;
    const result: MatchResult | null =
      view.step.kind === 'over' ? { places: view.step.places, scores: view.scores, why: null } : null;
    told = announceTable(
      announcer,
      messages,
      {
        game,
        frames,
        count,
        isJump: false,
        extent: { frames: count, events: 0 },
        seats,
        mine,
        ...alone,
        view,
        controls: game.controls(view, choosing, null),
        choosing,
        result,
      },
      told,
      verbosity,
    );
    after(count, mine);
  }
}

it('an end by resignation is announced once, with places and points', () => {
  const match = matchOf(games.find(({ id }) => id === 'greed') as AnyGame, 1);
  const { announcer, heard } = listen();
  const frames = framesOf(match, 0).slice(0, 4);
  const { game } = match.setup;
  const view = game.view(match.states[4], 0);
  const table = {
    game,
    frames,
    count: 4,
    isJump: false,
    extent: { frames: 4, events: 0 },
    seats,
    mine: [0],
    ...alone,
    view,
    controls: game.controls(view, null, null),
    choosing: null,
    result: {
      places: [1, 3, 2],
      scores: [0, 100, 1250],
      why: message('online-ended-resigned', { seats: { seats: [1, 2] }, count: 2 }),
    },
  };
  const before = { ...nothing, extent: table.extent, count: 4 };
  const told = announceTable(announcer, messages, table, before, 'brief');
  announceTable(announcer, messages, table, told, 'brief');
  expect(heard.map(({ text }) => text)).toEqual(['Bo and Cy resigned. 1. Ada: 0. 2. Cy: 1,250. 3. Bo: 100.']);
});

it('an undo is announced before the turn that it gives back, and a step back in a replay is not announced', () => {
  const match = matchOf(games.find(({ id }) => id === 'greed') as AnyGame, 1);
  const { game } = match.setup;
  const frames = framesOf(match, 'table');
  const banked = frames.findIndex(({ events }) => events.some(({ kind }) => kind === 'banked'));
  const view = game.view(match.states[banked], 'table');
  const seat = frames[banked]?.entry?.seat ?? 0;
  const heardWith = (isReplay: boolean, mine: readonly Seat[]) => {
    const { announcer, heard } = listen();
    const table = {
      game,
      frames,
      count: banked,
      isJump: false,
      extent: { frames: banked, events: 0 },
      seats,
      mine,
      ...alone,
      isReplay,
      view,
      controls: game.controls(view, null, null),
      choosing: mine.includes(seat) ? seat : null,
      result: null,
    };
    const extent = { frames: banked + 1, events: 0 };
    announceTable(announcer, messages, table, { ...nothing, mine, extent, count: banked + 1 }, 'normal');
    return heard.map(({ text }) => text).join(' ');
  };
  const name = seats[seat]?.name;
  expect(heardWith(false, [0, 1, 2])).toBe(`The last move of ${name} was undone. ${name}, your turn.`);
  expect(heardWith(false, [seat])).toBe('Your last move was undone. Your turn.');
  expect(heardWith(false, [(seat + 1) % 3])).toBe(`The last move of ${name} was undone.`);
  expect(heardWith(true, [seat])).toBe('Your turn.');
});

it('a move that the clock or a bot made for a player is announced as such', () => {
  const match = matchOf(games.find(({ id }) => id === 'greed') as AnyGame, 1);
  const { announcer, heard } = listen();
  const { game } = match.setup;
  // The move that the clock made, and the throw that followed it.
  const frames = framesOf(match, 0)
    .slice(0, 2)
    .map((frame) => ({ ...frame, by: 'clock' as const }));
  const view = game.view(match.states[2], 0);
  const controls = game.controls(view, null, null);
  const extent = { frames: 2, events: 0 };
  const table = { game, frames, count: 2, isJump: false, extent, seats, mine: [0], ...alone, view, controls };
  announceTable(announcer, messages, { ...table, choosing: null, result: null }, nothing, 'brief');
  expect(heard.map(({ text }) => text).join(' ')).toMatch(/^Time ran out; a bot moved for you\. /);
});

it('a verdict is announced once, after the move that it judges', () => {
  const match = matchOf(games.find(({ id }) => id === 'greed') as AnyGame, 1);
  const { announcer, heard } = listen();
  const { game } = match.setup;
  const frames = framesOf(match, 'table');
  let told = nothing;
  const show = (count: number, verdict: string | null) => {
    const view = frames[count - 1]?.view ?? game.view(match.states[0], 'table');
    const controls = game.controls(view, null, null);
    const at = { game, frames: frames.slice(0, count), count, extent: { frames: count, events: 0 }, seats };
    const table = { ...at, mine: [], view, controls, choosing: null, result: null, ...alone };
    told = announceTable(announcer, messages, { ...table, isJump: false, verdict }, told, 'normal');
  };
  show(2, 'Fine.');
  show(2, 'Fine.');
  show(3, null);
  show(4, 'Better: stop.');
  const texts = heard.map(({ text }) => text);
  expect(texts[0]).toMatch(/^.+ Fine\.$/);
  expect(texts.at(-1)).toMatch(/^.+ Better: stop\.$/);
  expect(texts.join(' ').match(/Fine\.|Better/g)).toHaveLength(2);
  // The review is ready after the match has been shown.
  show(3, null);
  show(3, 'Best.');
  expect(heard.at(-1)?.text).toBe('Best.');
});

it('the turn of another player is announced once, unless announcements are brief', () => {
  const match = matchOf(games.find(({ id }) => id === 'greed') as AnyGame, 1);
  const { game } = match.setup;
  const view = game.view(match.states[0], 0);
  const controls = game.controls(view, null, null);
  const extent = { frames: 0, events: 0 };
  const at = { game, frames: [], count: 0, isJump: false, extent, seats, mine: [0], view, controls };
  const table = { ...at, ...alone, awaited: 2, choosing: null, result: null };
  const saidIn = (verbosity: 'brief' | 'normal') => {
    const { announcer, heard } = listen();
    const told = announceTable(announcer, messages, table, nothing, verbosity);
    announceTable(announcer, messages, table, told, verbosity);
    return heard.map(({ text }) => text);
  };
  expect(saidIn('normal')).toEqual(['It is Cy’s turn.']);
  expect(saidIn('brief')).toEqual([]);
});

it.for(games.map(({ id }) => id))('a position of %s is announced as a question', (id) => {
  const match = matchOf(games.find((one) => one.id === id) as AnyGame, 3);
  const { game } = match.setup;
  const at = match.states.findIndex((state) => {
    const step = game.step(state);
    return step.kind === 'choose' && step.seats.includes(1) && match.states.indexOf(state) > 2;
  });
  const view = game.view(match.states[at], 1);
  const controls = game.controls(view, 1, null);
  const { announcer, heard } = listen();
  const table = { game, frames: [], count: 0, isJump: false, extent: { frames: 0, events: 0 }, seats };
  announceTable(
    announcer,
    messages,
    { ...table, mine: [1], ...alone, isPosition: true, view, controls, choosing: 1, result: null },
    { ...nothing, mine: [1] },
    'normal',
  );
  const [text = ''] = heard.map((one) => one.text);
  expect(heard).toHaveLength(1);
  expect(text).toMatch(/^Ada: .*You: .* What is best\?$/);
  expect(text).not.toContain('Your turn');
  for (const score of view.scores) expect(text).toContain(messages.number(score));
  for (const { face, position } of controls.dice) expect(text).toContain(`Die ${position + 1}: ${face}`);
});

describe('announcements of a match follow each other without repeats', () => {
  type Shown = Parameters<typeof announceTable>[2];
  const greed = () => matchOf(games.find(({ id }) => id === 'greed') as AnyGame, 1);
  /** Returns a table after the first entries of a match. */
  function at(match: ReturnType<typeof matchOf>, count: number, more: Partial<Shown> = {}): Shown {
    const { game } = match.setup;
    const viewer = more.mine?.[0] ?? 'table';
    const view = game.view(match.states[count], viewer);
    return {
      ...{
        game,
        seats,
        mine: [],
        frames: framesOf(match, viewer),
        count,
        extent: { frames: count, events: 0 },
      },
      ...{ ...alone, view, controls: game.controls(view, more.choosing ?? null, null) },
      ...{ isJump: false, choosing: null, result: null, ...more },
    };
  }
  /** Returns the announcements at these tables, one after the other. */
  function saidAt(
    tables: readonly Shown[],
    verbosity: 'brief' | 'normal' | 'full' = 'normal',
    first = nothing,
  ) {
    const { announcer, heard } = listen();
    let told = first;
    return tables.map((table) => {
      told = announceTable(announcer, messages, table, told, verbosity);
      return heard
        .splice(0)
        .map(({ text }) => text)
        .join(' ');
    });
  }
  /** Returns a record in which the first entries count as announced, so that only later ones are announced. */
  const heardTo = (count: number, mine: readonly Seat[] = []): Announced => ({
    ...nothing,
    mine,
    count,
    extent: { frames: count, events: 0 },
  });

  it('full announcements include the stake after the turn of the player', () => {
    const match = greed();
    const table = at(match, 0, { mine: [0], choosing: 0 });
    expect(saidAt([table], 'normal')).toEqual(['Your turn.']);
    expect(saidAt([table], 'full')).toEqual([`Your turn. ${factsText({ messages, seats }, table.controls)}`]);
  });
  it('a player who takes the device hears their dice once, and no messages for the other players', () => {
    const match = matchOf(games.find(({ id }) => id === 'hidden-pairs') as AnyGame, 1);
    const count = match.states.findIndex((state) => {
      const step = match.setup.game.step(state);
      return step.kind === 'choose' && step.seats.includes(1);
    });
    const [before, taken] = [[0], [1]].map((mine) => at(match, count, { mine, choosing: mine[0] ?? 0 }));
    const dice = taken?.controls.dice.map(({ face }) => face).join(' ');
    const said = saidAt([taken, taken] as Shown[], 'normal', heardTo(count, [0]));
    expect(said).toEqual([`Your dice: ${dice}. Your turn.`, '']);
    expect(saidAt([before] as Shown[], 'normal', heardTo(count, [0]))).toEqual(['Your turn.']);
    const everyone = at(match, count, { mine: [0, 1, 2], choosing: 1 });
    expect(saidAt([everyone], 'normal', heardTo(count, [0]))).toEqual(['Bo, your turn.']);
    const { announcer } = listen();
    const clear = vi.spyOn(announcer, 'clear');
    for (const mine of [[0, 1], [0], [0, 2], [2]])
      announceTable(
        announcer,
        messages,
        at(match, count, { mine: [2] }),
        { ...heardTo(count), mine },
        'normal',
      );
    expect(clear).toHaveBeenCalledTimes(3);
  });
  it('the turn of another player is announced once, as soon as it begins', () => {
    const table = at(greed(), 0, { mine: [0], awaited: 2 });
    expect(saidAt([table, table])).toEqual(['It is Cy’s turn.', '']);
  });
  it('a second turn in a row of the same player is announced', () => {
    const { game } = greed().setup;
    const log = [
      ...[
        { seat: 0, move: { type: 'roll' } },
        { seat: 0, dice: [2, 3, 4, 6, 6] },
      ],
      ...[
        { seat: 0, move: { type: 'roll' } },
        { seat: 0, dice: [1, 3, 4, 6, 6] },
      ],
    ];
    const played = replayStatesOfLog(
      { game, options: withDefaults(game.options, {}), names: ['Ada'] },
      log as never,
    );
    if (!played.ok) return expect(played.error).toBeNull();
    const said = saidAt(
      [0, 1, 2, 3, 4].map((count) =>
        at(played.value, count, { mine: [0], choosing: count % 2 === 0 ? 0 : null }),
      ),
    );
    expect(said.map((text) => text.includes('Your turn.'))).toEqual([true, false, true, false, false]);
  });
  it('events that are shown in several steps are announced once each, after the notice that a bot or the clock decided', () => {
    const match = matchOf(games.find(({ id }) => id === 'hidden-pairs') as AnyGame, 1);
    const sentence = (event: BaseEvent) => messages.event('hidden-pairs', event, names);
    const isTold = (events: readonly BaseEvent[] = []) =>
      events.length > 2 && events.every((event) => sentence(event) !== null);
    const count = match.events.findIndex((events) => isTold(events.slice(0, 3)));
    const frames = framesOf(match, 0).map((frame, index) =>
      index === count ? { ...frame, by: 'bot' as const } : frame,
    );
    const to = (shown: number, events: number) =>
      at(match, count + 1, { frames, extent: { frames: shown, events } });
    const steps = [
      to(count, 1),
      to(count, 0),
      to(count, 1),
      to(count + 1, 0),
      to(count, 1),
      to(count + 1, 0),
    ];
    const said = saidAt(steps, 'normal', { ...heardTo(count), count: count + 1 });
    const [first = '', ...rest] = match.events[count]?.map((event) => sentence(event) ?? '') ?? [];
    expect(said).toEqual([
      `${standInText(messages, frames, count, names, [])} ${first}`,
      '',
      '',
      rest.filter((text) => text !== '').join(' '),
      '',
      '',
    ]);
  });
  it('after a jump in a replay only its target is announced, once, without later events', () => {
    const match = greed();
    const [first = 0, second = 0] = match.events.flatMap((events, index) =>
      index > 3 && events.length > 0 ? [index] : [],
    );
    expect(second).toBeLessThan(match.log.length - 1);
    const said = saidAt(
      [first + 1, first + 1, second + 1].map((count) => at(match, count, { isJump: true, isReplay: true })),
      'normal',
      heardTo(1),
    );
    const text = (index: number) =>
      match.events[index]
        ?.map((event) => messages.event('greed', event, names) ?? '')
        .join(' ')
        .trim();
    expect(said).toEqual([text(first), '', text(second)]);
  });
  it('a position is announced as a question once, and only to a player who can choose', () => {
    const match = greed();
    const position = (more: Partial<Shown>) => at(match, 0, { mine: [0], isPosition: true, ...more });
    const said = saidAt([position({ choosing: null }), position({ choosing: 0 }), position({ choosing: 0 })]);
    expect(said.map((text) => text.includes('What is best?'))).toEqual([false, true, false]);
    expect(said[0]).toBe('');
  });
});

it('a reveal that starts over after a tie repeats no announcement', () => {
  const match = matchOf(games.find(({ id }) => id === 'greed') as AnyGame, 1);
  const { announcer, heard } = listen();
  const { game } = match.setup;
  const frames = framesOf(match, 0).slice(0, 6);
  const view = game.view(match.states[6], 0);
  const controls = game.controls(view, null, null);
  let told = nothing;
  for (const shown of [6, 2, 4, 6]) {
    const extent = { frames: shown, events: 0 };
    const table = {
      game,
      frames,
      count: 6,
      isJump: false,
      extent,
      seats,
      mine: [0],
      ...alone,
      view,
      controls,
      choosing: null,
      result: null,
    };
    told = announceTable(announcer, messages, table, told, 'normal');
  }
  expect(heard.map(({ text }) => text).join(' ')).toBe(sentencesOf(match, frames).join(' '));
});

it('a jump in a replay announces only its target', () => {
  const match = matchOf(games.find(({ id }) => id === 'greed') as AnyGame, 1);
  const { announcer, heard } = listen();
  const { game } = match.setup;
  const frames = framesOf(match, 'table');
  let told = nothing;
  const goTo = (count: number, isJump: boolean) => {
    const view = frames[count - 1]?.view ?? game.view(match.states[0], 'table');
    const extent = { frames: count, events: 0 };
    const controls = game.controls(view, null, null);
    const shown = frames.slice(0, count);
    const at = {
      game,
      frames: shown,
      count,
      isJump,
      extent,
      seats,
      mine: [],
      ...alone,
      isReplay: true,
      view,
      controls,
    };
    told = announceTable(announcer, messages, { ...at, choosing: null, result: null }, told, 'normal');
  };
  const landing = (count: number) => {
    const { events } = frames.slice(0, count).findLast((frame) => frame.events.length > 0) ?? { events: [] };
    return events.flatMap((event) => messages.event(game.id, event, names) ?? []).join(' ');
  };
  for (const count of [20, 5, 0, 12]) goTo(count, true);
  goTo(13, false);
  goTo(14, false);
  const stepped = [13, 14].map((count) => (frames[count - 1]?.events.length === 0 ? '' : landing(count)));
  const expected = [20, 5, 12].map(landing);
  expect(heard.map(({ text }) => text)).toEqual([...expected, ...stepped].filter((text) => text !== ''));
});

describe.for(games)('random matches of $id are announced completely', (game) => {
  const seeds = Array.from({ length: matchesPerGame }, (_, seed) => seed);

  it('announcements are complete without repeats, with a second between a polite message and an assertive one', () => {
    for (const seed of seeds) {
      const match = matchOf(game, seed);
      const chance = chanceOf(seed);
      const { announcer, heard, pass } = listen();
      let errors = 0;
      show(
        match,
        announcer,
        () => 0,
        () => {
          if (chance.below(4) === 0) announcer.say(`Error ${errors++}.`, 'assertive');
          pass(chance.below(3) * chance.below(900));
        },
      );
      pass(1_000_000);
      const assertive = heard.filter(({ urgency }) => urgency === 'assertive');
      expect(assertive.map(({ text }) => text)).toEqual(
        Array.from({ length: errors }, (_, at) => `Error ${at}.`),
      );
      for (const [index, { at, urgency }] of heard.entries()) {
        const before = heard.slice(0, index).findLast((one) => one.urgency === 'polite');
        if (urgency === 'assertive' && before !== undefined)
          expect(at - before.at).toBeGreaterThanOrEqual(1000);
      }
      const sentences = sentencesOf(match, framesOf(match, 0));
      const polite = heard.filter(({ urgency }) => urgency === 'polite').map(({ text }) => text);
      const told = polite.map((text) => text.replace(/(^| )Your turn\.$/, '')).filter((text) => text !== '');
      const result = /( \d\. (Ada|Bo|Cy): (minus )?[\d,]+\.){3}$/;
      expect(told.join(' ')).toMatch(result);
      expect(told.join(' ').replace(result, '')).toBe(sentences.join(' ').replaceAll(/−(?=\d)/gu, 'minus '));
      for (const text of told) expect(text.split(' ').length).toBeLessThanOrEqual(40);
    }
  });

  it('a turn is announced once, with the events before it', () => {
    for (const seed of seeds) {
      const match = matchOf(game, seed);
      const { announcer, heard } = listen();
      /** Whether the turn has passed to this player since the last announcement of a turn. */
      let isNew = true;
      const frames = framesOf(match, 0);
      show(
        match,
        announcer,
        () => 0,
        (count) => {
          const frame = frames[count - 1];
          if (frame !== undefined) {
            const isOver = frame.events.some(({ kind }) => kind === 'turn-ended');
            if (isOver || !actingSeats(frame.view).includes(0)) isNew = true;
          }
          const news = heard.splice(0);
          expect(countOf(news)).toBeLessThanOrEqual(1);
          const isAnnounced = news.some(({ text }) => text.endsWith('Your turn.'));
          const step = match.setup.game.step(match.states[count]);
          expect(isAnnounced).toBe(isNew && step.kind === 'choose' && step.seats.includes(0));
          if (isAnnounced) isNew = false;
        },
      );
    }
  });

  it('brief announcements have at most one message and one sentence for a turn of another player', () => {
    if (game.facts.simultaneousChoices) return;
    /** Events that change the match for all players are announced in addition. */
    const forAll = new Set(['final-round', 'penalty', 'reminded', 'starts', 'round-restarted']);
    for (const seed of seeds) {
      const match = matchOf(game, seed);
      const { announcer, heard } = listen();
      const frames = framesOf(match, 0);
      let [told, sentences] = [0, 0];
      let last: Seat = 0;
      show(
        match,
        announcer,
        () => 0,
        (count) => {
          const frame = frames[count - 1];
          const news = heard.splice(0).filter(({ text }) => text !== 'Your turn.');
          const seat = frame?.entry?.seat ?? 0;
          if (seat !== last) [told, sentences] = [0, 0];
          last = seat;
          if (frame === undefined || seat === 0) return;
          const texts = announcedOf(frame, frame.events, [0], 'brief')
            .filter((event) => 'seat' in event && event.seat === seat && !forAll.has(event.kind))
            .flatMap((event) => messages.event(game.id, event, names, 'brief') ?? []);
          for (const text of texts) expect(news[0]?.text).toContain(text);
          told += countOf(news);
          sentences += texts.join(' ').match(/[.!?](?= |$)/g)?.length ?? 0;
          expect(told).toBeLessThanOrEqual(1);
          expect(sentences).toBeLessThanOrEqual(1);
          if (frame.events.some(({ kind }) => kind === 'turn-ended')) [told, sentences] = [0, 0];
        },
        'brief',
      );
    }
  });
});

describe.for(games.filter(({ facts }) => facts.hiddenInformation))(
  '$id is played by several people on one device',
  (game) => {
    it('after the device is passed on, the live regions and the history contain no secrets of the last player', () => {
      for (let seed = 0; seed < matchesPerGame; seed++) {
        const match = matchOf(game, seed);
        const { announcer } = listen();
        const stepAt = (count: number) => game.step(match.states[count]);
        const holderAt = (count: number): Viewer => {
          const step = stepAt(count);
          return step.kind === 'choose' ? (step.seats[0] ?? 'table') : 'table';
        };
        const secrets: readonly { readonly only: Seat; readonly text: string }[] = match.events
          .flat()
          .flatMap((event: BaseEvent) =>
            event.only === undefined
              ? []
              : [{ only: event.only, text: messages.event(game.id, event, names) ?? '' }],
          );
        let lastHolder: Viewer = 'table';
        let answers: string[] = [];
        show(match, announcer, holderAt, (count, mine) => {
          const holder = holderAt(count);
          if (holder !== lastHolder) {
            const said = announcer.now().map(({ text }) => text);
            expect(said.filter((text) => answers.includes(text))).toEqual([]);
            answers = [];
            lastHolder = holder;
          }
          const hidden = secrets.filter(({ only }) => only !== holder).map(({ text }) => text);
          const said = announcer.now().map(({ text }) => text);
          expect(hidden.filter((secret) => said.some((text) => text.includes(secret)))).toEqual([]);
          const [seat] = mine;
          if (seat === undefined) return;
          const dice = diceText(
            { messages, seats },
            game.controls(game.view(match.states[count], seat), seat, null),
          );
          answers.push(dice);
          announcer.say(dice);
        });
      }
    });
  },
);
