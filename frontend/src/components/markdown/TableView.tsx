// Browsers drop the roles of a table that is laid out as something else, so each is said aloud.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label */
import { Spans } from './SpanViews'
import { plainText, type Table } from './tree'

/** As many columns as stand side by side on a phone. */
const narrow = 2

/**
 * A table. A wide one becomes one card a row on phones: the first cell is the card's title, each
 * other cell stands behind the name of its column.
 */
export function TableView({ table }: { table: Table }) {
  return (
    <table role="table" {...(table.head.length > narrow ? { 'data-wide': '' } : {})}>
      <thead role="rowgroup">
        <tr role="row">
          {table.head.map((name, column) =>
            // A corner without a name heads nothing.
            name.length === 0 ? (
              <td key={column} role="cell" />
            ) : (
              <th key={column} role="columnheader" scope="col" data-align={table.align[column]}>
                <Spans spans={name} />
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {table.rows.map((row, at) => (
          <tr key={at} role="row">
            {row.map((cell, column) => (
              <td
                key={column}
                role="cell"
                data-align={table.align[column]}
                data-column={plainText(table.head[column] ?? [])}
              >
                <span>
                  <Spans spans={cell} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
