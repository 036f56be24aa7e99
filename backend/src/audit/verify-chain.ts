import { EMPTY_CHAIN, hashOf, personalDigest } from './audit-chain.js';
import type { AuditEntry } from './audit-entry.schema.js';

/** So many places are named; who has to look further has reason to restore a backup. */
const NAMED = 20;

/** What reading the chain from its beginning found. */
export interface ChainReport {
  entries: number;
  /** The last one, for safe keeping: with it an end that is cut off later is found, too. */
  last?: { hash: string; at: Date };
  /** How many entries do not fit; sentences about the first twenty. */
  problems: { count: number; named: string[] };
  /** Whether an entry has the hash that was asked for. */
  holdsKept: boolean;
}

/**
 * Checks each entry against its hash and against the one before. Personal words may be missing where the record was
 * erased, which is an entry itself.
 * @param kept hash of an entry that somebody has kept
 */
export async function verifyChain(entries: AsyncIterable<AuditEntry>, kept?: string): Promise<ChainReport> {
  const named: string[] = [];
  const erased = new Set<string>();
  const forgotten = new Map<string, number>();
  let [total, count, holdsKept] = [0, 0, false];
  let end = EMPTY_CHAIN;
  let last: ChainReport['last'];
  const tell = (message: string) => {
    count += 1;
    if (named.length < NAMED) named.push(message);
  };
  for await (const entry of entries) {
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
    holdsKept ||= hash === kept;
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
    holdsKept,
  };
}

function gap(first: number, last: number): string {
  return first === last ? `Entry ${first} is missing.` : `Entries ${first} to ${last} are missing.`;
}
