/**
 * Webpack loader for the router's one big file. Its components and contexts are made by calls that a minifier must
 * take for side effects, so forms, fetchers and the rest would stay although nobody uses them (6 KiB compressed).
 * The calls are marked as pure, and names for developer tools are dropped.
 *
 * @throws when the file is no longer written as it was: a build must not grow in silence
 */
export default function annotatePure(source) {
  const marked = source.replace(
    /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
    '$1/*#__PURE__*/ $2',
  );
  if (marked === source && source.includes('forwardRef('))
    throw new Error('The router is written otherwise now: see annotate-pure-loader.mjs.');
  return marked.replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
