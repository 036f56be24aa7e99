import { fireEvent, screen } from '@testing-library/react';
import {
  answerStatus,
  answerUnavailable,
  freshPaymentPerTest,
  openPaymentPage,
  openRazorpay,
  order,
  PAYMENT_ADDRESS,
  showPaymentPage,
} from '../../../test/open-payment-page';
import { accepted, press } from '../../../test/open-spice-club';
import { lastCheckout } from '../../../test/razorpay';
import { uploads } from '../../../test/upload-server';
import { storeOpenPayment } from '../../features/spice-subscription/checkout/payment-store';
import { documentPath, openDocument, refetchDocument } from '../../routing/documents';

jest.mock('../../routing/documents');

freshPaymentPerTest();

const stored = () => sessionStorage.getItem('spice-payment');
const address = (path: string) => new URL(path, window.location.href).href;
const result = () => screen.findByRole('heading', { name: accepted });

describe('the payment document', () => {
  it('says that no order is waiting for payment when this tab has none', () => {
    openPaymentPage({ payment: null });
    expect(screen.getByText(/No order in this tab is waiting for payment/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the Premium Spice Club' })).toHaveAttribute(
      'href',
      '/monthly-spice-subscription',
    );
  });

  it('is not loaded again when it was requested for this URL, in either language', () => {
    jest.mocked(documentPath).mockReturnValue(`/hi${PAYMENT_ADDRESS}/`);
    openPaymentPage();
    expect(refetchDocument).not.toHaveBeenCalled();
  });

  it('is loaded again after client-side navigation to it', () => {
    jest.mocked(documentPath).mockReturnValue('/about');
    openPaymentPage();
    expect(refetchDocument).toHaveBeenCalledTimes(1);
  });

  it('is replaced by a new document when a link to another page is followed', async () => {
    const { user } = openPaymentPage({ payment: null });
    await user.click(screen.getByRole('link', { name: 'To the Premium Spice Club' }));
    expect(openDocument).toHaveBeenCalledWith(address('/monthly-spice-subscription'));
    expect(window.location.pathname).toBe(PAYMENT_ADDRESS);
  });

  it('leaves a link that opens another tab to the browser', async () => {
    openPaymentPage({ payment: null });
    const link = screen.getByRole('link', { name: 'To the Premium Spice Club' });
    // jsdom cannot open tabs.
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(openDocument).not.toHaveBeenCalled();
  });

  it('is loaded again when the payer leaves it by other client-side navigation', () => {
    const { unmount } = openPaymentPage();
    window.history.pushState(null, '', '/about');
    unmount();
    expect(refetchDocument).toHaveBeenCalledTimes(1);
    expect(stored()).toContain(order.order.id);
  });

  it('removes the stored result when the payer leaves it', async () => {
    const { user } = openPaymentPage();
    await answerStatus('paid');
    await result();
    await user.click(screen.getByRole('link', { name: 'Check status' }));
    expect(stored()).toBeNull();
  });

  it('is replaced by a document without Razorpay for a new subscription', async () => {
    const { user } = openPaymentPage();
    await answerStatus('paid');
    await result();
    await press(user, 'Start New Subscription');
    expect(openDocument).toHaveBeenCalledWith('/monthly-spice-subscription');
  });
});

describe('the page that is restored from the back/forward cache', () => {
  const restoreFromCache = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));

  it('requests the payment status again', async () => {
    openPaymentPage();
    await answerStatus('unpaid');
    restoreFromCache();
    expect(screen.getByRole('button', { name: /Checking your payment…/ })).toBeVisible();
    expect(uploads).toHaveLength(2);
    await answerStatus('paid');
    expect(await result()).toBeVisible();
  });

  it('offers no order that was settled in the meantime', async () => {
    openPaymentPage();
    await answerStatus('unpaid');
    sessionStorage.removeItem('spice-payment');
    restoreFromCache();
    expect(screen.getByText(/No order in this tab is waiting for payment/)).toBeVisible();
  });
});

describe('the payer’s contact details in session storage', () => {
  const personal = /Anita|anita@example|98765|rzp_test/;

  it('are removed when the checkout has returned a payment', async () => {
    await openRazorpay();
    expect(stored()).toMatch(personal);
    await lastCheckout().pay();
    await answerUnavailable();
    await answerUnavailable();
    expect(stored()).not.toMatch(personal);
  });

  it('are removed when the order is paid, and a reload still shows the result', async () => {
    const { unmount } = openPaymentPage();
    await answerStatus('paid');
    expect(stored()).not.toMatch(personal);
    unmount();
    showPaymentPage();
    expect(await screen.findByText(/₹4,000 has been paid online/)).toBeVisible();
  });

  it('are removed when the order is to be paid on delivery', async () => {
    const { user } = openPaymentPage();
    await answerStatus('unpaid');
    await press(user, 'Pay on delivery instead');
    await answerStatus('unpaid');
    expect(stored()).not.toMatch(personal);
  });

  it('are removed after a day, with the order', () => {
    storeOpenPayment(order);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60 * 1000);
    showPaymentPage();
    later.mockRestore();
    expect(screen.getByText(/No order in this tab is waiting for payment/)).toBeVisible();
    expect(stored()).toBeNull();
  });

  it('are removed when an older version of the site stored them in another format', () => {
    sessionStorage.setItem('spice-payment', JSON.stringify({ ...order, receipt: {}, state: 'open' }));
    showPaymentPage();
    expect(screen.getByText(/No order in this tab is waiting for payment/)).toBeVisible();
    expect(stored()).toBeNull();
  });
});

it('the result of a discontinued pack is shown', async () => {
  openPaymentPage({ payment: { ...order, combo: 'Harvest Pack', quantity: '7' } });
  await answerStatus('paid');
  expect(await result()).toBeVisible();
  expect(screen.getByText('Harvest Pack × 7').nextSibling).toHaveTextContent('₹4,000');
});
