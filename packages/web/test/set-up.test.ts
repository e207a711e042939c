import { type AnyGame, findGame, games } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { botNames } from '@dicehall/strategy';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedSeat } from '../src/local/table-seats.ts';
import { changeSettings } from '../src/settings/settings.ts';
import { botOf, characters, isBotName, looksOf, newBot } from '../src/setup/characters.ts';
import {
  type Draft,
  firstDraft,
  readDraft,
  saveDraft,
  savedDraft,
  trimmed,
} from '../src/setup/saved-draft.ts';
import { firstGame, lastGame, rememberGame } from '../src/start/last-game.ts';
import { botTokens, freeToken, readToken, type Token, tokenOfSeat } from '../src/tokens/tokens.ts';

const messages = loadCatalogue({ language: 'en' });
const gameCalled = (id: string): AnyGame => findGame(id) as AnyGame;
const [greed, threes] = ['greed', 'threes'].map(gameCalled) as [AnyGame, AnyGame];
const person = (name: string, more: Partial<SavedSeat> = {}): SavedSeat => ({
  name,
  player: { kind: 'person' },
  ...more,
});

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a saved set-up is restored if it fits the game', () => {
  const cy: SavedSeat = { name: 'Cy', player: { kind: 'bot', strength: 'expert', temper: 'bold' } };
  const draft: Draft = {
    seats: [person('Ada'), person('Bo', { token: { shape: 'heart', colour: 'blue' } }), cy],
    options: { ...(readDraft(greed, { seats: [person('Ada'), cy] })?.options ?? {}), target: 5000 },
    dice: 'real',
  };
  const first = (): Draft => ({ ...draft, seats: [person('first'), cy] });

  it('a saved set-up is used only for its own game', () => {
    saveDraft(greed, draft);
    expect(savedDraft(greed, first)).toEqual(draft);
    expect(savedDraft(threes, first)).toEqual(first());
  });

  it.each<[string, unknown]>([
    ['is missing', null],
    ['has no seats', { ...draft, seats: undefined }],
    ['has fewer players than the game needs', { ...draft, seats: draft.seats.slice(0, 1) }],
    ['has more players than the game allows', { ...draft, seats: Array.from({ length: 9 }, () => cy) }],
    ['has options that the game refuses', { ...draft, options: { target: 1 } }],
    ['has a seat without a player', { ...draft, seats: [person('Ada'), { name: 'Bo' }] }],
    [
      'has a bot of an unknown strength',
      { ...draft, seats: [cy, { ...cy, player: { kind: 'bot', strength: 'god' } }] },
    ],
    ['has an unreadable seat among enough others', { ...draft, seats: [person('Ada'), { name: 'Bo' }, cy] }],
    ['has a name that is not a text', { ...draft, seats: [cy, { ...person('Ada'), name: 7 }] }],
    ['has a name of more than 40 characters', { ...draft, seats: [cy, person('a'.repeat(41))] }],
  ])('a saved set-up is not used if it %s', (_, raw) => {
    expect(readDraft(greed, raw)).toBeNull();
  });

  it('a saved set-up keeps names of up to 40 characters, and gives bots without a style the balanced style', () => {
    const name = 'a'.repeat(40);
    const raw = { seats: [person(name), { name: 'Cy', player: { kind: 'bot', strength: 'steady' } }] };
    expect(readDraft(greed, raw)?.seats).toEqual([
      person(name),
      { name: 'Cy', player: { kind: 'bot', strength: 'steady', temper: 'balanced' } },
    ]);
  });

  it('a saved set-up uses digital dice unless it asks for real dice', () => {
    const diceOf = (dice: unknown) => readDraft(greed, { ...draft, dice })?.dice;
    expect(['real', 'app', undefined, 'loaded'].map(diceOf)).toEqual(['real', 'app', 'app', 'app']);
  });

  it('reading a set-up trims names and texts, and keeps numbers unchanged', () => {
    expect(
      trimmed({ ...draft, seats: [person(' Ada '), person('  ')], options: { unit: ' points ', rounds: 3 } }),
    ).toMatchObject({ seats: [{ name: 'Ada' }, { name: '' }], options: { unit: 'points', rounds: 3 } });
  });
});

describe('the first set-up of a game has one person and one bot', () => {
  it('the first set-up has one seat for this person and one for a bot of their level with another token', () => {
    stored.set('dicehall.level', JSON.stringify({ strength: 'expert', balance: 0, last: '' }));
    const { seats, options, dice } = firstDraft(greed, messages);
    expect(seats[0]).toEqual(person('Player 1', { token: tokenOfSeat(0) }));
    expect(seats[1]?.player).toMatchObject({ kind: 'bot', strength: 'expert' });
    expect(seats[1]?.token?.shape).not.toBe(tokenOfSeat(0).shape);
    expect([options.target, dice, seats.length]).toEqual([3000, 'app', 2]);
  });

  it('the person of the first set-up has the name and the token of the settings', () => {
    const token = { shape: 'heart', colour: 'blue' } as const;
    changeSettings({ name: 'Zoë', token });
    expect(firstDraft(greed, messages).seats[0]).toEqual(person('Zoë', { token }));
    changeSettings({ name: '', token: undefined });
  });
});

describe('bots have different names and tokens', () => {
  const bold = { name: botNames.steady.bold, strength: 'steady', temper: 'bold' } as const;

  it('each strength and style of bots has one character with a name', () => {
    expect(characters).toHaveLength(9);
    expect(characters).toContainEqual(bold);
    expect(new Set(characters.map(({ name }) => name)).size).toBe(9);
    expect([isBotName(bold.name), isBotName('Ada')]).toEqual([true, false]);
  });

  it('bots have the name and the token of their character', () => {
    expect(botOf(messages, bold, [person('Ada')])).toEqual({
      name: bold.name,
      player: { kind: 'bot', strength: 'steady', temper: 'bold' },
      token: botTokens.steady.bold,
    });
  });

  it('a bot keeps the token of its character if only the colour is taken, and gets another if the shape is', () => {
    const { shape, colour } = botTokens.steady.bold;
    const tokenBeside = (token: Token) => botOf(messages, bold, [person('Ada', { token })]).token;
    expect(tokenBeside({ shape: 'heart', colour })).toEqual({ shape, colour });
    expect(tokenBeside({ shape, colour: 'coral' })?.shape).not.toBe(shape);
  });

  it('a bot whose name or token is taken gets another name and a free token', () => {
    const seats = [person('Ada'), person(bold.name, { token: botTokens.steady.bold })];
    const bot = botOf(messages, bold, seats);
    expect([bot.name, isBotName(bot.name)]).toEqual(['Cleo', true]);
    expect(bot.token).toEqual(freeToken([tokenOfSeat(0), botTokens.steady.bold]));
  });

  it('eleven bots that join have different names and the requested strength, and alternate between styles', () => {
    const seats: SavedSeat[] = [person('Ada')];
    for (let count = 0; count < 11; count++) seats.push(newBot(messages, 'novice', seats));
    const names = seats.slice(1).map(({ name }) => name);
    const { careful, balanced, bold: daring } = botNames.novice;
    expect(names.slice(0, 3)).toEqual([careful, balanced, daring]);
    expect([new Set(names).size, names.every(isBotName)]).toEqual([11, true]);
    const styles = seats.map(({ player }) => player.kind === 'bot' && `${player.strength} ${player.temper}`);
    for (const temper of ['careful', 'balanced', 'bold'])
      expect(styles.filter((style) => style === `novice ${temper}`).length).toBeGreaterThan(2);
  });

  it('a bot is named after its seat if all names are taken', () => {
    const seats: SavedSeat[] = [person('Ada')];
    for (let count = 0; count < 11; count++) seats.push(botOf(messages, bold, seats));
    expect(seats.slice(-3).map(({ name }) => name)).toEqual(['Wim', 'Bot 11', 'Bot 12']);
    expect(new Set(seats.map(({ name }) => name)).size).toBe(12);
  });

  it('new bots are drawn at random from the free ones', () => {
    const draw = (random: number) => newBot(messages, 'expert', [person('Ada')], () => random).name;
    const { careful, balanced, bold: daring } = botNames.expert;
    expect([0, 0.34, 0.99].map(draw)).toEqual([careful, balanced, daring]);
  });

  it('bots at an online table show the token of their character, and people the token that they chose', () => {
    const seat = { kind: 'person', strength: null, temper: null } as const;
    const heart = { shape: 'heart', colour: 'blue' } as const;
    const seats = [
      { ...seat, mark: heart },
      { ...seat, kind: 'bot', strength: 'expert', temper: 'careful' },
      seat,
    ];
    const [ada, bot, bo] = looksOf(messages, seats as never);
    expect([ada, bo]).toEqual([{ token: heart }, { token: tokenOfSeat(2) }]);
    expect(bot).toEqual({
      token: botTokens.expert.careful,
      likes: messages.say('web-bot-likes', { strength: 'expert', temper: 'careful' }),
    });
  });
});

describe('tokens are read, and chosen without duplicates', () => {
  it('a token is read only if its shape and its colour are known', () => {
    const star = { shape: 'star', colour: 'pink' };
    expect(readToken(star)).toEqual(star);
    for (const raw of [
      null,
      {},
      { ...star, shape: 'toString' },
      { ...star, colour: 'red' },
      { shape: 'star' },
    ])
      expect(readToken(raw)).toBeUndefined();
  });

  it('a free token shares neither shape nor colour with the taken ones', () => {
    const taken = [0, 1, 2].map(tokenOfSeat);
    const free = freeToken(taken);
    expect(taken.some(({ shape, colour }) => shape === free.shape || colour === free.colour)).toBe(false);
  });
});

describe('the start page offers a game', () => {
  it('the start page offers the game started last, or the first game', () => {
    vi.stubGlobal(
      '__GAMES__',
      games.map(({ id }) => ({ id })),
    );
    expect(lastGame()).toBe(games[0]?.id);
    rememberGame('threes');
    expect(lastGame()).toBe('threes');
    rememberGame('chess');
    expect(lastGame()).toBe(firstGame());
  });
});
