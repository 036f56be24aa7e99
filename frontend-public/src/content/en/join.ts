/** Words of the screen at /join. */
export const join = {
  title: 'Join us',
};

export type JoinWords = typeof join;
