// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endsWithParent } from '../../processes/parent-death.mjs';
import { CommandFailed } from '../../processes/run-command.mjs';
import { CHECKOUT } from '../../product.mjs';

/** A program in frontend-shared, because it needs packages of the front ends. */
const PROGRAM = join(CHECKOUT, 'frontend-shared', 'webpack', 'build-process.mjs');

/** A process that builds front ends one after the other. It is started by the first build. */
export class WebpackProcess {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #output = '';

  /**
   * @param {string} file webpack configuration
   * @param {Record<string, unknown>} env as of the option `--env`
   * @returns {Promise<void>}
   * @throws {CommandFailed} when the build fails
   */
  async build(file, env) {
    this.#child ??= this.#start();
    const child = this.#child;
    this.#output = '';
    const { problem } = await this.#answer(child, { file, env });
    if (problem !== undefined) throw new CommandFailed('webpack', 'an error', problem);
  }

  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {import('node:child_process').Serializable} question
   * @returns {Promise<{ problem?: string }>}
   */
  async #answer(child, question) {
    /** @type {Record<string, (...args: any[]) => void>} */
    const listeners = {};
    try {
      return await new Promise((resolve, reject) => {
        const fail = (/** @type {number | string} */ status) =>
          reject(new CommandFailed('webpack', status, this.#output));
        listeners.message = resolve;
        listeners.error = ({ message }) => fail(message);
        listeners.exit = (code, signal) => fail(code ?? signal ?? 'an unknown status');
        for (const [event, listener] of Object.entries(listeners)) child.on(event, listener);
        child.send(question);
      });
    } finally {
      for (const [event, listener] of Object.entries(listeners)) child.off(event, listener);
    }
  }

  end() {
    if (this.#child?.connected) this.#child.disconnect();
  }

  #start() {
    const [program, args] = endsWithParent('SIGTERM', process.execPath, [PROGRAM]);
    const child = spawn(program, args, {
      // The federation plugin derives names of modules from the working directory, so it must be the same for every build.
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
