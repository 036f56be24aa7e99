import { CONTACT_STATUSES } from '../../contact/contact-status.js';
import { REVIEW_STATUSES } from '../../submissions/review/review-status.js';
import { BOX_STATUSES } from '../../subscriptions/deliveries/delivery.schema.js';
import { PAYMENT_METHODS } from '../../subscriptions/spice-packs.js';
import { PAYMENT_STATES } from '../../subscriptions/subscription.schema.js';
import { SUBSCRIPTION_STATUSES } from '../../subscriptions/subscription-status.js';
import { FAILURE_REASONS } from '../../undelivered-mails/failure-reason.js';
import { inHindi } from './in-hindi.js';

/** The Hindi value of a cell in the column with this title. */
function hindiCell(title: string, word: string): unknown {
  const [column] = inHindi([{ title, cell: (item: string) => item }]);
  return column && 'cell' in column ? column.cell(word) : undefined;
}

test.each([
  ['status', [...CONTACT_STATUSES, ...REVIEW_STATUSES, ...SUBSCRIPTION_STATUSES]],
  ['subscription', SUBSCRIPTION_STATUSES],
  ['box', BOX_STATUSES],
  ['paid by', PAYMENT_METHODS],
  ['payment', PAYMENT_STATES],
  ['reason', FAILURE_REASONS],
  ['state', ['active', 'invited', 'suspended']],
  ['second factor', ['yes', 'no']],
  ['send again or refund', ['yes']],
])('every value of the column "%s" is translated to Hindi', (title, words) => {
  const untranslated = words.filter(
    (word) => !/^[\p{Script=Devanagari}\s]+$/u.test(String(hindiCell(title, word))),
  );
  expect(untranslated).toEqual([]);
});

test('submitted text is not translated', () => {
  expect(hindiCell('name', 'paid')).toBe('paid');
});
