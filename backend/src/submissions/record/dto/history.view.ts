import { ApiProperty } from '@nestjs/swagger';
import type { SubmissionRecord } from '../submission-record.js';

/** An entry in the history of a record; each kind adds its states. */
export abstract class HistoryView {
  @ApiProperty({ example: '2025-01-06T09:30:00.000Z' })
  at!: Date;

  @ApiProperty({
    required: false,
    description:
      'E-mail address of the administrator; absent for the submission, and for changes made by the person who sent it.',
    example: 'reviewer@example.org',
  })
  by?: string;

  @ApiProperty({ required: false, example: 'Your eight years at the mill convinced the committee.' })
  reason?: string;

  @ApiProperty({
    required: false,
    description: '`true` if this undid the previous change before its mail was sent.',
    example: true,
  })
  undo?: boolean;
}

/** The history of a record as administrators see it. */
export function historyView<S extends string>({ history }: Pick<SubmissionRecord<S>, 'history'>) {
  return history.map(({ status, at, by, reason, undo }) => ({ status, at, by: by?.email, reason, undo }));
}
