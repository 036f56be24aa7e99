import { ApiProperty } from '@nestjs/swagger';

const position = { type: 'integer', minimum: 0, example: 41_206 } as const;

/** A notification. */
export class NotificationView {
  @ApiProperty({
    ...position,
    description: 'Position in the audit log; newer entries have higher positions.',
  })
  position!: number;

  @ApiProperty({ type: 'string', format: 'date-time', example: '2025-01-31T05:00:00.000Z' })
  at!: string;

  @ApiProperty({ description: 'Action, as in the audit log.', example: 'shareholder.received' })
  action!: string;

  @ApiProperty({
    required: false,
    description: 'Kind of the record; `admin` for an account.',
    example: 'shareholder',
  })
  kind?: string;

  @ApiProperty({
    required: false,
    description: 'Id of the record or account.',
    example: '65f1c0ffee65f1c0ffee65f1',
  })
  id?: string;

  @ApiProperty({
    required: false,
    description: 'Reference of the record, or e-mail address of the account.',
    example: 'SH-7K3M9Q',
  })
  reference?: string;

  @ApiProperty({
    required: false,
    description: 'Name on the record; absent when the record was erased.',
    example: 'Meena Devi',
  })
  name?: string;

  @ApiProperty({
    required: false,
    description: 'E-mail address of the colleague who did it.',
    example: 'asha@example.org',
  })
  by?: string;

  @ApiProperty({
    required: false,
    description: 'New status of the record, for decisions.',
    example: 'approved',
  })
  status?: string;

  @ApiProperty({ required: false, description: '`true` if a decision was undone.' })
  undo?: boolean;

  @ApiProperty({
    required: false,
    description: 'What the office then had to refund, in rupees.',
    example: 4000,
  })
  refundDue?: number;
}

/** The notifications of the caller. */
export class NotificationsView {
  @ApiProperty({ type: [NotificationView], description: 'Newest first.' })
  entries!: NotificationView[];

  @ApiProperty({ description: 'Number of unread entries among them.', example: 3 })
  unread!: number;

  @ApiProperty({ ...position, description: 'Entries up to this position are read.' })
  readTo!: number;

  @ApiProperty({
    ...position,
    description:
      'Position at the end of the audit log; send it as `Last-Event-ID` to continue with the stream without a gap.',
  })
  position!: number;
}

export class ReadMarkView {
  @ApiProperty({ ...position, description: 'Entries up to this position are read. It never decreases.' })
  readTo!: number;
}

export class NotificationsRead {
  @ApiProperty({ example: 'Marked as read' })
  message!: string;

  @ApiProperty()
  data!: ReadMarkView;
}
