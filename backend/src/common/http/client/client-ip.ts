import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** The caller's IP address, as seen behind TRUST_PROXY proxies; an IPv4 address mapped into IPv6 is shown as IPv4. */
export function clientIpOf(request: Request): string {
  const ip = withoutPort(request.ip ?? request.socket.remoteAddress ?? 'unknown');
  return ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip;
}

/** Some proxies write the port, too, which is another one for each connection: `203.0.113.7:51234`, `[2001:db8::1]:51234`. */
function withoutPort(address: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d{1,5}|\[([^\]]+)\](?::\d{1,5})?)$/.exec(address) ?? [];
  return ipv4 ?? ipv6 ?? address;
}

/**
 * The network that counts as one caller for rate limits: an IPv4 address, or the /56 of an IPv6 line (decision 0105).
 */
export function clientNetwork(ip: string): string {
  return ipaddr.IPv6.isValid(ip) ? network(ipaddr.IPv6, ip, 56) : ip;
}

/** The network of somebody who rents several addresses: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function widerNetwork(ip: string): string {
  if (ipaddr.IPv6.isValid(ip)) return network(ipaddr.IPv6, ip, 48);
  return ipaddr.IPv4.isValidFourPartDecimal(ip) ? network(ipaddr.IPv4, ip, 24) : ip;
}

function network(kind: typeof ipaddr.IPv4 | typeof ipaddr.IPv6, ip: string, bits: number): string {
  // The zone names an interface of this machine and is not part of the network.
  const [withoutZone] = ip.split('%');
  return `${kind.networkAddressFromCIDR(`${withoutZone}/${bits}`)}/${bits}`;
}
