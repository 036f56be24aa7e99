import { OneOf } from '../../common/fields/value-fields.js';
import { MAIL_LOCALES, type MailLocale } from '../../mail/templates/mail-template.js';
import { EXPORT_FORMATS, type ExportFormat } from '../formats/export-formats.js';

/** The format of a prepared export. */
export class ExportFileQuery {
  @OneOf(EXPORT_FORMATS, {
    optional: true,
    enumName: 'ExportFormat',
    label: 'Format',
    description: 'File format. Defaults to `csv`.',
    example: 'xlsx',
  })
  format?: ExportFormat;

  @OneOf(MAIL_LOCALES, {
    optional: true,
    enumName: 'MailLocale',
    description:
      'Language of headings and of generated values; texts that people entered are not translated. Defaults to `en`.',
    example: 'hi',
  })
  locale?: MailLocale;
}
