import type { ReactNode } from 'react';

/** A column beside the name. On a narrow list its text moves below the name. */
export interface Column<R, Key extends string = string> {
  /** Stands for it in addresses and exports. */
  key: Key;
  label: string;
  text: (row: R) => string;
  /** What is shown instead of the text alone. */
  render?: (row: R) => ReactNode;
  /** An icon before the text where that is below the name. */
  mark?: (row: R) => ReactNode;
  /** The list can be ordered by it, by this name of the API. */
  sort?: 'createdAt';
  /** Reads badly in two lines: the first column gives way instead. */
  inOneLine?: boolean;
  /** Not shown until somebody chooses it. */
  hidden?: boolean;
  /** Shown all the same while one of these filters narrows the list. */
  shownWith?: readonly string[];
}

/** A column as whoever chooses it sees it. */
export type ChoosableColumn = Pick<Column<never>, 'key' | 'label' | 'hidden'>;

/** Keys of the columns that are shown as delivered. */
export function deliveredKeys(all: readonly ChoosableColumn[]): string[] {
  return all.filter(({ hidden }) => !hidden).map(({ key }) => key);
}

/** The columns that an address names, in its order; as delivered when it names none. */
export function shownColumns<C extends ChoosableColumn>(
  all: readonly C[],
  keys: readonly string[] | undefined,
): C[] {
  return (keys ?? deliveredKeys(all)).flatMap((key) => all.find((column) => column.key === key) ?? []);
}
