/**
 * Messages about changing the e-mail address of an account: on the account page and on the pages that the mailed links
 * open.
 */
export const emailChange = {
  card: {
    title: 'E-mail address',
    intro:
      'You log in with it, and mails about your account go there. A change has to be confirmed from both addresses.',
    open: 'Change e-mail address',
    label: 'New e-mail address',
    missing: 'Please enter your new e-mail address.',
    submit: 'Send confirmations',
    cancel: 'Cancel',
    sent: 'Confirmations sent to both addresses',
    loadFailed: 'Failed to load your e-mail address',
    /** `until` is a time in India. */
    openLinks: (until: string) =>
      `Open the link in each of the two mails by ${until}. The address changes once both have confirmed.`,
    addresses: 'Confirmations',
    current: 'Current address',
    next: 'New address',
    confirmed: 'Confirmed',
    unconfirmed: 'Still to confirm',
    withdraw: 'Keep current address',
    withdrawn: 'Your e-mail address stays as it is',
    changed: (email: string) => `Your e-mail address is ${email} now`,
  },
  confirm: {
    pageTitle: 'Confirm e-mail address',
    heading: 'Confirm e-mail address',
    checking: 'Checking your link…',
    checkFailed: 'The link could not be checked.',
    asked: {
      current: 'Somebody who is logged in to your account has asked to change its e-mail address.',
      new: 'Somebody wants to use your e-mail address for an account in the console.',
    },
    current: 'Current address',
    next: 'New address',
    decides: 'The other address has confirmed. If you confirm, the address changes at once.',
    /** `until` is a time in India. */
    first: (until: string) => `The address changes if both addresses have confirmed by ${until}.`,
    submit: 'Confirm',
    refuse: 'This was not me',
    failed: 'That did not work. Please try again.',
    unconfirmed: 'Confirmed. Now open the link in the mail to the other address.',
    changed: 'Both addresses have confirmed: the e-mail address is changed.',
    changedHelp: 'Log in with the new address from now on. Your password is the same.',
    toConsole: 'Go to the console',
    refused: 'The e-mail address stays as it is.',
    refusedHelp:
      'Whoever asked for this was logged in to your account. Choose another password now, and end the sessions that you do not know.',
    toAccount: 'Go to my account',
  },
  invalidLink: {
    pageTitle: 'Link does not work',
    heading: 'This link does not work any more',
    why: 'Each link works once and for 24 hours. This one was used, is too old or was not copied whole, or the change was withdrawn.',
    hint: 'If both addresses have confirmed, the change is made: log in with the new address.',
    toLogin: 'Go to the login',
  },
} as const;
