/** Words of the screen at /shareholder. */
export const shareholder = {
  title: 'Become a shareholder',
};

export type ShareholderWords = typeof shareholder;
