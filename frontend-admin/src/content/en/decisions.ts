/** Messages about who decided a record, and when. */
export const decisions = {
  decidedBy: 'Decided by',
  decidedByIs: (who: string) => `Decided by: ${who}`,
  anyone: 'Anyone',
  me: 'Me',
  somebody: 'One colleague',
  decided: 'Decided',
  /** The view with what the current account has decided since midnight. */
  decidedToday: 'Decided by me today',
} as const;
