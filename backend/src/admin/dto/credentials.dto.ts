import { Email, Secret } from '../../common/fields/text-fields.js';
import { OneOf } from '../../common/fields/value-fields.js';
import { MAIL_LOCALES, type MailLocale } from '../../mail/templates/mail-template.js';

export class Credentials {
  @Email({ example: 'asha@example.org' })
  email!: string;

  @Secret({ example: 'correct horse battery staple' })
  password!: string;
}

export class NewAdministrator {
  @Email({ example: 'ravi@example.org' })
  email!: string;

  @Secret({
    optional: true,
    example: 'correct horse battery staple',
    description:
      'Required with the set-up token. For an invitation it is validated but not stored: the invited person chooses ' +
      'a password. ' +
      'At least `PASSWORD_MIN_LENGTH` characters (12 by default) and not a well-known one.',
  })
  password?: string;

  @OneOf(MAIL_LOCALES, {
    optional: true,
    enumName: 'MailLocale',
    label: 'Language',
    description:
      'Language of the invitation, of later mails and of the console. Defaults to `en`; the account owner can change it.',
    example: 'hi',
  })
  locale?: MailLocale;
}
