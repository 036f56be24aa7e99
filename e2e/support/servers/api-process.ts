import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SHORT_PROGRAM } from '../../../scripts/testing/short-program.mjs';

const API_ENTRY = fileURLToPath(new URL('../../../backend/dist/main.js', import.meta.url));
const SCHEMA_ENTRY = fileURLToPath(new URL('../../../backend/dist/cli/migrate.js', import.meta.url));

/** Generous for busy machines: this timeout only prevents an endless wait. */
const READY_WITHIN_MS = 120_000;

/** The built API as a separate process, which a test can kill and restart with the same port and data. */
export class ApiProcess {
  private child: ChildProcess | undefined;
  private output = '';

  constructor(
    private readonly port: number,
    private readonly env: Record<string, string>,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Id of the running process; undefined after `kill` or `stop`. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Output of the API so far, of all its starts: JSON log lines. */
  get log(): string {
    return this.output;
  }

  /** Runs the schema step (migrations, indexes), for which the API waits. */
  async prepareDatabase(): Promise<void> {
    const env = { ...process.env, ...this.env };
    await promisify(execFile)(process.execPath, [...SHORT_PROGRAM, SCHEMA_ENTRY], { env });
  }

  /** Starts the API and resolves once `/health/ready` answers 200. Rejects when the process exits first. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...SHORT_PROGRAM, API_ENTRY], {
      env: { ...process.env, ...this.env, PORT: String(this.port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    const collect = (chunk: Buffer) => {
      this.output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const closed = once(child, 'close');
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) {
        // Its last output may still be buffered.
        await closed;
        throw new Error(`The API ended while starting:\n${this.output}`);
      }
      const response = await fetch(`${this.url}/health/ready`).catch(() => undefined);
      if (response?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The API was not ready within ${READY_WITHIN_MS / 1000} s:\n${this.output}`);
  }

  /** Kills the API with SIGKILL, like a power failure. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
