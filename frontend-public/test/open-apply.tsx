import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { ToastViewport } from 'frontend-shared/ui/toast/toast-viewport';
import type { ReactNode } from 'react';
import { apply as en } from '../src/content/en/apply';
import { apply as hi } from '../src/content/hi/apply';
import { application } from '../src/features/factory-application/application';
import ApplicationForm from '../src/features/factory-application/application-form';
import ApplyPage from '../src/pages/apply/apply-page';
import { buttonLabelled } from './form-screen';

interface OpenOptions {
  locale?: Locale;
  /** URL; `/apply` by default. */
  at?: string;
  site?: Partial<SiteConfig>;
}

/** Renders the page Apply with toasts, as in a browser. */
export function openApply(options: OpenOptions = {}) {
  const { locale = 'en', site = {} } = options;
  return openAt(
    options,
    <ApplyPage locale={locale} site={{ ...FALLBACK_SITE, ...site }} messages={locale === 'hi' ? hi : en} />,
  );
}

/** Renders only the form of that page, with toasts. */
export function openApplicationForm(options: OpenOptions = {}) {
  const { locale = 'en', site = {} } = options;
  return openAt(
    options,
    <ApplicationForm
      site={{ ...FALLBACK_SITE, ...site }}
      nextSteps={(locale === 'hi' ? hi : en).next.steps}
    />,
  );
}

function openAt({ locale = 'en', at = '/apply' }: OpenOptions, content: ReactNode) {
  window.history.replaceState(null, '', at);
  // Dropped files bypass the file dialog's filter.
  const user = userEvent.setup({ applyAccept: false, delay: null });
  const page = render(
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        {content}
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

export const submitButton = () => buttonLabelled(/^(Submit application|Try again)$/);

/** Fills in all required fields through the UI, with a mobile number. */
export async function fillIn(user: UserEvent): Promise<void> {
  await paste(user, field.name(), filledIn.name);
  await paste(user, field.place(), filledIn.location);
  await user.selectOptions(field.idea(), filledIn.business_idea);
  await user.selectOptions(field.amount(), filledIn.required_amount);
  await paste(user, field.mobile(), filledIn.mobile);
}

/** The same directly in the store, which is faster. */
export function fillInAtOnce(): void {
  act(() => {
    for (const [name, value] of Object.entries(filledIn)) {
      application.type(name as keyof typeof filledIn, value);
    }
  });
}

const filledIn = {
  name: 'Savita Devi',
  location: 'Hajipur, Bihar',
  business_idea: 'Apparel & Textiles',
  required_amount: '₹25 Lacs - ₹50 Lacs',
  mobile: '9835012345',
};

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
