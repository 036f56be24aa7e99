import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { ToastViewport } from 'frontend-shared/ui/toast/toast-viewport';
import { apply as en } from '../src/content/en/apply';
import { apply as hi } from '../src/content/hi/apply';
import ApplyPage from '../src/pages/apply/apply-page';

interface OpenOptions {
  locale?: Locale;
  /** URL; `/apply` by default. */
  at?: string;
  site?: Partial<SiteConfig>;
}

/** Renders the page Apply with toasts, as in a browser. */
export function openApply({ locale = 'en', at = '/apply', site = {} }: OpenOptions = {}) {
  window.history.replaceState(null, '', at);
  // Dropped files bypass the file dialog's filter.
  const user = userEvent.setup({ applyAccept: false, delay: null });
  const page = render(
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        <ApplyPage
          locale={locale}
          site={{ ...FALLBACK_SITE, ...site }}
          messages={locale === 'hi' ? hi : en}
        />
        <ToastViewport />
      </BrowserRouter>
    </LocaleProvider>,
  );
  return { user, ...page };
}

export const field = {
  name: () => screen.getByLabelText(/^Your full name/),
  place: () => screen.getByLabelText(/^Where should the factory be/),
  idea: () => screen.getByLabelText(/^Business idea/),
  amount: () => screen.getByLabelText(/^Amount needed/),
  experience: () => screen.getByLabelText(/^Past experience/),
  supportingDocument: () => screen.getByLabelText<HTMLInputElement>(/^Supporting document/),
  mobile: () => screen.getByLabelText(/^Mobile number/),
  email: () => screen.getByLabelText(/^E-mail/),
};

export const submitButton = () => screen.getByRole('button', { name: /^(Submit application|Try again)/ });

/** Fills in all required fields, with a mobile number. */
export async function fillIn(user: UserEvent): Promise<void> {
  await paste(user, field.name(), 'Savita Devi');
  await paste(user, field.place(), 'Hajipur, Bihar');
  await user.selectOptions(field.idea(), 'Apparel & Textiles');
  await user.selectOptions(field.amount(), '₹25 Lacs - ₹50 Lacs');
  await paste(user, field.mobile(), '9835012345');
}

async function paste(user: UserEvent, control: HTMLElement, text: string): Promise<void> {
  await user.click(control);
  await user.paste(text);
}

export function pdf(name = 'unit-plan.pdf'): File {
  return new File(['%PDF-1.7'], name, { type: 'application/pdf' });
}

export const receipt = {
  _id: '65f1c0ffee65f1c0ffee65f1',
  reference: 'FA-7K3M9Q',
  status: 'pending',
  createdAt: '2025-11-21T10:45:00.000Z',
};
