import type { SpiceClubWords } from '../en/spice-club';

export const spiceClub: SpiceClubWords = {
  title: 'प्रीमियम मसाला क्लब',
};
