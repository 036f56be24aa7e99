import { ApiProperty } from '@nestjs/swagger';
import type { OutboxMail } from '../../mail/outbox/outbox-schema.js';
import { MAIL_LOCALES, type MailLocale, type MailTemplate } from '../../mail/templates/mail-template.js';
import { recordIdOfKey } from '../../submissions/effects/mail-keys.js';
import { FAILURE_REASONS, type FailureReason, failureReason } from '../failure-reason.js';
import { canDecide, MAIL_PERMISSIONS } from '../mail-permissions.js';

/** A mail that was given up after its last attempt. */
export class UndeliveredMailView {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1' })
  _id!: string;

  @ApiProperty({
    enum: Object.keys(MAIL_PERMISSIONS),
    enumName: 'MailTemplate',
    description: 'Template of the mail.',
    example: 'application-decided',
  })
  template!: MailTemplate;

  @ApiProperty({
    required: false,
    description: 'Recipient; absent once erased.',
    example: 'asha@example.org',
  })
  to?: string;

  @ApiProperty({ enum: MAIL_LOCALES, enumName: 'MailLocale' })
  locale!: MailLocale;

  @ApiProperty({
    required: false,
    description: 'Id of the record that the mail is about; absent for mails about accounts.',
    example: '65f1c0ffee65f1c0ffee65f1',
  })
  recordId?: string;

  @ApiProperty({
    required: false,
    description: 'Reference of that record; absent when the mail does not contain it.',
    example: 'FA-7K3M9Q',
  })
  reference?: string;

  @ApiProperty({ type: 'string', format: 'date-time', example: '2025-01-30T05:00:00.000Z' })
  createdAt!: string;

  @ApiProperty({ type: 'string', format: 'date-time', example: '2025-01-31T05:00:00.000Z' })
  givenUpAt!: string;

  @ApiProperty({ description: 'Number of attempts.', example: 14 })
  tries!: number;

  @ApiProperty({
    required: false,
    description: 'Error code of the last attempt, with the response code of the mail server, if any.',
    example: 'EENVELOPE 550',
  })
  lastError?: string;

  @ApiProperty({
    enum: FAILURE_REASONS,
    enumName: 'MailFailureReason',
    description: 'Category of the last error.',
    example: 'refused',
  })
  reason!: FailureReason;

  @ApiProperty({ description: 'Whether the caller may dismiss it.' })
  canDismiss!: boolean;

  @ApiProperty({
    description: 'Whether the caller may resend it; `false` when its link or code has expired.',
  })
  canSendAgain!: boolean;
}

/** The answer to an action on a given-up mail. */
export class UndeliveredMailDecided {
  @ApiProperty({ example: 'Mail will be sent again' })
  message!: string;
}

export function undeliveredMailView(mail: OutboxMail, permissions: readonly string[]): UndeliveredMailView {
  const { _id, key, to, locale = 'en', params, createdAt, finishedAt, dueAt, tries, lastError } = mail;
  const template = mail.template as MailTemplate;
  const { read, expires } = MAIL_PERMISSIONS[template];
  const recordId = read.includes('admins:read') ? undefined : recordIdOfKey(key);
  const { reference } = (params ?? {}) as { reference?: string };
  const canDismiss = canDecide(permissions, template);
  return {
    _id: _id.toHexString(),
    template,
    ...(to !== undefined && { to }),
    locale,
    ...(recordId !== undefined && { recordId, ...(reference !== undefined && { reference }) }),
    createdAt: createdAt.toISOString(),
    givenUpAt: (finishedAt ?? dueAt).toISOString(),
    tries,
    ...(lastError !== undefined && { lastError }),
    reason: failureReason(lastError),
    canDismiss,
    canSendAgain: canDismiss && expires === undefined && to !== undefined,
  };
}
