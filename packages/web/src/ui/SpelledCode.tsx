import { useMessages } from '../i18n/messages.tsx';

/** Shows a code to join with. Screen readers say its characters one by one. */
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
