import path from 'node:path';
import { ConfigError } from './config-error.js';
import type { EnvironmentReader } from './environment.js';

export interface MailSettings {
  /** `SMTP_URL`: mail server; undefined means `.eml` files in `fileDir`. */
  smtpUrl?: string;
  /** `MAIL_FROM`: sender of every mail. Default: no-reply at the host of PUBLIC_URL. */
  from: string;
  /** Folder of the `.eml` files: `DATA_DIR/mail`. */
  fileDir: string;
}

/** An address, or a name and an address in angle brackets. */
const SENDER = /^(?:[^\r\n<>]*<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/;

/** @throws ConfigError */
export function readMail(
  env: EnvironmentReader,
  isProduction: boolean,
  publicUrl: string,
  dataDir: string,
): MailSettings {
  const smtpUrl = env.text('SMTP_URL');
  if (smtpUrl === undefined && isProduction) throw new ConfigError('SMTP_URL must be set in production.');
  if (smtpUrl !== undefined && !/^smtps?:\/\/[^\s]+$/.test(smtpUrl)) {
    throw new ConfigError('SMTP_URL must begin with smtp:// or smtps://.');
  }
  if (smtpUrl !== undefined && !isMailServer(smtpUrl)) {
    throw new ConfigError(
      'SMTP_URL must be an address such as smtp://user:password@mail.example.org:587; in user name and password write %2F for / and %25 for %.',
    );
  }
  const from = env.text('MAIL_FROM') ?? `no-reply@${new URL(publicUrl).hostname}`;
  if (!SENDER.test(from)) {
    throw new ConfigError(
      'MAIL_FROM must be one e-mail address, such as office@example.org, or Name <office@example.org>.',
    );
  }
  return { smtpUrl, from, fileDir: path.join(dataDir, 'mail') };
}

function isMailServer(address: string): boolean {
  try {
    const { hostname, username, password } = new URL(address);
    decodeURIComponent(`${username} ${password}`);
    return hostname !== '';
  } catch {
    return false;
  }
}
