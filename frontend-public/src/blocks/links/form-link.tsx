import { localePath } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { type ButtonLook, LinkButton } from 'frontend-shared/ui/button';
import type { ReactNode } from 'react';
import { useCommonMessages } from '../../content/use-common-messages';

/** URL of the factory form; the Apply page scrolls to it. */
const FORM_ADDRESS = '/apply#factory-form';

const FORM_LINK_STATE = { formLink: true };

/** Whether a history entry was created by a `FormLink`. */
export function cameFromFormLink(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'formLink' in state;
}

interface FormLinkProps {
  look?: ButtonLook;
  size?: 'normal' | 'small';
  wide?: boolean;
  className?: string;
  /** By default "Apply for a factory". */
  children?: ReactNode;
}

/** A button that leads to the factory form, from any page. */
export function FormLink({ children, ...look }: FormLinkProps) {
  const messages = useCommonMessages();
  return (
    <LinkButton {...look} to={localePath(useLocale(), FORM_ADDRESS)} state={FORM_LINK_STATE}>
      {children ?? messages.applyForFactory}
    </LinkButton>
  );
}
