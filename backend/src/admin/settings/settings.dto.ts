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
    description: 'Colour scheme of the console; `system` follows the device.',
    enum: COLOURS,
    enumName: 'ColourChoice',
    example: 'dark',
  })
  colours!: Preferences['colours'];

  @ApiProperty({
    description: 'Spacing of list rows.',
    enum: DENSITIES,
    enumName: 'Density',
    example: 'compact',
  })
  density!: Preferences['density'];

  @ApiProperty({
    description: 'Screen shown after login: the last segment of its path.',
    enum: START_PAGES,
    enumName: 'StartPage',
    example: 'applications',
  })
  startPage!: Preferences['startPage'];

  @ApiProperty({
    description: 'Whether single-key shortcuts are on, such as J for the next record.',
    example: true,
  })
  shortcuts!: boolean;

  @ApiProperty({
    description: 'Notify of new submissions of the kinds that the account may read.',
    example: true,
  })
  notifySubmissions!: boolean;

  @ApiProperty({ description: 'Notify of decisions by colleagues.', example: true })
  notifyDecisions!: boolean;

  @ApiProperty({
    description: 'Notify of changes to accounts; only for holders of `admins:read` and `admins:manage`.',
    example: true,
  })
  notifyAccounts!: boolean;

  @ApiProperty({
    description: 'Also show notifications as browser notifications, where the browser permits it.',
    example: false,
  })
  browserNotifications!: boolean;

  @ApiProperty({
    description: 'Send a mail when a colleague mentions the account in a note or assigns it a record.',
    example: true,
  })
  colleagueMails!: boolean;

  @ApiProperty({
    description:
      'Summary mail of open work: `daily` at 8:00, `weekly` on Mondays at 8:00 (Indian time, IST), or `off`.',
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
    description: 'Colour scheme of the console; `system` follows the device.',
    example: 'dark',
  })
  colours?: Preferences['colours'];

  @OneOf(DENSITIES, {
    optional: true,
    enumName: 'Density',
    description: 'Spacing of list rows.',
    example: 'compact',
  })
  density?: Preferences['density'];

  @OneOf(START_PAGES, {
    optional: true,
    enumName: 'StartPage',
    description: 'Screen shown after login: the last segment of its path.',
    example: 'applications',
  })
  startPage?: Preferences['startPage'];

  @YesNo({
    optional: true,
    description: 'Whether single-key shortcuts are on, such as J for the next record.',
    example: true,
  })
  shortcuts?: boolean;

  @YesNo({
    optional: true,
    description: 'Notify of new submissions of the kinds that the account may read.',
    example: true,
  })
  notifySubmissions?: boolean;

  @YesNo({ optional: true, description: 'Notify of decisions by colleagues.', example: true })
  notifyDecisions?: boolean;

  @YesNo({
    optional: true,
    description: 'Notify of changes to accounts; only for holders of `admins:read` and `admins:manage`.',
    example: true,
  })
  notifyAccounts?: boolean;

  @YesNo({
    optional: true,
    description: 'Also show notifications as browser notifications, where the browser permits it.',
    example: false,
  })
  browserNotifications?: boolean;

  @YesNo({
    optional: true,
    description: 'Send a mail when a colleague mentions the account in a note or assigns it a record.',
    example: true,
  })
  colleagueMails?: boolean;

  @OneOf(DIGESTS, {
    optional: true,
    enumName: 'Digest',
    description:
      'Summary mail of open work: `daily` at 8:00, `weekly` on Mondays at 8:00 (Indian time, IST), or `off`.',
    example: 'daily',
  })
  digest?: Preferences['digest'];
}

export class SettingsSaved {
  @ApiProperty({ example: 'Settings saved successfully!' })
  message!: string;

  @ApiProperty({ description: 'All settings, updated.' })
  data!: AdminSettings;
}
