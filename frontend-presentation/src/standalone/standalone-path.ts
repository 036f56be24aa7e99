/** Path on the standalone site, where the deck is the root, for a path of the deck within the site of the company. */
export function standalonePath(pathname: string): string {
  const [, language = '', rest = ''] = /^(\/hi)?\/presentation(\/.*)?$/.exec(pathname) ?? [];
  if (!/^(\/hi)?\/presentation(\/|$)/.test(pathname)) return pathname;
  return language + (rest === '/' ? '' : rest) || '/';
}
