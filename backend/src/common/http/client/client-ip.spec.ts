import type { Request } from 'express';
import { clientIpOf, clientNetwork } from './client-ip.js';

describe('the network of a caller', () => {
  test('is the address itself for IPv4', () => {
    expect(clientNetwork('203.0.113.7')).toBe('203.0.113.7');
  });

  test.each(['2001:db8:1:2::1', '2001:0db8:0001:00ff:ffff::9', '2001:db8:1:2:a:b:c:d'])(
    'is the /56 prefix for IPv6: %s',
    (ip) => {
      expect(clientNetwork(ip)).toBe('2001:db8:1::/56');
    },
  );

  test('expands abbreviated zeros of an IPv6 address', () => {
    expect(clientNetwork('::1')).toBe('::/56');
    expect(clientNetwork('fe80::1%eth0')).toBe('fe80::/56');
  });
});

describe('the address of a caller', () => {
  test.each([
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::1]:51234', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['_hidden', '_hidden'],
  ])('%s, as forwarded by a proxy, is %s', (ip, address) => {
    expect(clientIpOf({ ip } as Request)).toBe(address);
  });
});
