import type { Request } from 'express';

/** A path that the pages of the site share; every address matches it. */
const ALL_PATHS = '/{*path}';

/** What is used of the router of Express. */
interface Layer {
  match(path: string): boolean;
  route?: { path: string; methods: Record<string, boolean> };
}

/**
 * The methods of the endpoints at the path of a request whose own method none of them has, sorted; undefined if an
 * endpoint has it, or there is none at this path.
 */
export function allowedMethods(request: Request): string[] | undefined {
  const matched = request.route as Layer['route'];
  if (matched && matched.path !== ALL_PATHS) return undefined;
  const { stack } = request.app.router as unknown as { stack: Layer[] };
  const methods = stack
    .filter((layer) => layer.route && layer.route.path !== ALL_PATHS && layer.match(request.path))
    .flatMap(({ route }) => Object.keys(route?.methods ?? {}).map((method) => method.toUpperCase()));
  const allowed = new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods);
  // An endpoint has the method, and was not reached: a worker answers 404 itself.
  return allowed.size === 0 || allowed.has(request.method) ? undefined : [...allowed].sort();
}
