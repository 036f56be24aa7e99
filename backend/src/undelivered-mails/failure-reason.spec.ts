import { codesOf, FAILURE_REASONS, failureReason } from './failure-reason.js';

const CODES = [
  ['EENVELOPE 550', 'refused'],
  ['EMESSAGE 554', 'refused'],
  // The server was reached and refused permanently.
  ['ECONNECTION 554', 'refused'],
  ['ECONNECTION', 'unreachable'],
  ['ETIMEDOUT', 'unreachable'],
  ['EDNS', 'unreachable'],
  ['DAILY_LIMIT', 'dailyLimit'],
  ['WORKER_DIED', 'stopped'],
  ['EENVELOPE 451', 'other'],
  ['EAUTH 1550', 'other'],
  // Our own password at the mail server is wrong, not the recipient's address.
  ['EAUTH 535', 'other'],
  ['EPROTOCOL 554', 'other'],
  ['ETLS 554', 'other'],
  ['', 'other'],
] as const;

describe('the reason of an undelivered mail', () => {
  test.each(CODES)('is, for the code "%s", %s', (code, reason) => {
    expect(failureReason(code)).toBe(reason);
  });

  test('is "other" without a code', () => {
    expect(failureReason(undefined)).toBe('other');
  });

  test.each(CODES)('is the only filter that finds the code "%s"', (code) => {
    const found = FAILURE_REASONS.filter((reason) => {
      const { like, not } = codesOf(reason);
      return (like?.test(code) ?? true) && !not.some((one) => one.test(code));
    });
    expect(found).toEqual([failureReason(code)]);
  });
});
