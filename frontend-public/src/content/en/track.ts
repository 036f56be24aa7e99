const kinds = {
  FA: 'Factory application',
  SH: 'Shareholder application',
  SP: 'Spice subscription',
  CM: 'Message to the office',
};

const tracking = {
  kinds,
  title: 'Check it here',
  how: 'We will e-mail a code to the address you gave us. With the code you can see what you sent and its status.',
  ask: {
    fields: {
      reference: {
        label: 'Reference number',
        help: 'For example SP-7K3M9Q. Capitals and the dash do not matter',
      },
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
    failure: { title: 'We could not send a code' },
    success: {},
    privacy: {
      items: [
        [
          'What we use',
          'The reference number and your e-mail. We compare both with what we have and do not store them again.',
        ],
        ['Purpose', 'To show your case only to you.'],
        ['Who sees it', 'Nobody. The system compares them.'],
        ['Your rights', 'You can ask to see it, correct it or have it erased.'],
      ] as ReadonlyArray<readonly [string, string]>,
      agree: 'By asking for a code, you agree to this use.',
    },
  },
  sent: 'If the reference and e-mail address match, a code is on its way.',
  sentHelp:
    'Look in your inbox and in your spam folder. It can take a few minutes. The code works for 10 minutes.',
  askAgain: 'Ask for a new code',
  open: {
    fields: { code: { label: 'Code from the e-mail', help: 'Six digits' } },
    errors: {
      required: { code: 'Enter the code from the e-mail.' },
      own: { code: 'The code has six digits.' },
      refused: {
        code: 'This code is wrong or no longer works. Compare it with the latest e-mail, or ask for a new code.',
      },
    },
    submit: 'Open my case',
    sending: 'Opening…',
    failure: { title: 'The case could not be opened' },
    success: {},
    privacy: {
      items: [
        ['What we use', 'The code. It works once.'],
        ['Purpose', 'To show your case only to you.'],
        ['Who sees it', 'Nobody. The system compares it.'],
        ['Your rights', 'You can ask to see it, correct it or have it erased.'],
      ] as ReadonlyArray<readonly [string, string]>,
      agree: 'By opening the case, you agree to this use.',
    },
  },
  reopen: {
    underway: 'Opening your case again…',
    failed: 'We could not open your case again. Check your connection.',
    again: 'Try again',
  },
  session: (minutes: string, until: string) =>
    `Open for ${minutes} ${minutes === '1' ? 'minute' : 'minutes'}, until ${until}`,
  close: 'Close this page',
  endings: {
    over: 'Your time is up, so the case has been closed. Ask for a new code.',
    erased: 'Everything about this case has been erased.',
    gone: 'This case no longer exists.',
  },
  stateNow: 'Status',
  states: {
    pending: { label: 'Pending', text: 'The office is reviewing it.' },
    approved: {
      label: 'Approved',
      text: 'The office has approved it. We will write to you about the next step.',
    },
    rejected: { label: 'Rejected', text: 'The office has not approved it. You can apply again.' },
    withdrawn: { label: 'Withdrawn', text: 'You withdrew it.' },
    active: { label: 'Active', text: 'A box is delivered every month.' },
    paused: { label: 'Paused', text: 'No box will be sent until you resume.' },
    cancelled: { label: 'Cancelled', text: 'No more boxes will be sent.' },
    new: { label: 'Not read yet', text: 'The office has received your message.' },
    read: { label: 'Read', text: 'The office has read your message.' },
  },
  form: 'Application form',
  sentTitle: 'What you sent',
  reason: 'Message from the office',
  facts: {
    box: 'Box',
    total: 'To pay each month',
    payment: 'Payment',
    cod: 'Cash on delivery',
    authorized: 'Approved by your bank, not yet confirmed. Please do not pay again.',
    authorizedInTheEnd: 'Approved by your bank, not yet confirmed. If it arrives, we will refund it.',
    paid: 'First box paid online, later ones on delivery',
    paidInTheEnd: 'Online payment received',
    unpaid: 'First box not paid online: cash on delivery',
    refunded: 'Online payment refunded: cash on delivery',
    refundedInTheEnd: 'Online payment refunded',
    refund: 'To be refunded',
    lastBox: 'Last box',
    lastBoxInCash: (day: string, cash: string) => `Left on ${day}: ${cash} in cash on delivery`,
    lastBoxPaid: (day: string) => `Left on ${day}: paid online`,
    next: 'Next delivery',
    noDelivery: 'None',
    combos: { 'Spice Pack': 'Spice Pack', 'Premium Pack': 'Premium Pack', 'Deluxe Pack': 'Deluxe Pack' },
  },
  history: {
    title: 'What happened so far',
    sent: 'Sent',
    /** The action that led to a status. */
    acts: {
      pending: 'Reopened',
      approved: 'Approved',
      rejected: 'Rejected',
      withdrawn: 'Withdrawn',
      active: 'Resumed',
      paused: 'Paused',
      cancelled: 'Cancelled',
      new: 'Marked as not read',
      read: 'Read',
    },
    by: { you: 'by you', office: 'by the office' },
  },
  done: {
    pause: 'Paused. No box will be sent until you resume.',
    resume: 'Resumed. The next delivery is shown above.',
    cancel: 'Cancelled. No more boxes will be sent.',
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
        text: 'No more boxes will be sent. This is final. To get boxes again, you will have to subscribe again.',
        yes: 'Yes, cancel it',
        no: 'Keep it',
      },
      withdraw: {
        title: 'Withdraw the application?',
        text: 'The office will stop working on it. To reopen it, write to the office.',
        yes: 'Yes, withdraw it',
        no: 'Keep it',
      },
      erase: {
        title: 'Have everything erased?',
        text: 'The case, your documents and your personal details will be removed for good. Deliveries will stop, and an application will end.',
        yes: 'Erase everything',
        no: 'Keep it',
      },
    },
    boxOfToday: 'Today’s box has already left and will still be delivered.',
    /** Why the case cannot be erased. */
    kept: {
      law: 'The law requires the company to keep this case, so it cannot be erased here. Write to the office, and it will erase what the law does not require.',
      payment:
        'A payment for this order is still in progress, so it cannot be erased yet. Try again in a few days.',
    },
    typeReference: (reference: string) => `To confirm, type ${reference}`,
    typeFirst: 'First type the reference number.',
    changed:
      'The case has changed in the meantime, so this is no longer possible. You can see the current status above.',
    tooOften: 'Too many changes in a short time. Try again later.',
  },
};

/** Messages of /track. */
export const track = {
  title: 'Check status',
  lead: 'Everything you send us gets a reference number. Use it here, with your e-mail address, to check the status.',
  slip: {
    title: 'Your reference number',
    example: 'For example',
    drawing: 'Example of a reference number: FA-7K3M9Q',
    shape:
      'Two letters, a dash, six letters or digits. You saw it after sending the form, and it is in our e-mail.',
    kinds: 'The two letters say what it is:',
  },
  kinds,
  tracking,
  ask: {
    title: 'No code? Ask the office',
    steps: [
      'Keep your reference number ready.',
      'Write from the e-mail address you gave us, so that we reply only to you.',
      'We will reply with the status: pending, approved, or rejected with the reason.',
    ],
    write: 'Ask by e-mail',
    subject: 'Please check the status. Reference:',
    direct: 'Address to copy:',
    noEmail: 'If you gave no e-mail address, write to us with your name and the place you applied for.',
  },
  scene: 'Two clerks at a wall of pigeonholes; one takes out a document, the other carries a stack.',
};

export type TrackMessages = typeof track;
export type TrackingMessages = TrackMessages['tracking'];
