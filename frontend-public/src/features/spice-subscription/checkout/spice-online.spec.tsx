import { act, fireEvent, screen } from '@testing-library/react';
import { answer, freshFormPerTest } from '../../../../test/form-screen';
import { resetPaymentStore } from '../../../../test/open-payment-page';
import {
  accepted,
  fillToPayment,
  openSpiceClub,
  press,
  spiceReceipt,
} from '../../../../test/open-spice-club';
import { reloadPage } from '../../../../test/page-load';
import { returnedPayment } from '../../../../test/razorpay';
import { lastUpload } from '../../../../test/upload-server';
import { openDocument } from '../../../routing/documents';
import { subscription } from '../spice-subscription';
import { clearPayment, settle, storeCheckoutResult, usePayment } from './payment-store';

jest.mock('../../../routing/documents');

freshFormPerTest(subscription);
afterEach(() => {
  act(() => clearPayment());
  jest.clearAllMocks();
});

const checkout = {
  razorpayKey: 'rzp_test_AbCdEf12345678',
  order: { id: 'order_Test1SP7K3M9Q', amount: 400_000, currency: 'INR', receipt: 'SP-7K3M9Q' },
};

/** The server's answer when Razorpay does not respond. */
const paymentUnavailable = {
  code: 'PAYMENT_UNAVAILABLE',
  message: 'The payment service is not responding. Your order is saved.',
};

/** Goes to the last step and chooses Razorpay. */
async function chooseRazorpay(locale: 'en' | 'hi' = 'en') {
  const opened = openSpiceClub({ site: { onlinePayment: true } });
  await fillToPayment(opened.user);
  await opened.user.click(screen.getByRole('radio', { name: /^Razorpay/ }));
  if (locale === 'hi') opened.switchLanguage('hi');
  return opened;
}

async function orderOnline() {
  const opened = await chooseRazorpay();
  await press(opened.user, 'Order and go to payment');
  await answer(201, { message: accepted, data: spiceReceipt, ...checkout });
  return opened;
}

const due = () => screen.queryByRole('heading', { name: 'Your order is waiting for payment' });

describe('Razorpay', () => {
  it('is offered beside cash on delivery and UPI, and shows the amount due now and the date of the first box', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T12:00:00+05:30'));
    await chooseRazorpay();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByText('Pay now, online').nextSibling).toHaveTextContent('₹4,000');
    expect(screen.getByText('First box').nextSibling).toHaveTextContent('15 December 2026');
    jest.restoreAllMocks();
  });

  it('stores the order and the payer’s contact details, but not the address, and redirects the tab to the payment page', async () => {
    await orderOnline();
    expect(lastUpload().json).toMatchObject({ paymentMethod: 'razorpay', total: 4000 });
    expect(openDocument).toHaveBeenCalledWith('/monthly-spice-subscription/pay');
    expect(openDocument).toHaveBeenCalledTimes(1);
    const stored = JSON.stringify({ ...sessionStorage });
    for (const text of ['order_Test1SP7K3M9Q', 'Anita Kumari', 'anita@example.org', '9876543210']) {
      expect(stored).toContain(text);
    }
    expect(stored).not.toContain('Station Road');
    expect(sessionStorage.getItem('spice-receipt')).toBeNull();
    expect(window.location.href).not.toMatch(/order_|SP-/);
    // An unpaid order is not reported as successful.
    expect(screen.queryByText(accepted)).not.toBeInTheDocument();
  });

  it('keeps the language', async () => {
    const { user } = await chooseRazorpay('hi');
    await press(user, 'ऑर्डर करें और भुगतान पर जाएँ');
    await answer(201, { message: accepted, data: spiceReceipt, ...checkout });
    expect(openDocument).toHaveBeenCalledWith('/hi/monthly-spice-subscription/pay');
  });
});

describe('an unpaid order', () => {
  it('replaces the wizard, so that it is not ordered twice', async () => {
    const { unmount } = await orderOnline();
    expect(due()).toHaveFocus();
    unmount();
    const { user } = openSpiceClub({ site: { onlinePayment: true } });
    expect(due()).toBeVisible();
    expect(screen.getByText('SP-7K3M9Q')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose a combo' })).not.toBeInTheDocument();
    await press(user, 'Go to payment');
    expect(openDocument).toHaveBeenLastCalledWith('/monthly-spice-subscription/pay');
  });

  it('is not reported as unpaid when Razorpay has taken the payment and only the confirmation is missing', async () => {
    const { unmount } = await orderOnline();
    unmount();
    act(() => storeCheckoutResult(returnedPayment));
    openSpiceClub({ site: { onlinePayment: true } });
    expect(screen.getByRole('heading', { name: 'Do not pay again.' })).toBeVisible();
    expect(due()).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay on delivery instead' })).not.toBeInTheDocument();
  });

  it('allows a new order once it is paid', async () => {
    const { unmount } = await orderOnline();
    unmount();
    act(() => {
      settle('paid');
      resetPaymentStore();
    });
    openSpiceClub({ site: { onlinePayment: true } });
    expect(screen.getByRole('heading', { name: 'Who gets the box?' })).toBeVisible();
    expect(sessionStorage.getItem('spice-payment')).toBeNull();
  });

  it('allows a new order when the wizard is restored from the back/forward cache after the payment', async () => {
    await orderOnline();
    act(() => {
      const waiting = usePayment.getState();
      settle('paid');
      usePayment.setState(waiting);
    });
    expect(due()).toBeVisible();
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(screen.getByRole('heading', { name: 'Who gets the box?' })).toBeVisible();
  });
});

describe('an order whose response was lost', () => {
  /** The order is stored with Razorpay chosen, then sent again with cash on delivery. */
  async function resendWithCash() {
    const opened = await chooseRazorpay();
    const { user } = opened;
    await press(user, 'Order and go to payment');
    const key = lastUpload().headers.get('idempotency-key');
    await answer(503, { message: 'The payment service does not answer just now.' });
    await press(user, 'Back to payment');
    await user.click(screen.getByRole('radio', { name: /^Cash on delivery/ }));
    await press(user, 'Try again');
    expect(lastUpload().json).toMatchObject({ paymentMethod: 'cod' });
    expect(lastUpload().headers.get('idempotency-key')).toBe(key);
    await answerMismatch();
    return { ...opened, key };
  }
  const answerMismatch = () =>
    answer(422, { message: 'This Idempotency-Key was already used.', code: 'IDEMPOTENCY_MISMATCH' });
  const alreadyStored = () => screen.getByRole('heading', { name: 'We already have this order' });

  it('is not stored a second time when the same is typed again after “Try Again”', async () => {
    const { user } = await chooseRazorpay();
    await press(user, 'Order and go to payment');
    const key = lastUpload().headers.get('idempotency-key');
    await answer(503, paymentUnavailable);
    await press(user, 'Try Again');
    await fillToPayment(user);
    await user.click(screen.getByRole('radio', { name: /^Cash on delivery/ }));
    await press(user, 'Place order');
    expect(lastUpload().headers.get('idempotency-key')).toBe(key);
    await answerMismatch();
    expect(alreadyStored()).toHaveFocus();
    await press(user, 'Start New Subscription');
    await fillToPayment(user);
    await user.click(screen.getByRole('radio', { name: /^Cash on delivery/ }));
    await press(user, 'Place order');
    expect(lastUpload().headers.get('idempotency-key')).not.toBe(key);
  });

  it('is not called uncertain where the server says that it is stored', async () => {
    const { user } = await chooseRazorpay();
    await press(user, 'Order and go to payment');
    await answer(503, paymentUnavailable);
    expect(screen.getByRole('heading', { name: 'Your order is saved, but not paid yet' })).toHaveFocus();
    expect(screen.getByText(/If you leave it, you pay on delivery/)).toBeVisible();
    expect(screen.queryByText(/We can’t tell|Order Failed|Subscription failed/)).not.toBeInTheDocument();
  });

  it('leaves room for a new order if it was cancelled in the meantime', async () => {
    const { user } = await chooseRazorpay();
    await press(user, 'Order and go to payment');
    const key = lastUpload().headers.get('idempotency-key');
    await answer(503, paymentUnavailable);
    await press(user, 'Back to payment');
    await press(user, 'Order and go to payment');
    expect(lastUpload().headers.get('idempotency-key')).toBe(key);
    await answer(409, { code: 'CONFLICT', message: 'This order was cancelled.' });
    expect(screen.getByRole('heading', { name: 'This order can no longer be paid online.' })).toHaveFocus();
    expect(screen.queryByText(/We can’t tell|Order Failed|Subscription failed/)).not.toBeInTheDocument();
    await press(user, 'Start New Subscription');
    await fillToPayment(user);
    await user.click(screen.getByRole('radio', { name: /^Razorpay/ }));
    await press(user, 'Order and go to payment');
    expect(lastUpload().headers.get('idempotency-key')).not.toBe(key);
  });

  it('is not stored a second time when it is sent with another payment method, nor after a reload', async () => {
    const { unmount, key } = await resendWithCash();
    expect(alreadyStored()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Back to payment' })).not.toBeInTheDocument();
    expect(screen.queryByText('Subscription failed. Please try again.')).not.toBeInTheDocument();
    unmount();
    act(() => reloadPage(subscription));
    const { user } = openSpiceClub({ site: { onlinePayment: true }, again: true });
    await press(user, 'Place order');
    expect(lastUpload().headers.get('idempotency-key')).toBe(key);
    await answerMismatch();
    expect(alreadyStored()).toHaveFocus();
  });

  it('is not stored a second time when the form is cleared and restored', async () => {
    const { user, key } = await resendWithCash();
    await press(user, 'Start New Subscription');
    await press(user, 'Undo');
    await press(user, 'Choose a combo');
    await press(user, 'Go to payment');
    await press(user, 'Place order');
    expect(lastUpload().headers.get('idempotency-key')).toBe(key);
  });
});
