import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { SnapshotSpec } from './snapshot-specs.js';

/** Time limit of a run, in ms. */
const MAX_MS = 120_000;
/** Characters kept from the end of its error output. */
const MAX_STDERR_CHARS = 2_000;
/** Low priority: on a machine with few cores visitors come first. */
const NICENESS = 10;

export interface PrerenderReport {
  pages: number;
  failed: { address: string; reason: string }[];
  /**
   * Sentences about what browsers will refuse although it was prerendered; not reported by older builds of the shell.
   */
  mismatches?: string[];
}

/** Runs the shell's prerenderer in a separate process, so that it cannot harm this one. */
@Injectable()
export class Prerenderer implements OnApplicationShutdown {
  private child?: ChildProcess;
  /** Whether this server is stopping: a run that ends then has not failed. */
  stopped = false;

  /**
   * Makes a snapshot below the common folder.
   * @throws Error when it could not be made
   */
  async make(spec: SnapshotSpec, snapshots: string): Promise<PrerenderReport> {
    if (this.stopped) throw new Error('The server is stopping.');
    const { name, shell, builds, site, remotes } = spec;
    const child = fork(path.join(shell, '.server', 'main.cjs'), [], {
      // It runs the code of a remote, so it gets none of this process's secrets.
      env: { NODE_ENV: 'production' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child = child;
    const limit = setTimeout(() => child.kill('SIGKILL'), MAX_MS);
    try {
      return await reportOf(child, { snapshot: name, snapshots, shell, builds, site, remotes });
    } finally {
      clearTimeout(limit);
      this.child = undefined;
    }
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    this.child?.kill('SIGKILL');
  }
}

function reportOf(child: ChildProcess, job: object): Promise<PrerenderReport> {
  return new Promise((resolve, reject) => {
    let report: PrerenderReport | undefined;
    let words = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-MAX_STDERR_CHARS);
    });
    child.on('message', (message) => {
      report = message as PrerenderReport;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (report) resolve(report);
      else reject(new Error(`The prerenderer ended with ${signal ?? code}. ${words.trim()}`));
    });
    if (child.pid) lowerPriority(child.pid);
    child.send(job, (problem) => problem && reject(problem));
  });
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // It may already have ended, or the system does not allow it.
  }
}
