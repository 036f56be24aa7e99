import { redactAuditFacts } from './redact-audit-facts.js';

describe('an audit entry', () => {
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
  ])('does not contain the value of %s', (name) => {
    expect(
      JSON.stringify(redactAuditFacts({ [name]: 'hunter2', kept: [{ [name]: 'hunter2' }] })),
    ).not.toContain('hunter2');
  });

  it('contains everything else unchanged', () => {
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
