import { EMPTY_CHAIN, hashOf, personalDigest } from './audit-chain.js';
import type { AuditEntry } from './audit-entry.schema.js';

/** Number of problems that are described; whoever has more of them needs a backup. */
const NAMED = 20;

/** The result of verifying the chain. */
export interface ChainReport {
  entries: number;
  /** The last entry, to be written down: with it, later removal of entries from the end can be detected. */
  last?: { hash: string; at: Date };
  /** Number of entries that do not match, and sentences about the first twenty. */
  problems: { count: number; named: string[] };
  /** Whether the given hash was found. */
  containsKnownHash: boolean;
}

/**
 * Checks the hash of each entry and its link to the previous one. Personal parts may be missing where the record was
 * erased, which is an entry itself.
 * @param knownHash hash of an entry that the operator wrote down
 * @param signal makes it reject before its end
 */
export async function verifyChain(
  entries: AsyncIterable<AuditEntry>,
  knownHash?: string,
  signal?: AbortSignal,
): Promise<ChainReport> {
  const named: string[] = [];
  const erased = new Set<string>();
  const forgotten = new Map<string, number>();
  let [total, count, containsKnownHash] = [0, 0, false];
  let end = EMPTY_CHAIN;
  let last: ChainReport['last'];
  const tell = (message: string) => {
    count += 1;
    if (named.length < NAMED) named.push(message);
  };
  for await (const entry of entries) {
    signal?.throwIfAborted();
    const { position = 0, hash = '', subject, personal } = entry;
    const about = `${subject?.kind} ${subject?.id}`;
    if (entry.action.endsWith('.erased')) erased.add(about);
    if (position !== end.position + 1) tell(gap(end.position + 1, position - 1));
    else if (entry.previousHash !== end.hash)
      tell(`Entry ${position} does not follow entry ${end.position}.`);
    if (hashOf(entry) !== hash) tell(`Entry ${position} was changed.`);
    else if (personalDigest(entry, personal?.salt ?? '') !== (personal?.salt && personal.digest)) {
      tell(`Entry ${position} was changed in its reference or reason.`);
    }
    if (personal && personal.salt === undefined && !forgotten.has(about)) forgotten.set(about, position);
    total += 1;
    containsKnownHash ||= hash === knownHash;
    end = { position, hash };
    last = { hash, at: entry.at };
  }
  for (const [about, position] of forgotten) {
    if (!erased.has(about))
      tell(`Entry ${position} lost its reference or reason, but ${about} was not erased.`);
  }
  return {
    entries: total,
    ...(last ? { last } : {}),
    problems: { count, named },
    containsKnownHash,
  };
}

function gap(first: number, last: number): string {
  return first === last ? `Entry ${first} is missing.` : `Entries ${first} to ${last} are missing.`;
}
