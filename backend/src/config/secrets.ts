import { createHash, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { types } from 'node:util';
import { ConfigError } from './config-error.js';
import type { EnvironmentReader } from './environment.js';

/** A 32-byte key with a short id that is stored beside what it encrypted, so that keys can rotate. */
export interface EncryptionKey {
  /** First eight hexadecimal digits of the key's SHA-256. */
  id: string;
  key: Buffer;
}

/** File under DATA_DIR with the secrets generated for development. */
const DEVELOPMENT_FILE = 'development-secrets.json';
/** Created together, so that no second write follows. */
const DEVELOPMENT_SECRETS = ['JWT_SECRET', 'DATA_ENCRYPTION_KEY'];

/**
 * A 32-byte secret in base64 (or base64url). Required in production; otherwise generated once and kept in DATA_DIR.
 */
export function requiredSecret(
  env: EnvironmentReader,
  name: string,
  dataDir: string,
  production: boolean,
): Buffer {
  const given = env.text(name);
  if (given !== undefined) return decodeSecret(name, given);
  if (production) {
    throw new ConfigError(
      `${name} must be set in production: 32 random bytes in base64 (openssl rand -base64 32).`,
    );
  }
  return developmentSecret(name, dataDir);
}

/** Comma-separated secrets that are still accepted while keys rotate. */
export function previousSecrets(env: EnvironmentReader, name: string): Buffer[] {
  const listed = (env.text(name) ?? '').split(',').map((one) => one.trim());
  return listed.filter((one) => one !== '').map((one) => decodeSecret(name, one));
}

export function namedKey(key: Buffer): EncryptionKey {
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 8), key };
}

function decodeSecret(name: string, value: string): Buffer {
  const bytes = /^[A-Za-z0-9+/_-]+={0,2}$/.test(value) ? Buffer.from(value, 'base64') : Buffer.alloc(0);
  if (bytes.length !== 32) {
    throw new ConfigError(`${name} must be 32 random bytes in base64 (openssl rand -base64 32).`);
  }
  if (new Set(bytes).size < 12)
    throw new ConfigError(`${name} is a placeholder; make a random one (openssl rand -base64 32).`);
  return bytes;
}

function developmentSecret(name: string, dataDir: string): Buffer {
  const file = path.join(dataDir, DEVELOPMENT_FILE);
  try {
    const stored = readStored(file) ?? created(file);
    const known = stored[name] ?? added(file, stored, name);
    return decodeSecret(name, known);
  } catch (thrown) {
    if (thrown instanceof ConfigError) throw thrown;
    throw new ConfigError(`DATA_DIR (${dataDir}) cannot be written to.`);
  }
}

/** Of two processes that start for the first time together, both use the secrets of the one that creates the file. */
function created(file: string): Record<string, string> {
  const secrets = Object.fromEntries(DEVELOPMENT_SECRETS.map((name) => [name, randomSecret()]));
  const written = writtenBeside(file, secrets);
  try {
    linkSync(written, file);
    return secrets;
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST') return readStored(file) ?? created(file);
    // Some file systems have no links.
    renameSync(written, file);
    return secrets;
  } finally {
    rmSync(written, { force: true });
  }
}

function added(file: string, stored: Record<string, string>, name: string): string {
  const secret = randomSecret();
  renameSync(writtenBeside(file, { ...stored, [name]: secret }), file);
  return secret;
}

/** Written to a file of its own first, since a write that a full disk cuts short would lose the other secrets. */
function writtenBeside(file: string, secrets: Record<string, string>): string {
  const written = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    // Flushed: after a power cut, a file without content would make every document unreadable.
    const options = { mode: 0o600, flag: 'wx', flush: true } as const;
    writeFileSync(written, `${JSON.stringify(secrets, null, 2)}\n`, options);
    return written;
  } catch (thrown) {
    rmSync(written, { force: true });
    throw thrown;
  }
}

function randomSecret(): string {
  return randomBytes(32).toString('base64');
}

/** undefined when there is no such file. */
function readStored(file: string): Record<string, string> | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (thrown) {
    const code = codeOf(thrown);
    if (code === 'ENOENT') return undefined;
    throw new ConfigError(`DATA_DIR holds a ${DEVELOPMENT_FILE} that cannot be read (${code}).`);
  }
  const stored = parsedObject(text);
  if (!stored) {
    throw new ConfigError(
      `DATA_DIR holds a damaged ${DEVELOPMENT_FILE}; restore it from a backup, because without its keys nobody can read the stored documents and PANs. If nothing is stored yet, remove it.`,
    );
  }
  return Object.fromEntries(
    Object.entries(stored).filter((one): one is [string, string] => typeof one[1] === 'string'),
  );
}

function codeOf(thrown: unknown): string {
  return types.isNativeError(thrown) && 'code' in thrown ? String(thrown.code) : '';
}

function parsedObject(text: string): object | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
