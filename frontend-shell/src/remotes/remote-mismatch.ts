import type { RemoteName } from 'frontend-shared/federation/remote-contract';

/** The remote was made for another shell than this one. */
export class RemoteMismatch extends Error {
  /** @param what in which they differ, such as "contract" */
  constructor(name: RemoteName, what: string, theirs: string | number, ours: string | number) {
    super(`${name} was made for ${what} ${theirs}, this shell has ${ours}.`);
  }
}
