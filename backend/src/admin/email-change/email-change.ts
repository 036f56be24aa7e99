import { randomBytes } from 'node:crypto';
import { issuedInFuture } from '../../common/access/jwt-constants.js';
import type { AdminRecord } from '../accounts/admin.schema.js';
import type { ChangingAddress, EmailChange, EmailLink } from './email-change.schema.js';

/** Hours in which both addresses must confirm. */
export const EMAIL_CHANGE_HOURS = 24;

/** A change that nobody has confirmed yet. */
export function newEmailChange(
  email: string,
  { credentialVersion }: Pick<AdminRecord, 'credentialVersion'>,
  now: Date,
): EmailChange {
  const expiresAt = new Date(now.getTime() + EMAIL_CHANGE_HOURS * 3_600_000);
  const links = (['current', 'new'] as const).map(newLink);
  return { email, requestedAt: now, expiresAt, credentialVersion, links };
}

/** The change that can still be confirmed, if there is one. */
export function pendingChange(
  { emailChange, credentialVersion }: Pick<AdminRecord, 'emailChange' | 'credentialVersion'>,
  now: Date,
): EmailChange | undefined {
  if (!emailChange || emailChange.expiresAt <= now) return undefined;
  // If the clock was set back, expired links would be valid again.
  if (issuedInFuture(emailChange.requestedAt.getTime(), now.getTime())) return undefined;
  return emailChange.credentialVersion === credentialVersion ? emailChange : undefined;
}

/** The link that was sent to one of the addresses. */
export function linkTo({ links }: EmailChange, address: ChangingAddress): EmailLink {
  const link = links.find((one) => one.address === address);
  if (!link) throw new Error(`a change of an e-mail address has no link to the ${address} one`);
  return link;
}

function newLink(address: ChangingAddress): EmailLink {
  return { id: randomBytes(16).toString('base64url'), address };
}
