/** Marks in a `User-Agent`, the particular before the general: most browsers call themselves Chrome and Safari as well. */
const FAMILIES: ReadonlyArray<[mark: RegExp, family: string]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Which family of browsers a `User-Agent` names; its versions and devices could tell one visitor from another. */
export function browserFamily(userAgent = ''): string {
  return FAMILIES.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other';
}
