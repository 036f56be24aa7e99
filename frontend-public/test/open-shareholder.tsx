import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { ToastViewport } from 'frontend-shared/ui/toast/toast-viewport';
import { shareholder as en } from '../src/content/en/shareholder';
import { shareholder as hi } from '../src/content/hi/shareholder';
import { shareholderApplication } from '../src/features/shareholder-application/shareholder-application';
import ShareholderPage from '../src/pages/shareholder/shareholder-page';
import { buttonLabelled } from './form-screen';

interface OpenOptions {
  locale?: Locale;
  site?: Partial<SiteConfig>;
}

/** The page Become a Shareholder with toasts. */
export function ShareholderScreen({ locale = 'en', site = {} }: OpenOptions) {
  return (
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        <ShareholderPage
          locale={locale}
          site={{ ...FALLBACK_SITE, ...site }}
          messages={locale === 'hi' ? hi : en}
        />
        <ToastViewport />
      </BrowserRouter>
    </LocaleProvider>
  );
}

/** Renders the page Become a Shareholder at its URL, as a new visit. */
export function openShareholder(options: OpenOptions = {}) {
  window.history.replaceState(null, '', options.locale === 'hi' ? '/hi/shareholder' : '/shareholder');
  return reopenShareholder(options);
}

/** Renders the page in the present history entry, as after a reload. */
export function reopenShareholder(options: OpenOptions = {}) {
  // Dropped files bypass the file dialog's filter.
  const user = userEvent.setup({ applyAccept: false, delay: null });
  return { user, ...render(<ShareholderScreen {...options} />) };
}

export const field = {
  name: () => screen.getByLabelText('Full name'),
  place: () => screen.getByLabelText('Town and state'),
  email: () => screen.getByLabelText('E-mail'),
  mobile: () => screen.getByLabelText('Mobile number'),
  referral: () => screen.getByLabelText(/^Referral code/),
  pan: () => screen.getByLabelText('PAN number'),
  idProof: () => screen.getByLabelText<HTMLInputElement>('Identity proof'),
  nominee: () => screen.getByLabelText('Nominee’s full name'),
  relation: () => screen.getByLabelText('Nominee’s relation to you'),
  shares: (name: RegExp) => screen.getByLabelText(name),
  terms: () => screen.getByLabelText(/^I have read and agree to the terms/),
};

/** One of the four risk questions. */
export function question(messages: RegExp) {
  return within(screen.getByText(messages).closest<HTMLElement>('[role=radiogroup]') as HTMLElement);
}

export const submitButton = () => buttonLabelled(/^(Check your answers|Send application|Try again)$/);

/** Goes to the review step and sends the form. */
export async function checkAndSend(user: UserEvent): Promise<void> {
  await user.click(submitButton());
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
}

/** Fills in all required fields through the UI, for ten shares. */
export async function fillIn(user: UserEvent): Promise<void> {
  await paste(user, field.name(), 'Savita Devi');
  await paste(user, field.place(), 'Hajipur, Bihar');
  await paste(user, field.email(), 'savita@example.org');
  await paste(user, field.mobile(), '+91 98350 12345');
  await paste(user, field.pan(), 'bqtps4821k');
  await user.upload(field.idProof(), photo());
  await paste(user, field.nominee(), 'Sunita Devi');
  await user.selectOptions(field.relation(), 'Sibling');
  await user.click(field.shares(/^10 shares/));
  for (const right of [/^Nothing. I wait/, /^Not before/, /^It stays/, /^Once a year, after/]) {
    await user.click(screen.getByLabelText(right));
  }
  await user.click(field.terms());
}

/** The same directly in the store, which is faster. */
export function fillInAtOnce(): void {
  act(() => {
    for (const [name, value] of Object.entries(filledIn)) {
      shareholderApplication.type(name as keyof typeof filledIn, value);
    }
    shareholderApplication.choose('idProof', photo());
  });
}

const filledIn = {
  fullName: 'Savita Devi',
  location: 'Hajipur, Bihar',
  email: 'savita@example.org',
  mobile: '9835012345',
  panNumber: 'bqtps4821k',
  nomineeName: 'Sunita Devi',
  nomineeRelation: 'Sibling',
  sharePurchase: '10',
  riskProfit: 'wait',
  riskSelling: 'offering',
  riskProject: 'stays',
  riskSharing: 'yearly',
  termsAgreed: 'true',
};

export async function paste(user: UserEvent, control: HTMLElement, text: string): Promise<void> {
  await user.click(control);
  await user.paste(text);
}

/** A file of the given size with a JPEG signature; not a valid image. */
export function photo(name = 'voter-card.jpg', bytes = 1000): File {
  const jpeg = new Uint8Array(bytes);
  jpeg.set([0xff, 0xd8, 0xff].slice(0, bytes));
  return new File([jpeg], name, { type: 'image/jpeg', lastModified: 1 });
}

export const receipt = {
  _id: '65f1c0ffee65f1c0ffee65f3',
  reference: 'SH-7K3M9Q',
  status: 'pending',
  createdAt: '2025-11-21T10:45:00.000Z',
};
