import './risk-check.css';
import { InfoIcon, SuccessIcon } from 'frontend-shared/ui/icon';
import type { ShareholderFormMessages } from '../../../content/en/shareholder-form';
import { controlId } from '../../../forms/rules/form-description';
import { useFields } from '../../../forms/state/use-fields';
import { QuestionRadioGroup } from '../question-radio-group';
import { shareholderApplication, shareholderPlan } from '../shareholder-application';
import { type RiskQuestion, riskNames, riskQuestions } from './risk-questions';

/** Four questions about the risks. A wrong answer is explained, can be changed and does not block the form. */
export function RiskCheck({ messages }: { messages: ShareholderFormMessages }) {
  return (
    <div className="pu-risk-check">
      <div>
        <h3 className="pu-risk-check__title">{messages.riskCheck.title}</h3>
        <p className="cf-small cf-muted">{messages.riskCheck.intro}</p>
      </div>
      {riskNames.map((name) => (
        <Question key={name} name={name} messages={messages} />
      ))}
    </div>
  );
}

function Question({ name, messages }: { name: RiskQuestion; messages: ShareholderFormMessages }) {
  const { values } = shareholderApplication.use();
  const { error } = useFields(shareholderApplication, messages);
  const { options, correct } = riskQuestions[name];
  const labels: Readonly<Record<string, string>> = messages.riskCheck.answers[name];
  const id = controlId(shareholderPlan, name);
  const chosen = values[name];
  return (
    <QuestionRadioGroup
      id={id}
      question={messages.fields[name].label}
      error={error(name)}
      onLeave={() => shareholderApplication.touch(name)}
    >
      <div className="pu-risk-check__answers">
        {options.map((option) => (
          <label key={option} className="pu-risk-check__answer">
            <input
              id={option === (chosen || options[0]) ? id : undefined}
              className="pu-risk-check__input"
              type="radio"
              name={name}
              value={option}
              checked={option === chosen}
              onChange={() => shareholderApplication.type(name, option)}
            />
            <span>{labels[option]}</span>
          </label>
        ))}
      </div>
      <div role="status">
        {chosen !== '' && (
          <Explanation
            isCorrect={chosen === correct}
            text={messages.riskCheck.why[name]}
            messages={messages.riskCheck}
          />
        )}
      </div>
    </QuestionRadioGroup>
  );
}

interface ExplanationProps {
  isCorrect: boolean;
  text: string;
  messages: ShareholderFormMessages['riskCheck'];
}

/** Explains the correct answer; after a wrong one also says that it can be changed. */
function Explanation({ isCorrect, text, messages }: ExplanationProps) {
  return (
    <p className={`pu-risk-check__why pu-risk-check__why--${isCorrect ? 'right' : 'wrong'} cf-small`}>
      {isCorrect ? <SuccessIcon size={20} /> : <InfoIcon size={20} />}
      <span>
        <strong>{isCorrect ? messages.right : messages.wrong}</strong>{' '}
        <span>{isCorrect ? text : `${text} ${messages.goOn}`}</span>
      </span>
    </p>
  );
}
