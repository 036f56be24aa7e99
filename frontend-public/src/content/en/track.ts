/** Words of the screen at /track around its form. */
export const track = {
  title: 'Where does it stand?',
  lead: 'Everything you send us has a reference number. With it and your e-mail address the office finds your case.',
  slip: {
    title: 'Your reference number',
    drawing: 'A slip with a reference number: two letters, a dash, and six boxes for letters and digits.',
    shape:
      'Two letters, a dash, six letters or digits. It stands in the answer you saw after sending and in our e-mail.',
    kinds: 'The two letters say what it is:',
  },
  kinds: {
    FA: 'Factory application',
    SH: 'Shareholder application',
    SP: 'Spice subscription',
    CM: 'Message to the office',
  },
  ask: {
    title: 'Ask how far it is',
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
