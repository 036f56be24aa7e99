import { ManyOf } from '../common/fields/value-fields.js';
import type { RecordColumn } from './record-columns.js';

/**
 * The columns that a file is to have, by key, without duplicates.
 * @param enumName of the keys in the API document, where the console finds them
 */
export function ChosenColumns<View>(
  columns: readonly RecordColumn<View>[],
  enumName: string,
): PropertyDecorator {
  return ManyOf([...new Set(columns.map(({ key }) => key))], {
    optional: true,
    min: 1,
    enumName,
    label: 'Columns',
    description: 'Columns to export, in this order. Defaults to all columns.',
  });
}
