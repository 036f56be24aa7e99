import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { EffectSource } from '../../effects/effect-source.js';
import { EffectStore } from '../../effects/effect-store.js';
import { mailEffect } from '../../effects/effects.js';
import { EffectsRelay } from '../../effects/effects-relay.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { newPasswordLink } from '../accounts/password-link.js';
import { RESET_REQUEST, type ResetRequest } from './reset-request.schema.js';

/** Keeps that somebody asked for a new password, and sends the link to whoever has an account. */
@Injectable()
export class ResetRequests {
  private readonly source: EffectSource<ResetRequest>;

  constructor(
    @InjectModel(RESET_REQUEST) private readonly requests: Model<ResetRequest>,
    private readonly accounts: AccountsService,
    private readonly relay: EffectsRelay,
  ) {
    this.source = {
      name: 'password-reset',
      store: new EffectStore(requests),
      prepare: (request) => this.answer(request),
    };
    relay.register(this.source);
  }

  /** One write whatever the address; what follows from it is nobody's wait. */
  async add(email: string, from: string): Promise<void> {
    const now = new Date();
    const _id = new Types.ObjectId();
    const link = newPasswordLink('reset', now);
    await this.requests.create({
      _id,
      email,
      link,
      from,
      expiresAt: link.expiresAt,
      pendingEffects: [mailEffect(_id.toHexString(), now, {})],
    });
    this.relay.dispatchNow(this.source, _id);
  }

  /** The mail is owed by the account, in the write that gives it the link. Nothing is left of the request. */
  private async answer({ _id, email, link, from }: ResetRequest): Promise<false> {
    const admin = await this.accounts.findByEmail(email);
    // Who was invited chooses the first password by the invitation.
    if (admin?.passwordHash !== undefined) await this.accounts.sendResetLink(admin, link, from);
    await this.requests.deleteOne({ _id });
    return false;
  }
}
