import { ApiProperty } from '@nestjs/swagger';

/** A colleague who has a record open. */
export class PresenceView {
  @ApiProperty({ description: 'Id of the record.', example: '65f1c0ffee65f1c0ffee65f1' })
  record!: string;

  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f2' })
  adminId!: string;

  @ApiProperty({ format: 'email', example: 'asha@example.org' })
  email!: string;

  @ApiProperty({ description: 'Whether a decision about the record is being written.', example: false })
  deciding!: boolean;
}

export class PresenceLeft {
  @ApiProperty({ example: 'Left' })
  message!: string;
}
