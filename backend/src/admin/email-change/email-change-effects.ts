import { randomUUID } from 'node:crypto';
import type { AuditOrigin } from '../../audit/audit-actor.js';
import { auditEffect } from '../../effects/effects.js';
import type { PendingEffect } from '../../effects/pending-effect.js';
import { mailToAddress } from '../accounts/account-mails.js';
import type { AdminRecord } from '../accounts/admin.schema.js';
import { subjectOfAccount } from '../accounts/admin-subject.js';
import { maskedAddress } from '../accounts/masked-address.js';
import { EMAIL_CHANGE_HOURS, linkTo } from './email-change.js';
import type { EmailChange, EmailLink } from './email-change.schema.js';

/** Effects of a request: the audit entry, and a mail with a link to each of the two addresses. */
export function requestedEffects(
  admin: AdminRecord,
  change: EmailChange,
  origin: AuditOrigin,
): PendingEffect[] {
  const { email, requestedAt: at } = change;
  const [current, next] = [linkTo(change, 'current'), linkTo(change, 'new')];
  const validHours = EMAIL_CHANGE_HOURS;
  return [
    auditEffect(`${current.id}:requested`, at, {
      action: 'admin.email_change_requested',
      ...origin,
      subject: subjectOfAccount(admin),
      detail: { email },
    }),
    mailToAddress(
      `${current.id}:mail`,
      at,
      admin,
      { email: admin.email, verified: true },
      'email-change-current',
      {
        linkId: current.id,
        newAddress: maskedAddress(email),
        validHours,
      },
    ),
    // The address may be anybody's, so the limits for mails to strangers apply.
    mailToAddress(`${next.id}:mail`, at, admin, { email, verified: false }, 'email-change-new', {
      linkId: next.id,
      account: maskedAddress(admin.email),
      validHours,
    }),
  ];
}

/** The audit entry for a confirmed address. Whoever opened the link is not logged in. */
export function confirmedEffect(
  admin: AdminRecord,
  { id, address }: EmailLink,
  clientIp: string,
  at: Date,
): PendingEffect {
  return auditEffect(`${id}:confirmed`, at, {
    action: 'admin.email_confirmed',
    actor: null,
    from: clientIp,
    subject: subjectOfAccount(admin),
    detail: { address },
  });
}

/** Effects of the changed address: the audit entry, and a mail to both addresses. */
export function changedEffects(
  admin: AdminRecord,
  { email }: EmailChange,
  clientIp: string,
  at: Date,
): PendingEffect[] {
  const key = randomUUID();
  const params = { at: at.toISOString(), newAddress: maskedAddress(email) };
  return [
    auditEffect(key, at, {
      action: 'admin.email_changed',
      actor: null,
      from: clientIp,
      subject: subjectOfAccount(admin),
      before: { email: admin.email },
      after: { email },
    }),
    mailToAddress(`${key}:former`, at, admin, { email: admin.email, verified: true }, 'email-change-done', {
      ...params,
      reader: 'former',
    }),
    mailToAddress(`${key}:present`, at, admin, { email, verified: true }, 'email-change-done', {
      ...params,
      reader: 'present',
    }),
  ];
}

/** The audit entry for a cancelled change: withdrawn by the account owner, or refused from the current address. */
export function endedEffect(
  action: 'admin.email_change_withdrawn' | 'admin.email_change_refused',
  admin: AdminRecord,
  { email }: EmailChange,
  origin: AuditOrigin,
): PendingEffect {
  const subject = subjectOfAccount(admin);
  return auditEffect(randomUUID(), new Date(), { action, ...origin, subject, detail: { email } });
}
