import { ApiProperty } from '@nestjs/swagger';

const position = { type: 'integer', minimum: 0, example: 41_206 } as const;

/** A notification. */
export class NotificationView {
  @ApiProperty({ ...position, description: 'Place in the audit log; the newest is the greatest.' })
  position!: number;

  @ApiProperty({ type: 'string', format: 'date-time', example: '2025-01-31T05:00:00.000Z' })
  at!: string;

  @ApiProperty({ description: 'As the audit log calls it.', example: 'shareholder.received' })
  action!: string;

  @ApiProperty({ required: false, description: 'Kind of the record, or `admin`.', example: 'shareholder' })
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
    description: 'Whose record it is, for those who may read it; absent when it is gone.',
    example: 'Meena Devi',
  })
  name?: string;

  @ApiProperty({
    required: false,
    description: 'E-mail of the colleague who did it.',
    example: 'asha@example.org',
  })
  by?: string;

  @ApiProperty({ required: false, description: 'What a record was decided to be.', example: 'approved' })
  status?: string;

  @ApiProperty({ required: false, description: 'A decision was undone within seconds.' })
  undo?: boolean;
}

/** The notifications of the caller. */
export class NotificationsView {
  @ApiProperty({ type: [NotificationView], description: 'The newest first.' })
  entries!: NotificationView[];

  @ApiProperty({ description: 'How many of these are not read yet.', example: 3 })
  unread!: number;

  @ApiProperty({ ...position, description: 'Entries up to this place are read.' })
  readTo!: number;

  @ApiProperty({
    ...position,
    description:
      'End of the audit log when this was read; as `Last-Event-ID` it continues here without a gap.',
  })
  position!: number;
}

export class ReadMarkView {
  @ApiProperty({ ...position, description: 'Entries up to this place are read. It never becomes smaller.' })
  readTo!: number;
}

export class NotificationsRead {
  @ApiProperty({ example: 'Marked as read' })
  message!: string;

  @ApiProperty()
  data!: ReadMarkView;
}
