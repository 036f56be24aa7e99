import { isIPv4, isIPv6 } from 'node:net';
import type { Request } from 'express';

/** The caller's address, as seen behind TRUST_PROXY proxies; an IPv4 address mapped into IPv6 is shown as IPv4. */
export function clientAddress(request: Request): string {
  const address = request.ip ?? request.socket.remoteAddress ?? 'unknown';
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}

/** The network that counts as one caller for limits: an IPv4 address, or the /64 that one IPv6 household has. */
export function clientNetwork(address: string): string {
  return isIPv6(address) ? `${leadingGroups(address, 4)}::/64` : address;
}

/** The network that whoever rents a few addresses has them from: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function widerNetwork(address: string): string {
  if (isIPv6(address)) return `${leadingGroups(address, 3)}::/48`;
  return isIPv4(address) ? `${address.slice(0, address.lastIndexOf('.'))}.0/24` : address;
}

/** The first of the eight groups of an IPv6 address, without leading zeros. */
function leadingGroups(address: string, count: number): string {
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
