import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type SubmissionLocale } from '../../record/values/submission-locale.js';

export const PREVIEW_DELIVERIES = ['sent', 'held', 'no-address', 'undo', 'unchanged'] as const;

/**
 * Whether the mail of a decision would be sent: it would; it is held until somebody confirms that the record is not
 * spam; there is no recipient; the pending mail of the last decision is withdrawn instead; nothing would change.
 */
export type PreviewDelivery = (typeof PREVIEW_DELIVERIES)[number];

/** The content of a mail. */
export class PreviewedMail {
  @ApiProperty({ description: 'Recipient.', example: 'asha@example.org' })
  to!: string;

  @ApiProperty({ description: 'Reply-To address.', example: 'office@example.org' })
  replyTo!: string;

  @ApiProperty({ enum: LOCALES, description: 'Language of the mail.', example: 'hi' })
  locale!: SubmissionLocale;

  @ApiProperty({ example: 'A decision on your factory application FA-7K3M9Q' })
  subject!: string;

  @ApiProperty({
    description: 'Complete plain-text version of the mail.',
    example: 'Dear Asha Kumari,\n\nWe have read your factory application carefully.\n',
  })
  text!: string;
}

/** The mail that a decision would send. */
export class StatusPreviewView {
  @ApiProperty({
    enum: PREVIEW_DELIVERIES,
    enumName: 'PreviewDelivery',
    description:
      '`sent`: the mail is sent. `held`: it is held until the record is marked as genuine. No mail is sent for `no-address` (there is no e-mail address), `undo` (the mail of the last decision is withdrawn instead) and `unchanged` (the status stays the same).',
    example: 'sent',
  })
  delivery!: PreviewDelivery;

  @ApiProperty({ required: false, description: 'The mail; absent when none would be sent.' })
  mail?: PreviewedMail;
}
