import {
  type AnyGame,
  type Entry,
  formatOptions,
  type OptionValue,
  type PositionField,
  type PositionProblem,
  parseOptions,
  parsePosition,
  withDefaults,
} from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { announcer } from '../announce/announcer.ts';
import { LiveRegions } from '../announce/LiveRegions.tsx';
import { Page } from '../app/Page.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { listedGames } from '../games/listed-games.ts';
import { SeatNamesProvider, useMessages } from '../i18n/messages.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Charts } from './Charts.tsx';
import styles from './explore.module.css';
import { exampleOf, exploreAddress } from './explore-address.ts';
import { HouseRules } from './HouseRules.tsx';
import { Notation } from './Notation.tsx';
import { PositionForm } from './PositionForm.tsx';
import { Result } from './Result.tsx';
import { useExplored } from './use-explored.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** What the address names: a position, and the house rules it is compared under, as in its notation. */
interface Named {
  readonly line: string;
  readonly rules: string | null;
}

function useNamed(): Named {
  const search = new URLSearchParams(useSearch());
  return {
    line: search.get('position') ?? exampleOf(search.get('game')),
    rules: search.get('rules'),
  };
}

const addressOf = ({ line, rules }: Named): string =>
  rules === null
    ? exploreAddress(line)
    : `${exploreAddress(line)}&${new URLSearchParams({ rules }).toString()}`;

const optionsOf = (game: AnyGame, state: unknown): Options =>
  (state as { readonly options?: Options }).options ?? withDefaults(game.options, {});

/** The line of a position under other house rules, which may be none that can occur. */
function lineUnder(game: AnyGame, state: unknown, options: Options): string {
  const rules = formatOptions(game.options, options);
  const [id, , ...fields] = game.formatPosition(state).split(' ');
  const line = [id, rules, ...fields].join(' ');
  const { editor } = game;
  if (editor === undefined || parsePosition(line).ok) return line;
  // What follows from the rules, as who is in the game, is found anew.
  return `${id} ${rules} ${editor.line({ ...(state as object), options }, editor.fields(state))}`;
}

/** The position under the house rules of the address; null where it has none. */
function rivalOf(game: AnyGame, state: unknown, rules: string | null) {
  if (rules === null) return null;
  const options = parseOptions(game.options, rules);
  return options.ok ? parsePosition(lineUnder(game, state, options.value)) : options;
}

const problemText = (messages: Catalogue, { code, field, given, allowed }: PositionProblem): string =>
  messages.say('web-explore-problem', { code, field, given, allowed });

/** How many steps forward led here, so that stepping back stays on this page. */
const stepsHere = (): number =>
  Number((history.state as { readonly steps?: unknown } | null)?.steps ?? 0) || 0;

export default function ExplorePage() {
  const messages = useMessages();
  const named = useNamed();
  const read = parsePosition(named.line);
  const [, navigate] = useLocation();
  const go = (next: Named) => navigate(addressOf(next));
  return (
    <Page title={messages.say('web-explore')} isWide>
      <LiveRegions />
      <p className="soft">{messages.say('web-explore.about')}</p>
      {read.ok ? (
        <Explorer key={read.value.game.id} game={read.value.game} state={read.value.state} named={named} />
      ) : (
        <>
          <ErrorMessage text={problemText(messages, read.error)} />
          <Notation line={named.line} isOpen onLine={(line) => go({ line, rules: null })} />
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

/** What was set last, where it is no possible position. */
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
  const options = optionsOf(game, state);
  const names = game.scores(state).map((_, seat) => messages.say('web-explore-player', { number: seat + 1 }));
  const rival = rivalOf(game, state, rules);
  const rivalLine = rival?.ok === true ? game.formatPosition(rival.value.state) : line;
  const lines = rivalLine === line ? [line] : [line, rivalLine];
  const { positions, solving, failed } = useExplored(lines);
  const [position] = positions;
  const other = positions.find((one) => one.line === rivalLine && one.line !== line);
  const isWrong = refused !== null && refused.from === line;
  const { editor } = game;

  const replace = (next: Partial<Named>) =>
    navigate(addressOf({ ...named, ...next }), { replace: true, state: history.state });
  const forward = (next: string) =>
    navigate(addressOf({ ...named, line: next }), { state: { steps: stepsHere() + 1 } });
  const step = (entry: Entry) => {
    const after = game.apply(state, entry);
    if (after.ok) forward(game.formatPosition(after.value.state));
  };
  const back = (): boolean => {
    if (stepsHere() === 0) return false;
    history.back();
    announcer.say(messages.say('web-explore-went-back'));
    return true;
  };
  useKeys((pressed) => pressed.kind === 'action' && pressed.action === 'undo' && back());
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
  const rivalOptions = rival?.ok === true ? optionsOf(game, rival.value.state) : null;
  const percent = solving === null ? null : Math.floor(100 * solving);
  const isStale = position !== undefined && position.line !== line;
  return (
    <SeatNamesProvider names={names}>
      <div className={styles.explorer} data-game={game.id}>
        <Card as="section" className={styles.position} aria-label={messages.say('web-explore-position')}>
          <div className={styles.head}>
            <GameEmblem game={game.id} />
            <SelectField
              label={messages.say('web-explore-game')}
              value={game.id}
              onChange={(id) => navigate(addressOf({ line: exampleOf(id), rules: null }))}
              choices={listedGames().map(({ id }) => ({ value: id, text: messages.lookup(`game-${id}`) }))}
            />
          </div>
          {editor === undefined ? null : (
            <PositionForm
              fields={isWrong ? refused.fields : editor.fields(state)}
              names={names}
              onChange={set}
            />
          )}
          <ErrorMessage text={isWrong ? problemText(messages, refused.problem) : null} />
        </Card>
        <Card as="section" className={styles.result} aria-label={messages.say('web-explore-moves')}>
          {percent === null ? null : (
            <div className={styles.solving}>
              <p role="status">{messages.say('web-explore-solving')}</p>
              <progress value={percent} max={100} aria-label={messages.say('web-explore-solving')} />
            </div>
          )}
          <ErrorMessage text={failed ? messages.say('web-explore-failed') : null} />
          {position === undefined || isWrong ? null : (
            <div className={styles.answer} data-answer={isStale ? 'old' : position.line} inert={isStale}>
              <Result position={position} rival={isStale ? undefined : other} names={names} onStep={step} />
            </div>
          )}
          <div className="row">
            <Button
              data-action="back"
              isDisabled={stepsHere() === 0}
              reason="explore-no-step"
              onClick={() => back()}
            >
              {messages.say('web-explore-back')}
            </Button>
            {stepsHere() === 0 ? (
              <span id="explore-no-step" className="visually-hidden">
                {messages.say('web-explore-back.none')}
              </span>
            ) : null}
            <CopyLink
              label={messages.say('web-copy-link')}
              link={() => `${location.origin}${addressOf(named)}`}
            />
          </div>
        </Card>
        {position === undefined || isWrong ? null : (
          <div className={styles.charts}>
            <Charts position={position} names={names} onLine={forward} />
          </div>
        )}
        <div className={styles.rules}>
          <HouseRules
            game={game}
            options={options}
            rival={rivalOptions}
            problem={rival?.ok === false ? problemText(messages, rival.error) : null}
            onChange={setOptions}
            onCompare={(chosen) =>
              replace({ rules: chosen === null ? null : formatOptions(game.options, chosen) })
            }
          />
          <Notation key={line} line={line} isOpen={false} onLine={(next) => forward(next)} />
        </div>
      </div>
    </SeatNamesProvider>
  );
}
