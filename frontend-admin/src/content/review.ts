import { review as reviewEn, reviewMessages as reviewMessagesEn } from './en/review';
import { review as reviewHi, reviewMessages as reviewMessagesHi } from './hi/review';
import type { Messages } from './messages';

/** Messages about deciding a factory or shareholder application. */
export const review: Messages<typeof reviewEn> = { en: reviewEn, hi: reviewHi };
/** The messages of a record kind that are the same for both kinds of application. */
export const reviewMessages: Messages<typeof reviewMessagesEn> = {
  en: reviewMessagesEn,
  hi: reviewMessagesHi,
};
