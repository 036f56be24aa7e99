import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { EffectSource } from '../../effects/effect-source.js';
import { EffectsRelay } from '../../effects/effects-relay.js';
import type { MailEffect } from '../../effects/pending-effect.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import { SubmissionKinds } from '../record/submission-kinds.js';
import type { SubmissionRecord } from '../record/submission-record.js';
import { composeColleagueMail } from './colleague-mail.js';
import { isOfEarlierChange } from './mail-keys.js';
import { RecordRemoval } from './record-removal.js';

/** Registers the pending effects of submissions with the relay. */
@Injectable()
export class SubmissionEffects implements OnModuleInit {
  constructor(
    private readonly relay: EffectsRelay,
    private readonly removal: RecordRemoval,
    private readonly kinds: SubmissionKinds,
  ) {}

  onModuleInit(): void {
    for (const kind of this.kinds.all()) this.relay.register(this.sourceOf(kind));
  }

  /**
   * Carries out what is due in this record without keeping the caller waiting.
   * @param stored the record as it was stored this moment
   */
  dispatchNow<R extends SubmissionRecord>(kind: SubmissionKind<R>, id: Types.ObjectId, stored?: R): void {
    this.relay.dispatchNow(this.sourceOf(kind), id, stored);
  }

  /** Carries out what is due in this record now. */
  process<R extends SubmissionRecord>(kind: SubmissionKind<R>, id: Types.ObjectId): Promise<void> {
    return this.relay.process(this.sourceOf(kind), id);
  }

  private sourceOf<R extends SubmissionRecord>(kind: SubmissionKind<R>): EffectSource<R> {
    return new SubmissionEffectSource(kind, this.removal);
  }
}

/** The records of one kind, as the relay sees them. */
class SubmissionEffectSource<R extends SubmissionRecord> implements EffectSource<R> {
  readonly name: string;
  readonly store: EffectSource<R>['store'];

  constructor(
    private readonly kind: SubmissionKind<R>,
    private readonly removal: RecordRemoval,
  ) {
    this.name = kind.subject;
    this.store = kind.store;
  }

  /** Nobody is told late of a state that does not hold any more. */
  composeMail(record: R, effect: MailEffect) {
    if (effect.released && isOfEarlierChange(record, effect.key)) return undefined;
    return composeColleagueMail(effect) ?? this.kind.composeMail(record, effect);
  }

  /** Of a record that is being erased nothing else is carried out. */
  async prepare(record: R): Promise<boolean> {
    if (!record.erasing) return true;
    await this.removal.remove(this.kind, record);
    return false;
  }
}
