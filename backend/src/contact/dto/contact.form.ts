import { Email, PersonName, PlainText } from '../../common/fields/text-fields.js';
import { Ignored, OneOf } from '../../common/fields/value-fields.js';
import { SubmissionForm } from '../../submissions/intake/dto/submission-form.js';
import { CONTACT_SUBJECTS, type ContactSubject } from '../contact-subjects.js';

/** The contact form. */
export class ContactForm extends SubmissionForm {
  @PersonName({ example: 'Asha Kumari' })
  name!: string;

  @Email({ description: 'E-mail address for the reply.', example: 'asha@example.org' })
  email!: string;

  @OneOf(CONTACT_SUBJECTS, { enumName: 'ContactSubject', example: 'General Inquiry' })
  subject!: ContactSubject;

  @PlainText({ max: 3000, multiline: true, example: 'When does the water plant open?' })
  message!: string;

  @Ignored('New')
  status?: undefined;
}
