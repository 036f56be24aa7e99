import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { EffectSource } from '../../effects/effect-source.js';
import { isLate } from '../../effects/effects.js';
import { EffectsRelay } from '../../effects/effects-relay.js';
import type { MailEffect } from '../../effects/pending-effect.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import { SubmissionKinds } from '../record/submission-kinds.js';
import type { SubmissionRecord } from '../record/submission-record.js';
import { composeColleagueMail } from './colleague-mail.js';
import { isOfEarlierChange, isOutdated } from './mail-keys.js';
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
   * Executes the due effects of this record without making the caller wait.
   * @param stored the record as just stored
   */
  dispatchNow<R extends SubmissionRecord>(kind: SubmissionKind<R>, id: Types.ObjectId, stored?: R): void {
    this.relay.dispatchNow(this.sourceOf(kind), id, stored);
  }

  /** Executes the due effects of this record now. */
  process<R extends SubmissionRecord>(kind: SubmissionKind<R>, id: Types.ObjectId): Promise<void> {
    return this.relay.process(this.sourceOf(kind), id);
  }

  /** Executes all pending effects of this record now, including those that could still be withdrawn. */
  finish<R extends SubmissionRecord>(kind: SubmissionKind<R>, id: Types.ObjectId): Promise<void> {
    return this.relay.finish(this.sourceOf(kind), id);
  }

  private sourceOf<R extends SubmissionRecord>(kind: SubmissionKind<R>): EffectSource<R> {
    return new SubmissionEffectSource(kind, this.removal);
  }
}

/** The records of one kind, as a source of effects. */
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

  /** Late mails about a state that no longer holds are not sent; they might arrive after the one about the present. */
  composeMail(record: R, effect: MailEffect) {
    if (effect.released && isOfEarlierChange(record, effect.key)) return undefined;
    if (isLate(effect) && isOutdated(record, effect.key, this.kind.rules)) return undefined;
    return composeColleagueMail(effect) ?? this.kind.composeMail(record, effect);
  }

  /** For a record that is being erased, no other effects are executed. */
  async prepare(record: R): Promise<boolean> {
    if (!record.erasing) return true;
    await this.removal.remove(this.kind, record);
    return false;
  }
}
