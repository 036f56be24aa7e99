/** Words of the screen at /privacy. */
export const privacy = {
  title: 'Privacy',
};

export type PrivacyWords = typeof privacy;
