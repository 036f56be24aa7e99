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
  @ApiProperty({ description: 'Whom the mail goes to.', example: 'asha@example.org' })
  to!: string;

  @ApiProperty({ description: 'Where an answer to the mail arrives.', example: 'office@example.org' })
  replyTo!: string;

  @ApiProperty({ enum: LOCALES, description: 'Language of the mail.', example: 'hi' })
  locale!: SubmissionLocale;

  @ApiProperty({ example: 'A decision on your factory application FA-7K3M9Q' })
  subject!: string;

  @ApiProperty({
    description: 'The mail for those who read plain text, to its last line.',
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
      '`held`: it waits until somebody says that the record is not spam. `no-address`, `undo` and `unchanged`: there is no mail, since nobody gave an address, since the mail of the last decision is taken back instead, or since nothing would change.',
    example: 'sent',
  })
  delivery!: PreviewDelivery;

  @ApiProperty({ required: false, description: 'Absent when there is none.' })
  mail?: PreviewedMail;
}
