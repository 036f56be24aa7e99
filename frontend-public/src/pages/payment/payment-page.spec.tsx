import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from 'frontend-shared/locale';
import { LocaleProvider } from 'frontend-shared/locale-context';
import { BrowserRouter } from 'frontend-shared/router';
import { FALLBACK_SITE } from 'frontend-shared/site-config';
import { answer } from '../../../test/form-screen';
import { accepted, press, spiceReceipt } from '../../../test/open-spice-club';
import {
  answerScript,
  askedScripts,
  CheckoutStandIn,
  freshCheckoutPerTest,
  lastCheckout,
  returnedPayment,
} from '../../../test/razorpay';
import { installUploads, lastUpload, uploads } from '../../../test/upload-server';
import { spiceClub as en } from '../../content/en/spice-club';
import { spiceClub as hi } from '../../content/hi/spice-club';
import { documentPath, openDocument, reloadDocument } from '../../documents';
import { handOver, type OpenPayment, recallPayment } from '../../features/spice-subscription/open-payment';
import PaymentPage from './payment-page';

jest.mock('../../documents');

freshCheckoutPerTest();

const HERE = '/monthly-spice-subscription/pay';
const order: OpenPayment = {
  key: 'rzp_test_AbCdEf12345678',
  order: { id: 'order_Test1SP7K3M9Q', amount: 400_000, currency: 'INR', receipt: 'SP-7K3M9Q' },
  receipt: spiceReceipt as OpenPayment['receipt'],
  combo: 'Premium Pack',
  quantity: '2',
  payer: { name: 'Anita Kumari', email: 'anita@example.org', mobile: '9876543210' },
  state: 'open',
};

beforeEach(() => {
  installUploads();
  window.scrollTo = jest.fn();
  jest.mocked(documentPath).mockReturnValue(HERE);
});
afterEach(() => {
  sessionStorage.clear();
  recallPayment();
  jest.clearAllMocks();
});

interface OpenOptions {
  /** What this tab keeps; null for nothing. */
  kept?: OpenPayment | null;
  locale?: Locale;
}

/** Opens the page as the wizard does; `unmount` is what a link to another page does. */
function openPage({ kept = order, locale = 'en' }: OpenOptions = {}) {
  if (kept) handOver(kept);
  window.history.replaceState(null, '', `${locale === 'hi' ? '/hi' : ''}${HERE}`);
  const { unmount } = render(
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        <PaymentPage locale={locale} site={FALLBACK_SITE} words={locale === 'hi' ? hi : en} />
      </BrowserRouter>
    </LocaleProvider>,
  );
  return { user: userEvent.setup({ delay: null }), unmount };
}

const standing = (payment: string) =>
  answer(200, { message: 'Payment status', data: { reference: 'SP-7K3M9Q', payment } });

/** Opens the page, and Razorpay's checkout over it. */
async function openRazorpay() {
  const { user, unmount } = openPage();
  await standing('unpaid');
  await press(user, 'Pay ₹4,000 with Razorpay');
  await answerScript(true);
  return { user, unmount };
}

const pathsAsked = () => uploads.map(({ path }) => path);
const result = () => screen.findByRole('heading', { name: accepted });

describe('an order that waits to be paid', () => {
  it('says what is to pay, and asks nothing of Razorpay before the press', async () => {
    openPage();
    await standing('unpaid');
    const box = within(screen.getByRole('region', { name: 'Your order' }));
    expect(box.getByText('SP-7K3M9Q')).toBeVisible();
    expect(box.getByText('To pay now').nextSibling).toHaveTextContent('₹4,000');
    expect(askedScripts()).toEqual([]);
  });

  it('opens the checkout over this order, once however often it is pressed', async () => {
    const { user } = openPage();
    await standing('unpaid');
    await press(user, 'Pay ₹4,000 with Razorpay');
    await press(user, /Opening Razorpay…/);
    expect(askedScripts()).toEqual(['https://checkout.razorpay.com/v1/checkout.js']);
    await answerScript(true);
    expect(CheckoutStandIn.opened).toHaveLength(1);
    expect(lastCheckout().options).toMatchObject({
      key: order.key,
      order_id: order.order.id,
      amount: 400_000,
      currency: 'INR',
      name: FALLBACK_SITE.name,
      description: 'Premium Pack × 2',
      prefill: { name: 'Anita Kumari', email: 'anita@example.org', contact: '+919876543210' },
    });
  });

  it('is paid when the server confirms what the checkout returned', async () => {
    await openRazorpay();
    await lastCheckout().pay();
    expect(lastUpload().path).toBe('/api/payments/razorpay/verify');
    expect(lastUpload().json).toEqual(returnedPayment);
    await answer(200, { message: 'Payment received', data: { reference: 'SP-7K3M9Q', payment: 'paid' } });
    expect(await result()).toHaveFocus();
    expect(screen.getByText('First box on 15 December 2025. ₹4,000 is paid online.')).toBeVisible();
    expect(screen.getByText('SP-7K3M9Q')).toBeVisible();
    expect(screen.getByText('Next delivery').nextSibling).toHaveTextContent('15 December 2025');
  });

  it('is paid on arrival when Razorpay has told the server meanwhile', async () => {
    openPage();
    expect(lastUpload().json).toEqual({ razorpay_order_id: order.order.id });
    await standing('paid');
    expect(await result()).toBeVisible();
  });

  it('can be paid on delivery instead', async () => {
    const { user } = openPage();
    await standing('unpaid');
    await press(user, 'Pay on delivery instead');
    await standing('unpaid');
    expect(await result()).toBeVisible();
    expect(screen.getByText('First box on 15 December 2025. Keep ₹4,000 in cash ready.')).toBeVisible();
    expect(pathsAsked()).not.toContain('/api/subscription');
  });

  it('counts a payment that went through although the payer turns to cash', async () => {
    const { user } = openPage();
    await standing('unpaid');
    await press(user, 'Pay on delivery instead');
    await standing('paid');
    expect(await screen.findByText(/₹4,000 is paid online/)).toBeVisible();
  });

  it('reads in Hindi', async () => {
    openPage({ locale: 'hi' });
    await standing('unpaid');
    expect(screen.getByRole('heading', { level: 1, name: 'पहले डिब्बे का भुगतान' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'रेज़रपे से ₹4,000 दें' })).toBeVisible();
  });
});

describe('when it is not paid', () => {
  it('a refused payment says so, and another try pays the same order', async () => {
    const { user } = await openRazorpay();
    await lastCheckout().refuse();
    await lastCheckout().close();
    await standing('failed');
    expect(await screen.findByText('The payment was refused.')).toBeVisible();
    await press(user, 'Try again: pay ₹4,000');
    expect(CheckoutStandIn.opened.map(({ options }) => options.order_id)).toEqual([
      order.order.id,
      order.order.id,
    ]);
    expect(pathsAsked()).not.toContain('/api/subscription');
  });

  it('a closed checkout says so', async () => {
    await openRazorpay();
    await lastCheckout().close();
    await standing('unpaid');
    expect(await screen.findByText('Not paid yet.')).toBeVisible();
  });

  it('a checkout closed after a payment in another application is paid', async () => {
    await openRazorpay();
    await lastCheckout().close();
    await standing('paid');
    expect(await result()).toBeVisible();
  });

  it('a script that does not come says so, and is asked for again', async () => {
    const { user } = openPage();
    await standing('unpaid');
    await press(user, 'Pay ₹4,000 with Razorpay');
    await answerScript(false);
    expect(await screen.findByText('Razorpay did not load.')).toBeVisible();
    await press(user, 'Try again: pay ₹4,000');
    await answerScript(true);
    expect(CheckoutStandIn.opened).toHaveLength(1);
  });
});

describe('after a payment that the server has not confirmed', () => {
  async function payUnheard() {
    const opened = await openRazorpay();
    await lastCheckout().pay();
    await answer(503, { message: 'Away.' });
    await answer(503, { message: 'Away.' });
    return opened;
  }

  it('nobody is asked for the money again', async () => {
    await payUnheard();
    expect(await screen.findByText('Do not pay again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /pay/i })).not.toBeInTheDocument();
  });

  it('it is confirmed by “Check again”', async () => {
    const { user } = await payUnheard();
    await press(user, 'Check again');
    expect(lastUpload().json).toEqual(returnedPayment);
    await answer(200, { message: 'Payment received', data: { reference: 'SP-7K3M9Q', payment: 'paid' } });
    expect(await result()).toBeVisible();
  });

  it('it is confirmed after a reload by itself', async () => {
    openPage({ kept: { ...order, returned: returnedPayment } });
    expect(lastUpload().path).toBe('/api/payments/razorpay/verify');
    await answer(200, { message: 'Payment received', data: { reference: 'SP-7K3M9Q', payment: 'paid' } });
    expect(await result()).toBeVisible();
  });

  it('what the server does not accept leads to the office, with the reference', async () => {
    await openRazorpay();
    await lastCheckout().pay();
    await answer(400, { message: 'Wrong.', fields: { razorpay_signature: ['Wrong.'] } });
    await standing('unpaid');
    expect(await screen.findByText(/write to us and name SP-7K3M9Q/)).toBeVisible();
    expect(screen.getByRole('link', { name: FALLBACK_SITE.supportEmail })).toBeVisible();
  });
});

describe('the document of its own', () => {
  it('knows nothing without an order of this tab', () => {
    openPage({ kept: null });
    expect(screen.getByText(/No order of this tab waits to be paid/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the Premium Spice Club' })).toHaveAttribute(
      'href',
      '/monthly-spice-subscription',
    );
  });

  it('stays when it was fetched for this address, in either language', () => {
    jest.mocked(documentPath).mockReturnValue(`/hi${HERE}/`);
    openPage();
    expect(reloadDocument).not.toHaveBeenCalled();
  });

  it('is fetched anew when the payer came by a link inside the site', () => {
    jest.mocked(documentPath).mockReturnValue('/about');
    openPage();
    expect(reloadDocument).toHaveBeenCalledTimes(1);
  });

  it('is fetched anew when the payer leaves by a link, and keeps the order', () => {
    const { unmount } = openPage();
    window.history.pushState(null, '', '/about');
    unmount();
    expect(reloadDocument).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('spice-payment')).toContain(order.order.id);
  });

  it('keeps nothing of a result that was left', async () => {
    const { unmount } = openPage();
    await standing('paid');
    await result();
    window.history.pushState(null, '', '/about');
    unmount();
    expect(sessionStorage.getItem('spice-payment')).toBeNull();
  });

  it('leads from the result to a new subscription in a document without Razorpay', async () => {
    const { user } = openPage();
    await standing('paid');
    await result();
    await press(user, 'Start New Subscription');
    expect(openDocument).toHaveBeenCalledWith('/monthly-spice-subscription');
  });
});
