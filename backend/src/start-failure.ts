import { types } from 'node:util';
import { ConfigError } from './config/config-error.js';

/** Error codes of listening, with advice for the operator. */
const LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT is taken by another program; choose another one.',
  EACCES: 'PORT cannot be used by this user; choose one above 1023.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  // An IPv6 address on a machine without IPv6, or one that belongs to a single network card.
  EAFNOSUPPORT: 'HOST is not an address of this machine.',
  EINVAL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'HOST is not an address of this machine.',
  EAI_AGAIN: 'HOST is not an address of this machine.',
};

/** System calls that fail when a server listens: alone, as one of several `WORKERS`, or with a name as `HOST`. */
const LISTENING_CALLS = new Set(['listen', 'bind', 'getaddrinfo']);

/** Why the server did not start: one sentence that names the variable, or the stack of a bug. */
export function startFailure(thrown: unknown): string {
  if (thrown instanceof ConfigError) return thrown.message;
  if (!types.isNativeError(thrown)) return String(thrown);
  const { code = '', syscall = '' } = thrown as NodeJS.ErrnoException;
  const message = LISTENING_CALLS.has(syscall) ? LISTENING[code] : undefined;
  return message ?? thrown.stack ?? thrown.message;
}
