import { useMessages } from '../i18n/messages.tsx';
import { Dialog } from './Dialog.tsx';

interface SureDialogProps {
  /** The text that asks: its own words are the title, beside it stand `.about`, `.sure` and `.not`. */
  readonly text: string;
  readonly about: string;
  readonly action: string;
  readonly onSure: () => void;
  readonly onClose: () => void;
}

/** Asks once more before something that cannot be undone. The other way out is the one that stands out. */
export function SureDialog({ text, about, action, onSure, onClose }: SureDialogProps) {
  const messages = useMessages();
  return (
    <Dialog title={messages.say(text)} onClose={onClose}>
      <p>{about}</p>
      <div className="row">
        <button type="button" className="button" data-action={action} onClick={onSure}>
          {messages.say(`${text}.sure`)}
        </button>
        <button type="button" className="button" data-tone="primary" onClick={onClose}>
          {messages.say(`${text}.not`)}
        </button>
      </div>
    </Dialog>
  );
}
