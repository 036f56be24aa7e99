import Button from 'antd/es/button';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import { ModalDialog } from '../dialog/modal-dialog';
import { Icon } from '../icon';
import type { DocumentView } from './load-view';
import './document-viewer.css';

interface DocumentViewerProps {
  file: Blob;
  name: string;
  /** Component that renders the file. */
  View: DocumentView;
  onClose: () => void;
  onDownload: () => void;
  /** Shows this and later documents beside the record; absent where there is no room. */
  onShowBeside?: (() => void) | undefined;
}

/** Shows a PDF or image on a canvas in a dialog. The file is never opened as a page of its own. */
export function DocumentViewer({ file, name, View, onClose, onDownload, onShowBeside }: DocumentViewerProps) {
  const commonMessages = useMessages(common);
  const messages = useMessages(records);
  return (
    <ModalDialog className="ad-viewer" title={name} closeLabel={commonMessages.close} onClose={onClose}>
      <View file={file} name={name} />
      <footer className="ad-viewer__foot">
        {onShowBeside && (
          <Button icon={<Icon name="beside" />} onClick={onShowBeside}>
            {messages.putBeside}
          </Button>
        )}
        <Button icon={<Icon name="download" />} onClick={onDownload}>
          {messages.download}
        </Button>
      </footer>
    </ModalDialog>
  );
}
