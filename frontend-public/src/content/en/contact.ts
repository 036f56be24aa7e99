/** Words of the screen at /contact. */
export const contact = {
  title: 'Ask us anything',
  lead: 'Whether you want to join, have a factory funded, or do not understand a figure: write to the office.',
  scene:
    'The counter of an office. A man with a turban hands a letter to two people behind it, somebody waits on the bench.',
  board: { hindi: 'सहायता', latin: 'HELP DESK' },
  write: {
    title: 'Write to us',
    text: 'Choose what it is about. Your mail program opens with the address and the subject filled in. Say who you are and how we reach you.',
    subjectLabel: 'What it is about',
    subjects: [
      'General Inquiry',
      'Become a Shareholder',
      'Apply for Factory',
      'Investment Questions',
      'Partnership Opportunities',
      'Technical Support',
      'Media & Press',
      'Other',
    ],
    direct: 'Or write straight to',
  },
  info: {
    title: 'The office',
    reply: 'Reply',
    replyValue: (hours: string) => `within ${hours} hours`,
    members: 'Members',
    hours: 'Office hours',
    address: 'Registered office',
    grievance: 'Complaints',
  },
  app: {
    tag: 'Coming Soon',
    title: 'App coming soon',
    text: 'The members’ app is still being built. We can write to you when it is there.',
    notify: 'Notify me',
    note: 'Opens an e-mail to the office, with the subject filled in.',
    subject: 'App launch: please notify me',
    drawing:
      'A telephone as tall as a house, its screen still a dashed wall. A mason and a woman lay bricks in it.',
  },
  social: {
    title: 'Follow the building',
    text: 'Where we show what is going on.',
    names: { twitter: 'Twitter', facebook: 'Facebook', linkedin: 'LinkedIn', instagram: 'Instagram' },
    newTab: 'opens in a new tab',
  },
};

export type ContactWords = typeof contact;
