import { formatNumber } from 'frontend-shared/i18n/locale';
import type { ReactNode } from 'react';
import { bulk } from '../../content/bulk';
import { useMessages } from '../../content/messages';
import { Icon, type IconName } from '../../ui/icon';

/** So many rows are listed; those that were not changed always are. */
export const LISTED = 9;

/** What became of one row. */
export interface Outcome {
  id: string;
  /** As the style sheet knows it: `failed`, `done`. */
  state: string;
  icon: IconName;
  said: ReactNode;
}

interface OutcomeListProps {
  outcomes: readonly Outcome[];
  /** How many more there are. */
  rest: number;
}

/** The list of a report: row by row, and how many are not named. */
export function OutcomeList({ outcomes, rest }: OutcomeListProps) {
  const messages = useMessages(bulk);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may hold nothing else that has the focus
    <ul className="ad-bulk__outcomes" aria-label={messages.report} tabIndex={0}>
      {outcomes.map(({ id, state, icon, said }) => (
        <li key={id} data-state={state}>
          <Icon name={icon} size={16} />
          <span>{said}</span>
        </li>
      ))}
      {rest > 0 && <li className="ad-quiet">{messages.more(formatNumber(rest))}</li>}
    </ul>
  );
}
