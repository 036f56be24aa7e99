import Button from 'antd/es/button';
import { formatNumber } from 'frontend-shared/i18n/locale';
import type { ReactNode } from 'react';
import { bulk } from '../../content/bulk';
import { useMessages } from '../../content/messages';
import { Hint } from '../../ui/hint';
import { Icon } from '../../ui/icon';
import './selection.css';

interface SelectionBarProps {
  label: string;
  /** It asks something before anything is done. */
  asks?: boolean;
  children: ReactNode;
}

/** What can be done with the rows that are ticked, and how that went. It keeps to the lower edge of the window. */
export function SelectionBar({ label, asks = false, children }: SelectionBarProps) {
  return (
    <section className={asks ? 'ad-bulk ad-bulk--asks' : 'ad-bulk'} aria-label={label}>
      {children}
    </section>
  );
}

interface SelectionActionsProps {
  count: number;
  /** Something is being done with them: they stay ticked. */
  isBusy?: boolean;
  /** Buttons at a distance from the others. */
  apart?: ReactNode;
  onClear: () => void;
  /** Buttons. */
  children: ReactNode;
}

/** How many rows are ticked, what can be done with them, and the way to tick none of them. */
export function SelectionActions({ count, isBusy = false, apart, onClear, children }: SelectionActionsProps) {
  const messages = useMessages(bulk);
  return (
    <div className="ad-bulk__row">
      <b role="status">{messages.selected(formatNumber(count))}</b>
      {children}
      <span className="ad-bulk__end">
        {apart}
        <Hint text={messages.clear}>
          <Button
            type="text"
            aria-label={messages.clear}
            disabled={isBusy}
            icon={<Icon name="close" />}
            onClick={onClear}
          />
        </Hint>
      </span>
    </div>
  );
}
