import { randomUUID } from 'node:crypto';
import type { AuditOrigin } from '../../audit/audit-actor.js';
import { auditEffect } from '../../effects/effects.js';
import type { PendingEffect } from '../../effects/pending-effect.js';
import type { MailParams } from '../../mail/templates/mail-template.js';
import { accountMail } from '../accounts/account-mails.js';
import type { AdminRecord } from '../accounts/admin.schema.js';
import { subjectOfAccount } from '../accounts/admin-subject.js';

type Change = MailParams['second-factor-notice']['change'];

const ACTIONS: Readonly<Record<Change, string>> = {
  'app-added': 'admin.factor_added',
  'app-removed': 'admin.factor_removed',
  'passkey-added': 'admin.factor_added',
  'passkey-removed': 'admin.factor_removed',
  'codes-replaced': 'admin.recovery_codes_replaced',
  'code-used': 'admin.recovery_code_used',
  reset: 'admin.factor_reset',
};

/** Effects of a changed factor: the audit entry, and a mail to the person in case it was somebody else. */
export function factorEffects(
  change: Change,
  admin: AdminRecord,
  origin: AuditOrigin,
  more: Omit<MailParams['second-factor-notice'], 'change' | 'at'> = {},
): PendingEffect[] {
  const at = new Date();
  const key = randomUUID();
  const subject = subjectOfAccount(admin);
  const detail = { change, ...more };
  return [
    auditEffect(key, at, { action: ACTIONS[change], ...origin, subject, detail }),
    accountMail(`${key}:mail`, at, admin, 'second-factor-notice', { change, at: at.toISOString(), ...more }),
  ];
}
