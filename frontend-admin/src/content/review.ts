import { review as reviewEn, reviewMessages as reviewMessagesEn } from './en/review';
import { review as reviewHi, reviewMessages as reviewMessagesHi } from './hi/review';
import type { Texts } from './texts';

/** Words of deciding about an application, a factory's or a shareholder's. */
export const review: Texts<typeof reviewEn> = { en: reviewEn, hi: reviewHi };
/** The part of a kind's own words that is the same for every kind of application. */
export const reviewMessages: Texts<typeof reviewMessagesEn> = { en: reviewMessagesEn, hi: reviewMessagesHi };
