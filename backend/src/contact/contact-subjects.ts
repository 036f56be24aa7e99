/** The subjects of a message, in display order (specification §3). */
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

/** The same in Hindi, for mails. */
export const CONTACT_SUBJECTS_HINDI: Readonly<Record<ContactSubject, string>> = {
  'General Inquiry': 'सामान्य पूछताछ',
  'Become a Shareholder': 'शेयरधारक बनना',
  'Apply for Factory': 'कारख़ाने के लिए आवेदन',
  'Investment Questions': 'निवेश के सवाल',
  'Partnership Opportunities': 'साझेदारी',
  'Technical Support': 'तकनीकी मदद',
  'Media & Press': 'मीडिया और प्रेस',
  Other: 'अन्य',
};
