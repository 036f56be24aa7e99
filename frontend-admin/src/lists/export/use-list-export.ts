import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { downloadFrom } from '../../browser/download';
import { type ExportChoice, type ExportFormat, exportProgress } from '../../data/list-exports';
import { ownReveals } from '../../data/records/shareholders';

/** What of its records a file is wanted to have. */
export type FileContent = Pick<ExportChoice, 'columns' | 'withPan'>;

export interface WantedFile extends FileContent {
  format: ExportFormat;
}

/**
 * Has the browser fetch a list as a file, and follows how far the server is with it.
 *
 * @param prepare asks for the address that gives it
 */
export function useListExport(prepare: (content: FileContent) => Promise<string>) {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const preparation = useMutation({
    mutationFn: async ({ format, ...content }: WantedFile) => {
      const path = await prepare(content);
      // English is what the server writes when it is told nothing.
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
