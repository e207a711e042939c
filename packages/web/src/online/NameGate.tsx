import { type Refused, refusalText } from '@dicehall/server/client';
import type { Person } from '@dicehall/server/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { OneFieldForm } from '../ui/OneFieldForm.tsx';
import { askWho, becomeGuest } from './guest.ts';

/** Whether the person chose to watch this table. */
export const isWatchingHere = (): boolean =>
  (history.state as { readonly isWatching?: true } | null)?.isWatching === true;

const EnterName = createContext<(() => void) | null>(null);

/** Opens the field for a name. Renders nothing for people with a name. */
export function EnterNameButton() {
  const messages = useMessages();
  const enterName = useContext(EnterName);
  return enterName === null ? null : (
    <Button data-action="enter-name" onClick={enterName}>
      {messages.say('web-enter-name')}
    </Button>
  );
}

interface NameGateProps {
  readonly title: string;
  /** What the person is invited to: the heading of the page, and what is shown above the name field. */
  readonly invitation?: { readonly title: string; readonly about: ReactNode } | undefined;
  readonly button?: string | undefined;
  /** Called when the person has a name. Resolves to the reason why they cannot continue, if any. */
  readonly onNamed?: (() => Promise<Refused | null>) | undefined;
  /** Renders what people without a name see, if they may watch. */
  readonly unnamed?: () => ReactNode;
  readonly children: (me: Person) => ReactNode;
}

/** Asks people whom the server does not know for a name. They can also watch without a name. */
export function NameGate(props: NameGateProps) {
  const { title, invitation, button, onNamed, unnamed, children } = props;
  const messages = useMessages();
  const { name } = useSettings();
  // A person who watched a match without a name also watches its rematch.
  const [isWatching, setWatching] = useState(isWatchingHere);
  const client = useQueryClient();
  const me = useQuery({
    queryKey: ['me'],
    queryFn: askWho,
    // A known person is not requested again, because a failed request after an outage would close the table.
    staleTime: ({ state }) => (state.data?.kind === 'known' ? Number.POSITIVE_INFINITY : 0),
  });
  if (me.data?.kind === 'known') return children(me.data.person);
  if (isWatching && unnamed !== undefined)
    return <EnterName value={() => setWatching(false)}>{unnamed()}</EnterName>;
  const become = async (given: string, onNamed?: () => Promise<Refused | null>) => {
    const answer = await becomeGuest(given);
    if (!answer.ok) return refusalText(messages, answer);
    changeSettings({ name: given });
    const refused = (await onNamed?.()) ?? null;
    if (refused !== null) return refusalText(messages, refused);
    await client.invalidateQueries({ queryKey: ['me'] });
    return null;
  };
  /** Lets a person watch, with the entered name if there is one. */
  const watch = async (given: string) => {
    if (given === '') {
      setWatching(true);
      return null;
    }
    // A person with a name gets a free seat when the page is loaded again, unless they chose to watch.
    history.replaceState({ ...history.state, isWatching: true }, '');
    return become(given);
  };
  const invited = me.data?.kind === 'unknown' ? invitation : undefined;
  return (
    <Page title={invited?.title ?? title}>
      {invited?.about}
      {me.data === undefined ? <p className="soft">{messages.say('web-connecting')}</p> : null}
      {me.data?.kind === 'offline' ? (
        <>
          <p>{messages.say('web-no-server')}</p>
          <Button tone="primary" onClick={() => void me.refetch()}>
            {messages.say('web-try-again')}
          </Button>
        </>
      ) : null}
      {me.data?.kind === 'unknown' ? (
        <OneFieldForm
          label={messages.say('web-your-name')}
          about={messages.say('web-your-name.about')}
          button={button ?? messages.say('web-name-continue')}
          initial={name}
          maxLength={40}
          autoComplete="nickname"
          onSubmit={(given) => become(given, onNamed)}
        >
          {(submit) =>
            unnamed === undefined ? null : (
              <Button data-action="just-watch" onClick={() => submit(watch)}>
                {messages.say('web-just-watch')}
              </Button>
            )
          }
        </OneFieldForm>
      ) : null}
    </Page>
  );
}
