import Button from 'antd/es/button';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { type ReactNode, useRef } from 'react';
import { useShortcuts } from '../../browser/shortcuts';
import { bulk } from '../../content/bulk';
import { useMessages } from '../../content/messages';
import { Icon } from '../../ui/icon';
import { Tooltip } from '../../ui/tooltip';
import './selection.css';

interface SelectionBarProps {
  label: string;
  /** Whether the bar shows a confirmation. */
  isConfirming?: boolean;
  children: ReactNode;
}

/** Bar for the selected rows, with actions or their report. Sticks to the bottom of the window. */
export function SelectionBar({ label, isConfirming = false, children }: SelectionBarProps) {
  return (
    <section className={isConfirming ? 'ad-bulk ad-bulk--asks' : 'ad-bulk'} aria-label={label}>
      {children}
    </section>
  );
}

interface SelectionActionsProps {
  count: number;
  /** A sum of the selected rows. */
  note?: string;
  /** How many of them are not shown. */
  hidden: number;
  /** Whether an action is running, so that the selection cannot be changed. */
  isBusy?: boolean;
  /** Buttons placed at the end of the bar, apart from the others. */
  apart?: ReactNode;
  onClear: () => void;
  /** Deselects the rows that are not shown. */
  onDeselectHidden: () => void;
  /** Action buttons. */
  children: ReactNode;
}

/** The number of selected rows, their actions, and a button to clear the selection. */
export function SelectionActions(props: SelectionActionsProps) {
  const { count, note, hidden, isBusy = false, apart, onClear, onDeselectHidden, children } = props;
  const messages = useMessages(bulk);
  const row = useRef<HTMLDivElement>(null);
  const [all, unseen] = [formatNumber(count), formatNumber(hidden)];
  // The bar comes after all rows, each of which Tab stops at twice.
  useShortcuts({ b: () => row.current?.querySelector<HTMLElement>('button:enabled')?.focus() });
  return (
    <div ref={row} className="ad-bulk__row" tabIndex={-1}>
      <span role="status">
        <b>{hidden > 0 ? messages.selectedHidden(all, unseen) : messages.selected(all)}</b>
        {note && <span className="ad-number"> · {note}</span>}
      </span>
      {hidden > 0 && (
        <Button
          type="link"
          disabled={isBusy}
          onClick={() => {
            // The button is unmounted when no hidden rows are selected.
            row.current?.focus({ preventScroll: true });
            onDeselectHidden();
          }}
        >
          {messages.deselectHidden(unseen)}
        </Button>
      )}
      {children}
      <span className="ad-bulk__end">
        {apart}
        <Tooltip text={messages.clear}>
          <Button
            type="text"
            aria-label={messages.clear}
            disabled={isBusy}
            icon={<Icon name="close" />}
            onClick={onClear}
          />
        </Tooltip>
      </span>
    </div>
  );
}
