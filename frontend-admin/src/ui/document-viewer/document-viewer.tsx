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
  /** What shows it, by its type. */
  View: DocumentView;
  onClose: () => void;
  onDownload: () => void;
  /** Where there is room for it: shows the document beside its record from now on. */
  onPutBeside?: (() => void) | undefined;
}

/** Shows a PDF or a picture on a canvas, without ever handing the file to the browser as a page of its own. */
export function DocumentViewer({ file, name, View, onClose, onDownload, onPutBeside }: DocumentViewerProps) {
  const commonMessages = useMessages(common);
  const messages = useMessages(records);
  return (
    <ModalDialog className="ad-viewer" title={name} closeLabel={commonMessages.close} onClose={onClose}>
      <View file={file} name={name} />
      <footer className="ad-viewer__foot">
        {onPutBeside && (
          <Button icon={<Icon name="beside" />} onClick={onPutBeside}>
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
