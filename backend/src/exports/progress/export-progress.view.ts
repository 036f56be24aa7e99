import { ApiProperty } from '@nestjs/swagger';
import { EXPORT_STATES, type ExportState } from './export-run.schema.js';

/** The progress of an export. */
export class ExportProgressView {
  @ApiProperty({
    enum: EXPORT_STATES,
    enumName: 'ExportState',
    description:
      '`waiting`: not fetched yet. `running`: on its way. `complete`: all of it was sent. `broken`: it did not begin in time, or was cut off, and is to be prepared again.',
    example: 'running',
  })
  state!: ExportState;

  @ApiProperty({ description: 'Items of the list in what was written so far.', example: 12400 })
  items!: number;

  @ApiProperty({
    required: false,
    description: 'Items that there will be. Left out until they are counted, and of lists that are not.',
    example: 20000,
  })
  total?: number;
}
