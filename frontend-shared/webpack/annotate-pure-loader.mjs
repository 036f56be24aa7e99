/** A class that gets something assigned counts as used. */
const CONTEXT_TYPE = /^(\w+)\.contextType = (\w+);$/m;

/**
 * Webpack loader for the router's one big file. Its components and contexts are made by calls that a minifier must
 * take for side effects, so forms, fetchers and the rest would stay although nobody uses them (7 KiB compressed).
 * The calls are marked as pure, what is assigned to a class becomes part of it, and names for developer tools are dropped.
 *
 * @throws when the file is no longer written as it was: a build must not grow in silence
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
    throw new Error('The router is written otherwise now: see annotate-pure-loader.mjs.');
  return marked
    .replace(assignment, '')
    .replace(opening, `$&\n  static contextType = ${context};`)
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
