/** Messages that several screens of the console share. */
export const common = {
  retry: 'Retry',
  loading: 'Loading…',
  error: (message: string) => `Error: ${message}`,
  offline: 'The server could not be reached. Check the connection.',
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  cancel: 'Cancel',
  no: 'No',
  close: 'Close',
  failed: 'That did not work. Please try again.',
  undo: 'Undo',
  requestId: (id: string) => `Reference for support: ${id}`,
} as const;
