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
import { useIsMounted } from '../../../ui/use-is-mounted';

/** Files of at least this size, in bytes, are downloaded by the browser itself. */
const LARGE_BYTES = MB;

/** How long the toast about the browser's download is shown, in ms: long enough to check that it started. */
const DOWNLOAD_TOAST_MS = 15_000;

type Action = 'viewing' | 'downloading';

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
  const [busy, setBusy] = useState<Action>();
  const [failure, setFailure] = useState<string>();
  const isMounted = useIsMounted();

  const fetchFile = () => queryClient.fetchQuery(source.file(record._id));

  async function perform(what: Action, task: () => Promise<void>) {
    setBusy(what);
    setFailure(undefined);
    try {
      await task();
    } catch (error) {
      if (!isCancelled(error)) report(what, errorMessage(error, messages.documentFailed));
    } finally {
      setBusy(undefined);
    }
  }

  /** Shows a failure in the card, or that of a download in a toast once another record is open. */
  function report(what: Action, why: string) {
    setFailure(why);
    const name = record.document?.name;
    if (isMounted.current || what === 'viewing' || !name) return;
    showToast({ kind: 'error', text: messages.notDownloaded(name, why) });
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
    /** Fetches the document and the code for its media type; `onLoaded` is called only if the record is still open. */
    load: (type: string, onLoaded: (loaded: ViewedDocument) => void) =>
      perform('viewing', async () => {
        const [file, View] = await Promise.all([fetchFile(), loadView(type)]);
        if (isMounted.current) onLoaded({ file, View });
      }),
    download: (file: { name: string; size: number }) => perform('downloading', () => downloadFile(file)),
  };
}
