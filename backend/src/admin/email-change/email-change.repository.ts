import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { duplicateKeyIndex } from '../../database/errors/database-errors.js';
import { type PendingEffect, pushEffects } from '../../effects/pending-effect.js';
import { ADMIN, type AdminRecord } from '../accounts/admin.schema.js';
import type { EmailChange, EmailLink } from './email-change.schema.js';

type Account = Pick<AdminRecord, '_id' | 'email' | 'credentialVersion'>;

/** One address of a change, confirmed at this moment. */
export interface Confirmation {
  change: EmailChange;
  link: EmailLink;
  at: Date;
}

/** The writes of an e-mail change. Each is one conditional write of one document. */
@Injectable()
export class EmailChangeRepository {
  constructor(@InjectModel(ADMIN) private readonly admins: Model<AdminRecord>) {}

  /** The account of a link, whether the link is still valid or not. */
  findByLink(linkId: string): Promise<AdminRecord | null> {
    return this.admins.findOne({ 'emailChange.links.id': linkId }).lean<AdminRecord>();
  }

  /** Replaces an earlier change. False when the address or the password has changed since it was read. */
  async begin(
    { _id, email, credentialVersion }: Account,
    emailChange: EmailChange,
    effects: readonly PendingEffect[],
  ): Promise<boolean> {
    const written = await this.admins.updateOne(
      { _id, email, credentialVersion },
      { $set: { emailChange }, ...pushEffects(effects) },
    );
    return written.matchedCount === 1;
  }

  /**
   * Stores that the first of the two addresses has confirmed. False when it is too late, or the other one confirmed
   * first.
   */
  async confirmFirst(
    { _id }: Account,
    confirmation: Confirmation,
    effects: readonly PendingEffect[],
  ): Promise<boolean> {
    const { link, at } = confirmation;
    const written = await this.admins.updateOne(
      { _id, ...unconfirmed(confirmation, { isOtherConfirmed: false }) },
      { $set: { 'emailChange.links.$[link].confirmedAt': at }, ...pushEffects(effects) },
      { arrayFilters: [{ 'link.id': link.id }] },
    );
    return written.matchedCount === 1;
  }

  /**
   * Gives the account its new address when the second of the two confirms. The same write ends the change and removes
   * all password links. Nothing is written when another account has the address.
   */
  async confirmSecond(
    { _id }: Account,
    confirmation: Confirmation,
    effects: readonly PendingEffect[],
  ): Promise<'changed' | 'taken' | 'late'> {
    try {
      const written = await this.admins.updateOne(
        { _id, ...unconfirmed(confirmation, { isOtherConfirmed: true }) },
        {
          $set: { email: confirmation.change.email },
          $unset: { emailChange: 1, passwordLinks: 1 },
          ...pushEffects(effects),
        },
      );
      return written.matchedCount === 1 ? 'changed' : 'late';
    } catch (thrown) {
      if (duplicateKeyIndex(thrown) === undefined) throw thrown;
      return 'taken';
    }
  }

  /** Cancels the change. False when it was already cancelled or completed. */
  async end(
    { _id }: Account,
    { links, credentialVersion }: EmailChange,
    effects: readonly PendingEffect[],
  ): Promise<boolean> {
    const written = await this.admins.updateOne(
      { _id, credentialVersion, 'emailChange.links.id': links[0]?.id },
      { $unset: { emailChange: 1 }, ...pushEffects(effects) },
    );
    return written.matchedCount === 1;
  }
}

/**
 * Matches when the change is still open, this link has not confirmed it, and the other link has or has not, as
 * `isOtherConfirmed` says.
 */
function unconfirmed(
  { change: { links, credentialVersion }, link, at }: Confirmation,
  { isOtherConfirmed }: { isOtherConfirmed: boolean },
) {
  return {
    credentialVersion,
    'emailChange.expiresAt': { $gt: at },
    $and: links.map(({ id }) => ({
      'emailChange.links': {
        $elemMatch: { id, confirmedAt: { $exists: id !== link.id && isOtherConfirmed } },
      },
    })),
  };
}
