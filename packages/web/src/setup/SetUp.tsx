import { type AnyGame, findGame, type GameId, readOptions, readSetup, type Seat } from '@dicehall/engine';
import { gameTexts, isVisible } from '@dicehall/messages';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useSearch } from 'wouter';
import { NotFound } from '../app/NotFound.tsx';
import { Page } from '../app/Page.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { hasExpert } from '../games/listed-games.ts';
import { isNewTo, markOffered } from '../guide/scripts.ts';
import { useMessages } from '../i18n/messages.tsx';
import { prepareBots, prepareExpert } from '../local/bots.ts';
import { hasBot } from '../local/saved-match.ts';
import { startMatch } from '../local/start-match.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { ErrorMessage, focusWrongField } from '../ui/Field.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { rulesFromText, rulesPage } from './own-rules.ts';
import { RulesFields } from './RulesFields.tsx';
import { SeatRows } from './SeatRows.tsx';
import { type Draft, firstDraft, saveDraft, savedDraft, trimmed } from './saved-draft.ts';
import styles from './setup.module.css';

interface GuideOfferProps {
  readonly game: GameId;
  readonly onDecline: () => void;
}

/** Offers the guided match before the first match of a game on this device. */
function GuideOffer({ game, onDecline }: GuideOfferProps) {
  const messages = useMessages();
  return (
    <section className={styles.offer} aria-label={messages.say('guide')} data-guide-offer>
      <p>{messages.say('guide-offer', { game: messages.lookup(`game-${game}`) })}</p>
      <div className="row">
        <LinkButton href={`/guide/${game}`}>{messages.say('guide-start')}</LinkButton>
        <Button onClick={onDecline}>{messages.say('guide-decline')}</Button>
      </div>
    </section>
  );
}

/** The milliseconds without a change of the house rules before solving starts. */
const still = 300;

function useBotsReady(game: AnyGame, { seats, options }: Draft): void {
  const count = seats.length;
  const isWanted = hasBot(seats);
  const isSolved = hasBot(seats, 'expert') && hasExpert(game.id, count);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => {
      const read = readOptions(game, options);
      if (!read.ok) return;
      const table = { game: game.id, options: read.value, seats: count };
      prepareBots(table);
      if (isSolved) prepareExpert(table);
    }, still);
    return () => clearTimeout(timer);
  }, [game, options, count, isWanted, isSolved]);
}

function SetUpGame({ game }: { readonly game: AnyGame }) {
  const messages = useMessages();
  const [, go] = useLocation();
  const texts = gameTexts(messages, game);
  const [problem, setProblem] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [nameless, setNameless] = useState<Seat | null>(null);
  const [isOffered, setOffered] = useState(() => isNewTo(game.id));
  // Prevents a second click from starting another match while the first match is being started.
  const isStarting = useRef(false);
  const shared = new URLSearchParams(useSearch()).get('rules');
  const [given, setDraft] = useState(() => {
    const draft = savedDraft(game, () => firstDraft(game, messages));
    const options = shared === null ? null : rulesFromText(game, shared);
    return options === null ? draft : { ...draft, options };
  });
  const [first] = useState(given.seats);
  useBotsReady(game, given);
  const start = async (form: Element) => {
    const draft = trimmed(given);
    const found = draft.seats.findIndex(({ name }) => !isVisible(name));
    // The field is rendered at once, so that it can get the focus.
    flushSync(() => setNameless(found < 0 ? null : found));
    const field = focusWrongField(form);
    setWrong(field);
    if (field !== null) return;
    const setup = readSetup({ game: game.id, options: draft.options, seats: draft.seats });
    if (!setup.ok) {
      setProblem(messages.explain(setup.error));
      return;
    }
    if (isStarting.current) return;
    isStarting.current = true;
    markOffered(game.id);
    saveDraft(game, draft);
    go(`/table/${await startMatch(game, draft)}`);
  };
  return (
    <Page title={messages.say('web-title-set-up', { game: texts.name })} isWide>
      <div className={styles.head} data-game={game.id}>
        <GameEmblem game={game.id} />
        <div>
          <p>{texts.about}</p>
          <p className="small">
            <Link href={rulesPage(game, given.options)}>{messages.say('web-rules')}</Link>
          </p>
        </div>
      </div>
      {isOffered ? (
        <GuideOffer
          game={game.id}
          onDecline={() => {
            markOffered(game.id);
            setOffered(false);
          }}
        />
      ) : null}
      <form
        className={styles.form}
        // The browser's own validation cannot show an invalid field inside the closed house rules.
        noValidate
        onChange={() => setWrong(null)}
        onSubmit={(event) => {
          event.preventDefault();
          void start(event.currentTarget);
        }}
      >
        <SeatRows
          game={game}
          seats={given.seats}
          nameless={nameless}
          // A first match has two seats, so more are those of the last match.
          isAsLastTime={given.seats === first}
          onChange={(seats) => {
            setNameless(null);
            setDraft({ ...given, seats });
          }}
        />
        <div className={styles.how}>
          <Card>
            <ChoiceField
              label={messages.say('web-dice')}
              about={messages.say('web-dice.about')}
              value={given.dice}
              onChange={(dice) => setDraft({ ...given, dice })}
              choices={[
                { value: 'app', text: messages.say('web-dice-app') },
                { value: 'real', text: messages.say('web-dice-real') },
              ]}
            />
            {given.dice === 'real' ? (
              <Link href={`/sheet?game=${game.id}`}>{messages.say('web-sheet-instead')}</Link>
            ) : null}
          </Card>
          <RulesFields
            game={game}
            options={given.options}
            onChange={(options) => {
              setWrong(null);
              setDraft({ ...given, options });
            }}
          />
        </div>
        <div className={styles.start} data-sticky>
          <ErrorMessage text={problem} />
          <SubmitButton wrong={wrong}>{messages.say('web-start')}</SubmitButton>
        </div>
      </form>
    </Page>
  );
}

export default function SetUp({ gameId }: { readonly gameId: string }) {
  const game = findGame(gameId);
  return game === undefined ? <NotFound /> : <SetUpGame game={game} />;
}
