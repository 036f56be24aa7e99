import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { isEmail } from '../common/fields/text-fields.js';
import { LOG_LEVELS, type LogLevel } from '../common/logging/app-logger.js';
import { ConfigError } from './config-error.js';
import { type Environment, EnvironmentReader } from './environment.js';
import { type MailSettings, readMail } from './mail-settings.js';
import { type MisspeltSetting, misspeltSettings } from './misspelt-settings.js';
import { readMongoUri } from './mongo-uri.js';
import { CHECK_WORKER, CHECKOUT } from './paths.js';
import { type PaymentSettings, readPayment } from './payment-settings.js';
import { assertSafeForProduction } from './production-rules.js';
import { type EncryptionKey, namedKey, previousSecrets, requiredSecret } from './secrets.js';
import { readVirusScanner, type VirusScannerAddress } from './virus-scanner-address.js';

/** Folders of the built front ends, each with `remoteEntry.js` or `index.html`. */
export interface WebPaths {
  shell: string;
  remotes: { public: string; admin: string; presentation: string };
}

/** What a process does: answer requests, do background work, or both. */
export const ROLES = ['all', 'api', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** The variable that tells a process which of the `WORKERS` it is. */
export const WORKER_NUMBER = 'WORKER_NUMBER';

/**
 * The whole configuration from the environment, validated once at the start. Inject this class instead of reading
 * `process.env`.
 */
export class AppConfig {
  /** `NODE_ENV=production`: requires MONGODB_URI, SMTP_URL and real secrets, and prints none. */
  readonly isProduction!: boolean;
  /** `PORT`: port to listen on; 3000. 0 picks a free one (tests). */
  readonly port!: number;
  /** `HOST`: address to listen on; 127.0.0.1. */
  readonly host!: string;
  /** `WORKERS`: processes that share the port, each with its own connections and memory; 1. */
  readonly workers!: number;
  /** `ROLE`: `api` answers requests, `worker` sends mails and does other background work; `all` does both. */
  readonly role!: Role;
  /**
   * Which of the `WORKERS` this process is, from 1; the first makes the prerendered pages. Set by the parent process.
   */
  readonly workerNumber!: number;
  /**
   * `PUBLIC_URL`: origin in mails and links, without a trailing slash; http://localhost:PORT, https in production.
   */
  readonly publicUrl!: string;
  /** `DATA_DIR`: absolute folder for mails, spooled uploads and development secrets; `.data` in the checkout. */
  readonly dataDir!: string;
  /** `MONGODB_URI`: the database. `npm start` and `npm test` provide one and set this. */
  readonly mongoUri!: string;
  /** `ADMIN_EMAIL`: the first account on an empty database. */
  readonly adminEmail?: string;
  /** `ADMIN_PASSWORD`: its password; otherwise one is generated and printed once, outside production. */
  readonly adminPassword?: string;
  /** `JWT_SECRET` first, then `JWT_SECRET_PREVIOUS` (comma separated), which only verify. */
  readonly jwtSecrets!: readonly [Buffer, ...Buffer[]];
  /** `DATA_ENCRYPTION_KEY` first, then `DATA_ENCRYPTION_KEYS_PREVIOUS` (comma separated), which only decrypt. */
  readonly encryptionKeys!: readonly [EncryptionKey, ...EncryptionKey[]];
  /** `SETUP_TOKEN`: lets `POST /api/admin/register` make the first account. At least 16 characters. */
  readonly setupToken?: string;
  /**
   * `REQUIRE_2FA`: requires a second factor for accounts with far-reaching permissions; on in production unless
   * `false`.
   */
  readonly requireSecondFactor!: boolean;
  /** `CORS_ORIGINS`: other origins that may call the API, without credentials, comma separated; none. */
  readonly corsOrigins!: readonly string[];
  /** `METRICS_TOKEN`: Bearer token for `/metrics`; unset: `/metrics` is closed. */
  readonly metricsToken?: string;
  readonly mail!: MailSettings;
  /** `SITE_CONFIG`: JSON file behind /config/site.json; unset: the placeholder company. */
  readonly siteConfigFile?: string;
  /** `REMOTES_CONFIG`: JSON file behind /config/remotes.json; unset: the remotes built in this checkout. */
  readonly remotesConfigFile?: string;
  /** `TRUST_PROXY`: number of proxies in front; 0. */
  readonly trustProxy!: number;
  /** `RATE_LIMIT_SCALE`: multiplies the limits of calls; 1. */
  readonly rateLimitScale!: number;
  /**
   * `RETENTION_CONTACT_MESSAGES`, `RETENTION_FACTORY_APPLICATIONS`, `RETENTION_SHAREHOLDERS`,
   * `RETENTION_SUBSCRIPTIONS`: months after its last change until a settled record of that kind is erased, by its
   * subject in the audit log; 0: never.
   */
  readonly retentionMonths!: Readonly<Record<string, number>>;
  /** Online payment, when all three RAZORPAY variables are set. */
  readonly payment?: PaymentSettings;
  /** `CLAMAV_URL`: `tcp://host:3310` or `unix:///path` of a clamd that scans every upload; none. */
  readonly virusScanner?: VirusScannerAddress;
  /** The script of the threads that check files. Not a variable. */
  readonly checkWorker!: string;
  /** `PASSWORD_MIN_LENGTH`: minimum length of a password; 12, never below 6. */
  readonly passwordMinLength!: number;
  /** `LOG_LEVEL`: fatal, error, warn, info, debug or silent; info. */
  readonly logLevel!: LogLevel;
  /** Variables that nobody reads and that look like a setting. Not a variable. */
  readonly misspelt!: readonly MisspeltSetting[];
  /** Built front ends; `frontend-*\/dist` of the checkout. Not a variable. */
  readonly web!: WebPaths;

  constructor(values: AppConfigValues) {
    Object.assign(this, values);
  }
}

export type AppConfigValues = { readonly [K in keyof AppConfig]: AppConfig[K] };

/** Reads and validates the environment. Throws `ConfigError` with one sentence that names the variable. */
export function loadConfig(environment: Environment): AppConfig {
  const env = new EnvironmentReader(environment);
  const isProduction =
    env.oneOf('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production';
  if (isProduction) assertSafeForProduction(env);
  const port = env.wholeNumber('PORT', 3000, 0, 65_535);
  const publicUrl = env.origin('PUBLIC_URL', `http://localhost:${port}`);
  const dataDir = writableFolder(env.path('DATA_DIR') ?? path.join(CHECKOUT, '.data'));
  const mongoUri = readMongoUri(env);
  const mail = readMail(env, isProduction, publicUrl, dataDir);
  const secret = (name: string) => requiredSecret(env, name, dataDir, isProduction);
  const settings: Omit<AppConfigValues, 'misspelt'> = {
    isProduction,
    port,
    host: env.text('HOST') ?? '127.0.0.1',
    workers: env.wholeNumber('WORKERS', 1, 1, 64),
    role: env.oneOf('ROLE', ROLES, 'all'),
    workerNumber: env.wholeNumber(WORKER_NUMBER, 1, 1, 64),
    publicUrl,
    dataDir,
    mongoUri,
    adminEmail: readAdminEmail(env),
    adminPassword: env.text('ADMIN_PASSWORD'),
    jwtSecrets: [secret('JWT_SECRET'), ...previousSecrets(env, 'JWT_SECRET_PREVIOUS')],
    encryptionKeys: [
      namedKey(secret('DATA_ENCRYPTION_KEY')),
      ...previousSecrets(env, 'DATA_ENCRYPTION_KEYS_PREVIOUS').map(namedKey),
    ],
    setupToken: readLongText(env, 'SETUP_TOKEN'),
    requireSecondFactor: env.yesNo('REQUIRE_2FA', isProduction),
    corsOrigins: env.origins('CORS_ORIGINS'),
    metricsToken: readLongText(env, 'METRICS_TOKEN'),
    mail,
    siteConfigFile: env.path('SITE_CONFIG'),
    remotesConfigFile: env.path('REMOTES_CONFIG'),
    trustProxy: env.wholeNumber('TRUST_PROXY', 0, 0, 10),
    rateLimitScale: env.positiveNumber('RATE_LIMIT_SCALE', 1),
    retentionMonths: readRetention(env),
    payment: readPayment(env, isProduction),
    virusScanner: readVirusScanner(env),
    checkWorker: CHECK_WORKER,
    passwordMinLength: env.wholeNumber('PASSWORD_MIN_LENGTH', 12, 6, 128),
    logLevel: env.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    web: builtFrontEnds(),
  };
  return new AppConfig({ ...settings, misspelt: misspeltSettings(environment, env.readNames) });
}

function builtFrontEnds(): WebPaths {
  const built = (workspace: string) => path.join(CHECKOUT, workspace, 'dist');
  return {
    shell: built('frontend-shell'),
    remotes: {
      public: built('frontend-public'),
      admin: built('frontend-admin'),
      presentation: built('frontend-presentation'),
    },
  };
}

/** Maximum retention period in months: a century. */
const MAX_RETENTION = 1_200;

function readRetention(env: EnvironmentReader): Record<string, number> {
  const months = (name: string) => env.wholeNumber(name, 0, 0, MAX_RETENTION);
  return {
    'contact-message': months('RETENTION_CONTACT_MESSAGES'),
    'factory-application': months('RETENTION_FACTORY_APPLICATIONS'),
    shareholder: months('RETENTION_SHAREHOLDERS'),
    subscription: months('RETENTION_SUBSCRIPTIONS'),
  };
}

/** Creates DATA_DIR: without it every upload would be refused with a message about a full disk. */
function writableFolder(folder: string): string {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch {
    throw new ConfigError(`DATA_DIR (${folder}) cannot be written to.`);
  }
}

/** Unlike `mkdir` with `recursive`, which never ends where the system lets nobody create folders, such as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (thrown) {
    if (!existsSync(folder)) throw thrown;
  }
}

/** By the rule of the login form: nobody could log in with an address that the form refuses. */
function readAdminEmail(env: EnvironmentReader): string | undefined {
  const email = env.text('ADMIN_EMAIL')?.toLowerCase();
  if (email !== undefined && !isEmail(email)) {
    throw new ConfigError('ADMIN_EMAIL must be an e-mail address.');
  }
  return email;
}

function readLongText(env: EnvironmentReader, name: string): string | undefined {
  const value = env.text(name);
  if (value !== undefined && value.length < 16)
    throw new ConfigError(`${name} must have at least 16 characters.`);
  return value;
}
