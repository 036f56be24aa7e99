import {
  failureCode,
  isExpired,
  isFinal,
  isRefusal,
  MAX_MAIL_ATTEMPTS,
  mailRetryDelay,
} from './mail-retry.js';

describe('retrying a mail', () => {
  it('waits longer after every attempt, up to six hours', () => {
    const pauses = Array.from({ length: MAX_MAIL_ATTEMPTS }, (_, n) => mailRetryDelay(n + 1, 0.5));
    expect(pauses[0]).toBe(10_000);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.at(-1)).toBe(6 * 60 * 60_000);
  });

  it('continues for about a day', () => {
    const hours =
      Array.from({ length: MAX_MAIL_ATTEMPTS - 1 }, (_, n) => mailRetryDelay(n + 1, 0.5)).reduce(
        (a, b) => a + b,
      ) / 3_600_000;
    expect(hours).toBeGreaterThan(12);
    expect(hours).toBeLessThan(48);
  });

  it('adds jitter, to spread mails that failed together', () => {
    expect(mailRetryDelay(3, 0)).toBe(30_000);
    expect(mailRetryDelay(3, 1)).toBe(50_000);
  });

  it('stops after the third permanent refusal, and else after the last attempt', () => {
    expect(isFinal(3, 3)).toBe(true);
    expect(isFinal(10, 2)).toBe(false);
    expect(isFinal(MAX_MAIL_ATTEMPTS - 1, 0)).toBe(false);
    expect(isFinal(MAX_MAIL_ATTEMPTS, 0)).toBe(true);
  });

  it('counts only what the server says permanently about the mail as a refusal', () => {
    expect([550, 500].map((responseCode) => isRefusal({ responseCode }))).toEqual([true, true]);
    for (const error of [{ responseCode: 451 }, { responseCode: '550' }, { code: 'ETIMEDOUT' }, undefined]) {
      expect(isRefusal(error)).toBe(false);
    }
  });

  it.each(['EAUTH', 'EPROTOCOL', 'ETLS'])(
    'counts no refusal when the server rejects the connection rather than the mail: %s',
    (code) => expect(isRefusal({ code, responseCode: 535 })).toBe(false),
  );

  it('stops when the link or code in the mail has expired, and otherwise has no expiry', () => {
    const createdAt = new Date('2025-01-15T10:00:00Z');
    const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
    const code = { createdAt, params: { reference: 'FA-7K3M9Q', code: '123456', validMinutes: 10 } };
    expect([9, 10].map((minutes) => isExpired(code, after(minutes)))).toEqual([false, true]);
    const link = { createdAt, params: { linkId: 'id', validHours: 72 } };
    expect([71, 72].map((hours) => isExpired(link, after(hours * 60)))).toEqual([false, true]);
    const news = { createdAt, params: { name: 'Asha Devi', reference: 'FA-7K3M9Q' } };
    expect(isExpired(news, after(1_000_000))).toBe(false);
    expect(isExpired({ createdAt }, after(1_000_000))).toBe(false);
  });

  it('stores the code of a failure, never the message of the server', () => {
    const refused = Object.assign(new Error('550 <asha@example.org> unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    expect(failureCode(refused)).toBe('EENVELOPE 550');
    expect(failureCode(new TypeError('x'))).toBe('TypeError');
    expect(failureCode(undefined)).toBe('ERROR');
  });
});
