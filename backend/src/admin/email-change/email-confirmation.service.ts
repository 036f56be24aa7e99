import { Injectable } from '@nestjs/common';
import { AppError, busy } from '../../common/errors/app-error.js';
import { EmailLinks } from '../../mail/account-links.js';
import { AccountEffects } from '../accounts/account-effects.js';
import type { AdminRecord } from '../accounts/admin.schema.js';
import { AdminStateRepository } from '../accounts/state/admin-state.repository.js';
import { linkTo, pendingChange } from './email-change.js';
import { EmailChangeRepository } from './email-change.repository.js';
import type { EmailChange, EmailLink } from './email-change.schema.js';
import { changedEffects, confirmedEffect, endedEffect } from './email-change-effects.js';

export const EMAIL_LINK_EXPIRED =
  'This link does not work any more. It was used, its time is over, or the change was withdrawn.';
export const NEW_ADDRESS_TAKEN =
  'Another account has this e-mail address by now, so nothing was changed. Please choose another address.';

/**
 * The other address may confirm at the same moment, which takes one more attempt. If more are needed, something else
 * is wrong.
 */
const MAX_ATTEMPTS = 5;

/** What the link of a mail is for. */
export interface OpenedLink {
  admin: AdminRecord;
  change: EmailChange;
  link: EmailLink;
  other: EmailLink;
}

/** What people can do with the links of an e-mail change, without being logged in. */
@Injectable()
export class EmailConfirmationService {
  constructor(
    private readonly links: EmailLinks,
    private readonly changes: EmailChangeRepository,
    private readonly state: AdminStateRepository,
    private readonly effects: AccountEffects,
  ) {}

  /** @throws AppError NOT_FOUND when the link is not valid, or the account cannot be logged in to */
  async openLink(token: string): Promise<OpenedLink> {
    const linkId = this.links.idOf(token);
    const admin = linkId === undefined ? null : await this.changes.findByLink(linkId);
    const change = admin ? pendingChange(admin, new Date()) : undefined;
    const link = change?.links.find(({ id }) => id === linkId);
    if (!admin || !change || !link) throw new AppError('NOT_FOUND', EMAIL_LINK_EXPIRED);
    const { isLockedOut } = await this.state.findStatus(admin._id.toHexString());
    if (isLockedOut) throw new AppError('NOT_FOUND', EMAIL_LINK_EXPIRED);
    return { admin, change, link, other: linkTo(change, link.address === 'new' ? 'current' : 'new') };
  }

  /**
   * Confirms the address that the link was sent to, once. With the second confirmation the address of the account
   * changes.
   * @returns whether it has changed
   * @throws AppError NOT_FOUND when the link is not valid, CONFLICT when another account has the new address
   */
  async confirm(token: string, clientIp: string): Promise<boolean> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const opened = await this.openLink(token);
      if (opened.link.confirmedAt) throw new AppError('NOT_FOUND', EMAIL_LINK_EXPIRED);
      const outcome = await this.write(opened, clientIp);
      if (outcome === 'taken') throw new AppError('CONFLICT', NEW_ADDRESS_TAKEN);
      if (outcome === 'late') continue;
      await this.effects.processAccount(opened.admin);
      return outcome === 'changed';
    }
    throw busy(2);
  }

  /** Cancels the change, by the link that was sent to the present address. @throws AppError NOT_FOUND */
  async refuse(token: string, clientIp: string): Promise<void> {
    const { admin, change, link } = await this.openLink(token);
    const entry = endedEffect('admin.email_change_refused', admin, change, { actor: null, from: clientIp });
    if (link.address !== 'current' || !(await this.changes.end(admin, change, [entry]))) {
      throw new AppError('NOT_FOUND', EMAIL_LINK_EXPIRED);
    }
    await this.effects.processAccount(admin);
  }

  private async write({ admin, change, link, other }: OpenedLink, clientIp: string) {
    const at = new Date();
    const entry = confirmedEffect(admin, link, clientIp, at);
    if (other.confirmedAt) {
      const effects = [entry, ...changedEffects(admin, change, clientIp, at)];
      return this.changes.confirmSecond(admin, { change, link, at }, effects);
    }
    return (await this.changes.confirmFirst(admin, { change, link, at }, [entry])) ? 'confirmed' : 'late';
  }
}
