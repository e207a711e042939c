import type { Seat } from '@dicehall/engine';
import { Dialog } from '../app/Dialog.tsx';
import { useMessages } from '../i18n/messages.tsx';

interface AgreeDialogProps {
  /** The people at the table; all of them have to agree. */
  readonly persons: readonly Seat[];
  readonly names: readonly string[];
  /** Who made what is to be taken back. */
  readonly seat: Seat;
  /** Whether it is a throw of real dice, entered by hand. */
  readonly isThrow: boolean;
  readonly onAgreed: () => void;
  readonly onClose: () => void;
}

/** Asks everybody at the table whether the last thing may be taken back. */
export function AgreeDialog({ persons, names, seat, isThrow, onAgreed, onClose }: AgreeDialogProps) {
  const messages = useMessages();
  return (
    <Dialog title={messages.say('web-undo')} onClose={onClose}>
      <p>
        {messages.say(
          'web-undo-ask',
          { seats: { seats: persons }, seat: { seat }, what: isThrow ? 'throw' : 'move' },
          names,
        )}
      </p>
      <div className="row">
        <button
          type="button"
          className="button"
          data-tone="primary"
          data-action="agree"
          onClick={() => {
            onClose();
            onAgreed();
          }}
        >
          {messages.say('web-undo-agreed')}
        </button>
        <button type="button" className="button" data-action="disagree" onClick={onClose}>
          {messages.say('web-undo-not')}
        </button>
      </div>
    </Dialog>
  );
}
