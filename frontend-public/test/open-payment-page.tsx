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

type HandedOver = Parameters<typeof storeOpenPayment>[0];

export const PAYMENT_ADDRESS = '/monthly-spice-subscription/pay';

/** The order that waits, as the wizard hands it over. */
export const order: HandedOver = {
  key: 'rzp_test_AbCdEf12345678',
  order: { id: 'order_Test1SP7K3M9Q', amount: 400_000, currency: 'INR', receipt: 'SP-7K3M9Q' },
  receipt: spiceReceipt as HandedOver['receipt'],
  combo: 'Premium Pack',
  quantity: '2',
  payer: { name: 'Anita Kumari', email: 'anita@example.org', mobile: '9876543210' },
};

/** Each test begins in a tab that keeps nothing, in a document fetched for the payment. Needs `jest.mock` of documents. */
export function freshPaymentPerTest(): void {
  freshCheckoutPerTest();
  beforeEach(() => {
    installUploads();
    window.scrollTo = jest.fn();
    jest.mocked(documentPath).mockReturnValue(PAYMENT_ADDRESS);
  });
  afterEach(() => {
    sessionStorage.clear();
    act(forgetMemory);
    jest.clearAllMocks();
  });
}

/** As in a document that has just begun: what the tab keeps is not read yet. */
export const forgetMemory = () => usePayment.setState({ payment: undefined });

interface OpenOptions {
  /** What the wizard has handed over; null for nothing. */
  handedOver?: HandedOver | null;
  locale?: Locale;
}

/** Opens the page as the wizard does; `unmount` is what a link to another page does. */
export function openPaymentPage({ handedOver = order, locale = 'en' }: OpenOptions = {}) {
  if (handedOver) storeOpenPayment(handedOver);
  return showPaymentPage(locale);
}

/** Shows the page with what the tab keeps. */
export function showPaymentPage(locale: Locale = 'en') {
  forgetMemory();
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

/** The server says how the order stands. */
export const standing = (payment: 'unpaid' | 'failed' | 'paid' | 'refunded') =>
  answer(200, { message: 'Payment status', data: { reference: 'SP-7K3M9Q', payment } });

/** The server knows no order that could be paid. */
export const noSuchOrder = () => answer(404, { code: 'NOT_FOUND', message: 'There is no such order.' });

/** The server confirms what the checkout returned. */
export const received = () =>
  answer(200, { message: 'Payment received', data: { reference: 'SP-7K3M9Q', payment: 'paid' } });

/** The server is away. */
export const away = () => answer(503, { message: 'Away.' });

/** Opens the page, and Razorpay's checkout over it. */
export async function openRazorpay() {
  const opened = openPaymentPage();
  await standing('unpaid');
  await press(opened.user, 'Pay ₹4,000 with Razorpay');
  await standing('unpaid');
  await answerScript(true);
  return opened;
}
