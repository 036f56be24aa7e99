import { clientNetwork } from './client-ip.js';

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
