/** Messages of who decided about records, and when. */
export const decisions = {
  decidedBy: 'Decided by',
  decidedByIs: (who: string) => `Decided by: ${who}`,
  anyone: 'Anyone',
  me: 'Me',
  somebody: 'One colleague',
  decided: 'Decided',
  /** The view of what the reader has decided since midnight. */
  decidedToday: 'Decided by me today',
} as const;
