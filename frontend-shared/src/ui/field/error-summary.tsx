import { useEffect, useId, useRef } from 'react';
import { WarningIcon } from '../icon';
import './error-summary.css';

export interface SummaryError {
  /** Id of the control that the error links to. */
  fieldId: string;
  text: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly SummaryError[];
  /** Increase it with every failed submit to focus the summary again. */
  attempt?: number;
}

/**
 * Lists the errors after a failed submit. It takes the focus; each error links to its field. Not an alert: the focus
 * announces it, and an alert would be announced once more, and again with each error that is corrected.
 */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses again on each attempt
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // Scrolls to the heading of a long list. jsdom has no `scrollIntoView`.
    box.current?.scrollIntoView?.({ block: 'start' });
  }, [attempt]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains no fields, as a fieldset would
    <div
      className="cf-summary"
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-list`}
    >
      <WarningIcon size={22} />
      <div>
        <p className="cf-summary__title" id={`${id}-title`}>
          {title}
        </p>
        <ul className="cf-summary__list" id={`${id}-list`}>
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a
                href={`#${error.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  const field = document.getElementById(error.fieldId);
                  field?.scrollIntoView({ block: 'center' });
                  field?.focus({ preventScroll: true });
                }}
              >
                {error.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
