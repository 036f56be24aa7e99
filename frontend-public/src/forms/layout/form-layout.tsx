import './form-layout.css';
import type { ReactNode } from 'react';

interface FormLayoutProps {
  /** Heading, a line or two, and the list of parts. */
  intro: ReactNode;
  /** The running account beside the form. */
  panel: ReactNode;
  /** The form, or its receipt. */
  children: ReactNode;
}

/** Places a long form: intro with its parts, the card, the account. */
export function FormLayout({ intro, panel, children }: FormLayoutProps) {
  return (
    <div className="pu-form">
      <header className="pu-form__intro">{intro}</header>
      <div className="pu-form__card">{children}</div>
      {panel}
    </div>
  );
}
