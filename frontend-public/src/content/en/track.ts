/** Words of the screen at /track. */
export const track = {
  title: 'Follow up',
};

export type TrackWords = typeof track;
