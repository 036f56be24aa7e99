/** Words of the screen at /contact. */
export const contact = {
  title: 'Contact',
};

export type ContactWords = typeof contact;
