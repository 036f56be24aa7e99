import Checkbox from 'antd/es/checkbox';
import { team } from '../../content/team';
import { useTexts } from '../../content/texts';
import type { Permission } from '../../state/permissions';
import { COLUMNS, inWords, ROWS } from './rights';

interface PermissionMatrixProps {
  held: ReadonlySet<Permission>;
  /** What is saved; what differs from it is marked. */
  saved: ReadonlySet<Permission>;
  isDisabled: (permission: Permission) => boolean;
  onChange: (permission: Permission, isHeld: boolean) => void;
}

/** What somebody may do, as a table that one can read aloud: each row also says itself in words. */
export function PermissionMatrix({ held, saved, isDisabled, onChange }: PermissionMatrixProps) {
  const copy = useTexts(team);
  const { matrix, rows } = copy;
  return (
    <table className="ad-matrix">
      <thead>
        <tr>
          <th scope="col">{matrix.may}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              <span>{matrix[column]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {rows[row.name]}
              <span className="ad-quiet ad-matrix__words">{inWords(row, held, copy)}</span>
            </th>
            {COLUMNS.map((column) => {
              const permission = row.rights[column]?.permission;
              if (!permission)
                return (
                  <td key={column}>
                    <span aria-hidden="true">–</span>
                    <span className="ad-hidden">{matrix.noSuch}</span>
                  </td>
                );
              return (
                <td key={column} data-changed={held.has(permission) !== saved.has(permission) || undefined}>
                  <Checkbox
                    aria-label={matrix.right(rows[row.name], matrix[column])}
                    checked={held.has(permission)}
                    disabled={isDisabled(permission)}
                    onChange={({ target }) => onChange(permission, target.checked)}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
