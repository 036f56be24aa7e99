import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** The caller's address, as seen behind TRUST_PROXY proxies; an IPv4 address mapped into IPv6 is shown as IPv4. */
export function clientAddress(request: Request): string {
  const address = request.ip ?? request.socket.remoteAddress ?? 'unknown';
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/** The network that counts as one caller for limits: an IPv4 address, or the /56 that one IPv6 line has (decision 0105). */
export function clientNetwork(address: string): string {
  return ipaddr.IPv6.isValid(address) ? network(ipaddr.IPv6, address, 56) : address;
}

/** The network that whoever rents a few addresses has them from: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function widerNetwork(address: string): string {
  if (ipaddr.IPv6.isValid(address)) return network(ipaddr.IPv6, address, 48);
  return ipaddr.IPv4.isValidFourPartDecimal(address) ? network(ipaddr.IPv4, address, 24) : address;
}

function network(kind: typeof ipaddr.IPv4 | typeof ipaddr.IPv6, address: string, bits: number): string {
  // The zone names an interface of this machine, and is no part of an address's network.
  const [withoutZone] = address.split('%');
  return `${kind.networkAddressFromCIDR(`${withoutZone}/${bits}`)}/${bits}`;
}
