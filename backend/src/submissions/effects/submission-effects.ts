import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { AuditLog } from '../../audit/audit-log.js';
import { DocumentStore } from '../../documents/store/document-store.js';
import type { EffectSource } from '../../effects/effect-source.js';
import { auditEventOf } from '../../effects/effects.js';
import { EffectsRelay } from '../../effects/effects-relay.js';
import { Outbox } from '../../mail/outbox.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import { SubmissionKinds } from '../record/submission-kinds.js';
import type { SubmissionRecord } from '../record/submission-record.js';
import { mailKeysOf } from './mail-keys.js';

/** Hands what submissions owe to the relay, and finishes their erasure. */
@Injectable()
export class SubmissionEffects {
  constructor(
    private readonly relay: EffectsRelay,
    private readonly documents: DocumentStore,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    kinds: SubmissionKinds,
  ) {
    relay.register(() => kinds.all().map((kind) => this.sourceOf(kind) as unknown as EffectSource));
  }

  /** Carries out what is due in this record without keeping the caller waiting. */
  dispatchNow<R extends SubmissionRecord>(kind: SubmissionKind<R>, id: Types.ObjectId): void {
    this.relay.dispatchNow(this.sourceOf(kind), id);
  }

  /** Carries out what is due in this record now. */
  process<R extends SubmissionRecord>(kind: SubmissionKind<R>, id: Types.ObjectId): Promise<void> {
    return this.relay.process(this.sourceOf(kind), id);
  }

  private sourceOf<R extends SubmissionRecord>(kind: SubmissionKind<R>): EffectSource<R> {
    return {
      name: kind.subject,
      store: kind.store,
      composeMail: (record, effect) => kind.composeMail(record, effect),
      prepare: async (record) => {
        if (!record.erasing) return true;
        await this.erase(kind, record);
        return false;
      },
    };
  }

  /**
   * Everything that was kept because of a record, and last the record, so that a crash leaves it to be found again. What
   * the audit log is still owed comes first: another relay that is about to write one of these entries finds it there
   * and brings back nothing of what is then taken out of them.
   */
  private async erase<R extends SubmissionRecord>(kind: SubmissionKind<R>, record: R): Promise<void> {
    for (const effect of record.pendingEffects) {
      if (effect.kind === 'audit') await this.audit.record(auditEventOf(effect));
    }
    if (record.document) await this.documents.remove(record.document.fileId);
    const id = record._id.toHexString();
    await this.outbox.erase([...mailKeysOf(record), ...(await this.outbox.keysBeginning(`${id}:`))]);
    await this.audit.forgetPerson(kind.subject, id);
    await kind.store.remove(record._id);
  }
}
