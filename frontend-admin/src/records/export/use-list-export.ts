import { useMutation } from '@tanstack/react-query';
import { fetchFile } from '../../browser/save-file';
import type { ExportFormat } from '../../data/list-exports';

/** As what a list is wanted, and which of its columns; every one when they are left out. */
export interface WantedFile {
  format: ExportFormat;
  columns?: readonly string[] | undefined;
}

/**
 * Has the browser fetch a list as a file.
 * @param prepare asks for the address that gives it
 */
export function useListExport(prepare: (columns: WantedFile['columns']) => Promise<string>) {
  return useMutation({
    mutationFn: async ({ format, columns }: WantedFile) =>
      fetchFile(`${await prepare(columns)}?format=${format}`),
  });
}

export type ListExport = ReturnType<typeof useListExport>;
