import type { Consent } from '../../submissions/record/submission-record.js';

/** What sample forms agree to: the notice and the terms of the site. */
export const SAMPLE_VERSION = '2025-11-01';
/** The days from which one held, oldest first; the site's own comes last, those before it are sample data too. */
const VERSIONS = ['2022-04-01', SAMPLE_VERSION] as const;

/**
 * What a sample form agreed to when it came at that time: nobody can have agreed to what did not hold yet.
 * @returns undefined when nothing held yet
 */
export function consentThen(consent: Consent | undefined, at: Date): Consent | undefined {
  const day = at.toISOString().slice(0, 10);
  const held = VERSIONS.filter((version) => version <= day).at(-1);
  if (!consent || held === undefined) return undefined;
  const { version, termsVersion, locale } = consent;
  return {
    ...(version === undefined ? {} : { version: held }),
    ...(termsVersion === undefined ? {} : { termsVersion: held }),
    at,
    locale,
  };
}
