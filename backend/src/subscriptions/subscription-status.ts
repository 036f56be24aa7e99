import type { StatusRules } from '../submissions/record/status-rules.js';

export const SUBSCRIPTION_STATUSES = ['active', 'paused', 'cancelled'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Subscriptions can be paused and resumed at will, and cancelled at any time and for good. */
export const SUBSCRIPTION_RULES: StatusRules<SubscriptionStatus> = {
  initial: 'active',
  next: { active: ['paused', 'cancelled'], paused: ['active', 'cancelled'], cancelled: [] },
  settled: ['cancelled'],
};

/** The changes that a subscriber can make without an administrator. */
export const SUBSCRIBER_ACTIONS = {
  pause: { status: 'paused', message: 'Subscription paused' },
  resume: { status: 'active', message: 'Subscription resumed' },
  cancel: { status: 'cancelled', message: 'Subscription cancelled' },
} as const;
