import { ApiProperty } from '@nestjs/swagger';
import type { SubmissionRecord } from '../submission-record.js';

/** An entry in the history of a record; each kind adds its states. */
export abstract class HistoryView {
  @ApiProperty({ example: '2025-01-06T09:30:00.000Z' })
  at!: Date;

  @ApiProperty({
    required: false,
    description:
      'E-mail of the administrator; absent on arrival and when the person behind the record did it.',
    example: 'reviewer@example.org',
  })
  by?: string;

  @ApiProperty({ required: false, example: 'Your eight years at the mill convinced the committee.' })
  reason?: string;

  @ApiProperty({
    required: false,
    description: 'It took the change before it back before anybody was told of that one.',
    example: true,
  })
  undo?: boolean;
}

/** The history of a record as administrators see it. */
export function historyView<S extends string>({ history }: Pick<SubmissionRecord<S>, 'history'>) {
  return history.map(({ status, at, by, reason, undo }) => ({ status, at, by: by?.email, reason, undo }));
}
