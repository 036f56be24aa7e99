/** Words of the screen at /monthly-spice-subscription. */
export const spiceClub = {
  title: 'Premium Spice Club',
};

export type SpiceClubWords = typeof spiceClub;
