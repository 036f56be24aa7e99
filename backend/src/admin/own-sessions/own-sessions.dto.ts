import { ApiProperty } from '@nestjs/swagger';

/** One login of the caller that has not ended. */
export class OwnSession {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f3' })
  _id!: string;

  @ApiProperty({ description: 'Whether this is the session of the request.', example: true })
  isCurrent!: boolean;

  @ApiProperty({
    description: 'Browser and operating system; absent when unknown.',
    required: false,
    type: String,
    example: 'Firefox on Windows',
  })
  device?: string;

  @ApiProperty({
    description: 'Network that the login came from. The complete address is not stored with the session.',
    required: false,
    type: String,
    example: '203.0.113.0/24',
  })
  network?: string;

  @ApiProperty({
    description: 'Time of the login.',
    format: 'date-time',
    type: String,
    example: '2025-01-15T10:30:00.000Z',
  })
  createdAt!: string;

  @ApiProperty({
    description: 'Time of the last token refresh, which is at most ten minutes before the last request.',
    format: 'date-time',
    type: String,
    example: '2025-01-15T10:40:00.000Z',
  })
  lastUsedAt!: string;
}

export class EndedSessionCount {
  @ApiProperty({ description: 'Number of sessions that were ended.', example: 1 })
  ended!: number;
}

export class SessionsEnded {
  @ApiProperty({ example: 'Session ended' })
  message!: string;

  @ApiProperty()
  data!: EndedSessionCount;
}
