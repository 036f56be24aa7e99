import { ApiProperty } from '@nestjs/swagger';

/** What the sender of a form keeps; each kind adds its reference and its first status. */
export abstract class ReceiptView {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1', pattern: '^[0-9a-f]{24}$' })
  _id!: string;

  @ApiProperty({ example: '2025-01-05T10:15:30.000Z' })
  createdAt!: Date;
}
