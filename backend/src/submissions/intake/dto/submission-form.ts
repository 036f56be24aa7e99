import { PlainText } from '../../../common/fields/text-fields.js';
import { WholeNumber } from '../../../common/fields/value-fields.js';

/** The fields common to all public forms. */
export abstract class SubmissionForm {
  @PlainText({
    max: 40,
    optional: true,
    description:
      'Version of the privacy notice that the sender agreed to. Stored with the time and language.',
    example: '2025-01',
  })
  consentVersion?: string;

  @PlainText({
    min: 0,
    max: 500,
    optional: true,
    description:
      'Honeypot field, hidden from people: leave it empty. Otherwise the record is marked as suspect and its mails are held.',
    example: '',
  })
  website?: string;

  @WholeNumber({
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    optional: true,
    description:
      'Milliseconds between showing and sending the form. Below 3000, the record is marked as suspect. Clients without a form omit it.',
    example: 45_000,
  })
  elapsedMs?: number;
}
