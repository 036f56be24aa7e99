import Checkbox from 'antd/es/checkbox';
import { useMessages } from '../../../content/messages';
import { team } from '../../../content/team';
import { Icon } from '../../../ui/icon';
import { COLUMNS, describeRow, ROWS, type Row } from './permission-rows';
import type { PermissionsDraft } from './use-permissions-draft';

interface PermissionMatrixProps {
  draft: PermissionsDraft;
  /** Whether the permissions are read-only. */
  isDisabled: boolean;
}

/** The permissions as a table. Each row also has a summary in words, for screen readers among others. */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { matrix } = useMessages(team);
  return (
    <div>
      <div className="ad-card ad-matrix">
        <table>
          <caption className="ad-hidden">{matrix.title}</caption>
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
              <MatrixRow key={row.name} {...props} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <Legend />
    </div>
  );
}

function MatrixRow({ row, draft, isDisabled }: PermissionMatrixProps & { row: Row }) {
  const messages = useMessages(team);
  const { matrix, rows } = messages;
  const { held, saved, isFixed, toggle } = draft;
  const isChanged = Object.values(row.rights).some(({ permission: one }) => held.has(one) !== saved.has(one));
  return (
    <tr data-changed={isChanged || undefined}>
      <th scope="row">
        <span className="ad-matrix__icon">
          <Icon name={row.icon} size={16} />
        </span>
        {rows[row.name]}
        <span className="ad-quiet ad-matrix__words">{describeRow(row, held, messages)}</span>
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
        const isUnsaved = held.has(permission) !== saved.has(permission);
        return (
          <td key={column} data-changed={isUnsaved || undefined}>
            <Checkbox
              aria-label={matrix.right(rows[row.name], matrix[column])}
              checked={held.has(permission)}
              disabled={isDisabled || isFixed(permission)}
              onChange={({ target }) => toggle(permission, target.checked)}
            />
            {isUnsaved && <span className="ad-hidden">{matrix.unsaved}</span>}
          </td>
        );
      })}
    </tr>
  );
}

/** Legend of the checkboxes. Hidden from screen readers, which read the same from each checkbox. */
function Legend() {
  const { matrix } = useMessages(team);
  return (
    <p className="ad-matrix__legend ad-quiet" aria-hidden="true">
      <span>
        <span className="ad-matrix__sample is-ticked">
          <Icon name="tick" size={11} />
        </span>
        {matrix.has}
      </span>
      <span>
        <span className="ad-matrix__sample" />
        {matrix.hasNot}
      </span>
      <span>– {matrix.noSuch}</span>
      <span>
        <span className="ad-matrix__sample is-changed" />
        {matrix.unsaved}
      </span>
    </p>
  );
}
