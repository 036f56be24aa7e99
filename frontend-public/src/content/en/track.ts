const kinds = {
  FA: 'Factory application',
  SH: 'Shareholder application',
  SP: 'Spice subscription',
  CM: 'Message to the office',
};

const tracking = {
  kinds,
  title: 'Look it up here',
  how: 'We send a code to the e-mail address you gave us. The code opens your case.',
  ask: {
    fields: {
      reference: { label: 'Reference number', help: 'Like SP-7K3M9Q; capitals and dash do not matter' },
      email: { label: 'Your e-mail', help: 'The one you gave with the form' },
    },
    errors: {
      required: { reference: 'Enter the reference number.', email: 'Enter your e-mail.' },
      own: {
        reference: 'A reference number has FA, SH, SP or CM, a dash, and six letters or digits.',
      },
    },
    submit: 'Send me a code',
    sending: 'Sending…',
    failure: { title: 'The code could not be asked for', toast: 'That did not work. Please try again.' },
    success: { toast: 'If reference and e-mail address belong together, a code is on its way.' },
    privacy: {
      items: [
        [
          'What we use',
          'The reference number and your e-mail. Both are compared with what we have, not kept anew.',
        ],
        ['What for', 'To show your case to you and to nobody else.'],
        ['Who sees it', 'Nobody. The system compares them.'],
        ['What you can ask', 'To see it, to correct it or to have it erased.'],
      ] as ReadonlyArray<readonly [string, string]>,
      agree: 'By asking for a code you agree to this use.',
    },
  },
  sent: 'If reference and e-mail address belong together, a code is on its way.',
  sentHelp:
    'Look in your inbox, and in Spam too. It can take a few minutes. The code works for a short time only.',
  askAgain: 'Ask for a new code',
  open: {
    fields: { code: { label: 'Code from the mail', help: 'Six digits' } },
    errors: {
      required: { code: 'Enter the code from the mail.' },
      own: { code: 'The code has six digits.' },
      refused: {
        code: 'This code is wrong or does not work any more. Compare it with the newest mail, or ask for a new code.',
      },
    },
    submit: 'Open my case',
    sending: 'Opening…',
    failure: { title: 'The case could not be opened', toast: 'That did not work. Please try again.' },
    success: { toast: 'Your case is open.' },
    privacy: {
      items: [
        ['What we use', 'The code. It is good once.'],
        ['What for', 'To show your case to you and to nobody else.'],
        ['Who sees it', 'Nobody. The system compares it.'],
        ['What you can ask', 'To see it, to correct it or to have it erased.'],
      ] as ReadonlyArray<readonly [string, string]>,
      agree: 'By opening the case you agree to this use.',
    },
  },
  reopen: {
    underway: 'Opening your case again…',
    failed: 'Your case could not be opened again. Perhaps there is no connection just now.',
    again: 'Try again',
  },
  session: (minutes: string, until: string) => `Open for ${minutes} minutes, until ${until}`,
  close: 'Close the case',
  endings: {
    over: 'Your time is over, and the case is closed again. Ask for a new code.',
    erased: 'Everything about this case is erased.',
    gone: 'This case is not there any more.',
  },
  stateNow: 'State',
  states: {
    pending: { label: 'Pending', text: 'It lies with the office and is waiting for a decision.' },
    approved: { label: 'Approved', text: 'The office has said yes. It writes to you about what follows.' },
    rejected: { label: 'Rejected', text: 'The office has said no.' },
    withdrawn: { label: 'Withdrawn', text: 'You took it back.' },
    active: { label: 'Active', text: 'A box comes every month.' },
    paused: { label: 'Paused', text: 'No box comes until you resume.' },
    cancelled: { label: 'Cancelled', text: 'No box comes any more.' },
    new: { label: 'Not read yet', text: 'Your message is with the office.' },
    read: { label: 'Read', text: 'Somebody in the office has read your message.' },
  },
  reason: 'The office writes',
  facts: {
    box: 'Box',
    total: 'To pay each month',
    payment: 'Payment',
    cod: 'Cash on delivery',
    paid: 'First box paid online, later ones on delivery',
    unpaid: 'First box not paid online: cash on delivery',
    next: 'Next delivery',
    noDelivery: 'None',
    combos: { 'Spice Pack': 'Spice Pack', 'Premium Pack': 'Premium Pack', 'Deluxe Pack': 'Deluxe Pack' },
  },
  history: {
    title: 'What happened so far',
    sent: 'Sent',
    by: { you: 'by you', office: 'by the office' },
  },
  done: {
    pause: 'Paused. No box comes until you resume.',
    resume: 'Resumed. The next delivery stands below.',
    cancel: 'Cancelled. No box comes any more.',
    withdraw: 'Withdrawn.',
  },
  actions: {
    title: 'What you can do',
    names: {
      pause: 'Pause',
      resume: 'Resume',
      cancel: 'Cancel subscription',
      withdraw: 'Withdraw application',
      erase: 'Have everything erased',
    },
    busy: 'One moment…',
    confirm: {
      cancel: {
        title: 'Cancel the subscription?',
        text: 'No box comes any more. This is final: to have boxes again you subscribe anew.',
        yes: 'Yes, cancel it',
        no: 'Keep it',
      },
      withdraw: {
        title: 'Withdraw the application?',
        text: 'The office stops working on it. To take it up again, write to the office.',
        yes: 'Yes, withdraw it',
        no: 'Keep it',
      },
      erase: {
        title: 'Have everything erased?',
        text: 'The case, your papers and your personal details are removed for good. Boxes stop, and an application ends.',
        yes: 'Erase everything',
        no: 'Keep it',
      },
    },
    keptByLaw:
      'The law asks the company to keep this case, so that it cannot be erased here. Write to the office: it erases what the law does not ask for.',
    typeReference: (reference: string) => `To confirm, type ${reference}`,
    typeFirst: 'First type the reference number.',
    changed:
      'The case has changed meanwhile, so that this cannot be done any more. Above you see how it stands now.',
    tooOften: 'That was changed too often in a short time. Try again later.',
  },
};

/** Words of the screen at /track. */
export const track = {
  title: 'Where does it stand?',
  lead: 'Everything you send us has a reference number. With it and your e-mail address you see here where your case stands.',
  slip: {
    title: 'Your reference number',
    drawing: 'A slip with a reference number: two letters, a dash, and six boxes for letters and digits.',
    shape:
      'Two letters, a dash, six letters or digits. It stands in the answer you saw after sending and in our e-mail.',
    kinds: 'The two letters say what it is:',
  },
  kinds,
  tracking,
  ask: {
    title: 'No code? Ask the office',
    steps: [
      'Have the reference number before you.',
      'Write from the e-mail address that you gave us, so that we answer nobody else.',
      'We answer with the state: pending, approved, or rejected with the reason.',
    ],
    write: 'Ask by e-mail',
    subject: 'Where does it stand? Reference:',
    direct: 'The address, to copy:',
    noEmail: 'You gave no e-mail address? Then write to us with your name and the place you applied for.',
  },
  scene: 'Two clerks at a wall of pigeonholes; one takes out a paper, the other carries a stack.',
};

export type TrackWords = typeof track;
export type TrackingWords = TrackWords['tracking'];
