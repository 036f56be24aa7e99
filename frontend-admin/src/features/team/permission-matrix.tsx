import Checkbox from 'antd/es/checkbox';
import { team } from '../../content/en/team';
import type { Permission } from '../../state/permissions';
import { COLUMNS, inWords, ROWS } from './rights';

const copy = team.matrix;

interface PermissionMatrixProps {
  held: ReadonlySet<Permission>;
  /** What is saved; what differs from it is marked. */
  saved: ReadonlySet<Permission>;
  isDisabled: (permission: Permission) => boolean;
  onChange: (permission: Permission, isHeld: boolean) => void;
}

/** What somebody may do, as a table that one can read aloud: each row also says itself in words. */
export function PermissionMatrix({ held, saved, isDisabled, onChange }: PermissionMatrixProps) {
  return (
    <table className="ad-matrix">
      <thead>
        <tr>
          <th scope="col">{copy.may}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              <span>{copy[column]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row.label}>
            <th scope="row">
              {row.label}
              <span className="ad-quiet ad-matrix__words">{inWords(row, held)}</span>
            </th>
            {COLUMNS.map((column) => {
              const permission = row.rights[column]?.permission;
              if (!permission)
                return (
                  <td key={column}>
                    <span aria-hidden="true">–</span>
                    <span className="ad-hidden">{copy.noSuch}</span>
                  </td>
                );
              return (
                <td key={column} data-changed={held.has(permission) !== saved.has(permission) || undefined}>
                  <Checkbox
                    aria-label={copy.right(row.label, copy[column])}
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
