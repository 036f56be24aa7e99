/**
 * Version of each legal text: the date from which it is valid, `YYYY-MM-DD`. It is stored with the consent, so it must
 * change whenever the meaning of a text changes, in both languages at once.
 */
export const PRIVACY_VERSION = '2026-11-30';
export const TERMS_VERSION = '2025-11-01';
