// @ts-check

/**
 * How V8 runs short programs with less processor time. The workers of Jest and Playwright inherit it,
 * and browser tests start their servers with it: those run for minutes, and a quarter of a start is optimizing.
 *
 * - Tests of components make much that is soon forgotten; with more room for it, in MiB, V8 tidies up less often, which
 *   saves a twentieth.
 * - A test file ends before most of the code that V8 optimizes pays for it. Optimizing begins after fifteen times as much
 *   work as usual, in bytes of executed bytecode, which saves an eighth.
 */
export const SHORT_PROGRAM = ['--max-semi-space-size=32', '--interrupt-budget=1000000'];
