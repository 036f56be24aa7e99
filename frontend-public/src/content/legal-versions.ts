/**
 * Version of each legal text: the day from which it holds, `YYYY-MM-DD`. It is stored with what somebody agreed to, so
 * it changes whenever the meaning of a text does, in both languages at once.
 */
export const PRIVACY_VERSION = '2026-11-28';
export const TERMS_VERSION = '2025-11-01';
