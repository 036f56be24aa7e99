import { ApiProperty } from '@nestjs/swagger';

/** One login of the caller that has not ended. */
export class OwnSession {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f3' })
  _id!: string;

  @ApiProperty({ description: 'The session that asks.', example: true })
  isCurrent!: boolean;

  @ApiProperty({
    description: 'What the browser said of itself; absent when it said nothing.',
    required: false,
    type: String,
    example: 'Firefox on Windows',
  })
  device?: string;

  @ApiProperty({
    description: 'Network that the login came from; of the address no more is kept with the session.',
    required: false,
    type: String,
    example: '203.0.113.0/24',
  })
  network?: string;

  @ApiProperty({
    description: 'The login.',
    format: 'date-time',
    type: String,
    example: '2025-01-15T10:30:00.000Z',
  })
  createdAt!: string;

  @ApiProperty({
    description: 'Last time it asked for an access token, which is at most ten minutes before its last call.',
    format: 'date-time',
    type: String,
    example: '2025-01-15T10:40:00.000Z',
  })
  lastUsedAt!: string;
}

export class EndedSessionCount {
  @ApiProperty({ description: 'How many sessions this call has ended.', example: 1 })
  ended!: number;
}

export class SessionsEnded {
  @ApiProperty({ example: 'Session ended' })
  message!: string;

  @ApiProperty()
  data!: EndedSessionCount;
}
