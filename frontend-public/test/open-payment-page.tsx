import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { spiceClub as en } from '../src/content/en/spice-club';
import { spiceClub as hi } from '../src/content/hi/spice-club';
import { storeOpenPayment, usePayment } from '../src/features/spice-subscription/checkout/payment-store';
import PaymentPage from '../src/pages/payment/payment-page';
import { documentPath } from '../src/routing/documents';
import { answer } from './form-screen';
import { press, spiceReceipt } from './open-spice-club';
import { answerScript, freshCheckoutPerTest } from './razorpay';
import { installUploads } from './upload-server';

type NewPayment = Parameters<typeof storeOpenPayment>[0];

export const PAYMENT_ADDRESS = '/monthly-spice-subscription/pay';

/** The unpaid order, as stored by the wizard. */
export const order: NewPayment = {
  key: 'rzp_test_AbCdEf12345678',
  order: { id: 'order_Test1SP7K3M9Q', amount: 400_000, currency: 'INR', receipt: 'SP-7K3M9Q' },
  receipt: spiceReceipt as NewPayment['receipt'],
  combo: 'Premium Pack',
  quantity: '2',
  payer: { name: 'Anita Kumari', email: 'anita@example.org', mobile: '9876543210' },
};

/**
 * Each test begins with an empty session storage, in a document loaded for the payment page. Requires `jest.mock` of
 * `routing/documents`.
 */
export function freshPaymentPerTest(): void {
  freshCheckoutPerTest();
  beforeEach(() => {
    installUploads();
    window.scrollTo = jest.fn();
    jest.mocked(documentPath).mockReturnValue(PAYMENT_ADDRESS);
  });
  afterEach(() => {
    sessionStorage.clear();
    act(resetPaymentStore);
    jest.clearAllMocks();
  });
}

/** As in a new document, in which session storage has not been read yet. */
export const resetPaymentStore = () => usePayment.setState({ payment: undefined });

interface OpenOptions {
  /** The order stored by the wizard; null for none. */
  payment?: NewPayment | null;
  locale?: Locale;
}

/** Opens the page like the wizard; `unmount` simulates a link to another page. */
export function openPaymentPage({ payment = order, locale = 'en' }: OpenOptions = {}) {
  if (payment) storeOpenPayment(payment);
  return showPaymentPage(locale);
}

/** Renders the page with the content of session storage. */
export function showPaymentPage(locale: Locale = 'en') {
  resetPaymentStore();
  window.history.replaceState(null, '', `${locale === 'hi' ? '/hi' : ''}${PAYMENT_ADDRESS}`);
  const { unmount } = render(
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        <PaymentPage locale={locale} site={FALLBACK_SITE} messages={locale === 'hi' ? hi : en} />
      </BrowserRouter>
    </LocaleProvider>,
  );
  return { user: userEvent.setup({ delay: null }), unmount };
}

/** Answers with the payment status. */
export const answerStatus = (
  payment: 'unpaid' | 'failed' | 'paid' | 'refunded' | 'authorized',
  more: { cancelled?: true } = {},
) => answer(200, { message: 'Payment status', data: { reference: 'SP-7K3M9Q', payment, ...more } });

/** Answers that there is no payable order. */
export const answerNoSuchOrder = () => answer(404, { code: 'NOT_FOUND', message: 'There is no such order.' });

/** Confirms the payment that the checkout returned. */
export const answerPaid = () =>
  answer(200, { message: 'Payment received', data: { reference: 'SP-7K3M9Q', payment: 'paid' } });

/** Answers that the server is unavailable. */
export const answerUnavailable = () => answer(503, { message: 'Unavailable.' });

/** Opens the page and Razorpay's checkout. */
export async function openRazorpay() {
  const opened = openPaymentPage();
  await answerStatus('unpaid');
  await press(opened.user, 'Pay ₹4,000 with Razorpay');
  await answerStatus('unpaid');
  await answerScript(true);
  return opened;
}
