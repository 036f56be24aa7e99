import { PlainText } from '../../../common/fields/text-fields.js';
import { WholeNumber } from '../../../common/fields/value-fields.js';

/** The fields common to all public forms. */
export abstract class SubmissionForm {
  @PlainText({
    max: 40,
    optional: true,
    description: 'Version of the privacy notice that was shown and agreed to; stored with time and language.',
    example: '2025-01',
  })
  consentVersion?: string;

  @PlainText({
    max: 500,
    optional: true,
    description: 'Not shown to people. When it is filled in, the record is suspect and its mails are held.',
    example: '',
  })
  website?: string;

  @WholeNumber({
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    optional: true,
    description:
      'Milliseconds from showing the form to sending it; under 3000 counts as suspect. Left out by programs.',
    example: 45_000,
  })
  elapsedMs?: number;
}
