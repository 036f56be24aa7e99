/** Converts a deck path of the company's site to a path of the standalone site, where the deck is the root. */
export function standalonePath(pathname: string): string {
  const [, language = '', rest = ''] = /^(\/hi)?\/presentation(\/.*)?$/.exec(pathname) ?? [];
  if (!/^(\/hi)?\/presentation(\/|$)/.test(pathname)) return pathname;
  return language + (rest === '/' ? '' : rest) || '/';
}
