import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { falseOnDuplicate } from '../../../database/errors/database-errors.js';
import { EffectStore } from '../../../effects/effect-store.js';
import { type AuditEffect, type PendingEffect, pushEffects } from '../../../effects/pending-effect.js';
import type { Permission } from '../../permissions.js';
import type { AdminRecord } from '../admin.schema.js';
import { ADMIN_STATE, ADMIN_STATE_ID, type AdminState } from './admin-state.schema.js';

/** The permissions of an account, and whether it is locked out. */
export interface AccountStatus {
  permissions: Permission[];
  /** Suspended, or being removed. */
  isLockedOut: boolean;
}

/** Fields of the state by their path, and the effects of the change. */
export interface StateChange {
  set?: Record<string, unknown>;
  unset?: readonly string[];
  effects: readonly PendingEffect[];
}

@Injectable()
export class AdminStateRepository {
  readonly effects: EffectStore<AdminState>;

  constructor(@InjectModel(ADMIN_STATE) private readonly states: Model<AdminState>) {
    this.effects = new EffectStore(states);
  }

  /** null until the first account exists. */
  find(): Promise<AdminState | null> {
    return this.states.findById(ADMIN_STATE_ID).lean<AdminState>();
  }

  async findStatus(adminId: string): Promise<AccountStatus> {
    const fields = ['grants', 'suspensions', 'removals'].map((field) => [`${field}.${adminId}`, 1]);
    const state = await this.states
      .findById(ADMIN_STATE_ID, Object.fromEntries(fields))
      .lean<Partial<AdminState>>();
    const isLockedOut =
      state?.suspensions?.[adminId] !== undefined || state?.removals?.[adminId] !== undefined;
    return { permissions: state?.grants?.[adminId] ?? [], isLockedOut };
  }

  /**
   * Claims the creation of the first account. False when there is or was one: only one of several concurrent callers
   * succeeds.
   */
  insertFirstAccount(
    firstAccount: AdminRecord,
    permissions: Permission[],
    audit: AuditEffect,
  ): Promise<boolean> {
    return falseOnDuplicate(
      this.states.create({
        _id: ADMIN_STATE_ID,
        revision: 1,
        grants: { [firstAccount._id.toHexString()]: permissions },
        founder: firstAccount,
        pendingEffects: [audit],
      }),
    );
  }

  async removeFirstAccount(): Promise<void> {
    await this.states.updateOne({ _id: ADMIN_STATE_ID }, { $unset: { founder: 1 } });
  }

  /** Marks the removal of the account as finished. */
  async endRemoval(adminId: string): Promise<void> {
    await this.states.updateOne(
      { _id: ADMIN_STATE_ID },
      { $unset: { [`removals.${adminId}`]: 1 }, $set: { [`removed.${adminId}`]: new Date() } },
    );
  }

  /** Writes the change if the state still has the revision that was read. False when it has changed since. */
  async write(expectedRevision: number, { set, unset, effects }: StateChange): Promise<boolean> {
    const written = await this.states.updateOne(
      { _id: ADMIN_STATE_ID, revision: expectedRevision },
      {
        ...(set && { $set: set }),
        ...(unset && { $unset: Object.fromEntries(unset.map((field) => [field, 1])) }),
        $inc: { revision: 1 },
        ...pushEffects(effects),
      },
    );
    return written.matchedCount === 1;
  }
}
