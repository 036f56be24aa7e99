import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Public, RequirePermission } from './access.decorators.js';
import { AccessGuard } from './access.guard.js';
import type { CallerIdentity, CallerResolver } from './caller.js';

class Unmarked {
  forgotten() {}
  @Public()
  open() {}
  @RequirePermission()
  forAnyone() {}
  @RequirePermission('contacts:read', 'contacts:update')
  forBoth() {}
}

@RequirePermission('audit:read')
class ForReaders {
  forgotten() {}
  @Public()
  open() {}
  @RequirePermission('admins:manage')
  forManagers() {}
}

@Public()
class Open {
  forgotten() {}
  @RequirePermission('audit:read')
  forReaders() {}
}

const withPermissions = (...permissions: string[]): CallerIdentity => ({
  adminId: 'a',
  email: 'office@example.org',
  sessionId: 's',
  permissions,
});

/** Runs the guard for a handler and returns its outcome. */
async function call<C extends new () => object>(
  controller: C,
  handler: keyof InstanceType<C> & string,
  caller?: CallerIdentity,
) {
  const request: { caller?: CallerIdentity } = {};
  const resolve = jest.fn(async () => caller);
  const guard = new AccessGuard(new Reflector(), { resolve } as unknown as CallerResolver);
  const context = {
    getHandler: () => controller.prototype[handler],
    getClass: () => controller,
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext;
  return { admitted: await guard.canActivate(context), as: request.caller, asked: resolve.mock.calls.length };
}

describe('a handler', () => {
  test('without an access decorator admits nobody, whatever their permissions', async () => {
    await expect(call(Unmarked, 'forgotten')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const everything = withPermissions('admins:manage', 'audit:read', 'contacts:read', 'undefined');
    await expect(call(Unmarked, 'forgotten', everything)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('that is public admits anonymous callers without resolving their identity', async () => {
    expect(await call(Unmarked, 'open')).toEqual({ admitted: true, as: undefined, asked: 0 });
    expect(await call(ForReaders, 'open')).toMatchObject({ admitted: true });
    expect(await call(Open, 'forgotten')).toMatchObject({ admitted: true });
  });

  test('that requires no permission admits every signed-in caller and resolves their identity', async () => {
    const nobody = withPermissions();
    expect(await call(Unmarked, 'forAnyone', nobody)).toEqual({ admitted: true, as: nobody, asked: 1 });
    await expect(call(Unmarked, 'forAnyone')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('that requires several permissions admits only callers who hold all of them', async () => {
    const both = withPermissions('contacts:update', 'contacts:read');
    expect(await call(Unmarked, 'forBoth', both)).toMatchObject({ admitted: true, as: both });
    const one = withPermissions('contacts:read', 'admins:manage');
    await expect(call(Unmarked, 'forBoth', one)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('inherits the requirement of its class unless it declares its own', async () => {
    const reader = withPermissions('audit:read');
    expect(await call(ForReaders, 'forgotten', reader)).toMatchObject({ admitted: true, as: reader });
    await expect(call(ForReaders, 'forManagers', reader)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(call(ForReaders, 'forgotten')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(call(Open, 'forReaders')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
