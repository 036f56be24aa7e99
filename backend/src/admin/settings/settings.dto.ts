import { ApiProperty } from '@nestjs/swagger';
import { OneOf, YesNo } from '../../common/fields/value-fields.js';
import { MAIL_LOCALES, type MailLocale } from '../../mail/templates/mail-template.js';
import { COLOURS, DENSITIES, DIGESTS, type Preferences, START_PAGES } from './preferences.js';

/** The settings of an administrator, on every device. */
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

  @ApiProperty({
    description: 'The bell tells of new submissions of the kinds that the account may read.',
    example: true,
  })
  notifySubmissions!: boolean;

  @ApiProperty({ description: 'The bell tells of what colleagues decided.', example: true })
  notifyDecisions!: boolean;

  @ApiProperty({
    description: 'The bell tells whoever holds `admins:manage` what happened to accounts.',
    example: true,
  })
  notifyAccounts!: boolean;

  @ApiProperty({
    description: 'What the bell tells of is shown by the browser too, where it was allowed to.',
    example: false,
  })
  browserNotifications!: boolean;

  @ApiProperty({
    description: 'A mail comes when a colleague mentions the account in a note, or assigns it a record.',
    example: true,
  })
  colleagueMails!: boolean;

  @ApiProperty({
    description:
      'How often a mail says how much waits: every morning at 8, on Monday mornings, or never. Indian time.',
    enum: DIGESTS,
    enumName: 'Digest',
    example: 'daily',
  })
  digest!: Preferences['digest'];
}

/** Omitted fields are left as they are. */
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

  @YesNo({
    optional: true,
    description: 'The bell tells of new submissions of the kinds that the account may read.',
    example: true,
  })
  notifySubmissions?: boolean;

  @YesNo({ optional: true, description: 'The bell tells of what colleagues decided.', example: true })
  notifyDecisions?: boolean;

  @YesNo({
    optional: true,
    description: 'The bell tells whoever holds `admins:manage` what happened to accounts.',
    example: true,
  })
  notifyAccounts?: boolean;

  @YesNo({
    optional: true,
    description: 'What the bell tells of is shown by the browser too, where it was allowed to.',
    example: false,
  })
  browserNotifications?: boolean;

  @YesNo({
    optional: true,
    description: 'A mail comes when a colleague mentions the account in a note, or assigns it a record.',
    example: true,
  })
  colleagueMails?: boolean;

  @OneOf(DIGESTS, {
    optional: true,
    enumName: 'Digest',
    description:
      'How often a mail says how much waits: every morning at 8, on Monday mornings, or never. Indian time.',
    example: 'daily',
  })
  digest?: Preferences['digest'];
}

export class SettingsSaved {
  @ApiProperty({ example: 'Settings saved successfully!' })
  message!: string;

  @ApiProperty({ description: 'All settings as they are now.' })
  data!: AdminSettings;
}
