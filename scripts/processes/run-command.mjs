// @ts-check
import { spawn } from 'node:child_process';
import { endsWithParent } from './parent-death.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] default: the environment of this process
 * @property {string} [input] written to the command's standard input
 * @property {(line: string) => void} [onLine] called with each line of output while the command runs
 */

/** A command failed. The message has its last lines, `output` everything it wrote. */
export class CommandFailed extends Error {
  /**
   * @param {string} command
   * @param {number | string} status exit code, signal, or why it could not be started
   * @param {string} output
   */
  constructor(command, status, output) {
    const lastLines = output.trim().split('\n').slice(-5).join('\n');
    super(`${command} ended with ${status}.\n${lastLines}`);
    this.name = 'CommandFailed';
    this.output = output;
  }
}

/**
 * Runs a command and waits until it ends.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>} its standard output
 * @throws {CommandFailed} when it cannot be started or its exit code is not 0
 */
export function runCommand(command, args, { cwd, env, input, onLine } = {}) {
  return new Promise((resolve, reject) => {
    const [program, programArgs] = endsWithParent('SIGTERM', command, args);
    const child = spawn(program, programArgs, {
      cwd,
      env: env ?? process.env,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let stdout = '';
    let all = '';
    const report = lineSplitter(onLine);
    for (const [stream, isStdout] of /** @type {const} */ ([
      [child.stdout, true],
      [child.stderr, false],
    ])) {
      stream.setEncoding('utf8');
      stream.on('data', (/** @type {string} */ text) => {
        if (isStdout) stdout += text;
        all += text;
        report(text);
      });
    }
    child.on('error', (error) => reject(new CommandFailed(command, error.message, all)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(stdout);
      else reject(new CommandFailed(command, code ?? signal ?? 'an unknown status', all));
    });
    // A command may end before it has read its input, which is no error: only its exit code matters.
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
  });
}

/**
 * Splits a stream of text into lines. A last line without a line break is not reported.
 * @param {((line: string) => void) | undefined} onLine
 * @returns {(text: string) => void}
 */
export function lineSplitter(onLine) {
  if (!onLine) return () => {};
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line.replace(/\r$/, ''));
  };
}
