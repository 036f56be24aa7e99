import type { Request } from 'express';

/** The languages a submission can be answered in. */
export const LOCALES = ['en', 'hi'] as const;
export type SubmissionLocale = (typeof LOCALES)[number];

/** The supported language that the `Accept-Language` header prefers; English when it names none. */
export function localeOf(request: Pick<Request, 'acceptsLanguages'>): SubmissionLocale {
  const accepted = request.acceptsLanguages([...LOCALES]);
  return LOCALES.find((locale) => locale === accepted) ?? 'en';
}
