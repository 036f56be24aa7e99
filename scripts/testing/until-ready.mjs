// @ts-check

/**
 * Waits until `npm start` prints that it is ready.
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 * @param {Promise<unknown>} exit
 * @returns {Promise<() => string>} a function that returns its output so far
 * @throws {Error} with its output, when it ends before it is ready
 */
export async function untilReady(child, exit) {
  let printed = '';
  await new Promise((resolve, reject) => {
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      printed += chunk;
      if (/^Ready after /m.test(printed)) resolve(undefined);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    exit.then(() => reject(new Error(`npm start ended before it was ready:\n${printed}`)), reject);
  });
  return () => printed;
}
