// @ts-check
import { asAccount } from './account.mjs';
import { findProgram } from './find-program.mjs';

const canAskKernel = process.platform === 'linux' && findProgram('setpriv') !== undefined;

/**
 * A command line whose program gets a signal from the kernel when this process dies, however it dies. Where that is
 * not possible (macOS), the program is ended by an orderly stop only.
 * @param {NodeJS.Signals} signal
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('./account.mjs').Account | undefined} [account]
 * @returns {[string, string[]]}
 */
export function endsWithParent(signal, command, args, account) {
  if (!canAskKernel) return [command, [...args]];
  // One call for both: changing the account clears the kernel's promise.
  const [program = 'setpriv', ...rest] = asAccount(account, [`--pdeathsig=${signal.replace('SIG', '')}`]);
  return [program, [...rest, command, ...args]];
}
