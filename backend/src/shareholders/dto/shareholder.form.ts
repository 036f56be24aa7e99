import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Email, IndianMobile, Pan, PersonName, PlainText } from '../../common/fields/text-fields.js';
import { Agreed, OneOf, OneOfNumbers } from '../../common/fields/value-fields.js';
import { acceptedTypes, readableSize } from '../../documents/upload-rules.js';
import { SubmissionForm } from '../../submissions/intake/dto/submission-form.js';
import { ID_PROOF } from '../id-proof.js';
import {
  NOMINEE_RELATIONS,
  type NomineeRelation,
  SHARE_COUNTS,
  SHARE_PRICE_IN_RUPEES,
  type ShareCount,
} from '../share-options.js';

/** The shareholder form; every value comes as text. Empty optional fields count as absent. */
export class ShareholderForm extends SubmissionForm {
  @PersonName({ example: 'Asha Kumari' })
  fullName!: string;

  @Email({ description: 'E-mail address for confirmations.', example: 'asha@example.org' })
  email!: string;

  @IndianMobile({ description: 'Mobile number for calls.' })
  mobile!: string;

  @PlainText({ max: 120, description: 'Town and state.', example: 'Hajipur, Bihar' })
  location!: string;

  @PlainText({
    max: 40,
    optional: true,
    description:
      'Referral code of the shareholder who invited the applicant; required if `requireReferral` of `/config/site.json` is true.',
    example: 'M-10482',
  })
  referralCode?: string;

  @Pan({
    label: 'PAN',
    description: 'PAN. Stored encrypted and shown masked; never returned to the applicant.',
    example: 'ABCDE1234F',
  })
  panNumber!: string;

  @PersonName({ description: 'Name of the person who inherits profits and rights.', example: 'Ravi Kumar' })
  nomineeName!: string;

  @OneOf(NOMINEE_RELATIONS, { enumName: 'NomineeRelation', example: 'Spouse' })
  nomineeRelation!: NomineeRelation;

  @OneOfNumbers(SHARE_COUNTS, {
    enumName: 'ShareCount',
    description: `Number of shares of ₹${SHARE_PRICE_IN_RUPEES} each.`,
    example: 2,
    extensions: { 'x-price-in-rupees': SHARE_PRICE_IN_RUPEES },
  })
  sharePurchase!: ShareCount;

  @Agreed('Please agree to the terms and conditions', {
    description: 'Agreement to the terms; must be `true`.',
    example: true,
  })
  termsAgreed!: true;

  @PlainText({
    max: 40,
    optional: true,
    description: 'Version of the terms that the sender agreed to. Stored with the time and language.',
    example: '2025-11-01',
  })
  termsVersion?: string;

  @ApiProperty({
    type: 'string',
    format: 'binary',
    required: true,
    description: `One ${acceptedTypes(ID_PROOF)} file of at most ${readableSize(ID_PROOF.maxBytes)}. On an Aadhaar card, cover the first eight digits.`,
    'x-accepted-types': [...ID_PROOF.extensions],
    'x-max-bytes': ID_PROOF.maxBytes,
  } as ApiPropertyOptions)
  idProof?: unknown;
}
