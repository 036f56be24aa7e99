// @ts-check
import { asAccount } from './account.mjs';
import { findProgram } from './find-program.mjs';

const isSupported = process.platform === 'linux' && findProgram('setpriv') !== undefined;

/**
 * Command and arguments that make the kernel send a signal to the program when this process dies, however it dies. Where
 * that is not possible, as on macOS, the program ends only when it is stopped.
 * @param {NodeJS.Signals} signal
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('./account.mjs').Account | undefined} [account]
 * @returns {[string, string[]]}
 */
export function endsWithParent(signal, command, args, account) {
  if (!isSupported) return [command, [...args]];
  // One call of setpriv for both, because changing the account resets the parent-death signal.
  const [program = 'setpriv', ...rest] = asAccount(account, [`--pdeathsig=${signal.replace('SIG', '')}`]);
  return [program, [...rest, command, ...args]];
}
