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
      'Text of the reply, without greeting and closing, which are added. An empty line starts a paragraph.',
    example: 'Thank you for asking. The water plant opens in March.',
  })
  text!: string;

  @OneOf(LOCALES, {
    optional: true,
    description: 'Language of subject, greeting and closing. Defaults to the language of the message.',
    example: 'hi',
  })
  locale?: SubmissionLocale;

  @WholeNumber({
    label: 'Expected replies',
    optional: true,
    min: 0,
    max: MAX_REPLIES,
    description:
      'Number of replies that the caller saw. If the message has another number, nothing is sent and the response is 409 with the current record in `data`.',
    example: 0,
  })
  expectedReplies?: number;

  @YesNo({
    optional: true,
    description: 'Delays the mail by ten seconds, in which the author can undo the reply.',
    example: true,
  })
  undoable?: boolean;
}

/** The language of a requested reply frame. */
export class ReplyFrameQuery {
  @OneOf(LOCALES, { optional: true, description: 'Defaults to the language of the message.' })
  locale?: SubmissionLocale;
}
