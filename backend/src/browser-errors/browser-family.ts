/** Patterns in `User-Agent`, specific before general: most browsers also claim to be Chrome and Safari. */
const FAMILIES: ReadonlyArray<[mark: RegExp, family: string]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** The browser family in a `User-Agent`; versions and devices are left out, since they could identify a visitor. */
export function browserFamily(userAgent = ''): string {
  return FAMILIES.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other';
}
