import './eight-steps.css';
import { formatRupees } from 'frontend-shared/i18n/locale';
import type { ReactNode } from 'react';
import type { HowItWorksMessages } from '../../content/en/how-it-works';
import { type Figure, figures } from '../../content/figures';
import {
  AuditedAndDivided,
  CompanyFormed,
  Contributed,
  FactoryLaunched,
} from '../../illustrations/steps/building';
import { ForLife, Invited, ProjectsExplored, ShareBought } from '../../illustrations/steps/joining';

type Messages = HowItWorksMessages['steps'];

const drawings = {
  invited: Invited,
  bought: ShareBought,
  forLife: ForLife,
  explored: ProjectsExplored,
  contributed: Contributed,
  formed: CompanyFormed,
  launched: FactoryLaunched,
  divided: AuditedAndDivided,
} satisfies Partial<Record<keyof Messages, () => ReactNode>>;

type StepName = keyof typeof drawings;

const order = Object.keys(drawings) as StepName[];
const rupees = ({ value }: Figure) => formatRupees(value);

function messagesOf(name: StepName, messages: Messages): { title: string; text: string; details: string } {
  const { sharePrice, shareRange, projectRange } = figures;
  if (name === 'bought') {
    const { title, text, details } = messages.bought;
    return {
      title,
      text: text(rupees(sharePrice)),
      details: details(rupees(shareRange.from), rupees(shareRange.to)),
    };
  }
  if (name === 'contributed') {
    const { title, text, details } = messages.contributed;
    return { title, text, details: details(rupees(projectRange.from), rupees(projectRange.to)) };
  }
  return messages[name];
}

/** The eight steps from invitation to profit: a rising wall on wide screens, stacked on phones. */
export function EightSteps({ messages }: { messages: Messages }) {
  return (
    <ol className="pu-how-steps" aria-label={messages.title}>
      {order.map((name, index) => {
        const Drawing = drawings[name];
        const { title, text, details } = messagesOf(name, messages);
        return (
          <li key={name} className="pu-how-step">
            <div className="pu-how-step__frame">
              <Drawing />
            </div>
            <div className="pu-how-step__text">
              <h2 className="pu-how-step__title cf-h3">
                <span className="pu-how-step__number cf-number" aria-hidden="true">
                  {index + 1}
                </span>
                <span>{title}</span>
              </h2>
              <p>{text}</p>
              <p className="pu-how-step__details cf-small">{details}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
