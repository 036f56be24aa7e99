import { ManyOf } from '../common/fields/value-fields.js';
import type { RecordColumn } from './record-columns.js';

/**
 * Which columns a file is to have, by their keys: of those that the kind has, none twice.
 *
 * @param enumName of the keys in the API document, where the console finds them
 */
export function ChosenColumns<View>(
  columns: readonly RecordColumn<View>[],
  enumName: string,
): PropertyDecorator {
  return ManyOf([...new Set(columns.map(({ key }) => key))], {
    optional: true,
    least: 1,
    enumName,
    label: 'Columns',
    description: 'Only these columns, in this order; every column when it is left out.',
  });
}
