import { useMessages } from '../i18n/messages.tsx';

/** Shows a code that screen readers spell, character by character. */
export function SpelledCode({
  code,
  of,
  className,
}: {
  readonly code: string;
  readonly of: 'table' | 'sheet';
  readonly className?: string | undefined;
}) {
  const messages = useMessages();
  return (
    <p className={className}>
      <span className="visually-hidden">
        {messages.say('web-code-spelled', { of, code: [...code].join(' ') })}
      </span>
      <span aria-hidden="true" data-code>
        {code}
      </span>
    </p>
  );
}
