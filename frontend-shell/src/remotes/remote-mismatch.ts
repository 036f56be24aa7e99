import type { RemoteName } from 'frontend-shared/federation/remote-contract';

/** The remote was built for another version of the shell. */
export class RemoteMismatch extends Error {
  /** @param what the version that differs, such as "contract" */
  constructor(name: RemoteName, what: string, theirs: string | number, ours: string | number) {
    super(`${name} was made for ${what} ${theirs}, this shell has ${ours}.`);
  }
}
