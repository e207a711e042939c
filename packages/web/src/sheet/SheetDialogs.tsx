import {
  gameOf,
  promptAt,
  type Seat,
  type SheetChange,
  type SheetRefusal,
  sheetBoard,
} from '@dicehall/engine';
import { refusalText } from '@dicehall/server/client';
import { useState } from 'react';
import { linkTo } from '../app/address.ts';
import { useMessages, usePhrases } from '../i18n/messages.tsx';
import { download } from '../local/download-record.ts';
import { OptionFields } from '../setup/OptionFields.tsx';
import { Button } from '../ui/Button.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorMessage, Input, SelectField } from '../ui/Field.tsx';
import { OneFieldForm } from '../ui/OneFieldForm.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { SpelledCode } from '../ui/SpelledCode.tsx';
import { SwitchField } from '../ui/SwitchField.tsx';
import { EntryPad } from './EntryPad.tsx';
import { csvOf } from './grid.ts';
import styles from './sheet.module.css';
import type { SheetSession, SheetSnapshot } from './sheet-session.ts';

export type OpenDialog =
  | { readonly kind: 'line'; readonly at: number }
  | { readonly kind: 'players' | 'extra' | 'rules' | 'share' };

interface DialogProps {
  readonly session: SheetSession;
  readonly snapshot: SheetSnapshot;
  readonly onClose: () => void;
}

function LineDialog({ session, snapshot, onClose, at }: DialogProps & { readonly at: number }) {
  const messages = useMessages();
  const say = usePhrases();
  const { now } = snapshot.log;
  const line = sheetBoard(now).lines[at];
  const prompt = promptAt(now, at);
  if (line === undefined) return null;
  const { item } = line;
  return (
    <Dialog title={messages.say('web-sheet-line', { number: at + 1 })} onClose={onClose}>
      <p>{say(line.text)}</p>
      {line.problems.map(({ why }) => (
        <p key={why.key} className="bad">
          {say(why)}
        </p>
      ))}
      {prompt === null || item.type !== 'turn' ? null : (
        <EntryPad
          prompt={prompt}
          initial={item.values}
          total={null}
          hasKeys={false}
          onEnter={(values, counts) => {
            const refused = session.change({ type: 'edit', at, seat: item.seat, values, counts });
            if (refused === null) onClose();
            return refused?.problems ?? [];
          }}
        />
      )}
      <Button
        data-action="remove"
        onClick={() => {
          session.change({ type: 'remove', at });
          onClose();
        }}
      >
        {messages.say('web-sheet-remove')}
      </Button>
    </Dialog>
  );
}

function PlayersDialog({ session, snapshot, onClose }: DialogProps) {
  const messages = useMessages();
  const { now } = snapshot.log;
  const { order } = sheetBoard(now);
  const [problem, setProblem] = useState<SheetRefusal | null>(null);
  const say = usePhrases();
  const change = (one: SheetChange) => setProblem(session.change(one));
  const at = now.items.length;
  const reorder = (seats: readonly Seat[]) => change({ type: 'order', at, order: seats.slice() });
  const swap = (index: number, by: number) => {
    const moved = order.slice();
    const [seat = 0] = moved.splice(index, 1);
    moved.splice(index + by, 0, seat);
    reorder(moved);
  };
  const gone = now.names.flatMap((_, seat) => (order.includes(seat) ? [] : [seat]));
  return (
    <Dialog title={messages.say('web-sheet-players')} onClose={onClose}>
      <ErrorMessage text={problem === null ? null : say(problem.why)} />
      <ol className={styles.players}>
        {order.map((seat, index) => {
          const name = now.names[seat] ?? '';
          return (
            <li key={seat} className="row">
              <Input
                className="grow"
                aria-label={messages.say('web-seat-name', { number: index + 1 })}
                defaultValue={name}
                maxLength={40}
                onBlur={({ target }) => {
                  const given = target.value.trim();
                  if (given !== '' && given !== name) change({ type: 'rename', seat, name: given });
                }}
              />
              <Button
                aria-label={messages.say('web-sheet-up', { name })}
                isDisabled={index === 0}
                onClick={() => swap(index, -1)}
              >
                ↑
              </Button>
              <Button
                aria-label={messages.say('web-sheet-next-player', { name })}
                onClick={() => change({ type: 'next', at, seat })}
              >
                {messages.say('web-sheet-next')}
              </Button>
              <Button
                aria-label={messages.say('web-seat-remove', { name })}
                isDisabled={order.length === 1}
                onClick={() => reorder(order.filter((other) => other !== seat))}
              >
                ×
              </Button>
            </li>
          );
        })}
        {gone.map((seat) => (
          <li key={seat} className="row soft">
            <span className="grow">{now.names[seat]}</span>
            <Button onClick={() => reorder([...order, seat])}>{messages.say('web-sheet-return')}</Button>
          </li>
        ))}
      </ol>
      <OneFieldForm
        key={now.names.length}
        label={messages.say('web-sheet-new-player')}
        button={messages.say('web-sheet-join')}
        maxLength={40}
        isMain={false}
        onSubmit={async (name) => {
          const refused = session.change({ type: 'join', at, name });
          return refused === null ? null : say(refused.why);
        }}
      />
    </Dialog>
  );
}

function ExtraDialog({ session, snapshot, onClose }: DialogProps) {
  const messages = useMessages();
  const { now } = snapshot.log;
  const { order, next } = sheetBoard(now);
  const [seat, setSeat] = useState(next ?? order[0] ?? 0);
  const enter = (points: number) => {
    session.change({ type: 'adjust', at: now.items.length, seat, points });
    onClose();
  };
  return (
    <Dialog title={messages.say('web-sheet-extra')} onClose={onClose}>
      <SelectField
        label={messages.say('web-sheet-player')}
        value={String(seat)}
        onChange={(value) => setSeat(Number(value))}
        choices={order.map((one) => ({ value: String(one), text: now.names[one] ?? '' }))}
      />
      <div className={styles.keys}>
        {[-1000, -500, -100, -50, 50, 100, 500, 1000].map((points) => (
          <Button key={points} onClick={() => enter(points)}>
            {messages.number(points, { signDisplay: 'always' })}
          </Button>
        ))}
      </div>
      <OneFieldForm
        label={messages.say('web-sheet-other')}
        button={messages.say('web-sheet-enter')}
        maxLength={7}
        onSubmit={async (text) => {
          const points = Number(text.replace('−', '-'));
          if (!Number.isSafeInteger(points) || Math.abs(points) > 100_000)
            return messages.say('web-sheet-no-number', { given: text });
          enter(points);
          return null;
        }}
      />
    </Dialog>
  );
}

function RulesDialog({ session, snapshot, onClose }: DialogProps) {
  const messages = useMessages();
  const say = usePhrases();
  const { now } = snapshot.log;
  const [options, setOptions] = useState(now.options);
  const [belowZero, setBelowZero] = useState(now.belowZero);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <Dialog title={messages.say('web-house-rules')} onClose={onClose}>
      <OptionFields game={gameOf(now.game)} options={options} onChange={setOptions} />
      <SwitchField label={messages.say('web-sheet-below-zero')} value={belowZero} onChange={setBelowZero} />
      <ErrorMessage text={problem} />
      <Button
        tone="primary"
        onClick={() => {
          const refused = session.change({ type: 'rules', options, belowZero });
          if (refused === null) onClose();
          else setProblem(say(refused.why));
        }}
      >
        {messages.say('web-sheet-save')}
      </Button>
    </Dialog>
  );
}

function ShareDialog({ session, snapshot, onClose }: DialogProps) {
  const messages = useMessages();
  const [problem, setProblem] = useState<string | null>(null);
  const { shared } = snapshot.saved;
  const link = shared === null ? '' : linkTo(`/sheet/${shared.code}`);
  const save = () => {
    const name = `dicehall-${snapshot.log.now.game}-${new Date().toISOString().slice(0, 10)}.csv`;
    download(name, 'text/csv;charset=utf-8', `\ufeff${csvOf(snapshot.log, messages)}`);
  };
  return (
    <Dialog title={messages.say('web-sheet-share')} onClose={onClose}>
      <ErrorMessage text={problem} />
      {shared === null ? (
        <>
          <p>{messages.say('web-sheet-share.about')}</p>
          <Button
            tone="primary"
            data-action="share"
            onClick={async () => {
              const refused = await session.share();
              setProblem(refused === null ? null : refusalText(messages, refused));
            }}
          >
            {messages.say('web-sheet-share-now')}
          </Button>
        </>
      ) : (
        <>
          <SpelledCode of="sheet" code={shared.code} className={styles.code} />
          <QrCode text={link} label={messages.say('web-sheet-qr')} className={styles.qr} />
          <CopyLink label={messages.say('web-copy-link')} link={() => link} />
        </>
      )}
      <div className="row">
        <Button data-action="csv" onClick={save}>
          {messages.say('web-sheet-csv')}
        </Button>
        <Button data-action="print" onClick={() => window.print()}>
          {messages.say('web-sheet-print')}
        </Button>
      </div>
    </Dialog>
  );
}

export function SheetDialogs({ open, ...rest }: DialogProps & { readonly open: OpenDialog }) {
  switch (open.kind) {
    case 'line':
      return <LineDialog {...rest} at={open.at} />;
    case 'players':
      return <PlayersDialog {...rest} />;
    case 'extra':
      return <ExtraDialog {...rest} />;
    case 'rules':
      return <RulesDialog {...rest} />;
    case 'share':
      return <ShareDialog {...rest} />;
  }
}
