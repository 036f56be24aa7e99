import Button from 'antd/es/button';
import { formatNumber } from 'frontend-shared/i18n/locale';
import type { ReactNode } from 'react';
import { bulk } from '../../content/bulk';
import { useTexts } from '../../content/texts';
import { Icon } from '../../ui/icon';
import './bulk.css';

/** What can be done with the rows that are ticked, and how that went. It keeps to the lower edge of the window. */
export function SelectionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="ad-bulk" aria-label={label}>
      {children}
    </section>
  );
}

interface SelectionActionsProps {
  count: number;
  onClear: () => void;
  /** Buttons. */
  children: ReactNode;
}

/** How many rows are ticked, what can be done with them, and the way to tick none of them. */
export function SelectionActions({ count, onClear, children }: SelectionActionsProps) {
  const copy = useTexts(bulk);
  return (
    <div className="ad-bulk__row">
      <b role="status">{copy.selected(formatNumber(count))}</b>
      {children}
      <Button
        type="text"
        className="ad-bulk__close"
        aria-label={copy.clear}
        title={copy.clear}
        icon={<Icon name="close" />}
        onClick={onClear}
      />
    </div>
  );
}
