/** Written before the arguments by scripts that want wrong ones refused before they start a database. */
const CHECK_ONLY = '--check-arguments';

/** The arguments of this command. With `isCheckOnly` it ends once they have been read. */
export function commandArguments(): { args: string[]; isCheckOnly: boolean } {
  const [first, ...others] = process.argv.slice(2);
  const isCheckOnly = first === CHECK_ONLY;
  return { args: isCheckOnly ? others : process.argv.slice(2), isCheckOnly };
}
