import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { actorOf } from '../audit/audit-actor.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { AppError } from '../common/errors/app-error.js';
import { falseOnDuplicate } from '../database/errors/database-errors.js';
import type { EffectSource } from '../effects/effect-source.js';
import { EffectStore } from '../effects/effect-store.js';
import { auditEffect } from '../effects/effects.js';
import { EffectsRelay } from '../effects/effects-relay.js';
import { type AuditEffect, pushEffects } from '../effects/pending-effect.js';
import {
  DECISION_REASONS,
  DECISION_REASONS_ID,
  type DecisionReason,
  type DecisionReasons,
} from './decision-reasons.schema.js';
import type { DecisionReasonsForm } from './dto/decision-reasons.form.js';
import { type DecisionReasonsView, decisionReasonsView } from './dto/decision-reasons.view.js';

/** The reasons offered for decisions: the supplied ones until the office saves its own. */
@Injectable()
export class DecisionReasonsService {
  private readonly source: EffectSource<DecisionReasons>;

  constructor(
    @InjectModel(DECISION_REASONS) private readonly lists: Model<DecisionReasons>,
    private readonly relay: EffectsRelay,
  ) {
    this.source = { name: 'decision-reasons', store: new EffectStore(lists) };
    relay.register(this.source);
  }

  async find(): Promise<DecisionReasonsView> {
    return decisionReasonsView(await this.saved());
  }

  /**
   * Replaces the list that the caller saw, with its audit entry in the same write. Saving the list that is already
   * stored changes nothing, so that a lost answer can be requested again.
   * @throws AppError CONFLICT with the list as it is now when somebody else was first
   */
  async save(
    { revision, reasons: sent }: DecisionReasonsForm,
    caller: CallerIdentity,
    clientIp: string,
  ): Promise<DecisionReasonsView> {
    const before = await this.find();
    const reasons = sent.map(plain);
    if (isDeepStrictEqual(reasons, before.reasons.map(plain))) return before;
    if (revision !== before.revision) throw conflict(before);
    const at = new Date();
    const by = actorOf(caller);
    const entry = auditEffect(`${DECISION_REASONS_ID}:${revision + 1}:audit`, at, {
      action: 'decision_reasons.changed',
      actor: by,
      subject: { kind: 'decision-reasons', id: DECISION_REASONS_ID },
      from: clientIp,
      ...changes(before.reasons, reasons),
    });
    if (!(await this.write(revision, { revision: revision + 1, reasons, by, at }, entry))) {
      throw conflict(await this.find());
    }
    await this.relay.process(this.source, DECISION_REASONS_ID);
    return this.find();
  }

  private saved(): Promise<DecisionReasons | null> {
    return this.lists.findById(DECISION_REASONS_ID).lean<DecisionReasons>();
  }

  /** False when the list no longer has this revision. */
  private async write(
    revision: number,
    next: Pick<DecisionReasons, 'revision' | 'reasons' | 'by' | 'at'>,
    entry: AuditEffect,
  ): Promise<boolean> {
    if (revision > 0) {
      const written = await this.lists.updateOne(
        { _id: DECISION_REASONS_ID, revision },
        { $set: next, ...pushEffects([entry]) },
      );
      return written.matchedCount === 1;
    }
    return falseOnDuplicate(
      this.lists.create({ _id: DECISION_REASONS_ID, ...next, pendingEffects: [entry] }),
    );
  }
}

function conflict(data: DecisionReasonsView): AppError {
  const who = data.by ?? 'Somebody else';
  return new AppError('CONFLICT', `${who} has changed the reasons meanwhile. Nothing was saved.`, { data });
}

/** The fields in a fixed order. */
function plain({ id, kinds, decision, en, hi }: DecisionReason): DecisionReason {
  const words = ({ title, text }: DecisionReason['en']) => ({ title, text });
  return { id, kinds: [...kinds].sort(), decision, en: words(en), hi: words(hi) };
}

/** For the audit log: the removed or changed lines before, and the added or changed lines after. */
function changes(before: readonly DecisionReason[], after: readonly DecisionReason[]) {
  const [old, now] = [before.map(line), after.map(line)];
  const removed = old.filter((one) => !now.includes(one));
  const added = now.filter((one) => !old.includes(one));
  if (removed.length + added.length === 0) return { detail: { reordered: true } };
  return { before: { reasons: removed }, after: { reasons: added } };
}

function line({ kinds, decision, en, hi }: DecisionReason): string {
  const about = [decision, ...[...kinds].sort()].join(', ');
  return `${en.title} / ${hi.title} (${about}): ${en.text} / ${hi.text}`;
}
