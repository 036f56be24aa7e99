/** Words of the screen at /about. */
export const about = {
  title: 'Who we are',
};

export type AboutWords = typeof about;
