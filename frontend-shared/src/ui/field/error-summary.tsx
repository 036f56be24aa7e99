import { useEffect, useRef } from 'react';
import { WarningIcon } from '../icon';
import './error-summary.css';

export interface SummaryError {
  /** Id of the control that the line leads to. */
  fieldId: string;
  text: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly SummaryError[];
  /** Change it with every failed submit: the summary then takes focus again. */
  attempt?: number;
}

/** The list of what is wrong after a failed submit with several errors. It takes focus; each line leads to its field. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what moves the focus back here
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // A list longer than the screen begins at its heading. Test environments cannot scroll.
    box.current?.scrollIntoView?.({ block: 'start' });
  }, [attempt]);
  return (
    <div className="cf-summary" ref={box} tabIndex={-1} role="alert">
      <WarningIcon size={22} />
      <div>
        <p className="cf-summary__title">{title}</p>
        <ul className="cf-summary__list">
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
