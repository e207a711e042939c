import { useRef, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from './Button.tsx';
import { Field, Input } from './Field.tsx';

interface CopyLinkProps {
  readonly label: string;
  readonly link: () => string | Promise<string | null>;
  readonly tone?: 'primary' | undefined;
}

type Copying =
  | { readonly kind: 'not-yet' | 'copied' | 'failed' }
  | { readonly kind: 'by-hand'; readonly link: string };

/**
 * Copies a link. Without access to the clipboard, for example over plain http, it shows the link in a field instead.
 */
export function CopyLink({ label, link, tone }: CopyLinkProps) {
  const messages = useMessages();
  const [copying, setCopying] = useState<Copying>({ kind: 'not-yet' });
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const made = await link();
    if (made === null) {
      setCopying({ kind: 'failed' });
      return;
    }
    try {
      await navigator.clipboard.writeText(made);
      setCopying({ kind: 'copied' });
    } catch {
      setCopying({ kind: 'by-hand', link: made });
      requestAnimationFrame(() => field.current?.select());
    }
  };
  return (
    <>
      <Button tone={tone} data-action="copy" onClick={() => void copy()}>
        {copying.kind === 'copied' ? messages.say('web-copied') : label}
      </Button>
      <span role="status" className={copying.kind === 'failed' ? 'bad' : 'visually-hidden'}>
        {copying.kind === 'copied' ? messages.say('web-copied') : ''}
        {copying.kind === 'failed' ? messages.say('web-no-link') : ''}
      </span>
      {copying.kind === 'by-hand' ? (
        <Field label={messages.say('web-copy-by-hand')}>
          <Input ref={field} readOnly value={copying.link} onFocus={(event) => event.target.select()} />
        </Field>
      ) : null}
    </>
  );
}
