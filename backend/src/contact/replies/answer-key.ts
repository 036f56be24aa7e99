import { answerKey } from '../../common/search/fact-keys.js';
import type { KeyedFilter } from '../../submissions/list/list-filters.js';
import { APP_NOTICE, isAppNotice } from '../app-notice.js';
import type { ContactMessage } from '../contact-message.schema.js';
import { activeReplies } from './contact-reply.js';

const ACTIVE_REPLY = { $elemMatch: { withdrawnAt: { $exists: false } } };

/**
 * The search key for answered and unanswered messages; none for suspected spam and messages that ask for no answer.
 */
export function answerKeyOf(
  message: Pick<ContactMessage, 'replies' | 'suspect' | 'subject' | 'message'>,
): string | undefined {
  if (activeReplies(message).length > 0) return answerKey(true);
  return message.suspect || isAppNotice(message) ? undefined : answerKey(false);
}

/** Filters by whether messages are answered; undefined: all. */
export function byAnswer(answered: boolean | undefined): KeyedFilter[] {
  if (answered === undefined) return [];
  const fields = answered
    ? { replies: ACTIVE_REPLY }
    : { suspect: false, replies: { $not: ACTIVE_REPLY }, $nor: [APP_NOTICE] };
  return [{ key: answerKey(answered), fields }];
}
