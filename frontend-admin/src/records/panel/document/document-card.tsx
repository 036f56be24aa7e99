import Button from 'antd/es/button';
import { fileField as fileFieldEn } from 'frontend-shared/content/en/file-field';
import { fileField as fileFieldHi } from 'frontend-shared/content/hi/file-field';
import { fileSize, type SizeMessages } from 'frontend-shared/i18n/file-size';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useRef, useState } from 'react';
import { useShortcuts } from '../../../browser/shortcuts';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import { records } from '../../../content/records';
import type { RecordSource, SubmittedRecord } from '../../../data/records/records';
import { Icon } from '../../../ui/icon';
import { Tooltip } from '../../../ui/tooltip';
import { DocumentDisplay, useIsDocumentBeside } from './document-display';
import { DocumentIllustration } from './document-illustration';
import { useDocumentPane } from './document-pane-state';
import { useDocumentActions, type ViewedDocument } from './use-document-actions';

/** File size units by locale. */
const SIZES: Readonly<Record<Locale, SizeMessages>> = { en: fileFieldEn.size, hi: fileFieldHi.size };

/** The file type by the extension of the file name: "PDF". */
function fileTypeLabel(name: string): string {
  return /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toUpperCase() ?? '';
}

interface DocumentCardProps {
  source: Pick<RecordSource<SubmittedRecord>, 'file'>;
  record: SubmittedRecord;
  /** Text for records without a document. */
  none: string;
}

/** Shows a record's document with its name, size and type, and buttons to view and download it. */
export function DocumentCard({ source, record, none }: DocumentCardProps) {
  const messages = useMessages(records);
  const commonMessages = useMessages(common);
  const sizes = useMessages(SIZES);
  const { busy, failure, load, download } = useDocumentActions(source, record);
  const [viewed, setViewed] = useState<ViewedDocument>();
  const card = useRef<HTMLDivElement>(null);
  const viewButton = useRef<HTMLButtonElement>(null);
  const pane = useDocumentPane();
  const isBeside = useIsDocumentBeside();
  const { document: file } = record;

  function show(loaded: ViewedDocument) {
    setViewed(loaded);
    pane.setOpen(true);
    // Name and PAN, which are compared with the document, are at the top of the record.
    const body = card.current?.closest('.ad-panel__body');
    if (isBeside && body) body.scrollTop = 0;
  }

  function close() {
    setViewed(undefined);
    pane.setOpen(false);
    // Focus that is already in the panel, for example on the decision, stays there.
    const isInPanel = card.current?.closest('.ad-panel')?.contains(document.activeElement);
    if (!isBeside || !isInPanel) viewButton.current?.focus();
  }

  const canView = file !== undefined && (file.type === 'application/pdf' || file.type.startsWith('image/'));
  const open = canView ? () => void load(file.type, show) : undefined;
  useShortcuts({ v: viewed || busy ? undefined : open });

  // The pane is not rendered, so the list is visible until a record with a document is opened.
  if (!file) return <p className="ad-quiet">{none}</p>;
  const about = `${fileSize(file.size, sizes)}, ${fileTypeLabel(file.name)}`;
  return (
    <>
      <div ref={card} className="ad-document">
        <DocumentIllustration />
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
          <Tooltip text={canView ? messages.download : undefined}>
            <Button
              icon={<Icon name="download" />}
              loading={busy === 'downloading'}
              aria-label={messages.downloadOf(file.name)}
              onClick={() => void download(file)}
            >
              {canView ? undefined : messages.download}
            </Button>
          </Tooltip>
        </div>
      </div>
      {failure && (
        <p className="ad-document__failure" role="alert">
          {commonMessages.error(failure)}
        </p>
      )}
      <DocumentDisplay
        name={file.name}
        about={about}
        viewed={viewed}
        busy={busy === 'viewing'}
        failure={failure}
        onOpen={open}
        onClose={close}
      />
    </>
  );
}
