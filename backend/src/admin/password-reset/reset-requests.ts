import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { EffectSource } from '../../effects/effect-source.js';
import { EffectStore } from '../../effects/effect-store.js';
import { mailEffect } from '../../effects/effects.js';
import { EffectsRelay } from '../../effects/effects-relay.js';
import { Outbox } from '../../mail/outbox/outbox.js';
import { AccountsService } from '../accounts/accounts.service.js';
import type { PasswordLink } from '../accounts/admin.schema.js';
import { AccountPasswordsService, resetMailKey } from '../accounts/passwords/account-passwords.service.js';
import { newPasswordLink } from '../accounts/passwords/password-link.js';
import { RESET_REQUEST, type ResetRequest } from './reset-request.schema.js';

/** Stores requests for a new password, and sends a link if there is an account. */
@Injectable()
export class ResetRequests {
  constructor(
    @InjectModel(RESET_REQUEST) private readonly requests: Model<ResetRequest>,
    private readonly accounts: AccountsService,
    private readonly passwords: AccountPasswordsService,
    private readonly outbox: Outbox,
    relay: EffectsRelay,
  ) {
    relay.register({
      name: 'password-reset',
      store: new EffectStore(requests),
      prepare: (request: ResetRequest) => this.answer(request),
    } satisfies EffectSource<ResetRequest>);
  }

  /**
   * One write for every address. The rest is left to the relay's next sweep, within seconds: if it started at once,
   * the caller's next call would be slower whenever there is an account.
   */
  async add(email: string, clientIp: string): Promise<void> {
    const now = new Date();
    const _id = new Types.ObjectId();
    const link = newPasswordLink('reset', now);
    await this.requests.create({
      _id,
      email,
      link,
      from: clientIp,
      expiresAt: link.expiresAt,
      pendingEffects: [mailEffect(_id.toHexString(), now, {})],
    });
  }

  /** The mail becomes a pending effect of the account, in the same write as the link. The request is then deleted. */
  private async answer({ _id, email, link, from: clientIp }: ResetRequest): Promise<false> {
    const admin = await this.accounts.findByEmail(email);
    // Invited people choose their first password by the invitation.
    if (admin?.passwordHash !== undefined && !(await this.wasMailed(link))) {
      await this.passwords.sendResetLink(admin, link, clientIp);
    }
    await this.requests.deleteOne({ _id });
    return false;
  }

  /** After a crash before the request was deleted, its link may have been used; it must not work again. */
  private async wasMailed(link: PasswordLink): Promise<boolean> {
    return (await this.outbox.statesOf([resetMailKey(link)])).size > 0;
  }
}
