/** A column of an exported list: text, numbers, times or days, which each format writes in its own way. */
export type ExportColumn<Item> = { title: string } & (
  | {
      /** The value; undefined leaves the cell empty. */
      cell: (item: Item) => string | number | undefined;
      /** Whether it holds sentences or several lines: a workbook shows them in full, in a wide column. */
      long?: true;
    }
  | { moment: (item: Item) => Date | undefined }
  /** An Indian day, such as `2025-01-15`. */
  | { day: (item: Item) => string | undefined }
);
