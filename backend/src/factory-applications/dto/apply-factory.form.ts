import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Email, IndianMobile, PersonName, PlainText } from '../../common/fields/text-fields.js';
import { OneOf } from '../../common/fields/value-fields.js';
import { acceptedTypes, readableSize } from '../../documents/upload-rules.js';
import { SubmissionForm } from '../../submissions/intake/dto/submission-form.js';
import { APPLICATION_DOCUMENT } from '../application-document.js';
import {
  BUSINESS_IDEAS,
  type BusinessIdea,
  REQUIRED_AMOUNTS,
  type RequiredAmount,
} from '../application-options.js';

/** The factory application form; every value comes as text. Empty optional fields count as absent. */
export class ApplyFactoryForm extends SubmissionForm {
  @PersonName({ example: 'Sunita Devi' })
  name!: string;

  @OneOf(BUSINESS_IDEAS, { enumName: 'BusinessIdea', example: 'Agriculture & Food Processing' })
  business_idea!: BusinessIdea;

  @PlainText({ max: 120, description: 'Intended place of the factory.', example: 'Hajipur, Bihar' })
  location!: string;

  @OneOf(REQUIRED_AMOUNTS, { enumName: 'RequiredAmount', example: '₹25 Lacs - ₹50 Lacs' })
  required_amount!: RequiredAmount;

  @PlainText({
    max: 3000,
    multiline: true,
    optional: true,
    description: 'Professional experience of the applicant.',
    example: 'I ran the packing line of a spice mill for eight years.',
  })
  past_experience?: string;

  @Email({
    optional: true,
    description: 'E-mail address for confirmation and decision; without it, no mails are sent.',
    example: 'sunita@example.org',
  })
  email?: string;

  @IndianMobile({ optional: true, description: 'Mobile number for calls.' })
  mobile?: string;

  @ApiProperty({
    type: 'string',
    format: 'binary',
    required: false,
    description: `One ${acceptedTypes(APPLICATION_DOCUMENT)} file of at most ${readableSize(APPLICATION_DOCUMENT.maxBytes)}.`,
    'x-accepted-types': [...APPLICATION_DOCUMENT.extensions],
    'x-max-bytes': APPLICATION_DOCUMENT.maxBytes,
  } as ApiPropertyOptions)
  supporting_document?: unknown;
}
