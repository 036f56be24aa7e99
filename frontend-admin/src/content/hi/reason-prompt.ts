import type { reasonPrompt as en } from '../en/reason-prompt';
import type { Translated } from '../messages';

export const reasonPrompt: Translated<typeof en> = {
  reason: 'कारण',
  needed: 'कृपया थोड़े शब्दों में कारण लिखें।',
};
