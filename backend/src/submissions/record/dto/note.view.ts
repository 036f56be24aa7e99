import { ApiProperty } from '@nestjs/swagger';
import { NOTE_MINUTES, type OfficeNote } from '../submission-record.js';

/** A note of the office on a record. */
export class NoteView {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1', pattern: '^[0-9a-f]{24}$' })
  _id!: string;

  @ApiProperty({ description: 'E-mail address of the author.', example: 'asha@example.org' })
  by!: string;

  @ApiProperty({ example: '2025-01-06T09:30:00.000Z' })
  at!: Date;

  @ApiProperty({ example: '@ravi@example.org, please call her about the rent agreement.' })
  text!: string;

  @ApiProperty({
    type: [String],
    description: 'E-mail addresses of the mentioned colleagues, who were notified.',
    example: ['ravi@example.org'],
  })
  mentions!: string[];

  @ApiProperty({
    description: 'The author can delete the note until then.',
    example: '2025-01-06T09:40:00.000Z',
  })
  deletableUntil!: Date;
}

export function noteView({ _id, by, at, text, mentions }: OfficeNote): NoteView {
  return {
    _id: _id.toHexString(),
    by: by.email,
    at,
    text,
    mentions: mentions.map(({ email }) => email),
    deletableUntil: new Date(at.getTime() + NOTE_MINUTES * 60_000),
  };
}
