import { useMessages } from '../i18n/messages.tsx';

/** Screen readers say the characters of the code one by one. */
export function SpelledCode({
  code,
  className,
}: {
  readonly code: string;
  readonly className?: string | undefined;
}) {
  const messages = useMessages();
  return (
    <p className={className}>
      <span className="visually-hidden">
        {messages.say('web-code-spelled', { code: [...code].join(' ') })}
      </span>
      <span aria-hidden="true" data-code>
        {code}
      </span>
    </p>
  );
}
