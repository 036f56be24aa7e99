import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import { review } from '../../../content/review';
import { decisionReasons } from '../../../data/records/decision-reasons';
import type { ReviewDecisionStatus } from '../../../data/records/records';
import './decision.css';

interface ReasonChoiceProps {
  /** Kind of the record, as named by the audit log. */
  kind: string;
  decision: ReviewDecisionStatus;
  /** The applicant's language. */
  locale: 'en' | 'hi';
  reason: string;
  disabled: boolean;
  /** @param reason the new text: the typed one followed by the chosen standard reason */
  onChoose: (reason: string) => void;
}

/** The office's standard reasons for this decision. Choosing one replaces another that was not edited. */
export function ReasonChoice({ kind, decision, locale, reason, disabled, onChoose }: ReasonChoiceProps) {
  const messages = useMessages(review);
  const commonMessages = useMessages(common);
  const consoleLocale = useLocale();
  const { data, isError, refetch } = useQuery(decisionReasons());
  const offered = data?.reasons.filter(
    (one) => one.decision === decision && one.kinds.some((about) => about === kind),
  );

  if (isError && !offered) {
    return (
      <p className="ad-quiet">
        {messages.reasonsFailed}{' '}
        <Button type="link" size="small" onClick={() => void refetch()}>
          {commonMessages.retry}
        </Button>
      </p>
    );
  }
  if (!offered || offered.length === 0) return null;

  function choose(text: string) {
    const isAnother = offered?.some((one) => one[locale].text === reason);
    const kept = isAnother ? '' : reason.trim();
    onChoose(`${kept}${kept && '\n\n'}${text}`);
  }

  return (
    <fieldset className="ad-decision__reasons">
      <legend className="ad-quiet">{messages.reasons}</legend>
      {offered.map((one) => (
        <Button
          key={one.id}
          size="small"
          disabled={disabled}
          title={one[locale].text}
          onClick={() => choose(one[locale].text)}
        >
          {one[consoleLocale].title}
        </Button>
      ))}
    </fieldset>
  );
}
