import type { Request, Response } from 'express';
import { proxyCheck } from './proxy-check.js';

/** The number of log lines after these consecutive requests. */
function linesAfter(
  trustProxy: number,
  ...requests: { from?: string; forwarded?: string; path?: string }[]
): number {
  const warn = jest.fn();
  const check = proxyCheck(trustProxy, { warn });
  const next = jest.fn();
  for (const { from = '10.0.0.7', forwarded, path = '/api/contact' } of requests) {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    check({ path, headers, socket: { remoteAddress: from } } as unknown as Request, {} as Response, next);
  }
  expect(next).toHaveBeenCalledTimes(requests.length);
  return warn.mock.calls.length;
}

describe('a server behind a proxy', () => {
  test('logs once that requests bypass the proxy', () => {
    expect(linesAfter(1, { forwarded: '203.0.113.9' }, {}, {})).toBe(1);
    expect(linesAfter(1, { from: '198.51.100.4', forwarded: '203.0.113.9' })).toBe(1);
    expect(linesAfter(1, { from: '2001:db8::4', forwarded: '203.0.113.9' })).toBe(1);
  });

  test.each(['10.0.0.7', '::ffff:172.18.0.3', '127.0.0.1', '::1', 'fd00::7'])(
    'logs nothing for requests that a proxy at %s forwards',
    (from) => {
      expect(linesAfter(1, { from, forwarded: '203.0.113.9' })).toBe(0);
    },
  );

  test('logs nothing for direct requests to health checks and metrics', () => {
    expect(linesAfter(1, { path: '/health/live' }, { path: '/metrics' })).toBe(0);
  });

  test('logs nothing when no proxy is configured', () => {
    expect(linesAfter(0, {})).toBe(0);
  });
});
