import { useQueryClient } from '@tanstack/react-query';
import { MB } from 'frontend-shared/i18n/file-size';
import { useState } from 'react';
import { downloadBlob, downloadFrom } from '../../../browser/download';
import { useMessages } from '../../../content/messages';
import { records } from '../../../content/records';
import { prepareDownload } from '../../../data/downloads';
import type { RecordSource, SubmittedRecord } from '../../../data/records/records';
import { showToast } from '../../../state/toasts';
import { type DocumentView, loadView } from '../../../ui/document-viewer/load-view';
import { errorMessage, isCancelled } from '../../../ui/text/error-message';

/** Files of at least this size, in bytes, are downloaded by the browser itself. */
const LARGE_BYTES = MB;

/** How long the toast about the browser's download is shown, in ms: long enough to check that it started. */
const DOWNLOAD_TOAST_MS = 15_000;

/** A fetched document, and the component that renders it. */
export interface ViewedDocument {
  file: Blob;
  View: DocumentView;
}

/** Fetches the document of a record, to view or to download it. */
export function useDocumentActions(
  source: Pick<RecordSource<SubmittedRecord>, 'file'>,
  record: SubmittedRecord,
) {
  const messages = useMessages(records);
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<'viewing' | 'downloading'>();
  const [failure, setFailure] = useState<string>();

  const fetchFile = () => queryClient.fetchQuery(source.file(record._id));

  async function perform(what: typeof busy, task: () => Promise<void>) {
    setBusy(what);
    setFailure(undefined);
    try {
      await task();
    } catch (error) {
      if (!isCancelled(error)) setFailure(errorMessage(error, messages.documentFailed));
    } finally {
      setBusy(undefined);
    }
  }

  async function downloadFile({ name, size }: { name: string; size: number }) {
    const isFetched = queryClient.getQueryData(source.file(record._id).queryKey) !== undefined;
    if (size < LARGE_BYTES || isFetched) downloadBlob(await fetchFile(), name);
    else {
      downloadFrom(await prepareDownload(record.reference));
      // The browser continues the download and does not report the result.
      showToast({
        kind: 'success',
        text: messages.downloadHandedOver(name),
        until: Date.now() + DOWNLOAD_TOAST_MS,
      });
    }
  }

  return {
    busy,
    /** Why the last action failed; undefined after a cancelled one. */
    failure,
    /** Fetches the document and the code for its media type. */
    load: (type: string, onLoaded: (loaded: ViewedDocument) => void) =>
      perform('viewing', async () => {
        const [file, View] = await Promise.all([fetchFile(), loadView(type)]);
        onLoaded({ file, View });
      }),
    download: (file: { name: string; size: number }) => perform('downloading', () => downloadFile(file)),
  };
}
