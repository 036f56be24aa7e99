import { counted } from '../../format/counted';

export const dashboard = {
  pageTitle: 'Dashboard',
  waiting: (count: string, isOne: boolean) =>
    isOne ? '1 application is waiting' : `${count} applications are waiting`,
  nothingWaits: 'Nothing is waiting',
  allDecided: 'Every application has been decided.',
  oldest: (age: string) => `The oldest has waited ${age}.`,
  reviewOldest: 'Review the oldest',
  noPermission: 'Your account has no permissions for this page yet.',
  stats: {
    title: 'Figures',
    contacts: 'Total contacts',
    unread: (count: string) => `${count} unread`,
    applications: 'Pending applications',
    factory: (count: string) => `${count} factory`,
    shareholder: (count: string) => `${count} shareholder`,
    subscribers: 'Total subscribers',
    active: (count: string) => `${count} active`,
    unknown: 'Not available right now',
  },
  queue: {
    title: 'Waiting longest',
    applicant: 'Applicant',
    purpose: 'For',
    place: 'Place',
    amount: 'Amount',
    waiting: 'Waiting',
    factory: (idea: string) => `Factory: ${idea}`,
    shares: (count: number) => counted(count, 'share', 'shares'),
  },
  messages: {
    title: 'New messages',
    all: (count: string) => `All ${count}`,
    none: 'Every message has been read.',
  },
} as const;
