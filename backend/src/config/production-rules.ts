import { ConfigError } from './config-error.js';
import type { EnvironmentReader } from './environment.js';

/** Comma-separated secrets that stay valid while keys rotate. */
const LISTED_SECRETS = ['JWT_SECRET_PREVIOUS', 'DATA_ENCRYPTION_KEYS_PREVIOUS'] as const;

/** Variables that hold secrets, each for a different purpose. */
const SECRETS = [
  'JWT_SECRET',
  'DATA_ENCRYPTION_KEY',
  ...LISTED_SECRETS,
  'ADMIN_PASSWORD',
  'SETUP_TOKEN',
  'METRICS_TOKEN',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const;

/** Placeholder texts in examples. */
const EXAMPLE = /change.?(me|this|it)|place.?holder|replace|example|your.?(secret|token|key|password)/i;

/** Minimum number of different characters in a secret; a random one of 16 has more. */
const MIN_DISTINCT_CHARACTERS = 8;

const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Refuses configurations that would run in production but be unsafe for users' data, each with a sentence that names
 * the variable. @throws ConfigError
 */
export function assertSafeForProduction(env: EnvironmentReader): void {
  assertPublicUrl(env);
  assertMailIsEncrypted(env);
  assertOriginsAreEncrypted(env);
  assertSecretsDiffer(env);
  assertNoPlaceholders(env);
}

function assertPublicUrl(env: EnvironmentReader): void {
  const publicUrl = env.text('PUBLIC_URL');
  if (publicUrl === undefined) {
    throw new ConfigError('PUBLIC_URL must be set in production, such as https://www.example.org.');
  }
  if (!publicUrl.startsWith('https://')) {
    throw new ConfigError('PUBLIC_URL must begin with https:// in production.');
  }
}

/** `smtp://` starts unencrypted, and an attacker in between can keep it so unless TLS is required. */
function assertMailIsEncrypted(env: EnvironmentReader): void {
  const address = env.text('SMTP_URL');
  if (address === undefined || !URL.canParse(address)) return;
  const { protocol, hostname, searchParams } = new URL(address);
  const demandsTls = searchParams.get('requireTLS') === 'true' && searchParams.get('ignoreTLS') !== 'true';
  if (protocol === 'smtps:' || demandsTls || THIS_MACHINE.test(hostname)) return;
  throw new ConfigError(
    'SMTP_URL must begin with smtps:// or end with ?requireTLS=true in production: mails and passwords would travel unencrypted.',
  );
}

function assertOriginsAreEncrypted(env: EnvironmentReader): void {
  if (env.origins('CORS_ORIGINS').some((origin) => !origin.startsWith('https:'))) {
    throw new ConfigError('CORS_ORIGINS must name https addresses only in production.');
  }
}

function assertSecretsDiffer(env: EnvironmentReader): void {
  const seen = new Map<string, string>();
  for (const { name, value } of secretsIn(env)) {
    const other = seen.get(value);
    if (other !== undefined) {
      const which = other === name ? `${name} holds the same secret twice` : `${name} is equal to ${other}`;
      throw new ConfigError(`${which}; make a random one for each (openssl rand -base64 32).`);
    }
    seen.set(value, name);
  }
}

function assertNoPlaceholders(env: EnvironmentReader): void {
  for (const { name, value } of secretsIn(env)) {
    const isEncoded = EXAMPLE.test(Buffer.from(value, 'base64').toString('latin1'));
    if (isEncoded || EXAMPLE.test(value) || new Set(value).size < MIN_DISTINCT_CHARACTERS) {
      throw new ConfigError(`${name} is a placeholder; make a random one (openssl rand -base64 32).`);
    }
  }
}

/** The secrets that are set, normalised: base64 has several spellings for the same bytes. */
function secretsIn(env: EnvironmentReader): { name: string; value: string }[] {
  const isListed = (name: string) => LISTED_SECRETS.some((one) => one === name);
  return SECRETS.flatMap((name) => {
    const text = env.text(name) ?? '';
    const values = (isListed(name) ? text.split(',') : [text]).map(normalised);
    return values.filter((value) => value !== '').map((value) => ({ name, value }));
  });
}

function normalised(value: string): string {
  return value.trim().replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
}
