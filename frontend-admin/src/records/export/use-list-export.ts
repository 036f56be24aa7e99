import { useMutation, useQuery } from '@tanstack/react-query';
import { fetchFile } from '../../browser/save-file';
import { type ExportFormat, exportProgress } from '../../data/list-exports';

/** As what a list is wanted, and which of its columns; every one when they are left out. */
export interface WantedFile {
  format: ExportFormat;
  columns?: readonly string[] | undefined;
}

/**
 * Has the browser fetch a list as a file, and follows how far the server is with it.
 *
 * @param prepare asks for the address that gives it
 */
export function useListExport(prepare: (columns: WantedFile['columns']) => Promise<string>) {
  const preparation = useMutation({
    mutationFn: async ({ format, columns }: WantedFile) => {
      const path = await prepare(columns);
      fetchFile(`${path}?format=${format}`);
      return path;
    },
  });
  const { data: progress } = useQuery(exportProgress(preparation.data));
  return { ...preparation, progress };
}

export type ListExport = ReturnType<typeof useListExport>;
