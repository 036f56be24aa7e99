import type { Consent } from '../../submissions/record/submission-record.js';

/** The version of the notice and the terms that sample forms agree to, as on the site. */
export const SAMPLE_VERSION = '2025-11-01';
/** Start dates of the versions, oldest first; the last is the site's own, those before it are made up too. */
const VERSIONS = ['2022-04-01', SAMPLE_VERSION] as const;

/**
 * The consent of a sample form submitted at that time: nobody can have agreed to a version that did not exist yet.
 * @returns undefined when there was no version yet
 */
export function consentAt(consent: Consent | undefined, at: Date): Consent | undefined {
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
