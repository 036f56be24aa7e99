import { review as reviewEn, reviewMessages as reviewMessagesEn } from './en/review';
import { review as reviewHi, reviewMessages as reviewMessagesHi } from './hi/review';
import type { Messages } from './messages';

/** Messages of deciding about an application, a factory's or a shareholder's. */
export const review: Messages<typeof reviewEn> = { en: reviewEn, hi: reviewHi };
/** The part of a kind's own messages that is the same for every kind of application. */
export const reviewMessages: Messages<typeof reviewMessagesEn> = {
  en: reviewMessagesEn,
  hi: reviewMessagesHi,
};
