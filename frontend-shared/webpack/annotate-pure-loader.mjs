/** An assignment to a class keeps it from being removed. */
const CONTEXT_TYPE = /^(\w+)\.contextType = (\w+);$/m;

/**
 * Webpack loader for the router's single file. Its components and contexts are created by calls that a minifier must
 * assume to have side effects, so unused ones would stay (7 KiB compressed). Marks these calls as pure, moves the
 * assigned `contextType` into its class, and removes display names.
 *
 * @throws when the file has another structure, so that the bundle does not grow unnoticed
 */
export default function annotatePure(source) {
  if (!source.includes('forwardRef(')) return source;
  const marked = source.replace(
    /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
    '$1/*#__PURE__*/ $2',
  );
  const [assignment, name, context] = CONTEXT_TYPE.exec(source) ?? [];
  const opening = new RegExp(`^var ${name} = class extends React\\d*\\.Component \\{$`, 'm');
  if (marked === source || !opening.test(marked))
    throw new Error('The structure of the router has changed: see annotate-pure-loader.mjs.');
  return marked
    .replace(assignment, '')
    .replace(opening, `$&\n  static contextType = ${context};`)
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
