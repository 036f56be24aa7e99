import { ApiProperty } from '@nestjs/swagger';
import { OneOf, YesNo } from '../../common/fields/value-fields.js';
import { MAIL_LOCALES, type MailLocale } from '../../mail/templates/mail-template.js';
import { COLOURS, DENSITIES, type Preferences, START_PAGES } from './preferences.js';

/** How an administrator likes the product, wherever they log in. */
export class AdminSettings {
  @ApiProperty({
    description: 'Language of the console and of the mails about the account.',
    enum: MAIL_LOCALES,
    enumName: 'MailLocale',
    example: 'hi',
  })
  locale!: MailLocale;

  @ApiProperty({
    description: 'Colours of the console; `system`: those of the device.',
    enum: COLOURS,
    enumName: 'ColourChoice',
    example: 'dark',
  })
  colours!: Preferences['colours'];

  @ApiProperty({
    description: 'How close the rows of lists stand.',
    enum: DENSITIES,
    enumName: 'Density',
    example: 'compact',
  })
  density!: Preferences['density'];

  @ApiProperty({
    description: 'Screen that a login leads to, by the last step of its address.',
    enum: START_PAGES,
    enumName: 'StartPage',
    example: 'applications',
  })
  startPage!: Preferences['startPage'];

  @ApiProperty({ description: 'Single keys act, such as J for the next record.', example: true })
  shortcuts!: boolean;
}

/** What is left out stays as it is. */
export class SettingsChange {
  @OneOf(MAIL_LOCALES, {
    optional: true,
    enumName: 'MailLocale',
    label: 'Language',
    description: 'Language of the console and of the mails about the account.',
    example: 'hi',
  })
  locale?: MailLocale;

  @OneOf(COLOURS, {
    optional: true,
    enumName: 'ColourChoice',
    description: 'Colours of the console; `system`: those of the device.',
    example: 'dark',
  })
  colours?: Preferences['colours'];

  @OneOf(DENSITIES, {
    optional: true,
    enumName: 'Density',
    description: 'How close the rows of lists stand.',
    example: 'compact',
  })
  density?: Preferences['density'];

  @OneOf(START_PAGES, {
    optional: true,
    enumName: 'StartPage',
    description: 'Screen that a login leads to, by the last step of its address.',
    example: 'applications',
  })
  startPage?: Preferences['startPage'];

  @YesNo({ optional: true, description: 'Single keys act, such as J for the next record.', example: true })
  shortcuts?: boolean;
}

export class SettingsSaved {
  @ApiProperty({ example: 'Settings saved successfully!' })
  message!: string;

  @ApiProperty({ description: 'All settings as they are now.' })
  settings!: AdminSettings;
}
