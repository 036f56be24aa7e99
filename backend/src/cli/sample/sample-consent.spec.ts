import { consentAt, SAMPLE_VERSION } from './sample-consent.js';

const agreed = {
  version: SAMPLE_VERSION,
  termsVersion: SAMPLE_VERSION,
  at: new Date(),
  locale: 'hi' as const,
};

describe('the consent of a sample form', () => {
  it('names the versions in force on the day of the submission', () => {
    const at = new Date('2025-11-03T10:00:00Z');
    expect(consentAt(agreed, at)).toEqual({ ...agreed, at });
    const before = new Date('2025-10-31T10:00:00Z');
    expect(consentAt(agreed, before)).toEqual({
      version: '2022-04-01',
      termsVersion: '2022-04-01',
      at: before,
      locale: 'hi',
    });
  });

  it('has no version of the terms when the form asks for none', () => {
    const { termsVersion: _, ...noticeOnly } = agreed;
    expect(consentAt(noticeOnly, new Date('2026-01-01'))).not.toHaveProperty('termsVersion');
  });

  it('is absent before the first privacy notice, or when the sample has none', () => {
    expect(consentAt(agreed, new Date('2022-03-31'))).toBeUndefined();
    expect(consentAt(undefined, new Date('2026-01-01'))).toBeUndefined();
  });
});
