import { render, screen } from '@testing-library/react';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { trackedSubscription } from '../../../test/open-track';
import { track } from '../../content/en/track';
import { SubscriptionFacts } from './subscription-facts';
import type { TrackedRecord } from './use-opened-record';

/** Renders these facts of a subscription, besides its contents and price; without a next delivery. */
function open(changed: TrackedRecord['facts'], status: TrackedRecord['status'] = 'active') {
  const { nextDelivery: _next, ...delivered } = trackedSubscription().facts;
  const facts = { ...delivered, ...changed };
  render(
    <LocaleProvider locale="en">
      <SubscriptionFacts record={trackedSubscription({ status, facts })} messages={track.tracking} />
    </LocaleProvider>,
  );
}

const value = (term: string) => screen.getByText(term).nextSibling;

describe('the payment', () => {
  it.each([
    ['paid', 'First box paid online, later ones on delivery'],
    ['authorized', 'Approved by your bank, not yet confirmed. Please do not pay again.'],
    ['failed', 'First box not paid online: cash on delivery'],
    ['unpaid', 'First box not paid online: cash on delivery'],
    ['refunded', 'Online payment refunded: cash on delivery'],
  ])('shows the status of an online payment that is %s', (payment, sentence) => {
    open({ paymentMethod: 'razorpay', payment });
    expect(value('Payment')).toHaveTextContent(sentence);
  });

  it('of a cancelled subscription was refunded, and nothing is due', () => {
    open({ paymentMethod: 'razorpay', payment: 'refunded' }, 'cancelled');
    expect(value('Payment')).toHaveTextContent(/^Online payment refunded$/);
  });

  it('for a cancelled subscription is shown with how much will be refunded', () => {
    open({ paymentMethod: 'razorpay', payment: 'paid', refund: 4000 }, 'cancelled');
    expect(value('Payment')).toHaveTextContent(/^Online payment received$/);
    expect(value('To be refunded')).toHaveTextContent('₹4,000');
  });

  it('in progress will be refunded if it arrives after the cancellation', () => {
    open({ paymentMethod: 'razorpay', payment: 'authorized' }, 'cancelled');
    const sentence = 'Approved by your bank, not yet confirmed. If it arrives, we will refund it.';
    expect(value('Payment')).toHaveTextContent(sentence);
  });
});

describe('the last box', () => {
  const left = { lastBox: '2025-11-15' };

  it('is not called paid when the payment came after the cancellation and will be refunded', () => {
    const late = { paymentMethod: 'razorpay', payment: 'paid', refund: 4000, lastBoxCash: 4000 };
    open({ ...left, ...late }, 'cancelled');
    expect(screen.getByText(/^Left on 15 November 2025: ₹4,000 in cash on delivery$/)).toBeVisible();
    expect(screen.queryByText(/box paid online/)).not.toBeInTheDocument();
  });

  it.each([
    [4000, 'Left on 15 November 2025: ₹4,000 in cash on delivery'],
    [0, 'Left on 15 November 2025: paid online'],
  ])('that was sent on the day of the pause is shown with %d rupees due', (cash, sentence) => {
    open({ ...left, lastBoxCash: cash }, 'paused');
    expect(value('Last box')).toHaveTextContent(sentence);
  });
});

it('shows no monthly price while there are no deliveries', () => {
  open({}, 'cancelled');
  expect(value('Box')).toHaveTextContent('Premium Pack × 2');
  expect(screen.queryByText('To pay each month')).not.toBeInTheDocument();
  expect(screen.queryByText('Cash on delivery')).not.toBeInTheDocument();
});
