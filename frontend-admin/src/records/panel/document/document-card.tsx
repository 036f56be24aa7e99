import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { fileField as fileFieldEn } from 'frontend-shared/content/en/file-field';
import { fileField as fileFieldHi } from 'frontend-shared/content/hi/file-field';
import { fileSize, MB, type SizeMessages } from 'frontend-shared/i18n/file-size';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { type ReactNode, useRef, useState } from 'react';
import { downloadBlob, downloadFrom } from '../../../browser/download';
import { WIDE } from '../../../browser/screen-widths';
import { useShortcuts } from '../../../browser/shortcuts';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import { records } from '../../../content/records';
import { prepareDownload } from '../../../data/downloads';
import type { RecordSource, SubmittedRecord } from '../../../data/records/records';
import { usePreferences } from '../../../state/preferences';
import { showToast } from '../../../state/toasts';
import { DocumentPane } from '../../../ui/document-viewer/document-pane';
import { DocumentViewer } from '../../../ui/document-viewer/document-viewer';
import { type DocumentView, loadView } from '../../../ui/document-viewer/load-view';
import { Hint } from '../../../ui/hint';
import { Icon } from '../../../ui/icon';
import { errorMessage, isCancelled } from '../../../ui/text/error-message';
import { ClosedDocument } from './closed-document';
import { useDocumentPane } from './document-pane-state';
import { SheetDrawing } from './sheet-drawing';

/** A size in the words of a language. */
const SIZES: Readonly<Record<Locale, SizeMessages>> = { en: fileFieldEn.size, hi: fileFieldHi.size };

/** The word a person would use for a type of file. */
function typeWord(name: string): string {
  return /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toUpperCase() ?? '';
}

/** From this size on the browser fetches the file by itself. In bytes. */
const LARGE = MB;

/** How long it is said that the browser has it: long enough to see whether it does. In milliseconds. */
const HANDED_OVER_MS = 15_000;

type Busy = 'viewing' | 'downloading' | undefined;

interface DocumentCardProps {
  source: Pick<RecordSource<SubmittedRecord>, 'file'>;
  record: SubmittedRecord;
  /** What is said when there is none. */
  none: string;
}

/** Name, size and type of the document, its preview and the way to keep it. */
export function DocumentCard({ source, record, none }: DocumentCardProps) {
  const messages = useMessages(records);
  const commonMessages = useMessages(common);
  const sizes = useMessages(SIZES);
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<Busy>();
  const [failure, setFailure] = useState<string>();
  const [viewed, setViewed] = useState<{ file: Blob; View: DocumentView }>();
  const card = useRef<HTMLDivElement>(null);
  const viewButton = useRef<HTMLButtonElement>(null);
  const isWide = useMediaQuery(WIDE);
  const { documentBeside, putDocumentBeside } = usePreferences();
  const pane = useDocumentPane();
  const isBeside = isWide && documentBeside;
  const { document: file } = record;

  const fetched = () => queryClient.fetchQuery(source.file(record._id));

  async function withDocument(what: Busy, task: () => Promise<void>) {
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

  async function view(type: string) {
    const [blob, View] = await Promise.all([fetched(), loadView(type)]);
    setViewed({ file: blob, View });
    pane.setOpen(true);
    // Name and PAN, which the paper is compared with, stand at the beginning of the record.
    const body = card.current?.closest('.ad-panel__body');
    if (isBeside && body) body.scrollTop = 0;
  }

  async function download({ name, size }: { name: string; size: number }) {
    const isHere = queryClient.getQueryData(source.file(record._id).queryKey) !== undefined;
    if (size < LARGE || isHere) downloadBlob(await fetched(), name);
    else {
      downloadFrom(await prepareDownload(record.reference));
      // From here on the browser has it, and tells nobody how it went.
      showToast({
        kind: 'success',
        text: messages.downloadHandedOver(name),
        until: Date.now() + HANDED_OVER_MS,
      });
    }
  }

  function close() {
    setViewed(undefined);
    pane.setOpen(false);
    // Whoever is at the decision stays there.
    const isInPanel = card.current?.closest('.ad-panel')?.contains(document.activeElement);
    if (!isBeside || !isInPanel) viewButton.current?.focus();
  }

  const canView = file !== undefined && (file.type === 'application/pdf' || file.type.startsWith('image/'));
  const open = canView ? () => void withDocument('viewing', () => view(file.type)) : undefined;
  useShortcuts({ v: viewed || busy ? undefined : open });

  // The list is to be seen again, until the next record that has one.
  if (!file) return <p className="ad-quiet">{none}</p>;
  const about = `${fileSize(file.size, sizes)}, ${typeWord(file.name)}`;
  const paneOf = (content: ReactNode) => (
    <DocumentPane
      title={file.name}
      onClose={close}
      onDownload={viewed && (() => downloadBlob(viewed.file, file.name))}
      onPutInFront={() => {
        putDocumentBeside(false);
        // Without a document in it the pane would only be in the way.
        if (!viewed) pane.setOpen(false);
      }}
    >
      {content}
    </DocumentPane>
  );
  return (
    <>
      <div ref={card} className="ad-document">
        <SheetDrawing />
        <div className="ad-document__what">
          <b>{file.name}</b>
          <span className="ad-quiet">{about}</span>
        </div>
        <div className="ad-document__buttons">
          {open && (
            <Button
              ref={viewButton}
              icon={<Icon name="eye" />}
              loading={busy === 'viewing'}
              aria-label={messages.viewOf(file.name)}
              aria-keyshortcuts="V"
              onClick={open}
            >
              {messages.view}
            </Button>
          )}
          <Hint text={canView ? messages.download : undefined}>
            <Button
              icon={<Icon name="download" />}
              loading={busy === 'downloading'}
              aria-label={messages.downloadOf(file.name)}
              onClick={() => void withDocument('downloading', () => download(file))}
            >
              {canView ? undefined : messages.download}
            </Button>
          </Hint>
        </div>
      </div>
      {failure && (
        <p className="ad-document__failure" role="alert">
          {commonMessages.error(failure)}
        </p>
      )}
      {isBeside &&
        pane.isOpen &&
        paneOf(
          viewed ? (
            <viewed.View file={viewed.file} name={file.name} />
          ) : (
            <ClosedDocument
              name={file.name}
              about={about}
              busy={busy === 'viewing'}
              failure={failure}
              onOpen={open}
            />
          ),
        )}
      {!isBeside && viewed && (
        <DocumentViewer
          {...viewed}
          name={file.name}
          onClose={close}
          onDownload={() => downloadBlob(viewed.file, file.name)}
          onPutBeside={isWide ? () => putDocumentBeside(true) : undefined}
        />
      )}
    </>
  );
}
