import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import type { components } from 'frontend-shared/api/types.generated';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { ToastViewport } from 'frontend-shared/ui/toast/toast-viewport';
import { track as en } from '../src/content/en/track';
import { track as hi } from '../src/content/hi/track';
import TrackPage from '../src/pages/track/track-page';
import { answer } from './form-screen';

function TrackScreen({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        <TrackPage
          locale={locale}
          site={{ ...FALLBACK_SITE, supportEmail: 'help@example.in' }}
          messages={locale === 'hi' ? hi : en}
        />
        <ToastViewport />
      </BrowserRouter>
    </LocaleProvider>
  );
}

/** Renders the page Track at its URL. */
export function openTrack(locale: Locale = 'en') {
  window.history.replaceState(null, '', locale === 'hi' ? '/hi/track' : '/track');
  const { rerender } = render(<TrackScreen locale={locale} />);
  return {
    user: userEvent.setup({ delay: null }),
    switchLanguage: (other: Locale) => rerender(<TrackScreen locale={other} />),
  };
}

export const codeSent = 'If the reference and e-mail address match, a code is on its way.';
export const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));

type TrackedRecord = components['schemas']['TrackedView'];

/** A subscription in the format of the API. */
export function trackedSubscription(change: Partial<TrackedRecord> = {}): TrackedRecord {
  return {
    reference: 'SP-7K3M9Q',
    kind: 'subscription',
    status: 'active',
    createdAt: '2025-11-05T10:15:00.000Z',
    history: [{ status: 'active', at: '2025-11-05T10:15:00.000Z', by: 'you' }],
    actions: ['pause', 'cancel', 'erase'],
    sent: { name: 'Anita Kumari', pinCode: '844101' },
    facts: {
      combo: 'Premium Pack',
      quantity: 2,
      total: 4000,
      paymentMethod: 'cod',
      nextDelivery: '2025-11-15',
    },
    ...change,
  };
}

/** Requests a code for this reference. */
export async function askForCode(user: UserEvent, reference = 'SP-7K3M9Q'): Promise<void> {
  await user.type(screen.getByLabelText('Reference number'), reference);
  await user.type(screen.getByLabelText('Your e-mail'), 'anita@example.org');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
}

/** Opens a record with its code. */
export async function openTrackedRecord(user: UserEvent, data = trackedSubscription()): Promise<void> {
  await askForCode(user, data.reference);
  await answer(200, { message: codeSent, data: { expiresIn: 600 } });
  await user.type(screen.getByLabelText('Code from the e-mail'), '204816');
  await user.click(screen.getByRole('button', { name: 'Open my case' }));
  await answer(200, { message: 'Record opened', token: 'aa.bb.cc', expiresIn: 900, data });
}
