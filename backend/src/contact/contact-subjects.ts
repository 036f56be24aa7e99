/** What a message can be about, in the order it is shown (specification §3). */
export const CONTACT_SUBJECTS = [
  'General Inquiry',
  'Become a Shareholder',
  'Apply for Factory',
  'Investment Questions',
  'Partnership Opportunities',
  'Technical Support',
  'Media & Press',
  'Other',
] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];
