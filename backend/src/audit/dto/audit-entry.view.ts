import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { orNull } from '../../common/fields/or-null.js';
import type { AuditEntry } from '../audit-entry.schema.js';

const facts = { type: 'object', additionalProperties: true, selfRequired: false } as const;

/** The actor, as known at that moment. */
export class AuditActorView {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1' })
  adminId!: string;

  @ApiProperty({ example: 'office@example.org' })
  email!: string;
}

/** The subject of an entry. */
export class AuditSubjectView {
  @ApiProperty({ example: 'factory-application' })
  kind!: string;

  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1' })
  id!: string;

  @ApiProperty({
    required: false,
    description: 'Reference of the record; absent once the record is erased.',
    example: 'FA-7K3M9Q',
  })
  reference?: string;
}

/** An entry of the audit log. */
@ApiExtraModels(AuditActorView)
export class AuditEntryView {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1' })
  _id!: string;

  @ApiProperty({ type: 'string', format: 'date-time', example: '2025-01-31T05:00:00.000Z' })
  at!: string;

  @ApiProperty({ example: 'application.status_changed' })
  action!: string;

  @ApiProperty({
    ...orNull(AuditActorView),
    description:
      'Account that performed the action; `null` for failed logins, the command line and the server itself.',
  })
  actor!: AuditActorView | null;

  @ApiProperty({ type: () => AuditSubjectView, required: false })
  subject?: AuditSubjectView;

  @ApiProperty({
    required: false,
    description: 'Network address (IP) of the caller.',
    example: '192.0.2.1',
  })
  from?: string;

  @ApiProperty({ ...facts, description: 'Values before the change.' })
  before?: Record<string, unknown>;

  @ApiProperty({ ...facts, description: 'Values after the change.' })
  after?: Record<string, unknown>;

  @ApiProperty({ ...facts, description: 'Further details of the action.' })
  detail?: Record<string, unknown>;
}

/** The API's view of an entry. */
export function auditEntryView(entry: AuditEntry): AuditEntryView {
  const { _id, at, action, actor, subject, from, before, after, detail } = entry;
  return {
    _id: _id.toHexString(),
    at: at.toISOString(),
    action,
    actor,
    ...(subject && { subject }),
    ...(from !== undefined && { from }),
    ...(before && { before }),
    ...(after && { after }),
    ...(detail && { detail }),
  };
}
