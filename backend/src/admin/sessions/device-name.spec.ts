import { deviceName } from './device-name.js';

describe('the name of a device', () => {
  test.each([
    [
      'Firefox on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
    ],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Safari on iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ],
  ])('is %s', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  test('is absent without a user agent', () => {
    expect(deviceName(undefined)).toBeUndefined();
    expect(deviceName('')).toBeUndefined();
  });

  test('never contains text chosen by the client, and is never long', () => {
    for (const userAgent of [
      'Your account is locked, call evil.example now/1.0 x',
      'evil.example/1 (Windows NT 10.0)',
    ]) {
      expect(deviceName(userAgent)).toBeUndefined();
    }
    for (const piece of ['(', 'Mozilla/5.0 ', 'version/1.', ' safari ', '((((;;;']) {
      expect((deviceName(piece.repeat(5_000)) ?? '').length).toBeLessThan(60);
    }
  });
});
