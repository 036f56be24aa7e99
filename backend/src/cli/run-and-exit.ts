/**
 * Ends the process when a command has: with 0, or with 1 and what went wrong.
 *
 * @param messageOf what an operator reads of a failure that is expected; of any other it is the stack
 */
export function runAndExit(command: Promise<void>, messageOf: (thrown: unknown) => string | undefined): void {
  command.then(
    () => process.exit(0),
    (thrown: unknown) => {
      const unexpected = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      process.stderr.write(`${messageOf(thrown) ?? unexpected}\n`);
      process.exit(1);
    },
  );
}
