/** A column of an exported list: words or numbers, or moments, which each format writes in its own way. */
export type ExportColumn<Item> = { title: string } & (
  | {
      /** What stands in it; undefined leaves the cell empty. */
      cell: (item: Item) => string | number | undefined;
    }
  | { moment: (item: Item) => Date | undefined }
);
