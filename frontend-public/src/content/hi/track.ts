import type { TrackWords } from '../en/track';

export const track: TrackWords = {
  title: 'आवेदन की स्थिति',
};
