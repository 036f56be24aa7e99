import { redactAuditFacts } from './redact-audit-facts.js';

describe('what an audit entry may hold', () => {
  it.each([
    'password',
    'newPassword',
    'passwordHash',
    'token',
    'setupToken',
    'clientSecret',
    'pan',
    'panNumber',
    'refreshCookie',
  ])('not the value of %s', (name) => {
    expect(
      JSON.stringify(redactAuditFacts({ [name]: 'hunter2', kept: [{ [name]: 'hunter2' }] })),
    ).not.toContain('hunter2');
  });

  it('everything else as it was', () => {
    const at = new Date(0);
    const facts = {
      status: 'approved',
      permissions: ['admins:read'],
      company: { panel: 'x' },
      at,
      gone: null,
    };
    expect(redactAuditFacts(facts)).toEqual(facts);
  });
});
