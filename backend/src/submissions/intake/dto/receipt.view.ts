import { ApiProperty } from '@nestjs/swagger';

/** The sender's receipt; each kind adds its reference and first status. */
export abstract class ReceiptView {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1', pattern: '^[0-9a-f]{24}$' })
  _id!: string;

  @ApiProperty({ example: '2025-01-05T10:15:30.000Z' })
  createdAt!: Date;
}
