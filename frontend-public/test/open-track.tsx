import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import type { components } from 'frontend-shared/api/types.generated';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { ToastViewport } from 'frontend-shared/ui/toast/toast-viewport';
import { track as en } from '../src/content/en/track';
import { track as hi } from '../src/content/hi/track';
import { askCode, openRecord } from '../src/features/tracking/track-forms';
import Tracking from '../src/features/tracking/tracking';
import { answer, buttonLabelled } from './form-screen';

function TrackScreen({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        <Tracking messages={(locale === 'hi' ? hi : en).tracking} site={FALLBACK_SITE} />
        <ToastViewport />
      </BrowserRouter>
    </LocaleProvider>
  );
}

/** Renders the tracking form at the URL of its page. */
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

/** Requests a code for this reference; the fields are filled in directly in the store, which is faster. */
export async function askForCode(user: UserEvent, reference = 'SP-7K3M9Q'): Promise<void> {
  act(() => {
    askCode.type('reference', reference);
    askCode.type('email', 'anita@example.org');
  });
  await user.click(buttonLabelled('Send me a code'));
}

/** Opens a record with its code. */
export async function openTrackedRecord(user: UserEvent, data = trackedSubscription()): Promise<void> {
  await askForCode(user, data.reference);
  await answer(200, { message: codeSent, data: { expiresIn: 600 } });
  act(() => openRecord.type('code', '204816'));
  await user.click(buttonLabelled('Open my case'));
  await answer(200, { message: 'Record opened', token: 'aa.bb.cc', expiresIn: 900, data });
}
