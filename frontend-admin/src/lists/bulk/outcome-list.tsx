import { formatNumber } from 'frontend-shared/i18n/locale';
import type { ReactNode } from 'react';
import { bulk } from '../../content/bulk';
import { useMessages } from '../../content/messages';
import { Icon, type IconName } from '../../ui/icon';

/** Maximum number of listed rows that did not fail; failed rows are always listed. */
export const MAX_LISTED = 9;

/** The result for one row. */
export interface Outcome {
  id: string;
  /** State for the style sheet: `failed`, `done`. */
  state: string;
  icon: IconName;
  text: ReactNode;
}

interface OutcomeListProps {
  outcomes: readonly Outcome[];
  /** Number of rows that are not listed. */
  rest: number;
}

/** The results in a report, row by row. */
export function OutcomeList({ outcomes, rest }: OutcomeListProps) {
  const messages = useMessages(bulk);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may have no other focusable element
    <ul className="ad-bulk__outcomes" aria-label={messages.report} tabIndex={0}>
      {outcomes.map(({ id, state, icon, text }) => (
        <li key={id} data-state={state}>
          <Icon name={icon} size={16} />
          <span>{text}</span>
        </li>
      ))}
      {rest > 0 && <li className="ad-quiet">{messages.more(formatNumber(rest))}</li>}
    </ul>
  );
}
