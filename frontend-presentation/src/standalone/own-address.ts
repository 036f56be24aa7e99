/** Addresses of the deck on the site of the company lead to the same slide here, where the deck is the root. */
export function ownAddress(pathname: string): string {
  const [, language = '', rest = ''] = /^(\/hi)?\/presentation(\/.*)?$/.exec(pathname) ?? [];
  if (!/^(\/hi)?\/presentation(\/|$)/.test(pathname)) return pathname;
  return language + (rest === '/' ? '' : rest) || '/';
}
