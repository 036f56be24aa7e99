import type { Permission } from '../../permissions.js';
import { assertAssignable, inListedOrder } from './permission-rules.js';

const manage: Permission[] = ['admins:manage'];
const attempt =
  (grants: Record<string, Permission[]>, callerId: string, adminId: string, permissions: Permission[]) =>
  () =>
    assertAssignable({ grants }, { callerId, adminId, permissions });

describe('assigning permissions', () => {
  it('is allowed for a manager who changes another account', () => {
    expect(attempt({ a: manage }, 'a', 'b', ['audit:read'])).not.toThrow();
    expect(attempt({ a: manage, b: manage }, 'a', 'b', [])).not.toThrow();
  });

  it('is refused when the caller is not currently a manager', () => {
    expect(attempt({ a: manage, b: ['admins:read'] }, 'b', 'c', [])).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    );
  });

  it('is refused for the caller’s own account', () => {
    expect(attempt({ a: manage, b: manage }, 'a', 'a', [])).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN', message: 'You cannot change your own permissions.' }),
    );
    expect(attempt({ a: manage }, 'a', 'a', ['admins:manage', 'audit:read'])).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    );
  });

  it('never removes admins:manage from its last holder, whoever the caller is', () => {
    for (const caller of ['a', 'b']) {
      expect(attempt({ a: manage, b: [] }, caller, 'a', ['audit:read'])).toThrow(
        expect.objectContaining({
          code: 'CONFLICT',
          message:
            'This is the last account that can manage administrators, so it must keep that permission.',
        }),
      );
    }
  });
});

describe('a list of permissions', () => {
  it('is stored in a fixed order, without duplicates', () => {
    expect(inListedOrder(['audit:read', 'contacts:read', 'audit:read'])).toEqual([
      'contacts:read',
      'audit:read',
    ]);
  });
});
