import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { ToastViewport } from 'frontend-shared/ui/toast/toast-viewport';
import { spiceClub as en } from '../src/content/en/spice-club';
import { spiceClub as hi } from '../src/content/hi/spice-club';
import { subscription } from '../src/features/spice-subscription/spice-subscription';
import SpiceClubPage from '../src/pages/spice-club/spice-club-page';
import { buttonLabelled } from './form-screen';

interface OpenOptions {
  locale?: Locale;
  site?: Partial<SiteConfig>;
  /** Arrived by a link from another page, not as the first page of the tab. */
  arrived?: boolean;
  /** Keeps the current history entry, as after a reload. */
  again?: boolean;
}

function SpiceClubScreen({ locale = 'en', site = {} }: OpenOptions) {
  return (
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        <SpiceClubPage
          locale={locale}
          site={{ ...FALLBACK_SITE, ...site }}
          messages={locale === 'hi' ? hi : en}
        />
        <ToastViewport />
      </BrowserRouter>
    </LocaleProvider>
  );
}

/** Renders the page Premium Spice Club at its URL; `switchLanguage` re-renders it in the other language. */
export function openSpiceClub(options: OpenOptions = {}) {
  if (!options.again)
    window.history.replaceState(
      options.arrived ? { key: 'by-a-link', idx: 1 } : null,
      '',
      `${options.locale === 'hi' ? '/hi' : ''}/monthly-spice-subscription`,
    );
  window.scrollTo = jest.fn();
  const { rerender, unmount } = render(<SpiceClubScreen {...options} />);
  return {
    user: userEvent.setup({ delay: null }),
    unmount,
    switchLanguage: (locale: Locale) => rerender(<SpiceClubScreen {...options} locale={locale} />),
  };
}

/** Presses a button in a separate gesture, not as part of a double click. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.hover(document.body);
  await user.click(buttonLabelled(name));
}

const details = {
  userType: 'Individual User',
  name: 'Anita Kumari',
  email: 'anita@example.org',
  address: 'Ward 7, Station Road, Hajipur, Bihar',
  pinCode: '844101',
  mobile: '+91 98765 43210',
} as const;

/** Fills in step 1 as an individual user, through the UI. */
export async function typeDetails(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('radio', { name: details.userType }));
  const paste = async (label: RegExp, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  await paste(/^Your name/, details.name);
  await paste(/^E-mail/, details.email);
  await paste(/^Address/, details.address);
  await paste(/^PIN code/, details.pinCode);
  await paste(/^Mobile number/, details.mobile);
}

/** The same directly in the store, which is faster. */
export function fillDetails(): void {
  fillIn(details);
}

/** Goes to step 3 with two Premium Packs, filled in directly in the store. */
export async function fillToPayment(user: UserEvent): Promise<void> {
  fillDetails();
  await press(user, 'Choose a combo');
  fillIn({ combo: 'Premium Pack', quantity: '2' });
  await press(user, 'Go to payment');
}

function fillIn(values: Partial<typeof subscription.compiled.emptyValues>): void {
  act(() => {
    for (const [field, value] of Object.entries(values)) {
      subscription.type(field as keyof typeof values, value);
    }
  });
}

export const spiceReceipt = {
  _id: '65f1c0ffee65f1c0ffee65f3',
  reference: 'SP-7K3M9Q',
  status: 'active',
  createdAt: '2025-11-21T10:45:00.000Z',
  total: 4000,
  nextDelivery: '2025-12-15',
};
export const accepted = 'Monthly Spices Combo Subscription Successful! 🎉';
