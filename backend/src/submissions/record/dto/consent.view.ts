import { ApiProperty } from '@nestjs/swagger';
import type { Consent } from '../submission-record.js';
import { LOCALES, type SubmissionLocale } from '../values/submission-locale.js';

/** What the person agreed to when sending the form. */
export class ConsentView {
  @ApiProperty({
    required: false,
    description: 'Version of the privacy notice that was shown.',
    example: '2025-11-01',
  })
  privacyVersion?: string;

  @ApiProperty({
    required: false,
    description: 'Version of the terms, for forms that require agreement to them.',
    example: '2025-11-01',
  })
  termsVersion?: string;

  @ApiProperty({ example: '2025-11-05T10:15:30.000Z' })
  at!: Date;

  @ApiProperty({ enum: LOCALES, description: 'Language of the texts that were shown.', example: 'hi' })
  locale!: SubmissionLocale;
}

export function consentView(consent: Consent | undefined): ConsentView | undefined {
  if (!consent) return undefined;
  const { version, termsVersion, at, locale } = consent;
  return { privacyVersion: version, termsVersion, at, locale };
}
