// @ts-check

/**
 * @param {string} command as it is typed, for the message
 * @param {string[]} [args]
 * @throws {Error} when the command was given arguments, which would be ignored
 */
export function requireNoArguments(command, args = process.argv.slice(2)) {
  if (args.length > 0) throw new Error(`\`${command}\` takes no arguments, but was given: ${args.join(' ')}`);
}
