import { type ParseArgsConfig, parseArgs } from 'node:util';
import { PERMISSIONS, type Permission } from '../../admin/permissions.js';
import { REASON_LENGTH } from '../../admin/reason-length.js';
import { isEmail } from '../../common/fields/text-fields.js';
import { isRecordId } from '../../common/http/request/record-id.param.js';
import { normalizeReference } from '../../common/search/typed-reference.js';
import { MAX_REVEALS, MIN_REVEALS } from '../../reveals/reveal-limits.js';
import { REFERENCE_PATTERN } from '../../submissions/record/values/reference.js';
import { CommandError } from '../command-error.js';

/* The arguments of `npm run admin`. Invalid ones throw a `CommandError` with a message for the operator. */

export const USAGE = `Usage:
  admin create --email <address> [--permissions <name,name…>]   makes an account; all permissions by default
  admin invite --email <address> [--permissions <name,name…>]   invites somebody by mail; no permissions by default
  admin list                                                    shows all accounts and what they may do
  admin suspend --email <address> --reason <text>               ends its sessions and lets nobody log in to it
  admin resume --email <address>                                lets a suspended account in again
  admin reset-password --email <address>                        sets a new password and ends its sessions
  admin reset-factor --email <address>                          removes a lost second factor and ends its sessions
  admin set-reveals --email <address> --per-day <number>        changes how many PANs an account may reveal in a day
  admin erase --reference <FA-7K3M9Q>                           erases what somebody sent: record, documents, mails, notes
  admin erase --id <65f1c0ffee65f1c0ffee65f1>                   the same for an id in the log, after a backup was restored
  admin rewrap                                                  encrypts what is kept with the present DATA_ENCRYPTION_KEY
  admin verify-audit [--kept <hash>]                            finds entries of the audit log that were changed or removed

A password is asked for; leave it empty to have one made up and printed once. From a pipe it is the first line.
Permissions: ${PERMISSIONS.join(', ')}`;

export function readOptions<const Name extends string>(
  args: string[],
  names: readonly Name[],
  usage = USAGE,
): Partial<Record<Name, string>> {
  const options: ParseArgsConfig['options'] = Object.fromEntries(
    names.map((name) => [name, { type: 'string' as const }]),
  );
  try {
    return parseArgs({ args: withValuesJoined(args, names), options }).values as Partial<
      Record<Name, string>
    >;
  } catch {
    throw new CommandError(usage);
  }
}

/** `parseArgs` refuses a value that begins with a dash, as a hash or a reason may, unless it is joined to its option. */
function withValuesJoined(args: readonly string[], names: readonly string[]): string[] {
  const isOption = (arg: string) => names.some((name) => arg === `--${name}`);
  const isJoined = (arg: string) => names.some((name) => arg.startsWith(`--${name}=`));
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1);
    if (before !== undefined && isOption(before) && !isOption(arg) && !isJoined(arg)) {
      joined[joined.length - 1] = `${before}=${arg}`;
    } else joined.push(arg);
  }
  return joined;
}

export function readEmail(value: string | undefined): string {
  const email = value?.trim().toLowerCase();
  if (email === undefined || !isEmail(email)) throw new CommandError('--email must be an e-mail address.');
  return email;
}

export function readReason(value = ''): string {
  const reason = value.trim();
  const { min, max } = REASON_LENGTH;
  if (reason.length < min || reason.length > max)
    throw new CommandError(`--reason must be ${min} to ${max} characters.`);
  return reason;
}

export function readRevealsPerDay(value = ''): number {
  const perDay = /^\d{1,4}$/.test(value.trim()) ? Number(value) : Number.NaN;
  if (perDay >= MIN_REVEALS && perDay <= MAX_REVEALS) return perDay;
  throw new CommandError(`--per-day must be a whole number from ${MIN_REVEALS} to ${MAX_REVEALS}.`);
}

export function readReference(value: string | undefined): string {
  const reference = normalizeReference(value ?? '');
  if (!new RegExp(REFERENCE_PATTERN).test(reference)) {
    throw new CommandError('--reference must look like FA-7K3M9Q.');
  }
  return reference;
}

export function readRecordId(value: string): string {
  if (!isRecordId(value)) throw new CommandError('--id must look like 65f1c0ffee65f1c0ffee65f1.');
  return value;
}

export function readPermissions(value: string | undefined): Permission[] {
  if (value === undefined) return [...PERMISSIONS];
  const named = value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = named.find((name) => !PERMISSIONS.some((permission) => permission === name));
  if (unknown !== undefined) {
    throw new CommandError(`--permissions: there is no "${unknown}". There are: ${PERMISSIONS.join(', ')}.`);
  }
  return PERMISSIONS.filter((permission) => named.includes(permission));
}
