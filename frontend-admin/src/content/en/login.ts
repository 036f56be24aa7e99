export const login = {
  pageTitle: 'Log in',
  heading: 'Administrator login',
  intro: 'For the office of the company. Members log in at the member portal.',
  email: 'Email',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Log in',
  submitting: 'Logging in…',
  fillBoth: 'Please fill in both fields.',
  failed: 'Login failed',
  home: 'Back to the website',
  ended: 'Your session has ended. Log in again to go on where you were.',
  takenOver: (email: string) =>
    `Somebody logged in as ${email} in another tab, so this one belongs to that account now.`,
  unreachable: 'The server could not be reached, so nobody can be logged in just now.',
  checking: 'Checking your session…',
} as const;
