import { ApiProperty } from '@nestjs/swagger';

/** An account, as its colleagues see it. */
export class ColleagueView {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1', pattern: '^[0-9a-f]{24}$' })
  adminId!: string;

  @ApiProperty({ example: 'ravi@example.org' })
  email!: string;
}
