import { act, fireEvent, screen, within } from '@testing-library/react';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import {
  answerPaid,
  answerStatus,
  answerUnavailable,
  freshPaymentPerTest,
  openPaymentPage,
  openRazorpay,
  order,
  showPaymentPage,
} from '../../../test/open-payment-page';
import { accepted, press } from '../../../test/open-spice-club';
import {
  answerScript,
  askedScripts,
  FakeCheckout,
  lastCheckout,
  returnedPayment,
} from '../../../test/razorpay';
import { lastUpload, uploads } from '../../../test/upload-server';

jest.mock('../../routing/documents');

freshPaymentPerTest();

const requestedPaths = () => uploads.map(({ path }) => path);
const result = () => screen.findByRole('heading', { name: accepted });
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

describe('an unpaid order', () => {
  it('shows the amount due, loads nothing from Razorpay before the button is pressed, and opens one checkout, however often that is', async () => {
    const { user } = openPaymentPage();
    await answerStatus('unpaid');
    const box = within(screen.getByRole('region', { name: 'Your order' }));
    expect(box.getByText('SP-7K3M9Q')).toBeVisible();
    expect(box.getByText('To pay now').nextSibling).toHaveTextContent('₹4,000');
    expect(askedScripts()).toEqual([]);
    await press(user, 'Pay ₹4,000 with Razorpay');
    await press(user, /Opening Razorpay…/);
    await answerStatus('unpaid');
    expect(askedScripts()).toEqual(['https://checkout.razorpay.com/v1/checkout.js']);
    await answerScript(true);
    expect(FakeCheckout.opened).toHaveLength(1);
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
    await answerPaid();
    expect(await result()).toHaveFocus();
    expect(screen.getByText('First box on 15 December 2025. ₹4,000 has been paid online.')).toBeVisible();
    expect(screen.getByText('SP-7K3M9Q')).toBeVisible();
    expect(screen.getByText('Next delivery').nextSibling).toHaveTextContent('15 December 2025');
  });

  it('cannot be paid before the server has confirmed that it is still unpaid', async () => {
    const { user } = openPaymentPage();
    await press(user, /Checking your payment…/);
    await press(user, 'Pay on delivery instead');
    expect(requestedPaths()).toEqual(['/api/payments/razorpay/status']);
    await answerStatus('unpaid');
    expect(button('Pay ₹4,000 with Razorpay')).toBeVisible();
  });

  it('is shown as paid when Razorpay has notified the server in the meantime', async () => {
    openPaymentPage();
    expect(lastUpload().json).toEqual({ razorpay_order_id: order.order.id });
    await answerStatus('paid');
    expect(await result()).toBeVisible();
  });

  it('can be paid on delivery instead', async () => {
    const { user } = openPaymentPage();
    await answerStatus('unpaid');
    await press(user, 'Pay on delivery instead');
    await answerStatus('unpaid');
    expect(await result()).toBeVisible();
    expect(screen.getByText('First box on 15 December 2025. Keep ₹4,000 in cash ready.')).toBeVisible();
    expect(requestedPaths()).not.toContain('/api/subscription');
  });

  it('is shown as paid when a payment has gone through although the payer switches to cash', async () => {
    const { user } = openPaymentPage();
    await answerStatus('unpaid');
    await press(user, 'Pay on delivery instead');
    await answerStatus('paid');
    expect(await screen.findByText(/₹4,000 has been paid online/)).toBeVisible();
  });

  it('is shown as paid when a bank approves a payment after the switch to cash', async () => {
    const { user, unmount } = openPaymentPage();
    await answerStatus('unpaid');
    await press(user, 'Pay on delivery instead');
    await answerStatus('unpaid');
    unmount();
    showPaymentPage();
    expect(lastUpload().json).toEqual({ razorpay_order_id: order.order.id });
    await answerStatus('unpaid');
    expect(screen.getByText(/Keep ₹4,000 in cash ready/)).toBeVisible();
    const asked = uploads.length;
    fireEvent(document, new Event('visibilitychange'));
    expect(uploads).toHaveLength(asked + 1);
    await answerStatus('paid');
    expect(await screen.findByText(/₹4,000 has been paid online/)).toBeVisible();
  });

  it('is not switched to cash while the server is unavailable, and says so', async () => {
    const { user } = openPaymentPage();
    await answerStatus('unpaid');
    await press(user, 'Pay on delivery instead');
    await answerUnavailable();
    expect(await screen.findByText('We could not check your order.')).toBeVisible();
    expect(button('Pay on delivery instead')).toHaveFocus();
    await press(user, 'Try again: pay ₹4,000');
    await answerStatus('unpaid');
    await answerScript(true);
    expect(FakeCheckout.opened).toHaveLength(1);
  });

  it('is shown in Hindi on the Hindi page', async () => {
    openPaymentPage({ locale: 'hi' });
    await answerStatus('unpaid');
    expect(screen.getByRole('heading', { level: 1, name: 'पहले डिब्बे का भुगतान' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'रेज़रपे से ₹4,000 दें' })).toBeVisible();
  });
});

describe('the payment page', () => {
  it('reports a declined payment, and retries with the same order', async () => {
    const { user } = await openRazorpay();
    await lastCheckout().refuse();
    await lastCheckout().dismiss();
    await answerStatus('failed');
    expect(await screen.findByText('The payment was declined.')).toBeVisible();
    await press(user, 'Try again: pay ₹4,000');
    await answerStatus('failed');
    expect(FakeCheckout.opened.map(({ options }) => options.order_id)).toEqual([
      order.order.id,
      order.order.id,
    ]);
    expect(requestedPaths()).not.toContain('/api/subscription');
  });

  it('reports a closed checkout', async () => {
    await openRazorpay();
    await lastCheckout().dismiss();
    await answerStatus('unpaid');
    expect(await screen.findByText('Not paid yet.')).toBeVisible();
    expect(button('Try again: pay ₹4,000')).toHaveFocus();
  });

  it('does not report a closed checkout as unpaid while the server is unavailable', async () => {
    await openRazorpay();
    await lastCheckout().dismiss();
    await answerUnavailable();
    expect(await screen.findByText('We could not check your order.')).toBeVisible();
    expect(screen.queryByText('Not paid yet.')).not.toBeInTheDocument();
  });

  it('closes an invisible checkout, and accepts a late payment from it', async () => {
    const { user } = await openRazorpay();
    await press(user, 'I can’t see Razorpay');
    expect(lastCheckout().isOpen).toBe(false);
    await answerStatus('unpaid');
    expect(button('Try again: pay ₹4,000')).toHaveFocus();
    await press(user, 'Pay on delivery instead');
    await answerStatus('unpaid');
    await result();
    await lastCheckout().pay();
    await answerPaid();
    expect(await screen.findByText(/₹4,000 has been paid online/)).toBeVisible();
  });

  it('shows the order as paid when the checkout is closed after a payment in another app', async () => {
    await openRazorpay();
    await lastCheckout().dismiss();
    await answerStatus('paid');
    expect(await result()).toBeVisible();
  });

  it('keeps the order paid, whatever response follows', async () => {
    const { user } = await openRazorpay();
    await press(user, 'I can’t see Razorpay');
    await answerStatus('unpaid');
    await press(user, 'Pay on delivery instead');
    const late = lastUpload();
    await lastCheckout().pay();
    await answerPaid();
    expect(await screen.findByText(/₹4,000 has been paid online/)).toBeVisible();
    await act(async () => late.answer(200, { data: { reference: 'SP-7K3M9Q', payment: 'unpaid' } }));
    expect(screen.getByText(/₹4,000 has been paid online/)).toBeVisible();
  });

  it('reports a script that cannot be loaded, and requests it again', async () => {
    const { user } = openPaymentPage();
    await answerStatus('unpaid');
    await press(user, 'Pay ₹4,000 with Razorpay');
    await answerStatus('unpaid');
    await answerScript(false);
    expect(await screen.findByText('Razorpay did not load.')).toBeVisible();
    await press(user, 'Try again: pay ₹4,000');
    await answerStatus('unpaid');
    await answerScript(true);
    expect(FakeCheckout.opened).toHaveLength(1);
  });
});
