// @ts-check
import { watch } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../product.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { startApi } from './api.mjs';
import { prepareSchema } from './schema.mjs';

/** Debounces changes, because editors write a file in several steps and several files at once. */
const DEBOUNCE_MS = 150;

const log = console.log;

/** The API, rebuilt and restarted whenever one of its sources changes. */
export class WatchedApi {
  /** @param {{ env: NodeJS.ProcessEnv, dataDir: string, url: string, build?: () => Promise<void> }} options */
  constructor({ build = () => ensureBuilt({ only: ['backend'] }), ...options }) {
    this.options = options;
    this.build = build;
    /** @type {import('../processes/supervise.mjs').SupervisedPart | undefined} */
    this.running = undefined;
    this.isStopping = false;
    this.work = Promise.resolve();
    this.restarting = Promise.resolve();
    /** @type {NodeJS.Timeout | undefined} */
    this.timer = undefined;
    this.watcher = watch(join(CHECKOUT, 'backend', 'src'), { recursive: true }, (_event, name) => {
      if (!name?.endsWith('.ts') || name.endsWith('.spec.ts')) return;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.rebuildAfterOthers(), DEBOUNCE_MS);
    });
  }

  async start() {
    await prepareSchema({ env: this.options.env, log });
    this.running = await startApi({ ...this.options, log });
  }

  /** Does not wait for a build, which takes long and ends with this process. */
  async stop() {
    this.isStopping = true;
    this.watcher.close();
    clearTimeout(this.timer);
    await this.restarting.catch(() => undefined);
    await this.running?.stop();
  }

  rebuildAfterOthers() {
    this.work = this.work.then(() => this.rebuild());
    return this.work;
  }

  /** Rebuilds and restarts the API. If the sources do not compile, the running API is kept. */
  async rebuild() {
    if (this.isStopping) return;
    try {
      await this.build();
      if (this.isStopping) return;
      this.restarting = this.restart();
      await this.restarting;
    } catch (error) {
      if (this.isStopping) return;
      log(error instanceof Error ? error.message : String(error));
      log('Waiting for the next change.');
    }
  }

  async restart() {
    await this.running?.stop();
    this.running = undefined;
    await this.start();
  }
}
