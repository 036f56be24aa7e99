import type { Locale } from 'frontend-shared/i18n/locale';
import { decisions } from '../../../content/decisions';
import type { Decision, SubmittedRecord } from '../../../data/records/records';
import { shortDateTime } from '../../../format/date-time';
import { accountName } from '../../../format/mail-address';
import type { Column } from '../../../lists/columns/column';
import { DECIDED_KEYS } from '../filters/decided-filters';

/** Column with who decided and when. Shown automatically when the list is filtered by decisions. */
export function decisionColumn<R extends SubmittedRecord & { decision?: Decision }>(
  locale: Locale,
): Column<R, 'decision'> {
  const partsOf = ({ by, at }: Decision) => [`${accountName(by.email)},`, shortDateTime(at, locale)] as const;
  return {
    key: 'decision',
    label: decisions[locale].decided,
    text: ({ decision }) => (decision ? partsOf(decision).join(' ') : ''),
    render: ({ decision }) => {
      if (!decision) return undefined;
      const [who, when] = partsOf(decision);
      return (
        <>
          {who} <span className="ad-table__moment">{when}</span>
        </>
      );
    },
    hidden: true,
    shownWith: DECIDED_KEYS,
  };
}
