import {
  type AnyGame,
  formatOptions,
  type OptionValue,
  type PositionField,
  type PositionProblem,
  parseOptions,
  parsePosition,
  positionMessage,
  type Seat,
  withDefaults,
} from '@dicehall/engine';
import { useCallback, useId, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { linkTo } from '../app/address.ts';
import { Page } from '../app/Page.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { listedGames } from '../games/listed-games.ts';
import { SeatNamesProvider, useMessages } from '../i18n/messages.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorMessage, SelectField } from '../ui/Field.tsx';
import { Answers } from './Answers.tsx';
import styles from './explore.module.css';
import { exampleOf, exploreAddress, stepsHere } from './explore-address.ts';
import { HouseRules } from './HouseRules.tsx';
import { Notation } from './Notation.tsx';
import { PositionForm } from './PositionForm.tsx';
import { moverOf } from './Result.tsx';
import { useSeatNames } from './use-seat-names.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** The content of the URL: a position, and the house rules for a comparison, in their notation. */
interface Named {
  readonly line: string;
  readonly rules: string | null;
  /** The seat of the reader; null for the seat that plays next. */
  readonly you: Seat | null;
  /** The names of the players, one a line; null for default names. */
  readonly names: string | null;
}

function useNamed(): Named {
  const search = new URLSearchParams(useSearch());
  const you = search.get('you');
  return {
    line: search.get('position') ?? exampleOf(search.get('game')),
    rules: search.get('rules'),
    you: you === null ? null : Number(you),
    names: search.get('names'),
  };
}

const addressOf = ({ line, rules, you, names }: Named): string =>
  rules === null
    ? exploreAddress(line, you, names)
    : `${exploreAddress(line, you, names)}&${new URLSearchParams({ rules }).toString()}`;

const optionsOf = (game: AnyGame, state: unknown): Options =>
  (state as { readonly options?: Options }).options ?? withDefaults(game.options, {});

/** Returns the notation of a position under other house rules. The position may be impossible. */
function lineUnder(game: AnyGame, state: unknown, options: Options): string {
  const rules = formatOptions(game.options, options);
  const [id, , ...fields] = game.formatPosition(state).split(' ');
  const line = [id, rules, ...fields].join(' ');
  const { editor } = game;
  if (editor === undefined || parsePosition(line).ok) return line;
  // Values that depend on the rules, such as which players are in the game, are computed again.
  return `${id} ${rules} ${editor.line({ ...(state as object), options }, editor.fields(state))}`;
}

/** Returns the position under the house rules of the URL; null if the URL has none. */
function rivalOf(game: AnyGame, state: unknown, rules: string | null) {
  if (rules === null) return null;
  const options = parseOptions(game.options, rules);
  return options.ok ? parsePosition(lineUnder(game, state, options.value)) : options;
}

export default function ExplorePage() {
  const messages = useMessages();
  const named = useNamed();
  const read = parsePosition(named.line);
  const [, navigate] = useLocation();
  const wrong = useId();
  const go = (next: Named) => navigate(addressOf(next));
  return (
    <Page title={messages.say('web-explore')} isWide>
      <p className="soft">{messages.say('web-explore.about')}</p>
      {read.ok ? (
        <Explorer key={read.value.game.id} game={read.value.game} state={read.value.state} named={named} />
      ) : (
        <>
          <ErrorMessage id={wrong} text={messages.text(positionMessage(read.error))} />
          <Notation
            line={named.line}
            wrong={wrong}
            isOpen
            onLine={(line) => go({ line, rules: null, you: null, names: null })}
          />
        </>
      )}
    </Page>
  );
}

interface ExplorerProps {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly named: Named;
}

/** An edit that resulted in an impossible position. */
interface Refused {
  readonly from: string;
  readonly fields: readonly PositionField[];
  readonly problem: PositionProblem;
}

function Explorer({ game, state, named }: ExplorerProps) {
  const messages = useMessages();
  const [, navigate] = useLocation();
  const [refused, setRefused] = useState<Refused | null>(null);
  const { line, rules } = named;
  // A match with names and without a seat of the reader has no “you”.
  const you = named.you ?? (named.names === null ? moverOf(game.step(state)) : null);
  const options = optionsOf(game, state);
  const { length: seats } = game.scores(state);
  const byDefault = useSeatNames(seats, you);
  const names = useMemo(() => {
    const given = named.names?.split('\n');
    if (given?.length !== seats) return byDefault;
    return given.map((name, seat) => (seat === you ? (byDefault[seat] ?? name) : name));
  }, [byDefault, named.names, you, seats]);
  const rival = rivalOf(game, state, rules);
  const isWrong = refused !== null && refused.from === line;
  const { editor } = game;

  const replace = (next: Partial<Named>) =>
    navigate(addressOf({ ...named, you, ...next }), { replace: true, state: history.state });
  const forward = useCallback(
    (next: string) =>
      navigate(addressOf({ rules, you, names: named.names, line: next }), {
        state: { steps: stepsHere() + 1 },
      }),
    [navigate, rules, you, named.names],
  );
  const set = (fields: readonly PositionField[]) => {
    if (editor === undefined) return;
    const next = `${game.id} ${formatOptions(game.options, options)} ${editor.line(state, fields)}`;
    const made = parsePosition(next);
    setRefused(made.ok ? null : { from: line, fields, problem: made.error });
    if (made.ok) replace({ line: next });
  };
  const setOptions = (chosen: Options) => {
    const next = lineUnder(game, state, chosen);
    const made = parsePosition(next);
    setRefused(made.ok ? null : { from: line, fields: editor?.fields(state) ?? [], problem: made.error });
    if (made.ok) replace({ line: next });
  };
  return (
    <SeatNamesProvider names={names}>
      <div className={styles.explorer} data-game={game.id}>
        <Card as="section" className={styles.position} aria-label={messages.say('web-explore-position')}>
          <div className={styles.head}>
            <GameEmblem game={game.id} />
            <SelectField
              label={messages.say('web-explore-game')}
              value={game.id}
              onChange={(id) =>
                navigate(addressOf({ line: exampleOf(id), rules: null, you: null, names: null }))
              }
              choices={listedGames().map(({ id }) => ({ value: id, text: messages.lookup(`game-${id}`) }))}
            />
          </div>
          {editor === undefined ? null : (
            <PositionForm
              game={game}
              state={state}
              fields={isWrong ? refused.fields : editor.fields(state)}
              names={names}
              onChange={set}
            />
          )}
          <ErrorMessage text={isWrong ? messages.text(positionMessage(refused.problem)) : null} />
        </Card>
        <Answers
          line={line}
          rival={rival?.ok === true ? game.formatPosition(rival.value.state) : line}
          names={names}
          isHidden={isWrong}
          link={() => linkTo(addressOf({ ...named, you }))}
          onLine={forward}
        />
        <div className={styles.rules}>
          <HouseRules
            game={game}
            options={options}
            rival={rival?.ok === true ? optionsOf(game, rival.value.state) : null}
            problem={rival?.ok === false ? messages.text(positionMessage(rival.error)) : null}
            onChange={setOptions}
            onCompare={(chosen) =>
              replace({ rules: chosen === null ? null : formatOptions(game.options, chosen) })
            }
          />
          <Notation key={line} line={line} isOpen={false} onLine={forward} />
        </div>
      </div>
    </SeatNamesProvider>
  );
}
