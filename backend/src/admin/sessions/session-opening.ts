import { randomUUID } from 'node:crypto';
import type { Types } from 'mongoose';
import type { AuditEvent } from '../../audit/audit-log.js';
import { widerNetwork } from '../../common/http/client/client-ip.js';
import { auditEffect } from '../../effects/effects.js';
import type { PendingEffect } from '../../effects/pending-effect.js';
import { addressedMail } from '../accounts/account-mails.js';
import type { AdminRecord } from '../accounts/admin.schema.js';
import { deviceName } from './device-name.js';
import type { Proof, SessionRecord } from './session.schema.js';
import { expiryOf } from './session-life.js';

/** How and where a session is opened. */
export interface Opening {
  by: Proof['by'];
  /** The User-Agent header. */
  userAgent?: string | undefined;
  /** The caller's IP address. */
  clientIp?: string;
  /** As far as we know the browser has not logged in to this account before. */
  isNewDevice?: boolean;
  /** The audit event to record, if any. */
  event?: AuditEvent;
}

/** The session document of a login at this moment. */
export function openedSession(
  { _id: adminId, credentialVersion }: AdminRecord,
  sessionId: Types.ObjectId,
  { by, userAgent, clientIp }: Opening,
): SessionRecord {
  const now = new Date();
  const device = deviceName(userAgent);
  return {
    _id: sessionId,
    adminId,
    credentialVersion,
    createdAt: now,
    openedFrom: { ...(device && { device }), ...(clientIp && { network: widerNetwork(clientIp) }) },
    refreshedAt: now,
    expiresAt: expiryOf(now, now),
    proof: { at: now, by },
  };
}

/** The audit entry and, for a new device, a mail to the person in case it was somebody else. */
export function openingEffects(
  { _id, createdAt, openedFrom }: SessionRecord,
  admin: AdminRecord,
  event: AuditEvent | undefined,
  isNewDevice: boolean,
): PendingEffect[] {
  const detail = isNewDevice ? { detail: { ...event?.detail, newDevice: true } } : {};
  const params = { at: createdAt.toISOString(), ...openedFrom };
  const key = `${_id.toHexString()}:new-device`;
  return [
    ...(event ? [auditEffect(randomUUID(), createdAt, { ...event, ...detail })] : []),
    ...(isNewDevice ? [addressedMail(key, createdAt, admin, 'login-from-new-device', params)] : []),
  ];
}
