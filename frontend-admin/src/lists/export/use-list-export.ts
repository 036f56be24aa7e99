import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { downloadFrom } from '../../browser/download';
import { type ExportChoice, type ExportFormat, exportProgress } from '../../data/list-exports';
import { ownReveals } from '../../data/records/shareholders';

/** Options for the content of the file. */
export type FileContent = Pick<ExportChoice, 'ids' | 'columns' | 'withPan'>;

export interface ExportRequest extends FileContent {
  format: ExportFormat;
}

/**
 * Lets the browser download a list as a file, and polls the server's progress.
 *
 * @param prepare requests the path of the file
 */
export function useListExport(prepare: (content: FileContent) => Promise<string>) {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const preparation = useMutation({
    mutationFn: async ({ format, ...content }: ExportRequest) => {
      const path = await prepare(content);
      // The server's default is English.
      downloadFrom(`${path}?format=${format}${locale === 'hi' ? '&locale=hi' : ''}`);
      return path;
    },
    onSettled: (_path, _error, { withPan }) =>
      withPan ? queryClient.invalidateQueries(ownReveals()) : undefined,
  });
  const { data: progress } = useQuery(exportProgress(preparation.data));
  return { ...preparation, progress };
}

export type ListExport = ReturnType<typeof useListExport>;
