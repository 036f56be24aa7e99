import { applyDecorators, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type PermissionName, RequirePermission } from '../../../common/access/access.decorators.js';
import { ApiErrors } from '../../../common/errors/api-errors.decorator.js';
import { RecordIdParam } from '../../../common/http/request/record-id.param.js';
import { StatusPreviewView } from '../dto/status-preview.view.js';

/**
 * A route that previews the mail of a decision, for callers who may make it; its summary stays at the method, where
 * the compiler's plugin looks for it.
 */
export function StatusPreviewCall(path: string, ...permissions: PermissionName[]): MethodDecorator {
  return applyDecorators(
    Post(path),
    HttpCode(200),
    RequirePermission(...permissions),
    RecordIdParam,
    ApiOkResponse({ type: StatusPreviewView }),
    ApiErrors(400, 401, 403, 404, 409, 413, 415),
  );
}
