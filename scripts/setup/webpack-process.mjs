// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endsWithParent } from '../processes/parent-death.mjs';
import { CommandFailed } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';

/** Needs packages of the front ends, so it is theirs. */
const PROGRAM = join(CHECKOUT, 'frontend-shared', 'webpack', 'build-process.mjs');

/** A process that builds front ends one after another. It is started for the first of them. */
export class WebpackProcess {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #output = '';

  /**
   * @param {string} file webpack configuration
   * @param {Record<string, unknown>} env what it is given by `--env`
   * @returns {Promise<void>}
   * @throws {CommandFailed} when it does not build
   */
  async build(file, env) {
    this.#child ??= this.#start();
    const child = this.#child;
    this.#output = '';
    /** @type {{ problem?: string }} */
    const { problem } = await new Promise((resolve, reject) => {
      const fail = (/** @type {number | string} */ status) =>
        reject(new CommandFailed('webpack', status, this.#output));
      child.once('message', resolve);
      child.once('error', ({ message }) => fail(message));
      child.once('exit', (code, signal) => fail(code ?? signal ?? 'an unknown status'));
      child.send({ file, env });
    });
    if (problem !== undefined) throw new CommandFailed('webpack', 'an error', problem);
  }

  end() {
    if (this.#child?.connected) this.#child.disconnect();
  }

  #start() {
    const [program, args] = endsWithParent('SIGTERM', process.execPath, [PROGRAM]);
    const child = spawn(program, args, {
      // The federation plugin names modules after where it began, not after the front end: each build must begin in the same place.
      cwd: CHECKOUT,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        this.#output += text;
      });
    }
    return child;
  }
}
