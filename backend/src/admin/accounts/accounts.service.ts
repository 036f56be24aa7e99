import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuditActor, AuditOrigin } from '../../audit/audit-actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { auditEffect } from '../../effects/effects.js';
import type { PendingEffect } from '../../effects/pending-effect.js';
import type { MailLocale } from '../../mail/templates/mail-template.js';
import { MANAGE_ADMINS, type Permission } from '../permissions.js';
import { AccountEffects } from './account-effects.js';
import { accountMail, addressedMail, mailLocaleOf } from './account-mails.js';
import { AdminRepository } from './admin.repository.js';
import type { AdminRecord } from './admin.schema.js';
import { subjectOfAccount } from './admin-subject.js';
import { INVITATION_HOURS, newPasswordLink } from './passwords/password-link.js';
import { lastPermissionChange } from './permissions/last-change.js';
import { assertAssignable, assertPresent, inListedOrder } from './permissions/permission-rules.js';
import { permissionsInWords } from './permissions/permission-words.js';
import { AdminStateRepository } from './state/admin-state.repository.js';
import type { AdminState } from './state/admin-state.schema.js';
import { AdminStateWriter } from './state/admin-state-writer.js';

export const NOT_INVITED = 'This person has already chosen a password.';
export const PERMISSIONS_CHANGED = 'Somebody else has changed what this account may do. Nothing was saved.';
export const ADDRESS_TAKEN = 'There is already an account with this e-mail address.';

/** An account as others may see it. */
export interface Account {
  adminId: string;
  email: string;
  permissions: Permission[];
  /** `invited` until the person has chosen a password. Nobody can log in to a `suspended` account. */
  state: 'active' | 'invited' | 'suspended';
}

export interface NewAccount {
  email: string;
  /** Absent: the person is invited by mail and cannot log in yet. */
  passwordHash?: string;
  permissions: Permission[];
  /** Language of the mails to the person; English when absent. */
  locale?: MailLocale | undefined;
}

/** The permissions that an account is to have. */
interface Assigned {
  adminId: string;
  permissions: Permission[];
  /** The permissions that the caller saw; older clients do not send them. */
  expectedPermissions?: Permission[];
}

interface GrantRules {
  assertAllowed: (state: AdminState) => void;
  /** The permissions that the caller saw. */
  expected?: Permission[] | undefined;
  isNotified: boolean;
}

/** The accounts of the back office and what each may do. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly admins: AdminRepository,
    private readonly state: AdminStateRepository,
    private readonly changes: AdminStateWriter,
    private readonly effects: AccountEffects,
  ) {}

  /** Whether an account exists or ever existed; from then on the set-up token is invalid. */
  async anyExists(): Promise<boolean> {
    return (await this.state.find()) !== null;
  }

  /**
   * Creates the first account, which must be able to manage others. Returns undefined when a concurrent call has created it.
   */
  async createFirst(account: NewAccount, origin: AuditOrigin): Promise<AdminRecord | undefined> {
    if (!account.permissions.includes(MANAGE_ADMINS)) {
      throw new AppError('CONFLICT', `The first account must hold ${MANAGE_ADMINS}.`);
    }
    const admin = recordOf(account);
    const permissions = inListedOrder(account.permissions);
    const audit = auditEffect(randomUUID(), new Date(), createdEvent(admin, permissions, origin));
    if (!(await this.state.insertFirstAccount(admin, permissions, audit))) return undefined;
    await this.effects.processState();
    return admin;
  }

  /** Adds an account, and sends its invitation when it has no password. Throws CONFLICT when the address has one. */
  async create(account: NewAccount, origin: AuditOrigin): Promise<Account> {
    const admin = recordOf(account);
    const audit = auditEffect(randomUUID(), new Date(), createdEvent(admin, [], origin));
    const invitation = admin.passwordHash === undefined ? invitationAt(admin.createdAt, admin) : undefined;
    const record = invitation
      ? { ...admin, passwordLinks: [invitation.link], pendingEffects: [audit, invitation.mail] }
      : { ...admin, pendingEffects: [audit] };
    if (!(await this.admins.insertIfNew(record))) {
      throw new AppError('CONFLICT', ADDRESS_TAKEN, { fields: { email: [ADDRESS_TAKEN] } });
    }
    await this.effects.processAccount(admin);
    if (account.permissions.length > 0) {
      await this.grant(admin, account.permissions, origin, {
        assertAllowed: () => undefined,
        isNotified: false,
      });
    }
    return accountOf(admin, inListedOrder(account.permissions));
  }

  /**
   * Sends another invitation; earlier links stop working.
   * @throws AppError NOT_FOUND, or CONFLICT when the person has already chosen a password
   */
  async inviteAgain(adminId: string, origin: AuditOrigin): Promise<void> {
    const [admin, state] = await Promise.all([this.admins.get(adminId), this.state.find()]);
    if (state) assertPresent(state, adminId);
    const at = new Date();
    const { link, mail } = invitationAt(at, admin);
    const entry = auditEffect(`${link.id}:again`, at, {
      action: 'admin.invited_again',
      ...origin,
      subject: subjectOfAccount(admin),
    });
    if (!(await this.admins.replaceInvitation(admin._id, link, [entry, mail]))) {
      throw new AppError('CONFLICT', NOT_INVITED);
    }
    await this.effects.processAccount(admin);
  }

  /** All accounts, by e-mail address. */
  async list(): Promise<Account[]> {
    const [admins, state] = await Promise.all([this.admins.findAllByEmail(), this.state.find()]);
    return admins.map((admin) => {
      const adminId = admin._id.toHexString();
      return accountOf(admin, state?.grants[adminId] ?? [], state?.suspensions?.[adminId] !== undefined);
    });
  }

  /**
   * Replaces the permissions of another account. The caller must hold `admins:manage` at this moment.
   * Throws NOT_FOUND, FORBIDDEN (own account, or no longer a manager) or CONFLICT: the last manager, or permissions
   * other than those the caller saw (the error then carries the account as it is now).
   */
  async assignPermissions(
    caller: AuditActor,
    { adminId, permissions, expectedPermissions }: Assigned,
    clientIp: string,
  ): Promise<Account> {
    const admin = await this.admins.get(adminId);
    return this.grant(
      admin,
      permissions,
      { actor: caller, from: clientIp },
      {
        assertAllowed: (state) => assertAssignable(state, { callerId: caller.adminId, adminId, permissions }),
        expected: expectedPermissions,
        // An invited person sees the permissions at the first login.
        isNotified: admin.passwordHash !== undefined,
      },
    );
  }

  findByEmail(email: string): Promise<AdminRecord | null> {
    return this.admins.findByEmail(email);
  }

  private async grant(
    admin: AdminRecord,
    requested: Permission[],
    origin: AuditOrigin,
    { assertAllowed, expected, isNotified }: GrantRules,
  ): Promise<Account> {
    const adminId = admin._id.toHexString();
    const permissions = inListedOrder(requested);
    let isSuspended = false;
    await this.changes.apply((state) => {
      assertAllowed(state);
      isSuspended = state.suspensions?.[adminId] !== undefined;
      const before = state.grants[adminId] ?? [];
      if (permissions.join() === before.join()) return undefined;
      if (expected && inListedOrder(expected).join() !== before.join())
        throw permissionsChanged(admin, state);
      const by = origin.actor?.email;
      return {
        set: {
          [`grants.${adminId}`]: permissions,
          [`grantChanges.${adminId}`]: { at: new Date(), ...(by && { by }) },
        },
        effects: permissionEffects(admin, origin, before, permissions, isNotified),
      };
    });
    return accountOf(admin, permissions, isSuspended);
  }
}

function recordOf({ email, passwordHash, locale }: NewAccount): AdminRecord {
  return {
    _id: new Types.ObjectId(),
    email,
    ...(passwordHash === undefined ? {} : { passwordHash }),
    credentialVersion: 1,
    createdAt: new Date(),
    ...(locale && { locale }),
  };
}

function accountOf(admin: AdminRecord, permissions: Permission[], isSuspended = false): Account {
  return {
    adminId: admin._id.toHexString(),
    email: admin.email,
    permissions,
    state: stateOf(admin, isSuspended),
  };
}

export function stateOf({ passwordHash }: AdminRecord, isSuspended: boolean): Account['state'] {
  if (isSuspended) return 'suspended';
  return passwordHash === undefined ? 'invited' : 'active';
}

function permissionsChanged(admin: AdminRecord, state: AdminState): AppError {
  const id = admin._id.toHexString();
  const { adminId, ...account } = accountOf(
    admin,
    state.grants[id] ?? [],
    state.suspensions?.[id] !== undefined,
  );
  const data = { _id: adminId, ...account, ...lastPermissionChange(state, id) };
  return new AppError('CONFLICT', PERMISSIONS_CHANGED, { data });
}

/** The link of an invitation, with the mail that carries it. */
function invitationAt(at: Date, admin: AdminRecord) {
  const link = newPasswordLink('invitation', at);
  const params = { linkId: link.id, validHours: INVITATION_HOURS };
  return { link, mail: accountMail(`${link.id}:mail`, at, admin, 'administrator-invited', params) };
}

function createdEvent(admin: AdminRecord, permissions: Permission[], origin: AuditOrigin) {
  const { state } = accountOf(admin, permissions);
  return {
    action: 'admin.created',
    ...origin,
    subject: subjectOfAccount(admin),
    after: { email: admin.email, state, permissions },
  };
}

/** When permissions have changed: the audit entry, and a mail to the person. */
function permissionEffects(
  admin: AdminRecord,
  origin: AuditOrigin,
  before: Permission[],
  permissions: Permission[],
  isNotified: boolean,
): PendingEffect[] {
  const at = new Date();
  const key = randomUUID();
  const entry = auditEffect(key, at, {
    action: 'admin.permissions_changed',
    ...origin,
    subject: subjectOfAccount(admin),
    before: { permissions: before },
    after: { permissions },
  });
  const inWords = permissionsInWords(permissions, mailLocaleOf(admin));
  const params = { change: 'permissions', at: at.toISOString(), permissions: inWords } as const;
  return isNotified ? [entry, addressedMail(`${key}:mail`, at, admin, 'account-notice', params)] : [entry];
}
