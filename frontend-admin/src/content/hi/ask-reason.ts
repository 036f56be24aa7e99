import type { askReason as en } from '../en/ask-reason';
import type { Translated } from '../messages';

export const askReason: Translated<typeof en> = {
  reason: 'कारण',
  needed: 'कृपया थोड़े शब्दों में कारण लिखें।',
};
