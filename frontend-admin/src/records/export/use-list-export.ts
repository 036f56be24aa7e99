import { useMutation } from '@tanstack/react-query';
import { fetchFile } from '../../browser/save-file';

/**
 * Has the browser fetch a list as a file.
 * @param prepare asks for the address that gives it
 */
export function useListExport(prepare: () => Promise<string>) {
  return useMutation({ mutationFn: async () => fetchFile(await prepare()) });
}

export type ListExport = ReturnType<typeof useListExport>;
