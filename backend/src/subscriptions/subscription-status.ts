import type { StatusRules } from '../submissions/record/status-rules.js';

export const SUBSCRIPTION_STATUSES = ['active', 'paused', 'cancelled'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Subscriptions: paused and taken up again at will, cancelled at any time and for good. */
export const SUBSCRIPTION_RULES: StatusRules<SubscriptionStatus> = {
  initial: 'active',
  next: { active: ['paused', 'cancelled'], paused: ['active', 'cancelled'], cancelled: [] },
  settled: ['cancelled'],
};

/** What a subscriber may do without an administrator. */
export const SUBSCRIBER_ACTIONS = {
  pause: { status: 'paused', message: 'Subscription paused' },
  resume: { status: 'active', message: 'Subscription resumed' },
  cancel: { status: 'cancelled', message: 'Subscription cancelled' },
} as const;
