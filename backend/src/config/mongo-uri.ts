import mongoose from 'mongoose';
import { ConfigError } from './config-error.js';
import type { EnvironmentReader } from './environment.js';

/** Reads `MONGODB_URI` only, for programs that need nothing but the database. Throws `ConfigError`. */
export function readMongoUri(env: EnvironmentReader): string {
  const uri = env.text('MONGODB_URI');
  if (uri === undefined) {
    throw new ConfigError(
      env.text('NODE_ENV') === 'production'
        ? 'MONGODB_URI must be set in production.'
        : 'MONGODB_URI must be set; `npm start` provides a database and sets it.',
    );
  }
  if (!/^mongodb(\+srv)?:\/\/[^\s]+$/.test(uri)) {
    throw new ConfigError('MONGODB_URI must begin with mongodb:// or mongodb+srv://.');
  }
  if (!isConnectionString(uri)) {
    throw new ConfigError(
      'MONGODB_URI cannot be read; in its user name and password write %40 for @, %2F for /, %3A for : and %25 for %.',
    );
  }
  return uri;
}

/**
 * Whether the driver can parse it. Nothing is connected, and the driver's message is not shown, since it may quote a
 * password.
 */
function isConnectionString(uri: string): boolean {
  try {
    new mongoose.mongo.MongoClient(uri);
    return true;
  } catch {
    return false;
  }
}
