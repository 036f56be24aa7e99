import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { downloadBlob } from '../../../browser/download';
import { WIDE } from '../../../browser/screen-widths';
import { usePreferences } from '../../../state/preferences';
import { DocumentPane } from '../../../ui/document-viewer/document-pane';
import { DocumentViewer } from '../../../ui/document-viewer/document-viewer';
import { ClosedDocument } from './closed-document';
import { useDocumentPane } from './document-pane-state';
import type { ViewedDocument } from './use-document-actions';

/** Whether documents are shown beside their record: the user prefers it and the screen is wide enough. */
export function useIsBeside(): boolean {
  const isWide = useMediaQuery(WIDE);
  const documentBeside = usePreferences((preferences) => preferences.documentBeside);
  return isWide && documentBeside;
}

interface OpenedDocumentProps {
  name: string;
  /** Size and type. */
  about: string;
  /** undefined while the document is not open. */
  viewed: ViewedDocument | undefined;
  busy: boolean;
  failure: string | undefined;
  /** Absent when documents of this type cannot be displayed. */
  onOpen: (() => void) | undefined;
  onClose: () => void;
}

/** Shows a document in the pane beside its record, or in a dialog. */
export function OpenedDocument(props: OpenedDocumentProps) {
  const { name, about, viewed, busy, failure, onOpen, onClose } = props;
  const isWide = useMediaQuery(WIDE);
  const isBeside = useIsBeside();
  const putDocumentBeside = usePreferences((preferences) => preferences.putDocumentBeside);
  const pane = useDocumentPane();
  const download = viewed && (() => downloadBlob(viewed.file, name));

  if (!isBeside) {
    return (
      viewed &&
      download && (
        <DocumentViewer
          {...viewed}
          name={name}
          onClose={onClose}
          onDownload={download}
          onPutBeside={isWide ? () => putDocumentBeside(true) : undefined}
        />
      )
    );
  }
  if (!pane.isOpen) return null;
  return (
    <DocumentPane
      title={name}
      onClose={onClose}
      onDownload={download}
      onPutInFront={() => {
        putDocumentBeside(false);
        // Without an open document there is nothing to show in the dialog.
        if (!viewed) pane.setOpen(false);
      }}
    >
      {viewed ? (
        <viewed.View file={viewed.file} name={name} />
      ) : (
        <ClosedDocument name={name} about={about} busy={busy} failure={failure} onOpen={onOpen} />
      )}
    </DocumentPane>
  );
}
