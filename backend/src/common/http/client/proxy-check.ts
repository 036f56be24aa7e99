import { BlockList, isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import type { AppLogger } from '../../logging/app-logger.js';

/** Networks in which a proxy of ours may stand. */
const OWN_NETWORKS = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  OWN_NETWORKS.addSubnet(network, bits, 'ipv4');
}
OWN_NETWORKS.addAddress('::1', 'ipv6');
OWN_NETWORKS.addSubnet('fc00::', 7, 'ipv6');
OWN_NETWORKS.addSubnet('fe80::', 10, 'ipv6');

/**
 * With TRUST_PROXY the last entries of `X-Forwarded-For` are believed. Somebody who reaches this server past the proxy
 * writes them as they like, and with them the address that limits and the audit log know. That cannot be told for sure,
 * but a request without the header, or from a network that is not ours, came past it: the log says so, once.
 */
export function proxyCheck(trustProxy: number, logger: Pick<AppLogger, 'warn'>): RequestHandler {
  let isLogged = trustProxy === 0;
  return (request, _response, next) => {
    // Those who look after the process ask it directly.
    if (
      !isLogged &&
      !request.path.startsWith('/health/') &&
      request.path !== '/metrics' &&
      cameDirectly(request)
    ) {
      isLogged = true;
      logger.warn(
        'TRUST_PROXY is set, but this server is reached past the proxy: callers can choose their address',
      );
    }
    next();
  };
}

function cameDirectly({ headers, socket }: Parameters<RequestHandler>[0]): boolean {
  if (headers['x-forwarded-for'] === undefined) return true;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address !== '' && !OWN_NETWORKS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
