import { withClass } from './Button.tsx';
import styles from './data-table.module.css';

interface DataRow {
  readonly name: string;
  readonly cells: readonly string[];
  /** The kind of the row, which determines its style. */
  readonly kind?: string;
  readonly isCurrent?: boolean;
}

interface DataTableProps {
  readonly label: string;
  /** The heading of the column with the row names; empty for none. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly DataRow[];
  readonly className?: string | undefined;
}

/** Shows a table in a box that scrolls if the figures do not fit. */
export const DataTable = ({ label, corner, columns, rows, className }: DataTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
  <section className={withClass(styles.box, className)} tabIndex={0} aria-label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          {corner === '' ? <td /> : <th scope="col">{corner}</th>}
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
            <th key={at} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, kind, isCurrent }) => (
          <tr key={name} data-row={kind} aria-current={isCurrent}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
              <td key={at} className="number">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
