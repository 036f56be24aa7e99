import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { AppLogger } from './common/logging/app-logger.js';
import { type AppConfig, WORKER_NUMBER } from './config/app-config.js';
import { stopOnSignals } from './graceful-shutdown.js';
import { serveClusterMetrics } from './health/cluster-metrics.js';

/** A process that lived for less than this, in ms, is restarted after a growing delay. */
const SHORT_LIFE_MS = 5_000;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Runs the `WORKERS`: processes of this program that share the port. One that ends is restarted. They start one after
 * another, so that the first prepares an empty database alone, and a start-up problem is reported once.
 */
export function runWorkers(config: Pick<AppConfig, 'workers' | 'logLevel'>): void {
  const logger = new AppLogger(config.logLevel);
  let stopping = false;
  // Workers accept connections themselves. A connection handed to a worker that is killed would hang forever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  serveClusterMetrics();
  stopOnSignals(async () => {
    stopping = true;
    await Promise.all(
      Object.values(cluster.workers ?? {}).map((worker) => worker && endOf(worker, 'SIGTERM')),
    );
  });

  async function keepRunning(number: number): Promise<void> {
    let pauseMs = 0;
    let hasListened = false;
    while (!stopping) {
      const startedAt = Date.now();
      const worker = cluster.fork({ [WORKER_NUMBER]: String(number) });
      worker.once('listening', () => {
        // Only the first time: for a restarted worker the others already run.
        if (!hasListened && number < config.workers) void keepRunning(number + 1);
        hasListened = true;
      });
      const { code, signal } = await endOf(worker);
      if (stopping) return;
      if (!hasListened && number === 1) process.exit(code || 1);
      pauseMs = Date.now() - startedAt > SHORT_LIFE_MS ? 0 : Math.min(pauseMs * 2 + 100, LONGEST_PAUSE_MS);
      logger.error('a worker ended and is replaced', { number, code, signal, pauseMs });
      await delay(pauseMs);
    }
  }

  void keepRunning(1);
}

/** @param signal sent to the worker first */
function endOf(
  worker: Worker,
  signal?: NodeJS.Signals,
): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve) => {
    worker.once('exit', (code: number | null, by: NodeJS.Signals | null) => resolve({ code, signal: by }));
    if (signal) worker.process.kill(signal);
  });
}
