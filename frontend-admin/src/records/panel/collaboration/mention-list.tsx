import { formatNumber } from 'frontend-shared/i18n/locale';
import { collaboration } from '../../../content/collaboration';
import { useMessages } from '../../../content/messages';
import type { Colleague } from '../../../data/records/records';

/** Element id of an option, for `aria-activedescendant` of the field. */
export const mentionId = (id: string, index: number) => `${id}-${index}`;

interface MentionListProps {
  id: string;
  suggestions: readonly Colleague[];
  active: number;
  choose: (email: string) => void;
}

/** List of colleagues below the note field. The field keeps focus and handles the keys. */
export function MentionList({ id, suggestions, active, choose }: MentionListProps) {
  const messages = useMessages(collaboration);
  return (
    <>
      <div id={`${id}-list`} role="listbox" aria-label={messages.colleagues} className="ad-mentions">
        {suggestions.map(({ adminId, email }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and names the active option
          <div
            key={adminId}
            id={mentionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(email)}
          >
            {email}
          </div>
        ))}
      </div>
      <span className="ad-hidden" role="status">
        {messages.colleaguesFound(formatNumber(suggestions.length))}
      </span>
    </>
  );
}
