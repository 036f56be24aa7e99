/** Messages of the shared UI components. */
export const shared = {
  optional: 'optional',
  opensInNewTab: 'opens in a new tab',
  close: 'Close',
  notifications: 'Messages',
  toastKind: { success: 'Done', error: 'Problem', info: 'Note' },
  wall: (filled: number, of: number) => `${filled} of ${of} bricks filled`,
  wallWithoutFigure: 'On progress, no percentage published',
};

export type SharedMessages = typeof shared;
