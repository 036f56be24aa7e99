export const login = {
  pageTitle: 'Log in',
  heading: 'Administrator login',
  intro: 'For the office of the company. Members log in at the member portal.',
  email: 'E-mail',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Log in',
  submitting: 'Logging in…',
  fillBoth: 'Please fill in both fields.',
  failed: 'Login failed',
  home: 'Back to the website',
  ended: 'Your session has ended. Log in again to continue where you left off.',
  takenOver: (email: string) =>
    `Someone logged in as ${email} in another tab. This tab now uses that account.`,
  unreachable: 'The server could not be reached. Nobody can log in right now.',
  checking: 'Checking your session…',
} as const;
