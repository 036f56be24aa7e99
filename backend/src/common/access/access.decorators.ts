import { applyDecorators, type CustomDecorator, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';

export const PUBLIC = 'access:public';
export const REQUIRED_PERMISSIONS = 'access:permissions';

/** Whether one of the permissions suffices. */
export const ANY_PERMISSION = 'access:any';

/** A permission as `thing:action`; the list of those that exist is in the admin module. */
export type PermissionName = `${string}:${string}`;

/** Anyone may call this, without a token. */
export function Public(): CustomDecorator {
  return SetMetadata(PUBLIC, true);
}

/**
 * Only a signed-in administrator who holds every named permission may call this.
 * Without arguments, being signed in is enough.
 */
export function RequirePermission(...permissions: PermissionName[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    SetMetadata(REQUIRED_PERMISSIONS, permissions),
    ApiBearerAuth(),
    ApiExtension('x-required-permissions', permissions),
  );
}

/** Only a signed-in administrator who holds at least one of the named permissions may call this. */
export function RequireAnyPermission(
  ...permissions: [PermissionName, PermissionName, ...PermissionName[]]
): MethodDecorator {
  return applyDecorators(
    SetMetadata(REQUIRED_PERMISSIONS, permissions),
    SetMetadata(ANY_PERMISSION, true),
    ApiBearerAuth(),
    ApiExtension('x-required-permissions', { anyOf: permissions }),
  );
}
