import './question-radio-group.css';
import { FieldError } from 'frontend-shared/ui/field/field-error';
import type { FocusEvent, ReactNode } from 'react';
import { deferUntilClick } from '../../forms/state/defer-until-click';

interface QuestionRadioGroupProps {
  /** Id of the control that the error summary links to; prefix of the error message's id. */
  id: string;
  question: ReactNode;
  error: string | undefined;
  /** Called when focus leaves the whole group. */
  onLeave: () => void;
  /** The options, and the explanation of the chosen one. */
  children: ReactNode;
}

/** A radio group for a question, with its error message. */
export function QuestionRadioGroup({ id, question, error, onLeave, children }: QuestionRadioGroupProps) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) deferUntilClick(onLeave);
  };
  return (
    <div
      className="pu-question-radios"
      role="radiogroup"
      aria-labelledby={`${id}-question`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      onBlur={leave}
    >
      <p className="cf-field__label" id={`${id}-question`}>
        {question}
      </p>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
