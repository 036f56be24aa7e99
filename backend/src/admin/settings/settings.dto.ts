import { ApiProperty } from '@nestjs/swagger';
import { OneOf } from '../../common/fields/value-fields.js';
import { MAIL_LOCALES, type MailLocale } from '../../mail/templates/mail-template.js';

/** How an administrator likes the product, wherever they log in. */
export class AdminSettings {
  @ApiProperty({
    description: 'Language of the mails about the account.',
    enum: MAIL_LOCALES,
    enumName: 'MailLocale',
    example: 'hi',
  })
  locale!: MailLocale;
}

/** What is left out stays as it is. */
export class SettingsChange {
  @OneOf(MAIL_LOCALES, {
    optional: true,
    enumName: 'MailLocale',
    label: 'Language',
    description: 'Language of the mails about the account.',
    example: 'hi',
  })
  locale?: MailLocale;
}

export class SettingsSaved {
  @ApiProperty({ example: 'Settings saved successfully!' })
  message!: string;

  @ApiProperty({ description: 'All settings as they are now.' })
  settings!: AdminSettings;
}
