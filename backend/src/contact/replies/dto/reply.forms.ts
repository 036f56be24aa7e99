import { PlainText } from '../../../common/fields/text-fields.js';
import { OneOf, WholeNumber, YesNo } from '../../../common/fields/value-fields.js';
import { LOCALES, type SubmissionLocale } from '../../../submissions/record/values/submission-locale.js';
import { MAX_REPLIES, REPLY_LENGTH } from '../contact-reply.js';

/** An answer to a message. */
export class ReplyForm {
  @PlainText({
    label: 'Reply',
    max: REPLY_LENGTH,
    multiline: true,
    description:
      'What stands between greeting and closing, which the mail has by itself. An empty line begins a paragraph.',
    example: 'Thank you for asking. The water plant opens in March.',
  })
  text!: string;

  @OneOf(LOCALES, {
    optional: true,
    description:
      'Language of the subject, the greeting and the closing; that of the message when it is absent.',
    example: 'hi',
  })
  locale?: SubmissionLocale;

  @WholeNumber({
    label: 'Expected replies',
    optional: true,
    min: 0,
    max: MAX_REPLIES,
    description:
      'How many replies the caller saw. When there are more or fewer by now, nothing is sent and the answer is 409 with the current record.',
    example: 0,
  })
  expectedReplies?: number;

  @YesNo({
    optional: true,
    description: 'The mail waits ten seconds, in which its author can take the reply back.',
    example: true,
  })
  undoable?: boolean;
}

/** The language of a requested reply frame. */
export class ReplyFrameQuery {
  @OneOf(LOCALES, { optional: true, description: 'That of the message when it is absent.' })
  locale?: SubmissionLocale;
}
