import Button from 'antd/es/button';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { type ReactNode, useRef } from 'react';
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
  /** How many of them are not in what is shown. */
  hidden: number;
  /** Something is being done with them: they stay ticked. */
  isBusy?: boolean;
  /** Buttons at a distance from the others. */
  apart?: ReactNode;
  onClear: () => void;
  /** Takes the tick of those that are not shown away. */
  onDeselectHidden: () => void;
  /** Buttons. */
  children: ReactNode;
}

/** How many rows are ticked, what can be done with them, and the way to tick none of them. */
export function SelectionActions(props: SelectionActionsProps) {
  const { count, hidden, isBusy = false, apart, onClear, onDeselectHidden, children } = props;
  const messages = useMessages(bulk);
  const row = useRef<HTMLDivElement>(null);
  const [all, unseen] = [formatNumber(count), formatNumber(hidden)];
  return (
    <div ref={row} className="ad-bulk__row" tabIndex={-1}>
      <b role="status">{hidden > 0 ? messages.selectedHidden(all, unseen) : messages.selected(all)}</b>
      {hidden > 0 && (
        <Button
          type="link"
          disabled={isBusy}
          onClick={() => {
            // The button goes with what it is about.
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
