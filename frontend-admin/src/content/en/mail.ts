/** Words around a mail that is shown before it goes. */
export const mail = {
  preview: 'Preview',
  hidePreview: 'Hide preview',
  enlarge: 'Enlarge',
  enlarged: 'The mail that will go out',
  to: 'To',
  replyTo: 'Answers go to',
  subject: 'Subject',
} as const;
