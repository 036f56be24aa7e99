import { applyDecorators, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { PermissionName } from '../common/access/access.decorators.js';
import { RequirePermission } from '../common/access/access.decorators.js';
import { RequireProof, STALE_PROOF } from '../common/access/second-factor.decorators.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { ChosenRecords } from './chosen-records.dto.js';
import { ExportPrepared } from './export-prepared.js';

/** A route that prepares a file of a list, for those who may see the list and have shown lately who they are. */
export function ExportCall(path: string, permission: PermissionName, summary: string): MethodDecorator {
  return applyDecorators(
    Post(path),
    HttpCode(200),
    Header('Cache-Control', 'no-store'),
    RequirePermission(permission),
    RequireProof(),
    ApiOperation({ summary }),
    ApiOkResponse({ type: ExportPrepared }),
    ApiErrors(400, 401, STALE_PROOF),
  );
}

/** The same for a list of records, of which a body can choose some. */
export function RecordsExportCall(permission: PermissionName, summary: string): MethodDecorator {
  return applyDecorators(
    ExportCall('exports', permission, summary),
    ApiBody({ type: ChosenRecords, required: false }),
    ApiErrors(413, 415),
  );
}
