/** Messages about passkeys: at login, in the re-authentication dialog and on the account page. */
export const passkeys = {
  logIn: 'Log in with a passkey',
  or: 'or',
  use: 'Use your passkey',
  useInstead: 'Use a passkey instead',
  asking: 'Follow the browser…',
  add: 'Add a passkey',
  label: 'Passkeys',
  unnamed: 'Passkey',
  added: (day: string) => `added ${day}`,
  lastUsed: (moment: string) => `last used ${moment}`,
  neverUsed: 'not used yet',
  remove: 'Remove',
  removeNamed: (name: string, day: string) => `Remove the passkey ${name}, added ${day}`,
  confirmRemove: 'Remove this passkey? It lets nobody in any more.',
  confirmRemoveLast: 'Remove this passkey and the recovery codes? Your password alone will let you in then.',
  confirmRemoveRequired:
    'Remove this passkey and the recovery codes? Only My account will open then, until you set up another factor.',
  yesRemove: 'Yes, remove',
  removed: 'Passkey removed',
  isAdded: 'Passkey added',
  needName: 'Passkeys do not work at an address that is made of numbers. To use one, open the console at',
  byName: 'by the name of the website',
  errors: {
    'not-provided': 'No passkey was shown. Try again, or choose another way.',
    'already-registered': 'This device has a passkey of your account already.',
    'wrong-origin':
      'Passkeys work only at the own address of the website. Open the console there to use one.',
    failed: 'The browser could not use a passkey. Please choose another way.',
  },
} as const;
