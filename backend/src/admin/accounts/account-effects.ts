import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { EffectSource } from '../../effects/effect-source.js';
import { EffectsRelay } from '../../effects/effects-relay.js';
import { PresenceService } from '../../presence/presence.service.js';
import { RevealAllowances } from '../../reveals/reveal-allowances.js';
import { SavedViewsService } from '../../saved-views/saved-views.service.js';
import { Assignments } from '../../submissions/collaboration/assignments.js';
import { composeAccountMail, composeAddressedMail } from './account-mails.js';
import { AdminRepository } from './admin.repository.js';
import type { AdminRecord } from './admin.schema.js';
import { AdminStateRepository } from './state/admin-state.repository.js';
import { ADMIN_STATE_ID, type AdminState } from './state/admin-state.schema.js';

/**
 * Registers the effects of account changes with the relay: mails, audit entries, creating the first account and
 * removing accounts.
 */
@Injectable()
export class AccountEffects {
  private readonly accounts: EffectSource<AdminRecord>;
  private readonly state: EffectSource<AdminState>;

  constructor(
    private readonly relay: EffectsRelay,
    admins: AdminRepository,
    states: AdminStateRepository,
    allowances: RevealAllowances,
    views: SavedViewsService,
    assignments: Assignments,
    presence: PresenceService,
  ) {
    this.accounts = { name: 'admin', store: admins.effects, composeMail: composeAccountMail };
    this.state = {
      name: 'admin-state',
      store: states.effects,
      composeMail: composeAddressedMail,
      prepare: async ({ founder: firstAccount, removals = {} }) => {
        if (firstAccount) {
          await admins.insertIfNew(firstAccount);
          await states.removeFirstAccount();
        }
        for (const adminId of Object.keys(removals)) {
          await allowances.remove(adminId);
          await views.removeAllOf(adminId);
          await presence.removeAllOf(adminId);
          await assignments.unassignAll(adminId);
          await this.removeAccount(admins, adminId);
          await states.endRemoval(adminId);
        }
        return true;
      },
    };
    relay.register(this.accounts);
    relay.register(this.state);
  }

  /** Executes the pending effects of the shared account state. */
  processState(): Promise<void> {
    return this.relay.process(this.state, ADMIN_STATE_ID);
  }

  /** The account is deleted once all of its pending effects are in the audit log and the outbox. */
  private async removeAccount({ effects }: AdminRepository, adminId: string): Promise<void> {
    const id = new Types.ObjectId(adminId);
    await this.relay.finish(this.accounts, id);
    if (!(await effects.removeIfNothingPending(id)))
      throw new Error('an account that is being removed still has pending effects');
  }

  /** Executes the pending effects of one account. */
  processAccount(admin: AdminRecord): Promise<void> {
    return this.relay.process(this.accounts, admin._id);
  }
}
