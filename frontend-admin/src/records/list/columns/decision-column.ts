import type { Locale } from 'frontend-shared/i18n/locale';
import { decisions } from '../../../content/decisions';
import type { Decision, SubmittedRecord } from '../../../data/records';
import { accountName } from '../../../format/mail-address';
import { shortMoment } from '../../../format/moments';
import type { Column } from '../../record-kind';
import { DECIDED_KEYS } from '../filters/decided-filters';

/** Who decided about a record and when: there by itself where the list is about that. */
export function decisionColumn<R extends SubmittedRecord & { decision?: Decision }>(
  locale: Locale,
): Column<R, 'decision'> {
  const copy = decisions[locale];
  return {
    key: 'decision',
    label: copy.decided,
    text: ({ decision }) =>
      decision ? copy.decidedShortly(accountName(decision.by.email), shortMoment(decision.at, locale)) : '',
    hidden: true,
    shownWith: DECIDED_KEYS,
  };
}
