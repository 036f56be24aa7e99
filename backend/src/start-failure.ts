import { types } from 'node:util';
import { ConfigError } from './config/config-error.js';

/** Error codes of listening, and what an operator can do about each. */
const LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT is taken by another program; choose another one.',
  EACCES: 'PORT cannot be used by this user; choose one above 1023.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  // An address of IPv6 where there is none, and one that holds for a single network card.
  EAFNOSUPPORT: 'HOST is not an address of this machine.',
  EINVAL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'HOST is not an address of this machine.',
  EAI_AGAIN: 'HOST is not an address of this machine.',
};

/** What fails when a server listens: on its own, one of several `WORKERS`, and with a name as `HOST`. */
const LISTENING_CALLS = new Set(['listen', 'bind', 'getaddrinfo']);

/** Why the server did not start: one sentence that names the variable, or for a mistake of ours its stack. */
export function startFailure(thrown: unknown): string {
  if (thrown instanceof ConfigError) return thrown.message;
  if (!types.isNativeError(thrown)) return String(thrown);
  const { code = '', syscall = '' } = thrown as NodeJS.ErrnoException;
  const message = LISTENING_CALLS.has(syscall) ? LISTENING[code] : undefined;
  return message ?? thrown.stack ?? thrown.message;
}
