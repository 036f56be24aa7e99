import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError } from '../command-error.js';

/** Recorded in place of an IP address in the audit log. */
export const COMMAND_LINE = 'command line';

/** How a command interacts with the operator. */
export interface Terminal {
  print(line: string): void;
  /** The password typed or piped in; undefined if one is to be generated. */
  askPassword(): Promise<string | undefined>;
}

/**
 * The real terminal. A typed password is not shown; from a pipe or file the first line is taken. An empty line or an
 * empty pipe asks for a generated password.
 */
export const terminal: Terminal = {
  print: (line) => {
    process.stdout.write(`${line}\n`);
  },
  askPassword: async () => {
    const { stdin, stderr } = process;
    if (stdin.isTTY) stderr.write('Password (empty: one is made up): ');
    const notShown = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({ input: stdin, output: notShown, terminal: stdin.isTTY });
    const typed = await firstLine(lines);
    lines.close();
    if (stdin.isTTY) {
      stderr.write('\n');
      // Ctrl-C or Ctrl-D at the prompt must not count as an empty line, which would change the password.
      if (typed === undefined) throw new CommandError('Nothing was changed.');
    }
    return typed === '' ? undefined : typed;
  },
};

async function firstLine(lines: AsyncIterable<string>): Promise<string | undefined> {
  for await (const line of lines) return line;
  return undefined;
}
