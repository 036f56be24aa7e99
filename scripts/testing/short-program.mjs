// @ts-check

/**
 * V8 options that reduce the processor time of short-lived programs. Workers of Jest and Playwright inherit them. Browser
 * tests start their servers with them, because those run for only some minutes and spend a quarter of their start on
 * optimizing code.
 *
 * - `max-semi-space-size`, in MiB: component tests create many short-lived objects. With more space for them, garbage is
 *   collected less often, which saves a twentieth.
 * - `interrupt-budget`, in bytes of executed bytecode: a test file ends before most optimized code pays off. Optimizing after
 *   fifteen times as much work as by default saves an eighth.
 */
export const SHORT_PROGRAM = ['--max-semi-space-size=32', '--interrupt-budget=1000000'];
