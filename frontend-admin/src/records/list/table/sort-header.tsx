import { Icon } from '../../../ui/icon';
import type { Sort } from '../params/list-params';

interface SortHeaderProps {
  field: 'name' | 'createdAt';
  label: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** `aria-sort` of a sortable column header. */
export function ariaSort(field: string, sort: Sort): 'ascending' | 'descending' | undefined {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : undefined;
}

/**
 * Sorts the list by its column, and in reverse when pressed again. A real button, unlike Ant Design's clickable cell.
 */
export function SortHeader({ field, label, sort, onSort }: SortHeaderProps) {
  const direction = ariaSort(field, sort);
  return (
    <button
      type="button"
      className="ad-sort"
      onClick={() => onSort(direction === 'ascending' ? `-${field}` : field)}
    >
      {label}
      {direction && <Icon name={direction === 'ascending' ? 'up' : 'down'} size={14} />}
    </button>
  );
}
