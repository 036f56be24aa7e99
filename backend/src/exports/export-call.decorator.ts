import { applyDecorators, Header, HttpCode, Post, type Type } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import type { PermissionName } from '../common/access/access.decorators.js';
import { RequirePermission } from '../common/access/access.decorators.js';
import { RequireProof, STALE_PROOF } from '../common/access/second-factor.decorators.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { SETS_TICKET } from '../downloads/ticket-cookie.js';
import type { ChosenRecords } from './chosen-records.dto.js';
import { ExportPrepared } from './export-prepared.js';

/**
 * A route that prepares an export, for callers who may see the list and have a recent proof. Its summary stays at the
 * method: the compiler's plugin overwrites one that it does not find there.
 */
export function ExportCall(path: string, ...permissions: PermissionName[]): MethodDecorator {
  return applyDecorators(
    Post(path),
    HttpCode(200),
    Header('Cache-Control', 'no-store'),
    RequirePermission(...permissions),
    RequireProof(),
    ApiOkResponse({ type: ExportPrepared, headers: SETS_TICKET }),
    ApiErrors(400, 401, STALE_PROOF),
  );
}

/** The same for a list of records, where the body can choose records and columns. */
export function RecordsExportCall(permission: PermissionName, form: Type<ChosenRecords>): MethodDecorator {
  return applyDecorators(
    ExportCall('exports', permission),
    ApiBody({ type: form, required: false }),
    ApiErrors(413, 415),
  );
}
