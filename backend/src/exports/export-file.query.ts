import { OneOf } from '../common/fields/value-fields.js';
import { EXPORT_FORMATS, type ExportFormat } from './formats/export-formats.js';

/** As what a prepared list is fetched. */
export class ExportFileQuery {
  @OneOf(EXPORT_FORMATS, {
    optional: true,
    enumName: 'ExportFormat',
    label: 'Format',
    description: 'Format of the file; `csv` when it is left out.',
    example: 'xlsx',
  })
  format?: ExportFormat;
}
