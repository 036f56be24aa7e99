import { act, screen } from '@testing-library/react';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { answer } from '../../../test/form-screen';
import {
  answerNoSuchOrder,
  answerPaid,
  answerStatus,
  answerUnavailable,
  freshPaymentPerTest,
  openPaymentPage,
  openRazorpay,
  showPaymentPage,
} from '../../../test/open-payment-page';
import { accepted, press } from '../../../test/open-spice-club';
import { askedScripts, lastCheckout, returnedPayment } from '../../../test/razorpay';
import { lastUpload } from '../../../test/upload-server';

jest.mock('../../routing/documents');

freshPaymentPerTest();

const result = () => screen.findByRole('heading', { name: accepted });
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

describe('an order that was cancelled or erased in the meantime', () => {
  const gone = () => screen.findByRole('heading', { name: 'This order can no longer be paid online.' });

  it('is reported on load, with a link to its status', async () => {
    openPaymentPage();
    await answerNoSuchOrder();
    expect(await gone()).toHaveFocus();
    expect(screen.getByText(/before the first box left, you owe nothing for it/)).toBeVisible();
    expect(screen.getByText('SP-7K3M9Q')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check status' })).toHaveAttribute('href', '/track');
    expect(button(/pay/i)).not.toBeInTheDocument();
  });

  it('does not open Razorpay’s checkout from a page that was already open', async () => {
    const { user } = openPaymentPage();
    await answerStatus('unpaid');
    await press(user, 'Pay ₹4,000 with Razorpay');
    await answerNoSuchOrder();
    expect(await gone()).toBeVisible();
    expect(askedScripts()).toEqual([]);
  });

  it('cannot be paid online once its payment was refunded: later boxes are paid on delivery', async () => {
    openPaymentPage();
    await answerStatus('refunded');
    expect(await screen.findByRole('heading', { name: 'Your payment was refunded.' })).toHaveFocus();
    expect(screen.getByText(/still to come are paid on delivery/)).toBeVisible();
    expect(screen.getByText(/₹4,000 to the account or card that you paid with/)).toBeVisible();
    expect(button(/pay/i)).not.toBeInTheDocument();
  });

  it.each([
    ['paid', 'This order was cancelled. You will get your money back.', /will refund it/],
    ['refunded', 'This order was cancelled, and your payment was refunded.', /have refunded ₹4,000/],
  ] as const)('says what becomes of the money when its payment was %s', async (payment, title, text) => {
    openPaymentPage();
    await answerStatus(payment, { cancelled: true });
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/paid on delivery/)).not.toBeInTheDocument();
    expect(button(/pay/i)).not.toBeInTheDocument();
  });

  it('is reported to a payer who returns with a payment that was refunded since, instead of asking them to write', async () => {
    await openRazorpay();
    await lastCheckout().pay();
    await answer(400, { message: 'This payment could not be confirmed.' });
    await answerStatus('refunded', { cancelled: true });
    const refunded = { name: 'This order was cancelled, and your payment was refunded.' };
    expect(await screen.findByRole('heading', refunded)).toBeVisible();
    expect(screen.queryByText(/write to us/)).not.toBeInTheDocument();
  });

  it('cannot be switched to cash on delivery', async () => {
    const { user } = openPaymentPage();
    await answerStatus('unpaid');
    await press(user, 'Pay on delivery instead');
    await answerNoSuchOrder();
    expect(await gone()).toBeVisible();
  });
});

describe('the page after a payment that the server has not confirmed', () => {
  async function payUnconfirmed() {
    const opened = await openRazorpay();
    await lastCheckout().pay();
    await answerUnavailable();
    await answerUnavailable();
    return opened;
  }

  it('does not ask for the payment again', async () => {
    await payUnconfirmed();
    expect(await screen.findByText('Do not pay again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /pay/i })).not.toBeInTheDocument();
  });

  it('ignores a late response to an earlier status request', async () => {
    const { user } = await openRazorpay();
    await press(user, 'I can’t see Razorpay');
    const late = lastUpload();
    await lastCheckout().pay();
    await act(async () => late.answer(200, { data: { reference: 'SP-7K3M9Q', payment: 'unpaid' } }));
    expect(screen.queryByText('Not paid yet.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Checking your payment…/ })).toBeVisible();
  });

  it('does not ask for the payment again while the bank has approved it and the money has not arrived', async () => {
    const { user } = await openRazorpay();
    await lastCheckout().pay();
    await answer(202, { message: 'Not here yet.', data: { reference: 'SP-7K3M9Q', payment: 'authorized' } });
    expect(await screen.findByText('Do not pay again.')).toBeVisible();
    await press(user, 'Check again');
    await answerPaid();
    expect(await result()).toBeVisible();
  });

  it.each([
    'on arrival',
    'when “Pay” is pressed',
    'when “Pay on delivery instead” is pressed',
    'when Razorpay is closed',
  ])('does not ask for the payment again while the bank has approved it, as known %s', async (moment) => {
    if (moment === 'when Razorpay is closed') {
      await openRazorpay();
      await lastCheckout().dismiss();
    } else {
      const { user } = openPaymentPage();
      if (moment !== 'on arrival') {
        await answerStatus('unpaid');
        await press(
          user,
          moment.includes('delivery') ? 'Pay on delivery instead' : 'Pay ₹4,000 with Razorpay',
        );
      }
    }
    await answerStatus('authorized');
    expect(await screen.findByText('Do not pay again.')).toBeVisible();
    expect(screen.getByText(/still confirming whether the first box is paid/)).toBeVisible();
    expect(button(/pay/i)).not.toBeInTheDocument();
  });

  it('can be paid again once the payment that the bank had approved has failed', async () => {
    const { user } = openPaymentPage();
    await answerStatus('authorized');
    await press(user, 'Check again');
    await answerStatus('failed');
    expect(button('Pay ₹4,000 with Razorpay')).toBeVisible();
    expect(button('Pay on delivery instead')).toBeVisible();
    expect(screen.queryByText('Do not pay again.')).not.toBeInTheDocument();
  });

  it('confirms it with “Check again”', async () => {
    const { user } = await payUnconfirmed();
    await press(user, 'Check again');
    expect(lastUpload().json).toEqual(returnedPayment);
    await answerPaid();
    expect(await result()).toBeVisible();
  });

  it('confirms it automatically after a reload', async () => {
    const { unmount } = await payUnconfirmed();
    unmount();
    showPaymentPage();
    expect(lastUpload().path).toBe('/api/payments/razorpay/verify');
    await answerPaid();
    expect(await result()).toBeVisible();
  });

  it('shows the office’s contact and the reference when the server rejects it', async () => {
    await openRazorpay();
    await lastCheckout().pay();
    await answer(400, { message: 'Wrong.', fields: { razorpay_signature: ['Wrong.'] } });
    await answerNoSuchOrder();
    expect(await screen.findByText(/write to us and quote SP-7K3M9Q/)).toBeVisible();
    expect(screen.getByRole('link', { name: FALLBACK_SITE.supportEmail })).toBeVisible();
  });
});
