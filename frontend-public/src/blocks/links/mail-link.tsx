import 'frontend-shared/ui/button.css';
import type { ReactNode } from 'react';

interface MailLinkProps {
  /** Address of the mail. */
  to: string;
  /** Prefilled subject. */
  subject?: string;
  /** Renders a button instead of a text link. */
  look?: 'primary' | 'secondary' | 'haldi';
  children: ReactNode;
}

/** A `mailto:` link with an optional subject. */
export function MailLink({ to, subject, look, children }: MailLinkProps) {
  const href = `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
  if (!look) return <a href={href}>{children}</a>;
  return (
    <a className={`cf-button cf-button--${look}`} href={href}>
      <span className="cf-button__label">{children}</span>
    </a>
  );
}
