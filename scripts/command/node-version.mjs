// @ts-check

const NEEDED = [20, 19];

/**
 * @param {string} [version] such as "20.19.4"
 * @throws {Error} when this Node.js is too old
 */
export function requireNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new Error(`Node.js ${NEEDED.join('.')} or newer is needed and this is ${version}.`);
}
