/** A column of an exported list: text, numbers or dates, which each format writes in its own way. */
export type ExportColumn<Item> = { title: string } & (
  | {
      /** The value; undefined leaves the cell empty. */
      cell: (item: Item) => string | number | undefined;
    }
  | { moment: (item: Item) => Date | undefined }
);
