import type { INestApplicationContext } from '@nestjs/common';
import { AccountEffects } from '../../admin/accounts/account-effects.js';
import { AccountStatusService } from '../../admin/accounts/account-status.service.js';
import { AccountsService } from '../../admin/accounts/accounts.service.js';
import type { AdminRecord } from '../../admin/accounts/admin.schema.js';
import { AccountPasswordsService } from '../../admin/accounts/passwords/account-passwords.service.js';
import { FactorResetService } from '../../admin/factors/reset/factor-reset.service.js';
import { PasswordHasher } from '../../admin/passwords/password-hasher.js';
import { PasswordRules } from '../../admin/passwords/password-rules.js';
import { PERMISSIONS, type Permission } from '../../admin/permissions.js';
import { RevealLimitService } from '../../admin/team/reveal-limit.service.js';
import type { AuditOrigin } from '../../audit/audit-actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { type AppConfig, loadConfig } from '../../config/app-config.js';
import type { Environment } from '../../config/environment.js';
import { CommandError } from '../command-error.js';
import {
  readEmail,
  readOptions,
  readPermissions,
  readReason,
  readRecordId,
  readReference,
  readRevealsPerDay,
  USAGE,
} from './admin-arguments.js';
import { erase, rewrap, verifyAudit } from './data-commands.js';
import { COMMAND_LINE, type Terminal } from './terminal.js';

const ORIGIN: AuditOrigin = { actor: null, from: COMMAND_LINE };

const NO_ACCOUNT = 'There is no account yet: make one with `create`.';

/**
 * The server's configuration, as far as it is set in the terminal. Pending work in the database, above all mails, is
 * left to the servers: a terminal without `SMTP_URL` and `PUBLIC_URL` would write mails to files with links to this
 * machine and mark them as sent. @throws ConfigError
 */
export function adminConfig(environment: Environment): AppConfig {
  return loadConfig({ ...environment, LOG_LEVEL: 'fatal', ROLE: 'api' });
}

/** Reads the arguments without needing a database; throws CommandError. */
export function readAdminCommand(
  args: string[],
): (app: INestApplicationContext, terminal: Terminal) => Promise<void> {
  const [command, ...rest] = args;
  switch (command) {
    case 'create': {
      const { email, permissions } = readOptions(rest, ['email', 'permissions']);
      const [address, granted] = [readEmail(email), readPermissions(permissions)];
      return (app, terminal) => create(app, terminal, address, granted);
    }
    case 'invite': {
      const { email, permissions } = readOptions(rest, ['email', 'permissions']);
      const [address, granted] = [readEmail(email), readPermissions(permissions ?? '')];
      return (app, terminal) => invite(app, terminal, address, granted);
    }
    case 'list':
      readOptions(rest, []);
      return list;
    case 'suspend': {
      const { email, reason } = readOptions(rest, ['email', 'reason']);
      const [address, why] = [readEmail(email), readReason(reason)];
      return (app, terminal) => suspend(app, terminal, address, why);
    }
    case 'resume': {
      const address = readEmail(readOptions(rest, ['email']).email);
      return (app, terminal) => resume(app, terminal, address);
    }
    case 'reset-password': {
      const address = readEmail(readOptions(rest, ['email']).email);
      return (app, terminal) => resetPassword(app, terminal, address);
    }
    case 'reset-factor': {
      const address = readEmail(readOptions(rest, ['email']).email);
      return (app, terminal) => resetFactor(app, terminal, address);
    }
    case 'set-reveals': {
      const options = readOptions(rest, ['email', 'per-day']);
      const [address, perDay] = [readEmail(options.email), readRevealsPerDay(options['per-day'])];
      return (app, terminal) => setReveals(app, terminal, address, perDay);
    }
    case 'erase': {
      const { id, ...options } = readOptions(rest, ['reference', 'id']);
      const wanted =
        id === undefined ? { reference: readReference(options.reference) } : { id: readRecordId(id) };
      return (app, terminal) => erase(app, terminal, wanted);
    }
    case 'rewrap':
      readOptions(rest, []);
      return rewrap;
    case 'verify-audit': {
      const { kept } = readOptions(rest, ['kept']);
      return (app, terminal) => verifyAudit(app, terminal, kept);
    }
    default:
      throw new CommandError(USAGE);
  }
}

async function create(
  app: INestApplicationContext,
  terminal: Terminal,
  email: string,
  permissions: Permission[],
): Promise<void> {
  const accounts = app.get(AccountsService);
  await app.get(AccountEffects).processState();
  if (await accounts.findByEmail(email)) throw new CommandError(`There is already an account for ${email}.`);
  const chosen = await choosePassword(app, terminal, email);
  const account = { email, passwordHash: await app.get(PasswordHasher).hash(chosen.password), permissions };
  const first = (await accounts.anyExists()) ? undefined : await accounts.createFirst(account, ORIGIN);
  if (!first) await accounts.create(account, ORIGIN);
  terminal.print(`Account ${email} made, with ${permissions.length} of ${PERMISSIONS.length} permissions.`);
  announce(terminal, chosen);
}

async function invite(
  app: INestApplicationContext,
  terminal: Terminal,
  email: string,
  permissions: Permission[],
): Promise<void> {
  const accounts = app.get(AccountsService);
  if (await accounts.findByEmail(email)) throw new CommandError(`There is already an account for ${email}.`);
  if (!(await accounts.anyExists())) throw new CommandError(NO_ACCOUNT);
  await accounts.create({ email, permissions }, ORIGIN);
  terminal.print(`${email} is invited, with ${permissions.length} of ${PERMISSIONS.length} permissions.`);
}

async function list(app: INestApplicationContext, terminal: Terminal): Promise<void> {
  const accounts = await app.get(AccountsService).list();
  if (accounts.length === 0) terminal.print(NO_ACCOUNT);
  const width = Math.max(0, ...accounts.map(({ email }) => email.length));
  for (const { email, state, permissions } of accounts) {
    const may = permissions.length === PERMISSIONS.length ? 'everything' : permissions.join(', ');
    terminal.print(`${email.padEnd(width)}  ${state.padEnd('suspended'.length)}  ${may || 'nothing'}`);
  }
}

async function suspend(
  app: INestApplicationContext,
  terminal: Terminal,
  email: string,
  reason: string,
): Promise<void> {
  const { _id } = await accountOf(app, email);
  await inWords(app.get(AccountStatusService).suspend(_id.toHexString(), reason, ORIGIN));
  terminal.print(`${email} is suspended; its sessions have ended.`);
}

async function resume(app: INestApplicationContext, terminal: Terminal, email: string): Promise<void> {
  const { _id } = await accountOf(app, email);
  await inWords(app.get(AccountStatusService).resume(_id.toHexString(), ORIGIN));
  terminal.print(`${email} can log in again.`);
}

/** For a sole owner, whose limit nobody else can change. */
async function setReveals(
  app: INestApplicationContext,
  terminal: Terminal,
  email: string,
  perDay: number,
): Promise<void> {
  const { _id } = await accountOf(app, email);
  await app.get(RevealLimitService).set(_id.toHexString(), perDay, ORIGIN);
  terminal.print(`${email} may reveal ${perDay} PANs a day.`);
}

async function accountOf(app: INestApplicationContext, email: string): Promise<AdminRecord> {
  const admin = await app.get(AccountsService).findByEmail(email);
  if (!admin) throw new CommandError(`There is no account for ${email}.`);
  return admin;
}

/** Shows the errors of the services to the operator as they are. */
async function inWords(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (thrown) {
    throw thrown instanceof AppError ? new CommandError(thrown.message) : thrown;
  }
}

async function resetPassword(app: INestApplicationContext, terminal: Terminal, email: string): Promise<void> {
  const admin = await accountOf(app, email);
  const chosen = await choosePassword(app, terminal, email);
  const passwordHash = await app.get(PasswordHasher).hash(chosen.password);
  await app.get(AccountPasswordsService).setPassword(admin, passwordHash, ORIGIN);
  terminal.print(`Password of ${email} changed; its sessions have ended.`);
  announce(terminal, chosen);
}

/** For a sole owner who has lost both phone and recovery codes. */
async function resetFactor(app: INestApplicationContext, terminal: Terminal, email: string): Promise<void> {
  const admin = await accountOf(app, email);
  const reason = 'Reset by whoever runs the server.';
  if (!(await app.get(FactorResetService).reset(admin, reason, ORIGIN))) {
    throw new CommandError(`${email} has no second factor.`);
  }
  terminal.print(`The second factor of ${email} is removed; its sessions have ended.`);
}

interface ChosenPassword {
  password: string;
  madeUp: boolean;
}

async function choosePassword(
  app: INestApplicationContext,
  terminal: Terminal,
  email: string,
): Promise<ChosenPassword> {
  const rules = app.get(PasswordRules);
  const typed = await terminal.askPassword();
  if (typed === undefined) return { password: rules.generate(), madeUp: true };
  const problem = rules.problemOf(typed, email);
  if (problem !== undefined) throw new CommandError(problem);
  return { password: typed, madeUp: false };
}

function announce(terminal: Terminal, { password, madeUp }: ChosenPassword): void {
  if (madeUp) terminal.print(`Password: ${password}`);
}
