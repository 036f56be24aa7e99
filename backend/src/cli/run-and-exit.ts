/**
 * Exits the process when the command ends: with 0, or with 1 and an error message.
 * @param messageOf the message for an expected error; for any other the stack is printed
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
