import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { duplicateKeyIndex } from '../../database/database-errors.js';
import { EffectStore } from '../../effects/effect-store.js';
import type { AuditEffect } from '../../effects/pending-effect.js';
import type { Permission } from '../permissions.js';
import type { AdminRecord } from './admin.schema.js';
import { ADMIN_STATE, ADMIN_STATE_ID, type AdminState } from './admin-state.schema.js';

@Injectable()
export class AdminStateRepository {
  readonly effects: EffectStore<AdminState>;

  constructor(@InjectModel(ADMIN_STATE) private readonly states: Model<AdminState>) {
    this.effects = new EffectStore(states);
  }

  /** null while there has never been an account. */
  find(): Promise<AdminState | null> {
    return this.states.findById(ADMIN_STATE_ID).lean<AdminState>();
  }

  async findPermissions(adminId: string): Promise<Permission[]> {
    const state = await this.states
      .findById(ADMIN_STATE_ID, { [`grants.${adminId}`]: 1 })
      .lean<Pick<AdminState, 'grants'>>();
    return state?.grants?.[adminId] ?? [];
  }

  /** Claims the making of the first account. False when there is or was one: of any number of callers one wins. */
  async insertFounder(founder: AdminRecord, permissions: Permission[], audit: AuditEffect): Promise<boolean> {
    try {
      await this.states.create({
        _id: ADMIN_STATE_ID,
        revision: 1,
        grants: { [founder._id.toHexString()]: permissions },
        founder,
        pendingEffects: [audit],
      });
      return true;
    } catch (thrown) {
      if (duplicateKeyIndex(thrown) === undefined) throw thrown;
      return false;
    }
  }

  async removeFounder(): Promise<void> {
    await this.states.updateOne({ _id: ADMIN_STATE_ID }, { $unset: { founder: 1 } });
  }

  /** Writes an account's permissions over the revision that was read. False when the state has changed since. */
  async setGrant(
    expectedRevision: number,
    adminId: string,
    permissions: Permission[],
    audit: AuditEffect,
  ): Promise<boolean> {
    const written = await this.states.updateOne(
      { _id: ADMIN_STATE_ID, revision: expectedRevision },
      {
        $set: { [`grants.${adminId}`]: permissions },
        $inc: { revision: 1 },
        $push: { pendingEffects: audit },
      },
    );
    return written.matchedCount === 1;
  }
}
