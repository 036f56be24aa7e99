import './wizard-steps.css';
import type { SpiceFormMessages } from '../../../content/en/spice-club';
import { type Step, stepNames } from '../spice-subscription';

interface WizardStepsProps {
  messages: SpiceFormMessages['steps'];
  /** The current step; null when all are completed. */
  current: Step | null;
}

/** The three steps as bricks: ticked when completed, yellow for the current one, otherwise empty. */
export function WizardSteps({ messages, current }: WizardStepsProps) {
  const at = current === null ? stepNames.length : stepNames.indexOf(current);
  return (
    <ol className="pu-steps" aria-label={messages.label}>
      {stepNames.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'next';
        return (
          <li
            key={step}
            className={`pu-steps__step pu-steps__step--${state}`}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <svg className="pu-steps__brick" viewBox="0 0 20 14" aria-hidden="true" focusable="false">
              {state === 'done' && <path d="M5.5 7l3 3 6-6" />}
            </svg>
            <span className="pu-steps__name">
              <span aria-hidden="true">{index + 1}. </span>
              {messages[step]}
              {state === 'done' && <span className="cf-visually-hidden"> ({messages.done})</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
