// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPortFree } from '../processes/free-port.mjs';
import { endsWithParent } from '../processes/parent-death.mjs';
import { CHECKOUT } from '../product.mjs';
import { databaseUri } from '../serve/settings.mjs';
import { untilReady } from '../testing/until-ready.mjs';
import { waitUntil } from './wait-until.mjs';

const API = join('backend', 'dist', 'main.js');

/** `npm start` with its own data folder and port, on the kind of database that this machine can provide. */
export class Installation {
  /** @param {{ dataDir: string, port: number, account: { email: string, password: string } }} options */
  constructor({ dataDir, port, account }) {
    // Without `SMTP_URL` mails are written to files.
    const { MONGODB_URI: _uri, SMTP_URL: _smtp, ...env } = process.env;
    this.dataDir = dataDir;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.env = {
      ...env,
      NODE_ENV: 'development',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      RATE_LIMIT_SCALE: '100000',
      LOG_LEVEL: 'warn',
    };
    /** @type {{ pid: number, exit: Promise<unknown>, interrupt: () => void } | undefined} */
    this.running = undefined;
  }

  /** Starts the installation and waits until it is ready. @throws {Error} with its output, when it ends before that */
  async start() {
    const [command, args] = endsWithParent('SIGTERM', process.execPath, [
      join(CHECKOUT, 'scripts', 'start.mjs'),
    ]);
    const child = spawn(command, args, { env: this.env, stdio: ['ignore', 'pipe', 'pipe'] });
    const exit = once(child, 'exit');
    this.running = { pid: Number(child.pid), exit, interrupt: () => child.kill('SIGINT') };
    await untilReady(child, exit);
  }

  /** Stops the installation with SIGINT, as Ctrl-C in a terminal does. */
  async stop() {
    const { running } = this;
    this.running = undefined;
    running?.interrupt();
    await running?.exit;
  }

  /**
   * Kills the parent process, upon which the kernel signals its children to stop.
   * @param {{ withChildren: boolean }} options `withChildren`: children are killed at the same moment, as by a power failure
   */
  async kill({ withChildren }) {
    const { running } = this;
    if (!running) throw new Error('The installation is not running.');
    const children = this.children().map(({ pid }) => pid);
    this.running = undefined;
    for (const pid of withChildren ? [running.pid, ...children] : [running.pid]) process.kill(pid, 'SIGKILL');
    await running.exit;
    // The API completes pending requests before it ends.
    await waitUntil('the port is free', () => isPortFree(this.port, '127.0.0.1'));
  }

  /** @returns {number | undefined} undefined while the API is being restarted */
  apiPid() {
    return this.children().find(({ command }) => command.includes(API))?.pid;
  }

  /** @returns {number[]} ids of the programs of the database, in the order of their start */
  databasePids() {
    const parts = this.children().filter(({ command }) => !command.includes(API));
    return parts.map(({ pid }) => pid);
  }

  /** @returns {Array<{ pid: number, command: string }>} */
  children() {
    const table = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
    const rows = table.split('\n').map((row) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row));
    return rows
      .filter((row) => row !== null && Number(row[2]) === this.running?.pid)
      .map((row) => ({ pid: Number(row?.[1]), command: row?.[3] ?? '' }));
  }

  async untilReady() {
    await waitUntil('the API is ready', () =>
      fetch(`${this.url}/health/ready`, { signal: AbortSignal.timeout(10_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  }

  /**
   * @template T
   * @param {(db: import('mongodb').Db) => Promise<T>} use
   */
  async withDatabase(use) {
    const { uri } = JSON.parse(readFileSync(join(this.dataDir, 'database.json'), 'utf8'));
    const { MongoClient } = await import('mongodb');
    const client = new MongoClient(databaseUri(uri, {}));
    try {
      return await use(client.db());
    } finally {
      await client.close();
    }
  }
}
