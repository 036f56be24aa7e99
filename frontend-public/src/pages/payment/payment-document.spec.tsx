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

const kept = () => sessionStorage.getItem('spice-payment');
const address = (path: string) => new URL(path, window.location.href).href;
const result = () => screen.findByRole('heading', { name: accepted });

describe('the document of its own', () => {
  it('knows nothing without an order of this tab', () => {
    openPaymentPage({ payment: null });
    expect(screen.getByText(/No order in this tab is waiting for payment/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the Premium Spice Club' })).toHaveAttribute(
      'href',
      '/monthly-spice-subscription',
    );
  });

  it('stays when it was loaded for this URL, in either language', () => {
    jest.mocked(documentPath).mockReturnValue(`/hi${PAYMENT_ADDRESS}/`);
    openPaymentPage();
    expect(refetchDocument).not.toHaveBeenCalled();
  });

  it('is loaded again when the payer came by a link inside the site', () => {
    jest.mocked(documentPath).mockReturnValue('/about');
    openPaymentPage();
    expect(refetchDocument).toHaveBeenCalledTimes(1);
  });

  it('is left by a link for a document of the other page', async () => {
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

  it('is loaded again when the payer leaves by other client-side navigation', () => {
    const { unmount } = openPaymentPage();
    window.history.pushState(null, '', '/about');
    unmount();
    expect(refetchDocument).toHaveBeenCalledTimes(1);
    expect(kept()).toContain(order.order.id);
  });

  it('stores nothing of a result after leaving it', async () => {
    const { user } = openPaymentPage();
    await answerStatus('paid');
    await result();
    await user.click(screen.getByRole('link', { name: 'Check status' }));
    expect(kept()).toBeNull();
  });

  it('leads from the result to a new subscription in a document without Razorpay', async () => {
    const { user } = openPaymentPage();
    await answerStatus('paid');
    await result();
    await press(user, 'Start New Subscription');
    expect(openDocument).toHaveBeenCalledWith('/monthly-spice-subscription');
  });
});

describe('the page that the browser brings back as it was left', () => {
  const bringBack = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));

  it('requests the payment status again', async () => {
    openPaymentPage();
    await answerStatus('unpaid');
    bringBack();
    expect(screen.getByRole('button', { name: /Checking your payment…/ })).toBeVisible();
    expect(uploads).toHaveLength(2);
    await answerStatus('paid');
    expect(await result()).toBeVisible();
  });

  it('offers no order that was settled in the meantime', async () => {
    openPaymentPage();
    await answerStatus('unpaid');
    sessionStorage.removeItem('spice-payment');
    bringBack();
    expect(screen.getByText(/No order in this tab is waiting for payment/)).toBeVisible();
  });
});

describe('what this tab keeps of the payer', () => {
  const personal = /Anita|anita@example|98765|rzp_test/;

  it('goes when the checkout has returned a payment', async () => {
    await openRazorpay();
    expect(kept()).toMatch(personal);
    await lastCheckout().pay();
    await answerUnavailable();
    await answerUnavailable();
    expect(kept()).not.toMatch(personal);
  });

  it('goes when the order is paid, and a reload still shows the result', async () => {
    const { unmount } = openPaymentPage();
    await answerStatus('paid');
    expect(kept()).not.toMatch(personal);
    unmount();
    showPaymentPage();
    expect(await screen.findByText(/₹4,000 has been paid online/)).toBeVisible();
  });

  it('goes when the order is to be paid on delivery', async () => {
    const { user } = openPaymentPage();
    await answerStatus('unpaid');
    await press(user, 'Pay on delivery instead');
    await answerStatus('unpaid');
    expect(kept()).not.toMatch(personal);
  });

  it('goes after a day, with the order', () => {
    storeOpenPayment(order);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60 * 1000);
    showPaymentPage();
    later.mockRestore();
    expect(screen.getByText(/No order in this tab is waiting for payment/)).toBeVisible();
    expect(kept()).toBeNull();
  });

  it('goes when an older version of the site wrote it in another way', () => {
    sessionStorage.setItem('spice-payment', JSON.stringify({ ...order, receipt: {}, state: 'open' }));
    showPaymentPage();
    expect(screen.getByText(/No order in this tab is waiting for payment/)).toBeVisible();
    expect(kept()).toBeNull();
  });
});

it('a pack that is not sold any more has a result all the same', async () => {
  openPaymentPage({ payment: { ...order, combo: 'Harvest Pack', quantity: '7' } });
  await answerStatus('paid');
  expect(await result()).toBeVisible();
  expect(screen.getByText('Harvest Pack × 7').nextSibling).toHaveTextContent('₹4,000');
});
