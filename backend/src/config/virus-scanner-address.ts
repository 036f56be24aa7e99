import { ConfigError } from './config-error.js';
import type { EnvironmentReader } from './environment.js';

/** The address of clamd. */
export type VirusScannerAddress = { host: string; port: number } | { path: string };

/** clamd's default port. */
const CLAMD_PORT = 3310;

/** @throws ConfigError */
export function readVirusScanner(env: EnvironmentReader): VirusScannerAddress | undefined {
  const text = env.text('CLAMAV_URL');
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'unix:' && url.host === '' && url.pathname.length > 1) {
    const path = decoded(url.pathname);
    if (path !== undefined) return { path };
  }
  if (url?.protocol === 'tcp:' && url.hostname !== '') {
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || CLAMD_PORT) };
  }
  throw new ConfigError(
    'CLAMAV_URL must be an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl.',
  );
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
