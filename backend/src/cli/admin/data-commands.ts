import type { INestApplicationContext } from '@nestjs/common';
import { Types } from 'mongoose';
import { SealedFactors } from '../../admin/factors/sealed-factors.js';
import { AuditLog } from '../../audit/audit-log.js';
import { AppConfig } from '../../config/app-config.js';
import { SubmissionEraser } from '../../submissions/erasure/submission-eraser.js';
import { KeyRotation } from '../../submissions/key-rotation.js';
import { SubmissionKinds } from '../../submissions/record/submission-kinds.js';
import { CommandError } from '../command-error.js';
import { grouped } from '../grouped.js';
import { COMMAND_LINE, type Terminal } from './terminal.js';

/* The commands of `npm run admin` about stored data: records, keys, the audit log. */

/**
 * For people who write to the office: the tracking page asks for the e-mail address, which not everybody still has.
 */
export async function erase(
  app: INestApplicationContext,
  terminal: Terminal,
  wanted: WantedRecord,
): Promise<void> {
  const found = await findWanted(app.get(SubmissionKinds), wanted);
  if (!found) throw new CommandError(`There is no record ${'id' in wanted ? wanted.id : wanted.reference}.`);
  const { kind, record } = found;
  const { reference } = record;
  const refund = kind.refundAfterErasure(record);
  // Printed before: afterwards nothing in the product says so.
  if (refund > 0) {
    terminal.print(
      `₹${grouped(refund)} has to be refunded on Razorpay's dashboard: the order there has the receipt ${reference}.`,
    );
  }
  const id = record._id.toHexString();
  const eraser = app.get(SubmissionEraser);
  // An erasure that was interrupted is finished at once, rather than by the next sweep.
  if (record.erasing) await eraser.complete(kind, record._id);
  else await eraser.erase(kind, id, { actor: null, from: COMMAND_LINE });
  terminal.print(`${reference} (${kind.subject}, id ${id}) is erased, with its documents, mails and notes.`);
}

/** A record is named by its reference, or by the id that an earlier erasure has left in the log. */
type WantedRecord = { reference: string } | { id: string };

async function findWanted(kinds: SubmissionKinds, wanted: WantedRecord) {
  if ('reference' in wanted) {
    const kind = kinds.ofReference(wanted.reference);
    const record = await kind?.store.findStoredByReference(wanted.reference);
    return kind && record && { kind, record };
  }
  for (const kind of kinds.all()) {
    const record = await kind.store.findById(new Types.ObjectId(wanted.id));
    if (record) return { kind, record };
  }
  return undefined;
}

/** After a new DATA_ENCRYPTION_KEY: until this has run, the previous keys must stay configured. */
export async function rewrap(app: INestApplicationContext, terminal: Terminal): Promise<void> {
  const result = await app
    .get(KeyRotation)
    .run((kind, records) => terminal.print(`${kind}: ${grouped(records)} records looked at`));
  const factors = await app.get(SealedFactors).rewrapAll();
  terminal.print(`${grouped(factors.rewrapped)} secrets of second factors were wrapped anew.`);
  terminal.print(
    `${grouped(result.rewrapped)} files and PANs of ${grouped(result.records)} records were wrapped anew.`,
  );
  const problems = [
    ...named(
      'The key of these is not in DATA_ENCRYPTION_KEYS_PREVIOUS',
      result.unreadable,
      factors.unreadable,
    ),
    ...named('What is stored of these was damaged, and no key opens it', result.damaged, factors.damaged),
  ];
  if (problems.length > 0) throw new CommandError([...problems, 'All others were looked at.'].join('\n'));
  if (result.left > 0) {
    throw new CommandError(
      `${grouped(result.left)} files need an older key still, since they are being received or erased. Run this again in a minute.`,
    );
  }
  const isRotating = app.get(AppConfig).encryptionKeys.length > 1;
  terminal.print(
    isRotating
      ? 'Everything is under the present key: DATA_ENCRYPTION_KEYS_PREVIOUS can be emptied. Run this once more after the restart: until then, servers hash new PANs with the older keys as well.'
      : 'Everything is under the present key.',
  );
}

function named(problem: string, records: ReadonlySet<string>, accounts: ReadonlySet<string>): string[] {
  const which = [...records, ...accounts];
  return which.length === 0 ? [] : [`${problem}: ${which.join(', ')}.`];
}

/** A hash that was stored elsewhere also reveals a log that was rewritten completely, or truncated. */
export async function verifyAudit(
  app: INestApplicationContext,
  terminal: Terminal,
  kept?: string,
): Promise<void> {
  const log = app.get(AuditLog);
  const { entries, last, problems, containsKnownHash } = await log.verify(kept);
  const older = await log.countOutsideChain();
  if (older > 0) {
    const number = older === 1 ? 'One entry is' : `${grouped(older)} entries are`;
    terminal.print(
      `${number} older than the chain: nothing can be said about ${older === 1 ? 'it' : 'them'}.`,
    );
  }
  if (problems.count > 0) {
    const more = problems.count - problems.named.length;
    const rest = more > 0 ? [`And ${grouped(more)} more.`] : [];
    throw new CommandError(['The audit log was tampered with.', ...problems.named, ...rest].join('\n'));
  }
  if (kept !== undefined && !containsKnownHash)
    throw new CommandError('No entry has the hash that was kept.');
  terminal.print(
    entries === 1
      ? 'The log has one entry, which was not changed.'
      : `${grouped(entries)} entries follow each other without a gap, and none was changed.`,
  );
  if (last) terminal.print(`The last is of ${last.at.toISOString()}. Keep its hash elsewhere: ${last.hash}`);
}
