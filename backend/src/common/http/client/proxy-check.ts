import { BlockList, isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import type { AppLogger } from '../../logging/app-logger.js';
import { isHealthPath } from '../health-only.js';

/** Networks in which our own proxy may be. */
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
 * With TRUST_PROXY the last entries of `X-Forwarded-For` are trusted. Somebody who can reach this server without the
 * proxy can forge them, and with them the address used for rate limits and the audit log. This cannot be detected
 * reliably, but a request without the header, or from a network that is not ours, did not come through the proxy: log
 * that once.
 */
export function proxyCheck(trustProxy: number, logger: Pick<AppLogger, 'warn'>): RequestHandler {
  let isLogged = trustProxy === 0;
  return (request, _response, next) => {
    // Health checks reach the process directly.
    if (!isLogged && !isHealthPath(request.path) && bypassedProxy(request)) {
      isLogged = true;
      logger.warn(
        'TRUST_PROXY is set, but this server is reached past the proxy: callers can choose their address',
      );
    }
    next();
  };
}

function bypassedProxy({ headers, socket }: Parameters<RequestHandler>[0]): boolean {
  if (headers['x-forwarded-for'] === undefined) return true;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address !== '' && !OWN_NETWORKS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
