import { Wall } from 'frontend-shared/ui/wall';
import { Fragment } from 'react';
import type { TableRow } from '../../content/slides/deck-content';
import { bricksFor } from './bricks';

/** Ruled rows as in an account book, with a double rule below the last one. */
export function AccountTable({ rows, title }: { rows: readonly TableRow[]; title: string }) {
  const hasWalls = rows.some((row) => row.progress !== undefined);
  return (
    <table className={hasWalls ? 'pr-table pr-table--walls' : 'pr-table'} aria-label={title}>
      <tbody>
        {rows.map(({ label, cells, progress, isTotal }) => (
          <tr key={label} className={isTotal ? 'pr-table__total' : undefined}>
            <th scope="row">{label}</th>
            {cells.map((cell, column) => (
              <Fragment key={cell}>
                {progress !== undefined && column === cells.length - 1 && (
                  <td className="pr-table__wall" aria-hidden="true">
                    <Wall filled={bricksFor(progress)} />
                  </td>
                )}
                <td>{cell}</td>
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
