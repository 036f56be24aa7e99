/**
 * Webpack loader for the router's one big file. Its components and contexts are made by calls that a minifier must
 * take for side effects, so forms, fetchers and the rest would stay although nobody uses them (3 kB compressed).
 * The calls are marked as pure, and names for developer tools are dropped.
 */
export default function annotatePure(source) {
  return source
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
