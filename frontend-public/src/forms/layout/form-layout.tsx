import './form-layout.css';
import type { ReactNode } from 'react';

interface FormLayoutProps {
  /** Heading, introduction and the list of sections. */
  intro: ReactNode;
  /** Summary of the entries, beside the form. */
  panel: ReactNode;
  /** The form, or its receipt. */
  children: ReactNode;
}

/** Layout of a long form: introduction, the card with the form, and the summary panel. */
export function FormLayout({ intro, panel, children }: FormLayoutProps) {
  return (
    <div className="pu-form">
      <header className="pu-form__intro">{intro}</header>
      <div className="pu-form__card">{children}</div>
      {panel}
    </div>
  );
}
