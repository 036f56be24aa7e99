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
  /** What is decided about, as the audit log calls it. */
  kind: string;
  decision: ReviewDecisionStatus;
  /** The language that the applicant reads. */
  locale: 'en' | 'hi';
  reason: string;
  disabled: boolean;
  /** @param reason what was typed before and the one that was chosen */
  onChoose: (reason: string) => void;
}

/** The reasons of the office for this decision. One takes the place of another that nobody has changed. */
export function ReasonChoice({ kind, decision, locale, reason, disabled, onChoose }: ReasonChoiceProps) {
  const messages = useMessages(review);
  const commonMessages = useMessages(common);
  const consoleLocale = useLocale();
  const { data, isError, refetch } = useQuery(decisionReasons());
  const fitting = data?.reasons.filter(
    (one) => one.decision === decision && one.kinds.some((about) => about === kind),
  );

  if (isError && !fitting) {
    return (
      <p className="ad-quiet">
        {messages.reasonsFailed}{' '}
        <Button type="link" size="small" onClick={() => void refetch()}>
          {commonMessages.retry}
        </Button>
      </p>
    );
  }
  if (!fitting || fitting.length === 0) return null;

  function choose(text: string) {
    const isAnother = fitting?.some((one) => one[locale].text === reason);
    const kept = isAnother ? '' : reason.trim();
    onChoose(`${kept}${kept && '\n\n'}${text}`);
  }

  return (
    <fieldset className="ad-decision__reasons">
      <legend className="ad-quiet">{messages.reasons}</legend>
      {fitting.map((one) => (
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
