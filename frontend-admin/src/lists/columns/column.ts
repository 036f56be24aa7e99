import type { ReactNode } from 'react';

/** A column beside the first one. On a narrow list its text moves below the name. */
export interface Column<R, Key extends string = string> {
  /** Identifies the column in URLs and exports. */
  key: Key;
  label: string;
  text: (row: R) => string;
  /** Replaces the plain text. */
  render?: (row: R) => ReactNode;
  /** Icon before the text where it is below the name. */
  mark?: (row: R) => ReactNode;
  /** The API's sort key for this column. */
  sort?: 'createdAt';
  /** Whether its text does not wrap; the first column shrinks instead. */
  inOneLine?: boolean;
  /** Hidden by default. */
  hidden?: boolean;
  /** Shown by default while one of these filters is active. */
  shownWith?: readonly string[];
}

/** The properties of a column that the column menu needs. */
export type ChoosableColumn = Pick<Column<never>, 'key' | 'label' | 'hidden'>;

/** Keys of the default columns. */
export function defaultKeys(all: readonly ChoosableColumn[]): string[] {
  return all.filter(({ hidden }) => !hidden).map(({ key }) => key);
}

/** The columns with these keys, in this order; the default columns without keys. */
export function shownColumns<C extends ChoosableColumn>(
  all: readonly C[],
  keys: readonly string[] | undefined,
): C[] {
  return (keys ?? defaultKeys(all)).flatMap((key) => all.find((column) => column.key === key) ?? []);
}
