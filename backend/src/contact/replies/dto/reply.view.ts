import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type SubmissionLocale } from '../../../submissions/record/values/submission-locale.js';
import type { ContactReply } from '../contact-reply.js';

export const REPLY_DELIVERIES = ['waiting', 'sent', 'failed'] as const;

/** The state of a reply's mail: still to be sent, accepted by the mail server, or given up. */
export type ReplyDelivery = (typeof REPLY_DELIVERIES)[number];

/** The office's reply to a message. */
export class ReplyView {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1', pattern: '^[0-9a-f]{24}$' })
  _id!: string;

  @ApiProperty({ description: 'E-mail address of the author.', example: 'asha@example.org' })
  by!: string;

  @ApiProperty({ example: '2025-01-06T09:30:00.000Z' })
  at!: Date;

  @ApiProperty({
    description: 'Without greeting and closing.',
    example: 'Thank you for asking. The water plant opens in March.',
  })
  text!: string;

  @ApiProperty({ enum: LOCALES, description: 'Language of greeting and closing.', example: 'en' })
  locale!: SubmissionLocale;

  @ApiProperty({
    enum: REPLY_DELIVERIES,
    enumName: 'ReplyDelivery',
    description:
      '`waiting`: not sent yet. `sent`: accepted by the mail server. `failed`: not delivered after the last attempt.',
    example: 'sent',
  })
  delivery!: ReplyDelivery;
}

export function replyView(
  { _id, by, at, text = '', locale }: ContactReply,
  delivery: ReplyDelivery,
): ReplyView {
  return { _id: _id.toHexString(), by: by.email, at, text, locale, delivery };
}

/** The parts of a mail around the text of a reply. */
export class ReplyFrameView {
  @ApiProperty({ description: 'Recipient.', example: 'asha@example.org' })
  to!: string;

  @ApiProperty({ description: 'Reply-To address.', example: 'office@example.org' })
  replyTo!: string;

  @ApiProperty({ example: 'Re: General Inquiry [CM-7K3M9Q]' })
  subject!: string;

  @ApiProperty({ example: 'Dear Asha Kumari,' })
  greeting!: string;

  @ApiProperty({
    type: [String],
    description: 'Paragraphs after the text, including the closing.',
    example: ['Your reference: CM-7K3M9Q', 'With regards, the team of Saajha Udyog'],
  })
  ending!: string[];

  @ApiProperty({
    type: [String],
    description: 'Lines of the footer.',
    example: ['Saajha Udyog Private Limited, Hajipur, Bihar'],
  })
  footer!: string[];

  @ApiProperty({
    description: 'URL of the site in the language of the mail.',
    example: 'https://www.example.org/hi',
  })
  siteUrl!: string;
}
