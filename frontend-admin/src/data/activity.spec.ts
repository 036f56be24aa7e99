import { isBySystem } from './activity';

test.each([
  ['application.received', undefined, false],
  ['admin.login_failed', '192.0.2.7', false],
  ['application.mail_given_up', undefined, true],
  ['subscription.refunded', undefined, true],
  ['admin.created', 'server start', true],
  ['shareholder.erased', 'retention', true],
])('tells whether the system or a visitor did %s from %s, which has no account', (action, from, isSystem) => {
  const entry = { _id: 'e1', at: '2025-11-16T20:00:00.000Z', action, actor: null, ...(from && { from }) };
  expect(isBySystem(entry)).toBe(isSystem);
});
