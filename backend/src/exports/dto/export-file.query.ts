import { OneOf } from '../../common/fields/value-fields.js';
import { MAIL_LOCALES, type MailLocale } from '../../mail/templates/mail-template.js';
import { EXPORT_FORMATS, type ExportFormat } from '../formats/export-formats.js';

/** The format of a prepared export. */
export class ExportFileQuery {
  @OneOf(EXPORT_FORMATS, {
    optional: true,
    enumName: 'ExportFormat',
    label: 'Format',
    description: 'Format of the file; `csv` when it is left out.',
    example: 'xlsx',
  })
  format?: ExportFormat;

  @OneOf(MAIL_LOCALES, {
    optional: true,
    enumName: 'MailLocale',
    description:
      'Language of the titles, and of the words that the product itself writes; what people sent stays as it is. `en` when it is left out.',
    example: 'hi',
  })
  locale?: MailLocale;
}
