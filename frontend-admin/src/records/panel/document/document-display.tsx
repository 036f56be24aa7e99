import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { downloadBlob } from '../../../browser/download';
import { WIDE } from '../../../browser/media-queries';
import { usePreferences } from '../../../state/preferences';
import { DocumentPane } from '../../../ui/document-viewer/document-pane';
import { DocumentViewer } from '../../../ui/document-viewer/document-viewer';
import { useDocumentPane } from './document-pane-state';
import { DocumentPlaceholder } from './document-placeholder';
import type { ViewedDocument } from './use-document-actions';

/** Whether documents are shown beside their record: the user prefers it and the screen is wide enough. */
export function useIsDocumentBeside(): boolean {
  const isWide = useMediaQuery(WIDE);
  const documentBeside = usePreferences((preferences) => preferences.documentBeside);
  return isWide && documentBeside;
}

interface DocumentDisplayProps {
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
export function DocumentDisplay(props: DocumentDisplayProps) {
  const { name, about, viewed, busy, failure, onOpen, onClose } = props;
  const isWide = useMediaQuery(WIDE);
  const isBeside = useIsDocumentBeside();
  const putDocumentBeside = usePreferences((preferences) => preferences.setDocumentBeside);
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
          onShowBeside={isWide ? () => putDocumentBeside(true) : undefined}
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
      onShowInDialog={() => {
        putDocumentBeside(false);
        // Without an open document there is nothing to show in the dialog.
        if (!viewed) pane.setOpen(false);
      }}
    >
      {viewed ? (
        <viewed.View file={viewed.file} name={name} />
      ) : (
        <DocumentPlaceholder name={name} about={about} busy={busy} failure={failure} onOpen={onOpen} />
      )}
    </DocumentPane>
  );
}
