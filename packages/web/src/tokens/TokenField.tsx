import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { TokenDialog } from './TokenDialog.tsx';
import { TokenMark } from './TokenMark.tsx';
import { tokenOfSeat } from './tokens.ts';

/** The token of this person, which others see at online tables. */
export function TokenField() {
  const messages = useMessages();
  const { token = tokenOfSeat(0) } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const title = messages.say('web-your-token');
  return (
    <div>
      <Button data-action="own-token" onClick={() => setOpen(true)}>
        <TokenMark token={token} /> {title}
      </Button>
      <p className="soft small">{messages.say('web-your-token.about')}</p>
      {isOpen ? (
        <TokenDialog
          title={title}
          token={token}
          onChange={(chosen) => changeSettings({ token: chosen })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
