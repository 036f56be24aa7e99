import { ApiProperty } from '@nestjs/swagger';
import { PlainText } from '../../common/fields/text-fields.js';

export class StandingReason {
  @PlainText({
    min: 3,
    max: 500,
    multiline: true,
    description: 'Told to the person, and kept in the audit log.',
    example: 'On leave until April.',
  })
  reason!: string;
}

export class StandingChanged {
  @ApiProperty({ example: 'Account suspended' })
  message!: string;
}
