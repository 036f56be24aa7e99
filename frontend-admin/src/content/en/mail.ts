/** Messages around the preview of a mail. */
export const mail = {
  preview: 'Preview',
  hidePreview: 'Hide preview',
  enlarge: 'Enlarge',
  enlarged: 'The mail that will go out',
  to: 'To',
  replyTo: 'Answers go to',
  subject: 'Subject',
} as const;
