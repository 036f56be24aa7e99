import { CONTACT_RULES, type ContactStatus } from '../../../contact/contact-status.js';
import { SUBSCRIPTION_RULES, type SubscriptionStatus } from '../../../subscriptions/subscription-status.js';
import { APPLICANT_ACTIONS, REVIEW_RULES, REVIEW_STATUSES, type ReviewStatus } from '../review-status.js';
import { evaluateTransition } from './evaluate-transition.js';

const evaluate = (
  from: ReviewStatus,
  to: ReviewStatus,
  more: { by?: string; expected?: ReviewStatus } = {},
) =>
  evaluateTransition(
    REVIEW_RULES,
    { status: from, decidedBy: more.by },
    { status: to, expectedStatus: more.expected, adminId: 'me' },
  );

describe('a transition that a reviewer requests', () => {
  const allowed = [
    'pending→approved',
    'pending→rejected',
    'pending→withdrawn',
    'approved→pending',
    'rejected→pending',
    'withdrawn→pending',
  ];

  it.each(
    REVIEW_STATUSES.flatMap((from) =>
      REVIEW_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
    ),
  )('%s → %s follows the table', (from, to) => {
    const outcome = allowed.includes(`${from}→${to}`) ? 'change' : 'conflict';
    expect(evaluate(from, to, { by: 'other' })).toBe(outcome);
  });

  it('is a conflict when the status is not the one that the reviewer saw', () => {
    expect(evaluate('approved', 'pending', { by: 'other', expected: 'rejected' })).toBe('conflict');
    expect(evaluate('pending', 'approved', { expected: 'rejected' })).toBe('conflict');
  });

  it('is executed when the status is the one that the reviewer saw', () => {
    expect(evaluate('approved', 'pending', { by: 'other', expected: 'approved' })).toBe('change');
  });

  it('is a repeat when it is the reviewer’s own decision, even with the status seen before it', () => {
    expect(evaluate('approved', 'approved', { by: 'me', expected: 'pending' })).toBe('repeat');
    expect(evaluate('rejected', 'rejected', { by: 'me' })).toBe('repeat');
  });

  it('is a conflict when another reviewer made the same decision', () => {
    expect(evaluate('approved', 'approved', { by: 'other', expected: 'pending' })).toBe('conflict');
  });

  it('is a repeat when nobody has decided and the status stays the same', () => {
    expect(evaluate('pending', 'pending')).toBe('repeat');
  });
});

describe('an application', () => {
  it('starts as pending', () => {
    expect(REVIEW_RULES.initial).toBe('pending');
  });

  it('can be withdrawn by the applicant, who has no other action', () => {
    expect(Object.keys(APPLICANT_ACTIONS)).toEqual(['withdraw']);
    expect(APPLICANT_ACTIONS.withdraw.status).toBe('withdrawn');
  });
});

describe('a contact message', () => {
  const bring = (from: ContactStatus, to: ContactStatus) =>
    evaluateTransition(CONTACT_RULES, { status: from, decidedBy: 'other' }, { status: to, adminId: 'me' });

  it('starts as new, becomes read and can become new again', () => {
    expect(CONTACT_RULES.initial).toBe('new');
    expect(bring('new', 'read')).toBe('change');
    expect(bring('read', 'new')).toBe('change');
  });

  it('that two people open at once becomes read for both', () => {
    expect(bring('read', 'read')).toBe('repeat');
  });
});

describe('a subscription', () => {
  const step = (from: SubscriptionStatus, to: SubscriptionStatus, adminId?: string) =>
    evaluateTransition(SUBSCRIPTION_RULES, { status: from, decidedBy: 'other' }, { status: to, adminId });

  it.each([
    ['active', 'paused'],
    ['active', 'cancelled'],
    ['paused', 'active'],
    ['paused', 'cancelled'],
  ] as const)('goes from %s to %s', (from, to) => {
    expect(step(from, to, 'me')).toBe('change');
  });

  it('starts as active', () => {
    expect(SUBSCRIPTION_RULES.initial).toBe('active');
  });

  it('that is cancelled has no further transition', () => {
    expect(SUBSCRIPTION_RULES.next.cancelled).toEqual([]);
  });

  it.each(['active', 'paused'] as const)('never returns from cancelled to %s', (to) => {
    expect(step('cancelled', to, 'me')).toBe('conflict');
  });

  it('already in the requested status is a repeat for its subscriber, whoever set it', () => {
    expect(step('paused', 'paused')).toBe('repeat');
    expect(step('paused', 'paused', 'me')).toBe('conflict');
  });
});
