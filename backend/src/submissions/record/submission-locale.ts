/** The languages a submission can be answered in. */
export const LOCALES = ['en', 'hi'] as const;
export type SubmissionLocale = (typeof LOCALES)[number];

/** The supported language an `Accept-Language` header prefers; English when it names none. */
export function localeFrom(acceptLanguage: string | undefined): SubmissionLocale {
  const wanted = (acceptLanguage ?? '')
    .split(',', 20)
    .map(parseRange)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    const locale = LOCALES.find((known) => known === language);
    if (locale !== undefined) return locale;
  }
  return 'en';
}

function parseRange(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
  const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { language: tag.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}
