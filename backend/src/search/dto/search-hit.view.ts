import { ApiProperty } from '@nestjs/swagger';
import { matchesIn, type TextRange } from '../../common/search/name-matches.js';
import type { SubmissionKind } from '../../submissions/record/submission-kind.js';
import type { SubmissionRecord } from '../../submissions/record/submission-record.js';

const KINDS = ['factory-application', 'contact-message', 'shareholder', 'subscription'];

/** A matching part of a name. */
export class NameMatch implements TextRange {
  @ApiProperty({ type: 'integer', description: 'Start of the match, in UTF-16 code units.', example: 0 })
  start!: number;

  @ApiProperty({
    type: 'integer',
    description: 'End of the match, exclusive, in UTF-16 code units.',
    example: 4,
  })
  end!: number;
}

/** A search hit, with what is needed to choose it. */
export class SearchHit {
  @ApiProperty({ enum: KINDS, enumName: 'SubmissionKindName', example: 'shareholder' })
  kind!: string;

  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1', pattern: '^[0-9a-f]{24}$' })
  _id!: string;

  @ApiProperty({ example: 'SH-7K3M9Q' })
  reference!: string;

  @ApiProperty({ example: 'Sunita Devi' })
  name!: string;

  @ApiProperty({ type: [NameMatch], description: 'Parts of the name that match the search.' })
  nameMatches!: NameMatch[];

  @ApiProperty({ required: false, description: 'Location or PIN code.', example: 'Hajipur, Bihar' })
  place?: string;

  @ApiProperty({ example: 'pending' })
  status!: string;

  @ApiProperty({ example: '2025-01-05T10:15:30.000Z' })
  createdAt!: Date;
}

export function searchHit<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  record: R,
  query: string,
): SearchHit {
  const { reference, status, createdAt } = record;
  const { name, place } = kind.labelOf(record);
  return {
    kind: kind.subject,
    _id: record._id.toHexString(),
    reference,
    name,
    nameMatches: matchesIn(name, query),
    ...(place === undefined ? {} : { place }),
    status,
    createdAt,
  };
}
