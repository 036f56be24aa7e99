import './check-answers.css';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { useState } from 'react';
import type { ShareholderFormMessages } from '../../content/en/shareholder-form';
import { displayValues } from '../../forms/rules/clean-value';
import { type PartName, parts, shareholderApplication, shareholderPlan } from './shareholder-application';
import { shareSum } from './shares/share-total';
import { riskNames, riskQuestions } from './terms/risk-questions';

type Field = (typeof parts)[PartName][number];

interface CheckAnswersProps {
  messages: ShareholderFormMessages;
  /** Id of the heading, which is focused when the step appears. */
  titleId: string;
  /** Goes back to the given field. */
  onChange: (field: Field) => void;
}

/** Review of everything that is sent, with a link back to each section. */
export function CheckAnswers({ messages, titleId, onChange }: CheckAnswersProps) {
  const { values, files } = shareholderApplication.use();
  const { check } = messages;
  const shown = displayValues(shareholderPlan, values);
  const answer = (field: Field): string => {
    if (field === 'idProof') return files.idProof?.name ?? '';
    if (field === 'sharePurchase') {
      const sum = shareSum(values.sharePurchase, messages);
      return sum ? `${sum.shares}, ${sum.cost}` : '';
    }
    if (field === 'nomineeRelation')
      return messages.relations[values[field] as keyof typeof messages.relations] ?? '';
    return shown[field];
  };
  return (
    <section className="pu-check" aria-labelledby={titleId}>
      <h2 className="cf-h3" id={titleId} tabIndex={-1}>
        {check.title}
      </h2>
      <p>{check.intro}</p>
      {(['you', 'identity', 'nominee', 'shares'] as const).map((part) => (
        <section key={part} className="pu-check__part" aria-label={messages.parts[part]}>
          <div className="pu-check__head">
            <h3 className="pu-check__title">{messages.parts[part]}</h3>
            <button type="button" className="pu-form-footer__undo" onClick={() => onChange(parts[part][0])}>
              {check.change}
              <span className="cf-visually-hidden">: {messages.parts[part]}</span>
            </button>
          </div>
          <dl className="pu-check__rows">
            {parts[part].map((field) => {
              const { name, label } = messages.fields[field] as { name?: string; label: string };
              return (
                <div key={field} className="pu-check__row">
                  <dt>{name ?? label}</dt>
                  <dd>{answer(field) || check.none}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </section>
  );
}

/** The risk questions with a wrong answer. */
function wrongRisks(values: Readonly<Record<string, string>>) {
  return riskNames.filter((name) => values[name] !== riskQuestions[name].correct);
}

interface RiskConfirmationProps {
  messages: ShareholderFormMessages;
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

/** The correct answers to wrongly answered risk questions, to be confirmed before sending. */
export function RiskConfirmation({ messages, confirmed, onConfirm }: RiskConfirmationProps) {
  const { values } = shareholderApplication.use();
  const wrong = wrongRisks(values);
  if (wrong.length === 0) return null;
  const { check, riskCheck } = messages;
  return (
    <section className="pu-check__risks" aria-labelledby="risks-to-confirm">
      <h3 className="pu-check__title" id="risks-to-confirm">
        {check.risks(formatNumber(wrong.length), formatNumber(riskNames.length))}
      </h3>
      <ul>
        {wrong.map((name) => (
          <li key={name}>{riskCheck.why[name]}</li>
        ))}
      </ul>
      <label className="pu-agree__tick">
        <input
          className="pu-agree__box"
          type="checkbox"
          checked={confirmed}
          onChange={(event) => onConfirm(event.target.checked)}
        />
        <span>{check.confirm}</span>
      </label>
    </section>
  );
}

/** Whether the risks still have to be confirmed; reset whenever the review step is left. */
export function useRiskConfirmation(checking: boolean) {
  const { values } = shareholderApplication.use();
  const [confirmed, setConfirmed] = useState(false);
  if (!checking && confirmed) setConfirmed(false);
  return { confirmed, setConfirmed, open: checking && !confirmed && wrongRisks(values).length > 0 };
}
