/** Messages of the page that a password link opens; the API says whether it is a reset or an invitation. */
const reset = {
  pageTitle: 'Reset password',
  heading: 'Reset password',
  intro: 'A new password for',
  consequence: 'Whoever is logged in to this account now, on any device, has to log in again with it.',
  submit: 'RESET PASSWORD',
  submitting: 'Resetting...',
  done: 'Password reset successfully! Redirecting...',
  failed: 'Reset failed.',
} as const;

const invitation = {
  pageTitle: 'Choose a password',
  heading: 'Welcome',
  intro: 'You were invited to the console. Choose a password for',
  consequence: 'You then log in with this address and the password.',
  submit: 'CHOOSE PASSWORD',
  submitting: 'Saving...',
  done: 'Your password is set! Redirecting...',
  failed: 'The password could not be set',
} as const;

export const resetPassword = {
  reset,
  invitation,
  newPassword: 'New Password',
  showNew: 'Show new password',
  hideNew: 'Hide new password',
  confirm: 'Confirm Password',
  showConfirm: 'Show confirmed password',
  hideConfirm: 'Hide confirmed password',
  rule: (characters: number) => `${characters} characters or more`,
  ruleMet: 'met',
  fillBoth: 'Please fill in both fields.',
  noMatch: 'Passwords do not match.',
  tooShort: (characters: number) => `Password must be at least ${characters} characters long.`,
  checking: 'Checking your link…',
  checkFailed: 'The link could not be checked.',
  invalidLink: {
    pageTitle: 'Link does not work',
    heading: 'This link does not work any more',
    why: 'Each link works once and for a limited time: 30 minutes for a forgotten password, 72 hours for an invitation. This one was used, is too old or was not copied whole.',
    askAgain: 'Ask for a new link',
    invited: 'Invited, and no password chosen yet? Ask the person who invited you for another invitation.',
    toLogin: 'Go to the login',
  },
} as const;
