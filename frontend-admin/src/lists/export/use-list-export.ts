import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { downloadFrom } from '../../browser/download';
import {
  type ExportChoice,
  type ExportFormat,
  type ExportProgress,
  exportProgress,
  isForgotten,
} from '../../data/list-exports';
import { ownReveals } from '../../data/records/shareholders';

/** Options for the content of the file. */
export type FileContent = Pick<ExportChoice, 'ids' | 'columns' | 'withPan'>;

/** Requests the path of the file. */
type Prepare = (content: FileContent) => Promise<string>;

export interface ExportRequest extends FileContent {
  format: ExportFormat;
  /** As in the first request: a retry is for the same filters, whatever is set by then. */
  prepare?: Prepare;
}

/** Lets the browser download a list as a file, and polls the server's progress. */
export function useListExport(prepare: Prepare) {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const preparation = useMutation({
    mutationFn: async ({ format, prepare: requested = prepare, ...content }: ExportRequest) => {
      const path = await requested(content);
      // The server's default is English.
      downloadFrom(`${path}?format=${format}${locale === 'hi' ? '&locale=hi' : ''}`);
      return path;
    },
    onSettled: (_path, _error, { withPan }) =>
      withPan ? queryClient.invalidateQueries(ownReveals()) : undefined,
  });
  const { data, error } = useQuery(exportProgress(preparation.data));
  const progress: ExportProgress | undefined =
    data && isForgotten(error) ? { ...data, state: 'broken' } : data;
  const mutate = (request: ExportRequest) => preparation.mutate({ prepare, ...request });
  return { ...preparation, mutate, progress };
}

export type ListExport = ReturnType<typeof useListExport>;
