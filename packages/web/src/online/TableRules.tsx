import { findGame } from '@dicehall/engine';
import { tableRules } from '@dicehall/server/client';
import type { TableState } from '@dicehall/server/protocol';
import { useMessages } from '../i18n/messages.tsx';

type RulesOfTableProps = Pick<TableState, 'game' | 'options' | 'clock' | 'coach'>;

export function TableRules(table: RulesOfTableProps) {
  const messages = useMessages();
  const game = findGame(table.game);
  return game === undefined ? null : <p className="soft small">{tableRules(messages, game, table)}</p>;
}
