import type { WordedTable } from '@dicehall/strategy';
import { useMessages } from '../i18n/messages.tsx';
import styles from './cards.module.css';

/** The table of a rule, with its rows in groups. */
export function RuleTable({ table, label }: { readonly table: WordedTable; readonly label: string }) {
  const messages = useMessages();
  const { corner, columns, groups, numbers } = table;
  return (
    <>
      <table className={styles.limits} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{messages.text(corner)}</th>
            {columns.map((column) => (
              <th key={messages.text(column)} scope="col">
                {messages.text(column)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ head, rows }) => (
          <tbody key={messages.text(head)}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {messages.text(head)}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={messages.text(row.head)}>
                <th scope="row">{messages.text(row.head)}</th>
                {row.cells.map((cell, index) => (
                  <td key={messages.text(columns[index] ?? corner)}>{messages.text(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="soft small">{messages.say('card-table-numbers', { count: numbers })}</p>
    </>
  );
}
