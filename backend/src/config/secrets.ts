import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
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
  const stored = readStored(file);
  const known = stored[name];
  if (known !== undefined) return decodeSecret(name, known);
  const generated = randomBytes(32);
  try {
    // Renamed, since a write that a full disk cuts short would lose the other secrets.
    const written = `${file}.new`;
    writeFileSync(
      written,
      `${JSON.stringify({ ...stored, [name]: generated.toString('base64') }, null, 2)}\n`,
      { mode: 0o600 },
    );
    renameSync(written, file);
  } catch {
    throw new ConfigError(`DATA_DIR (${dataDir}) cannot be written to.`);
  }
  return generated;
}

function readStored(file: string): Record<string, string> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (thrown) {
    const code = types.isNativeError(thrown) && 'code' in thrown ? String(thrown.code) : '';
    if (code === 'ENOENT') return {};
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

function parsedObject(text: string): object | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
