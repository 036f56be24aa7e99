// @ts-check
import { parseArgs } from 'node:util';

/**
 * @param {string} command as it is typed, for the message
 * @param {string[]} [args]
 * @throws {Error} when the command was given arguments, which would be ignored
 */
export function requireNoArguments(command, args = process.argv.slice(2)) {
  if (args.length > 0) throw new Error(`\`${command}\` takes no arguments, but was given: ${args.join(' ')}`);
}

/**
 * Reads the options of a command while its module is loaded, where `runMain` reports no errors yet. Ends the process with a
 * message when it was given something else.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {Options} options
 * @param {string[]} [args]
 */
export function commandOptions(options, args = process.argv.slice(2)) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
