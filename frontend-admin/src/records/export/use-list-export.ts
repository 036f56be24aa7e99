import { useMutation } from '@tanstack/react-query';
import { fetchFile } from '../../browser/save-file';
import type { ExportFormat } from '../../data/list-exports';

/**
 * Has the browser fetch a list as a file.
 * @param prepare asks for the address that gives it
 */
export function useListExport(prepare: () => Promise<string>) {
  return useMutation({
    mutationFn: async (format: ExportFormat) => fetchFile(`${await prepare()}?format=${format}`),
  });
}

export type ListExport = ReturnType<typeof useListExport>;
