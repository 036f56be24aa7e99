import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { SnapshotSpec } from './snapshot-specs.js';

/** A run that takes longer is ended, in ms. */
const MAX_MS = 120_000;
/** Its last words, in characters; the rest of its output is of no use. */
const MAX_STDERR_CHARS = 2_000;
/** Visitors come first on a machine with few cores. */
const NICENESS = 10;

export interface PrerenderReport {
  pages: number;
  failed: { address: string; reason: string }[];
  /** What browsers will refuse although it was prerendered, in sentences; an older build of the shell does not look. */
  mismatches?: string[];
}

/** Runs the shell's prerenderer in a process of its own: nothing that happens there can harm this one. */
@Injectable()
export class Prerenderer implements OnApplicationShutdown {
  private child?: ChildProcess;
  /** Whether this server is stopping: a run that ends now has not failed. */
  stopped = false;

  /**
   * Makes a snapshot below the folder of all snapshots.
   *
   * @throws Error when it could not be made
   */
  async make(spec: SnapshotSpec, snapshots: string): Promise<PrerenderReport> {
    if (this.stopped) throw new Error('The server is stopping.');
    const { name, shell, builds, site, remotes } = spec;
    const child = fork(path.join(shell, '.server', 'main.cjs'), [], {
      // The code of a remote runs there: it is told nothing of this process's secrets.
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
    // It may have ended already, or the system does not allow it.
  }
}
