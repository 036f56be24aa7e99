import { aNotification } from '../../../test/fakes/fake-notifications';
import type { NotificationEntry } from '../../data/notifications';
import { titleOf } from './line-label';

const title = (part: Partial<NotificationEntry>) =>
  titleOf({ newest: aNotification({ position: 9, kind: 'subscription', ...part }), count: 1 }, 'en');

test('a line says what the office has to refund, whatever made it due', () => {
  const refundDue = 4_000;
  expect(title({ action: 'subscription.paid_again', refundDue })).toBe('Refund due: ₹4,000');
  expect(title({ action: 'subscription.status_changed', status: 'cancelled', refundDue })).toBe(
    'Refund due: ₹4,000',
  );
  expect(title({ action: 'subscription.paid' })).toBe('Paid online after the box had left');
});
