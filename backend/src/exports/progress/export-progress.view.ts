import { ApiProperty } from '@nestjs/swagger';
import { EXPORT_STATES, type ExportState } from './export-run.schema.js';

/** The progress of an export. */
export class ExportProgressView {
  @ApiProperty({
    enum: EXPORT_STATES,
    enumName: 'ExportState',
    description:
      '`waiting`: not downloaded yet. `running`: download in progress. `complete`: sent completely. `broken`: not started in time or interrupted; prepare a new export.',
    example: 'running',
  })
  state!: ExportState;

  @ApiProperty({ description: 'Number of items written so far.', example: 12400 })
  items!: number;

  @ApiProperty({
    required: false,
    description: 'Total number of items; absent until counted, and for lists that are not counted.',
    example: 20000,
  })
  total?: number;
}
