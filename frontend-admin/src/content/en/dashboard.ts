export const dashboard = {
  pageTitle: 'Dashboard',
  waiting: (count: string, isOne: boolean) =>
    isOne ? '1 application is waiting' : `${count} applications are waiting`,
  nothingWaits: 'Nothing is waiting',
  allDecided: 'Every application that arrived has been decided.',
  oldest: (age: string) => `The oldest has waited ${age}.`,
  reviewOldest: 'Review the oldest',
  waitingLongest: 'Waiting longest',
  all: (count: string) => `All ${count}`,
  applicant: 'Applicant',
  purpose: 'For',
  place: 'Place',
  amount: 'Amount',
  waitingColumn: 'Waiting',
  factory: (idea: string) => `Factory: ${idea}`,
  noPermission: 'Your account has no work assigned on this page yet.',
} as const;
