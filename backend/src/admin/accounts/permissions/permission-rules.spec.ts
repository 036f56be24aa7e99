import type { Permission } from '../../permissions.js';
import { assertAssignable, inListedOrder } from './permission-rules.js';

const manage: Permission[] = ['admins:manage'];
const attempt =
  (grants: Record<string, Permission[]>, callerId: string, adminId: string, permissions: Permission[]) =>
  () =>
    assertAssignable({ grants }, { callerId, adminId, permissions });

describe('assigning permissions', () => {
  it('is allowed to a manager, for somebody else', () => {
    expect(attempt({ a: manage }, 'a', 'b', ['audit:read'])).not.toThrow();
    expect(attempt({ a: manage, b: manage }, 'a', 'b', [])).not.toThrow();
  });

  it('is refused to whoever is no manager at this moment', () => {
    expect(attempt({ a: manage, b: ['admins:read'] }, 'b', 'c', [])).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    );
  });

  it('is refused for oneself', () => {
    expect(attempt({ a: manage, b: manage }, 'a', 'a', [])).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN', message: 'You cannot change your own permissions.' }),
    );
    expect(attempt({ a: manage }, 'a', 'a', ['admins:manage', 'audit:read'])).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    );
  });

  it('never takes admins:manage from its last holder, whoever asks', () => {
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
  it('is kept in one order, without repeats', () => {
    expect(inListedOrder(['audit:read', 'contacts:read', 'audit:read'])).toEqual([
      'contacts:read',
      'audit:read',
    ]);
  });
});
